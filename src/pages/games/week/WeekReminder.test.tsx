import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at } from '../../../testing/fixtures.ts';
import { createGameWorld } from '../../../testing/game-world.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { WeekReminder } from './WeekReminder.tsx';

/** Week 7 opens on 22 August at 19:00 and closes its first game on 29 August at 17:00. */
async function show(now: string) {
  const world = createGameWorld({ now: at(now) });
  await world.loadGamesPage();
  renderWithStores(<WeekReminder />, world);
}

test('Partidos offers a reminder with the time of the next cut-off', async () => {
  await show('2026-08-29T12:00:00');
  expect(screen.getByRole('button', { name: 'Recuérdame' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
});

test.each([
  [
    'before the first game of the week opens, because the notice of the week offers it',
    '2026-08-20T12:00:00',
  ],
  ['less than three hours before the cut-off', '2026-08-29T14:30:00'],
  ['after the last cut-off', '2026-08-31T12:00:00'],
])('Partidos offers no reminder under the games %s', async (_when, now) => {
  await show(now);
  expect(screen.queryByRole('button', { name: 'Recuérdame' })).toBeNull();
});
