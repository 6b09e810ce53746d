// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { Game } from '../../domain/types.ts';
import { SPREAD_MS } from '../../lib/spread.ts';
import { createDevice } from '../../testing/device.ts';
import { failing } from '../../testing/fake-api.ts';
import { ANA, at, GAMES, week } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { FRESH_MS } from '../lib/shared-load.ts';
import { loaded, tick } from './games-page.test.helper.ts';

afterEach(() => void vi.useRealTimers());

const LUIS = { ...ANA, id: '8' };

function spyOnGames(world: ReturnType<typeof createGameWorld>) {
  const gamesOfWeek = vi.fn(world.server.gamesOfWeek);
  world.server.gamesOfWeek = gamesOfWeek;
  return { gamesOfWeek, getWeeks: () => gamesOfWeek.mock.calls.map(([week]) => week) };
}

// Makes the next request for games stay pending until the test calls `resolve` or `reject`.
function holdGames(world: ReturnType<typeof createGameWorld>) {
  let settle: { resolve(games: readonly Game[]): void; reject(error: ApiError): void } | undefined;
  const { gamesOfWeek } = world.server;
  world.server.gamesOfWeek = () => {
    world.server.gamesOfWeek = gamesOfWeek;
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  };
  return {
    resolve: (games: readonly Game[]) => settle?.resolve(games),
    reject: (error: ApiError) => settle?.reject(error),
  };
}

function fill({ drafts }: ReturnType<typeof createGameWorld>, gameId: string, week = 7) {
  for (const side of ['home', 'away'] as const) drafts.setGoals(week, gameId, side, 1);
}

test.each([
  [FRESH_MS - 1, 0],
  [FRESH_MS, 4],
])('Partidos opened %d ms after the navigation badge was loaded makes %d API calls', async (ms, count) => {
  const world = createGameWorld();
  await world.gamesPage.ensure();
  world.clock.time += ms;
  world.server.calls.length = 0;
  await world.loadGamesPage();
  expect(world.server.calls.length).toBe(count);
});

test('reloading Partidos loads the games of the selected week, and those of the current week only when they are not loaded', async () => {
  const world = await loaded();
  await world.gamesPage.select(8);
  const { getWeeks } = spyOnGames(world);
  await world.gamesPage.refresh();
  expect(getWeeks()).toEqual([8]);
  world.games.reset();
  await world.gamesPage.refresh();
  expect(getWeeks()).toEqual([8, 8, 7]);
});

test('when the current week is not in the list of weeks, Partidos requests only the games of the week of the first tab, and shows no dialog', async () => {
  const world = createGameWorld();
  world.server.currentWeek = async () => ({ number: 5, betDays: '' });
  const { getWeeks } = spyOnGames(world);
  await world.loadGamesPage();
  expect([getWeeks(), world.modal.current.value]).toEqual([[6], null]);
});

test('a load of Partidos that fails after a reset causes no further request of games and no dialog, and `hasLoaded` stays false', async () => {
  const world = await loaded();
  await world.gamesPage.select(8);
  world.games.reset();
  const { getWeeks } = spyOnGames(world);
  const held = holdGames(world);
  const close = world.gamesPage.open();
  world.weeks.select(8);
  await tick();
  world.gamesPage.reset();
  held.reject(new ApiError('network'));
  await tick();
  expect([getWeeks(), world.modal.current.value, world.gamesPage.hasLoaded.value]).toEqual([[], null, false]);
  close();
});

test('selecting a week shows a dialog when its games fail to load, and “Reintentar” loads them again', async () => {
  const world = await loaded();
  const { gamesOfWeek } = world.server;
  world.server.gamesOfWeek = failing('network');
  await world.gamesPage.select(8);
  expect(world.modal.current.value?.type).toBe('networkError');
  world.server.gamesOfWeek = gamesOfWeek;
  const { getWeeks } = spyOnGames(world);
  world.modal.accept();
  await tick();
  expect([getWeeks(), world.games.getForWeek(8).status]).toEqual([[8], 'ready']);
});

test('selecting a week deletes the drafts of its games that have started', async () => {
  const world = await loaded();
  world.server.gamesOfWeek = async () => GAMES;
  for (const gameId of ['1', '2']) fill(world, gameId, 8);
  world.clock.time = GAMES[0]!.kickOff;
  await world.gamesPage.select(8);
  expect([...world.drafts.getForWeek(8).keys()]).toEqual(['2']);
});

test('games that the previous player requested and that arrive after a reset do not set isRestored for the next player’s drafts', async () => {
  const device = createDevice();
  const other = createGameWorld({ storage: device.openTab(), user: LUIS });
  fill(other, '9', 8);
  other.drafts.flush();
  const world = await loaded({ storage: device.openTab() });
  const held = holdGames(world);
  const selecting = world.gamesPage.select(8);
  world.gamesPage.reset();
  world.setUser(LUIS);
  held.resolve([]);
  await selecting;
  expect(world.drafts.isRestored.value).toBe(false);
});

test('Partidos keeps the drafts of games that have started when the predictions fail to load', async () => {
  const world = createGameWorld();
  fill(world, '1');
  world.clock.time = at('2026-08-29T19:30:00');
  world.server.userPools = failing('network');
  await world.loadGamesPage();
  expect([...world.drafts.getForWeek(7).keys()]).toEqual(['1']);
});

test('Partidos does not reload the games when the player selects another week whose next cut-off is later', async () => {
  vi.useFakeTimers();
  const world = createGameWorld({ random: () => 0 });
  const close = world.gamesPage.open();
  await vi.advanceTimersByTimeAsync(0);
  world.server.gamesOfWeek = async () =>
    GAMES.map((one) => ({ ...one, kickOff: one.kickOff + 7 * 86_400_000 }));
  await world.gamesPage.select(8);
  world.server.calls.length = 0;
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect(world.server.calls).toEqual([]);
  close();
});

test('Partidos does not update the displayed time when no game can change any more', async () => {
  vi.useFakeTimers();
  const world = createGameWorld({ now: at('2026-09-30T12:00:00') });
  world.server.weeks = async () => [week(7, '2026-08-28')];
  const close = world.gamesPage.open();
  await vi.advanceTimersByTimeAsync(0);
  const before = world.time.now.value;
  world.clock.time += 120_000;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(world.time.now.value).toBe(before);
  close();
});

test('`refreshGames` of Partidos makes a background call for the selected week, no call without a selected week, and shows no dialog on failure', async () => {
  const world = createGameWorld();
  const { gamesOfWeek } = spyOnGames(world);
  await world.gamesPage.refreshGames();
  expect(gamesOfWeek).not.toHaveBeenCalled();
  await world.loadGamesPage();
  gamesOfWeek.mockImplementationOnce(failing('network'));
  await world.gamesPage.refreshGames();
  expect(gamesOfWeek.mock.lastCall).toEqual([7, { isBackground: true }]);
  expect(world.modal.current.value).toBeNull();
});
