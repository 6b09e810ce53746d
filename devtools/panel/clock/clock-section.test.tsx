import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';
import { listenForKeys } from '../../ui/shortcuts.ts';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const turn = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
let stopKeys = () => {};
afterEach(() => stopKeys());

async function showSilentPanel() {
  const simulator = startSimulator();
  const settings = showPanel(simulator);
  await press('1 min antes');
  await turn('Sin avisar a la app');
  return { simulator, settings, landing: simulator.clock.resolve('cierre(7, 1) - 1m') };
}

test('with “1 min antes” and “Sin avisar a la app”, “Siguiente evento” goes to 1 minute before the event without notifying the app', async () => {
  const { simulator, landing } = await showSilentPanel();
  await press('Siguiente evento');
  await waitFor(() => expect(simulator.clock.now()).toBe(landing));
  expect(simulator.clock.view().isUnheard).toBe(true);
  expect(simulator.world.facts().at(-1)?.payload).toMatchObject({ silent: true });
});

test('with “1 min antes” and “Sin avisar a la app”, Alt+Shift+→ goes to 1 minute before the next event without notifying the app', async () => {
  const { simulator, settings, landing } = await showSilentPanel();
  const shell = { toggle() {}, palette() {}, help() {}, report() {} };
  stopKeys = listenForKeys(simulator, settings, shell);
  await userEvent.click(screen.getByRole('heading', { name: 'Simulador' }));
  await userEvent.keyboard('{Alt>}{Shift>}[ArrowRight]{/Shift}{/Alt}');
  await waitFor(() => expect(simulator.clock.now()).toBe(landing));
  expect(simulator.world.facts().at(-1)?.payload).toMatchObject({ silent: true });
});

test.each([['+5m', '2026-08-26 12:05']])(
  'with “1 min antes”, “Ir a” goes exactly to the typed time %s and doesn’t notify the app',
  async (typed, at) => {
    const { simulator } = await showSilentPanel();
    await userEvent.type(screen.getByRole('textbox', { name: 'Ir a' }), `${typed}{Enter}`);
    await waitFor(() => expect(simulator.clock.now()).toBe(simulator.clock.resolve(at)));
    expect(simulator.world.facts().at(-1)?.payload).toMatchObject({ silent: true });
  },
);

test.each([['ir al cierre de pue tij', 'cierre(7, 1)']])(
  'with “1 min antes”, the palette’s command “%s” goes exactly to %s',
  async (typed, at) => {
    const { simulator } = await showSilentPanel();
    await press('Buscar un comando');
    await userEvent.type(screen.getByRole('combobox', { name: 'Comando' }), `${typed}{Enter}`);
    await waitFor(() => expect(simulator.clock.now()).toBe(simulator.clock.resolve(at)));
  },
);

test('with “1 min antes”, “Ir” in the list of next events goes to 1 minute before the event', async () => {
  const { simulator, landing } = await showSilentPanel();
  await press('Ir a: Cierra PUE–TIJ');
  await waitFor(() => expect(simulator.clock.now()).toBe(landing));
});

test('“Siguiente evento” in the density Demo notifies the app although “Sin avisar a la app” is on', async () => {
  const { simulator } = await showSilentPanel();
  await press('Demo');
  await press('Siguiente evento');
  await waitFor(() => expect(simulator.world.facts().at(-1)?.payload).toMatchObject({ silent: false }));
});

test('with “Parar en vencimientos”, the next events include the expiry of a code, and “Siguiente evento” goes to that expiry', async () => {
  const simulator = startSimulator();
  showPanel(simulator);
  expect(screen.queryByText(/^Vence el código/)).toBeNull();
  await turn('Parar en vencimientos');
  expect(screen.getByText(/^Vence el código/)).toBeTruthy();
  await press('Siguiente evento');
  await waitFor(() => expect(simulator.mail.last({ kind: 'code' })?.state).toBe('expired'));
});
