// @vitest-environment jsdom

import { afterEach, expect, it, test, vi } from 'vitest';
import type { ScorePick } from '../../domain/types.ts';
import { SPREAD_MS } from '../../lib/clock.ts';
import { at } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { openWithFakeTimers } from './games-page.test.helper.ts';

const SCORE: ScorePick = { gameId: '1', homeScore: 1, awayScore: 1 };

afterEach(() => void vi.useRealTimers());

const CLOSED = '2026-08-30T20:00:00';

it('Partidos loads the player’s ranking position of a closed week with predictions at each visit', async () => {
  const world = createGameWorld({ now: at(CLOSED) });
  world.server.keep([SCORE]);
  await world.loadGamesPage();
  await world.loadGamesPage();
  expect(world.server.calls.filter((name) => name === 'weekRanking')).toHaveLength(2);
});

it.each([
  ['is open', '2026-08-29T12:00:00', 1],
  ['closed without predictions', CLOSED, 0],
  ['has not opened', '2026-08-10T12:00:00', 1],
])('Partidos does not load the player’s ranking position of a week that %s', async (_state, now, sent) => {
  const world = createGameWorld({ now: at(now) });
  world.server.keep([SCORE].slice(0, sent));
  await world.loadGamesPage();
  expect([world.weeks.shownNumber.value, world.server.calls]).toEqual([
    7,
    ['userPools', 'weeks', 'currentWeek', 'gamesOfWeek'],
  ]);
});

async function closeWeekOnScreen() {
  const { world, close } = await openWithFakeTimers('2026-08-30T15:59:00', [SCORE]);
  world.clock.time = at('2026-08-30T20:00:00');
  world.time.tick();
  const countPositions = () => world.server.calls.filter((name) => name === 'weekRanking').length;
  return { world, close, countPositions };
}

test('when the shown week closes, its phase changes at once, and its position loads after the random delay', async () => {
  const { world, close, countPositions } = await closeWeekOnScreen();
  const weekRanking = vi.spyOn(world.server, 'weekRanking');
  expect(world.shownWeek.phase.value).toBe('closed');
  await vi.advanceTimersByTimeAsync(SPREAD_MS / 2 - 1);
  expect(countPositions()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(countPositions()).toBe(1);
  expect(weekRanking.mock.calls[0]?.[2]).toMatchObject({ isBackground: true });
  close();
});

test('a refresh of Partidos loads the position of a week that has just closed at once, and only once', async () => {
  const { world, close, countPositions } = await closeWeekOnScreen();
  await world.playerData.reloadAll();
  const atReturn = countPositions();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect([atReturn, countPositions()]).toEqual([1, 1]);
  close();
});

test('after the player leaves Partidos, the ranking position of a week that has just closed is not loaded', async () => {
  const { close, countPositions } = await closeWeekOnScreen();
  close();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect(countPositions()).toBe(0);
});

test('a return to a week that has just closed loads its ranking position at once, and only once', async () => {
  const { world, close, countPositions } = await closeWeekOnScreen();
  world.gamesPage.show(8);
  await vi.advanceTimersByTimeAsync(0);
  world.gamesPage.show(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(countPositions()).toBe(1);
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect(countPositions()).toBe(1);
  close();
});
