import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { Game } from '../../domain/types.ts';
import { failing } from '../../testing/fake-api.ts';
import { GAMES } from '../../testing/fixtures.ts';
import { FRESH_MS } from '../lib/shared-load.ts';
import { createGamesStore } from './games.ts';

afterEach(() => void vi.useRealTimers());

function setUp() {
  const gamesOfWeek = vi.fn(async (_week: number): Promise<readonly Game[]> => GAMES);
  return { gamesOfWeek, games: createGamesStore({ api: { gamesOfWeek } }) };
}

// Creates a games store whose first request, for week 7, stays pending until the test resolves or rejects it.
function setUpHeld() {
  const world = setUp();
  let settle: { resolve(games: readonly Game[]): void; reject(error: ApiError): void } | undefined;
  world.gamesOfWeek.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
    }),
  );
  const loading = world.games.load(7);
  return { ...world, loading, settle: () => settle };
}

test('`getForWeek` of the games store returns the status idle for a week that was never loaded and for null', async () => {
  const { games } = setUp();
  expect(games.getForWeek(7)).toEqual({ status: 'idle' });
  await games.load(7);
  expect([games.getForWeek(8), games.getForWeek(null)]).toEqual([{ status: 'idle' }, { status: 'idle' }]);
});

test('the games of a week are loading until the response and then sorted by kick-off', async () => {
  const { games, gamesOfWeek } = setUp();
  gamesOfWeek.mockResolvedValueOnce([...GAMES].reverse());
  const loading = games.load(7, { deadline: 9 });
  expect(games.getForWeek(7)).toEqual({ status: 'loading', data: null });
  await loading;
  expect(games.getForWeek(7)).toEqual({ status: 'ready', data: GAMES });
  expect(gamesOfWeek.mock.calls).toEqual([[7, { deadline: 9 }]]);
});

test('the games of a week whose load fails have the status failed, and the load rejects', async () => {
  const { games, gamesOfWeek } = setUp();
  gamesOfWeek.mockImplementationOnce(failing('network'));
  await expect(games.load(7)).rejects.toMatchObject({ kind: 'network' });
  expect(games.getForWeek(7)).toEqual({ status: 'failed' });
});

test('the games store keeps the games of a newer request when an older request for the same week fails later', async () => {
  const { games, loading, settle } = setUpHeld();
  await games.load(7);
  settle()?.reject(new ApiError('network'));
  await expect(loading).resolves.toBeUndefined();
  expect(games.getForWeek(7)).toEqual({ status: 'ready', data: GAMES });
});

test.each([
  ['response', (settle: ReturnType<typeof setUpHeld>['settle']) => settle()?.resolve(GAMES)],
  ['failure', (settle: ReturnType<typeof setUpHeld>['settle']) => settle()?.reject(new ApiError('network'))],
])('the games store ignores a %s that arrives after a reset', async (_what, end) => {
  const { games, loading, settle } = setUpHeld();
  games.reset();
  end(settle);
  await loading;
  expect(games.getForWeek(7)).toEqual({ status: 'idle' });
});

test('the games store keeps the responses of both requests when two weeks load at the same time', async () => {
  const { games, loading, settle } = setUpHeld();
  await games.load(8);
  settle()?.resolve(GAMES.slice(1));
  await loading;
  expect([games.getForWeek(7), games.getForWeek(8)]).toEqual([
    { status: 'ready', data: GAMES.slice(1) },
    { status: 'ready', data: GAMES },
  ]);
});

test('`loadUnlessFresh` loads the games of a week unless they were loaded less than three seconds ago and after the last reset', async () => {
  vi.useFakeTimers();
  const { games, gamesOfWeek } = setUp();
  const seen: number[] = [];
  for (const wait of [0, FRESH_MS - 1, 1, 0]) {
    vi.advanceTimersByTime(wait);
    await games.loadUnlessFresh(7);
    seen.push(gamesOfWeek.mock.calls.length);
  }
  expect(seen).toEqual([1, 1, 2, 2]);
  await games.loadUnlessFresh(8);
  games.reset();
  await games.loadUnlessFresh(7);
  expect(gamesOfWeek.mock.calls.map(([week]) => week)).toEqual([7, 7, 8, 7]);
});
