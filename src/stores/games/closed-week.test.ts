// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { SPREAD_MS } from '../../lib/spread.ts';
import { at } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';

afterEach(() => void vi.useRealTimers());

async function closeWeekOnScreen() {
  vi.useFakeTimers();
  const world = createGameWorld({ now: at('2026-08-30T15:59:00'), random: () => 0.5 });
  world.server.keep([{ gameId: '1', homeScore: 1, awayScore: 1 }]);
  const close = world.gamesPage.open();
  await vi.advanceTimersByTimeAsync(0);
  world.clock.time = at('2026-08-30T20:00:00');
  world.time.tick();
  const countPositions = () => world.server.calls.filter((name) => name === 'weekRanking').length;
  return { world, close, countPositions };
}

test('when the week on Partidos closes, `isAllExpired` is true at once, and a background call loads the ranking position after the random delay', async () => {
  const { world, close, countPositions } = await closeWeekOnScreen();
  const weekRanking = vi.spyOn(world.server, 'weekRanking');
  expect(world.gamesPage.weekView.isAllExpired.value).toBe(true);
  await vi.advanceTimersByTimeAsync(SPREAD_MS / 2 - 1);
  expect(countPositions()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(countPositions()).toBe(1);
  expect(weekRanking.mock.calls[0]?.[2]).toMatchObject({ isBackground: true });
  close();
});

test('a refresh of Partidos immediately loads the ranking position of a week that has just closed, and the random delay causes no second load', async () => {
  const { world, close, countPositions } = await closeWeekOnScreen();
  await world.gamesPage.refresh();
  const atReturn = countPositions();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect([atReturn, countPositions()]).toEqual([1, 1]);
  close();
});
