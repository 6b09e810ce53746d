import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';

/** Shows “Ajuste fino” one hour after the start of the world, when the alias of week 7 changes. */
async function showChangedWorld() {
  const simulator = startSimulator();
  await simulator.clock.advance('1h');
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  showPanel(simulator, { section: 'clock' });
  return {
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    expectAt: (time: string) =>
      waitFor(() => expect(simulator.clock.now()).toBe(simulator.clock.resolve(time))),
    getAlias: () => simulator.world.table('weeks').rows[6]?.alias,
  };
}

test.each([
  ['−1 d', '2026-08-25 13:00'],
  ['−1 h', '2026-08-26 12:00'],
  ['−1 min', '2026-08-26 12:59'],
  ['+1 min', '2026-08-26 13:01'],
  ['+1 h', '2026-08-26 14:00'],
  ['+1 d', '2026-08-27 13:00'],
])('“%s” of “Ajuste fino” goes from 26 August at 13:00 to %s', async (name, time) => {
  const { press, expectAt } = await showChangedWorld();
  await press(name);
  await expectAt(time);
});

test('“−1 h” restores the data of an hour ago', async () => {
  const { press, expectAt, getAlias } = await showChangedWorld();
  await press('−1 h');
  await expectAt('nacimiento');
  expect(getAlias()).not.toBe('Mía');
});

test('with “Mover el reloj y dejar los datos”, “−1 h” keeps the data', async () => {
  const { press, expectAt, getAlias } = await showChangedWorld();
  await userEvent.click(screen.getByRole('switch', { name: 'Mover el reloj y dejar los datos' }));
  await press('−1 h');
  await expectAt('nacimiento');
  expect(getAlias()).toBe('Mía');
});
