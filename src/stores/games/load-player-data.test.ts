import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createDevice } from '../../testing/device.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { loadPlayerData } from './load-player-data.ts';

const NEVER = new AbortController().signal;

function setUp() {
  const world = createGameWorld();
  const load = (maxAge: number, signal = NEVER) => {
    world.server.calls.length = 0;
    return loadPlayerData(world, maxAge, signal);
  };
  return { load, world };
}

test('loadPlayerData loads the weeks, the current week, the predictions and the games of the current week', async () => {
  const { load, world } = setUp();
  expect(await load(0)).toEqual([]);
  expect([...world.server.calls].sort()).toEqual(['currentWeek', 'gamesOfWeek', 'userPools', 'weeks']);
});

test('loadPlayerData sends no call when everything is loaded and data of any age will do', async () => {
  const { load, world } = setUp();
  await load(0);
  await load(Number.POSITIVE_INFINITY);
  expect(world.server.calls).toEqual([]);
});

test('loadPlayerData resolves with the error of each load that fails, and still loads the games', async () => {
  const { load, world } = setUp();
  const [currentError, poolsError] = [new ApiError('unpreventedError'), new ApiError('networkError')];
  world.server.currentWeek = vi.fn().mockRejectedValue(currentError);
  world.server.userPools = vi.fn().mockRejectedValue(poolsError);
  expect(new Set(await load(0))).toEqual(new Set([currentError, poolsError]));
  expect(world.games.getForWeek(world.weeks.shownNumber.value).status).toBe('ready');
});

test('loadPlayerData opens the drafts of the shown week while its games are still loading', async () => {
  const storage = createDevice().openTab();
  const before = createGameWorld({ storage });
  before.drafts.setGoals(7, '1', 'home', 2);
  before.drafts.flush();
  const world = createGameWorld({ storage });
  world.server.gamesOfWeek = () => new Promise(() => {});
  void loadPlayerData(world, 0, NEVER);
  await vi.waitFor(() => expect(world.drafts.getScore(7, '1').home).toBe(2));
});

test('loadPlayerData requests no games once its signal is aborted', async () => {
  const { load, world } = setUp();
  const lifetime = new AbortController();
  const loading = load(0, lifetime.signal);
  lifetime.abort();
  await loading;
  expect(world.server.calls).not.toContain('gamesOfWeek');
});
