// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { CurrentWeek } from '../../domain/types.ts';
import { createGameWorld } from '../../testing/game-world.ts';

/** Opens a session whose first `failures` calls for the current week fail. */
async function openSession(failures: number) {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const world = createGameWorld();
  const currentWeek = vi.fn(async (): Promise<CurrentWeek> => {
    if (currentWeek.mock.calls.length <= failures) throw new ApiError('unpreventedError', { status: 500 });
    return { number: 7, betDays: '' };
  });
  world.server.currentWeek = currentWeek;
  onTestFinished(world.startPlay());
  await vi.advanceTimersByTimeAsync(0);
  return { world, currentWeek };
}

test('after one failed call for the current week, the running week and its games are there after 20 seconds', async () => {
  const { world } = await openSession(1);
  expect(world.weeks.seasonNumber.value).toBe(8);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([
    world.weeks.seasonNumber.value,
    world.currentWeek.fillableCount.value,
    world.modal.current.value,
  ]).toEqual([7, 4, null]);
});

test('the call for the current week is repeated after 20, 40 and then every 60 seconds while it fails', async () => {
  const { currentWeek } = await openSession(Number.POSITIVE_INFINITY);
  const counts: number[] = [];
  for (const seconds of [20, 40, 60, 60]) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    counts.push(currentWeek.mock.calls.length);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect([...counts, currentWeek.mock.calls.length]).toEqual([1, 2, 3, 4, 5]);
});

test('no call for the current week is repeated once it has succeeded', async () => {
  const { currentWeek } = await openSession(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(currentWeek).toHaveBeenCalledTimes(2);
});

test('a hidden page does not repeat the call for the current week', async () => {
  const { currentWeek } = await openSession(1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(currentWeek).toHaveBeenCalledTimes(1);
});

test('the call for the current week is not repeated after the log-out', async () => {
  const { world, currentWeek } = await openSession(Number.POSITIVE_INFINITY);
  world.setUser(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(currentWeek).toHaveBeenCalledTimes(1);
});
