import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createWorldReads } from '../panel/context/world-reads.ts';
import { startSimulator } from '../testing.tsx';
import { LatestFacts } from './LatestFacts.tsx';

async function show(isPlaying = false, isFolded = false) {
  const simulator = startSimulator();
  for (let number = 1; number <= 10; number += 1)
    await simulator.world.edit('weeks', 7, { alias: `Mía ${number}.` });
  render(
    <LatestFacts
      reads={createWorldReads(simulator)}
      isPlaying={isPlaying}
      isFolded={isFolded}
      className=""
    />,
  );
  return within(screen.getByRole('region', { name: 'Detrás de cámara' }));
}

test('“Detrás de cámara” lists the last eight facts, the latest first', async () => {
  const rows = (await show()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(8);
  expect(rows[0]).toContain('Mía 10.');
  expect(rows.at(-1)).toContain('Mía 3.');
});

test.each([
  [true, /tú tomas el control/],
  [false, /qué va pasando/],
])('“Detrás de cámara” says what to do, with a recipe that plays: %s', async (isPlaying, words) => {
  expect((await show(isPlaying)).getByText(words)).toBeTruthy();
});

test('“Detrás de cámara” is folded when there is no room for it, until its name is pressed', async () => {
  const facts = await show(true, true);
  const details = facts.getByText('Detrás de cámara').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('Mía 10.');
});

test('“Detrás de cámara” greys the facts that a jump back has undone', async () => {
  const simulator = startSimulator();
  for (const alias of ['Antes', 'Después']) await simulator.world.edit('weeks', 7, { alias });
  await simulator.world.gotoFact(1);
  render(<LatestFacts reads={createWorldReads(simulator)} isPlaying={false} isFolded={false} className="" />);
  const greyed = screen.getAllByRole('listitem').filter(({ classList }) => classList.contains('quiet'));
  expect(greyed.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Después')]);
});
