// @vitest-environment jsdom

import { afterEach, expect, it, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { MAX_WAIT_MS, SPREAD_MS } from '../../lib/clock.ts';
import { createDevice } from '../../testing/device.ts';
import { failing } from '../../testing/fake-api.ts';
import { ANA, at, createPrediction, GAMES } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { holdGames, loaded, spyOnGames, tick } from '../games/player-data.test.helper.ts';
import { findStoredToSend } from '../games/stored-week.ts';
import { openWithFakeTimers } from './games-page.test.helper.ts';

afterEach(() => void vi.useRealTimers());

it('“Reintentar” in the dialog about weeks that failed to load makes Partidos load them and become ready', async () => {
  const world = createGameWorld();
  const weeks = world.server.weeks;
  world.server.weeks = failing('networkError');
  world.gamesPage.open();
  await tick();
  world.server.weeks = weeks;
  world.modal.accept();
  await tick();
  expect(world.shownWeek.status.value).toBe('ready');
});

const LUIS = { ...ANA, id: '8' };

test('Partidos gives each call the deadline 20 seconds after it opens, also when the weeks are slow', async () => {
  vi.useFakeTimers();
  const { gamesPage, server } = createGameWorld();
  const { weeks } = server;
  server.weeks = async () => {
    await new Promise((resolve) => setTimeout(resolve, 14_000));
    return weeks();
  };
  const calls = (['userPools', 'weeks', 'currentWeek', 'gamesOfWeek'] as const).map((name) =>
    vi.spyOn(server, name),
  );
  gamesPage.open();
  await vi.advanceTimersByTimeAsync(14_000);
  const options = calls.map(({ mock }) => mock.calls[0]?.at(-1));
  expect(options).toEqual(Array(4).fill(expect.objectContaining({ deadline: MAX_WAIT_MS })));
});

test('a load of Partidos that fails after a reset requests no games and shows no dialog', async () => {
  const world = await loaded();
  await world.gamesPage.show(8);
  world.games.reset();
  const { getWeeks } = spyOnGames(world);
  const held = holdGames(world);
  const close = world.gamesPage.open();
  world.weeks.followAddress(8);
  await tick();
  world.playerData.reset();
  held.reject(new ApiError('networkError'));
  await tick();
  expect([getWeeks(), world.modal.current.value, world.playerData.hasLoaded.value]).toEqual([
    [],
    null,
    false,
  ]);
  close();
});

test('selecting a week deletes the drafts of its games that have started', async () => {
  const world = await loaded();
  world.server.gamesOfWeek = async () => GAMES;
  for (const gameId of ['1', '2']) world.fill(gameId, 1, 1, 8);
  world.clock.time = GAMES[0]?.kickOff ?? Number.NaN;
  await world.gamesPage.show(8);
  expect(world.getFilled(['1', '2'], 8)).toEqual(['2']);
});

test('games of the previous player that arrive after a reset do not count as restored for the next one', async () => {
  const device = createDevice();
  const other = createGameWorld({ storage: device.openTab(), user: LUIS });
  other.fill('9', 1, 1, 8);
  other.drafts.flush();
  const world = await loaded({ storage: device.openTab() });
  const held = holdGames(world);
  const selecting = world.gamesPage.show(8);
  world.playerData.reset();
  world.setUser(LUIS);
  held.resolve([]);
  await selecting;
  expect(world.drafts.restoredIds.value.size).toBe(0);
});

test('Partidos keeps the drafts of games that have started when the predictions fail to load', async () => {
  const world = createGameWorld();
  world.fill('1');
  world.clock.time = at('2026-08-29T19:30:00');
  world.server.userPools = failing('networkError');
  await world.loadGamesPage();
  expect(world.getFilled(['1'])).toEqual(['1']);
});

test('Partidos does not reload the games when the player selects another week whose next cut-off is later', async () => {
  const { world, close } = await openWithFakeTimers('2026-08-29T12:00:00');
  world.server.gamesOfWeek = async () =>
    GAMES.map((game) => ({ ...game, kickOff: (game.kickOff ?? Number.NaN) + 7 * 86_400_000 }));
  await world.gamesPage.show(8);
  world.server.calls.length = 0;
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect(world.server.calls).toEqual([]);
  close();
});

test('at a cut-off, Partidos loads the games of the shown week in the background and shows no dialog on failure', async () => {
  const { world, close } = await openWithFakeTimers('2026-08-29T12:00:00');
  const { gamesOfWeek } = spyOnGames(world);
  gamesOfWeek.mockImplementation(failing('networkError'));
  world.clock.time = world.shownWeek.nextChange.peek()!;
  world.time.tick();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect(gamesOfWeek.mock.calls).toEqual([[7, expect.objectContaining({ isBackground: true })]]);
  expect(world.modal.current.value).toBeNull();
  close();
});

it('Partidos stores for the next visit how many games are to send, those with a complete draft too', async () => {
  const { world, close } = await openWithFakeTimers('2026-08-29T12:00:00');
  world.fill('1');
  await vi.advanceTimersByTimeAsync(0);
  expect([world.shownWeek.counts.value.toFill, findStoredToSend(world.storage)]).toEqual([3, 4]);
  close();
});

it('the navigation badge keeps counting the current week when another week is shown', async () => {
  const world = await loaded();
  await world.gamesPage.show(8);
  expect(world.currentWeek.fillableCount.value).toBe(4);
});

it('a reload of Partidos deletes the draft of a started or sent game, and keeps that of a closed one', async () => {
  const world = createGameWorld({ now: at('2026-08-29T16:00:00') });
  await world.loadGamesPage();
  for (const gameId of ['1', '2', '3']) world.fill(gameId);
  world.server.keep([{ gameId: '3', homeScore: 1, awayScore: 1 }]);
  world.clock.time = at('2026-08-29T19:30:00');
  await world.playerData.reloadAll();
  // The drafts of game 1 (started) and game 3 (sent) are deleted. Game 2 has closed but not started, so its
  // draft is kept.
  expect(world.getFilled(['1', '2', '3'])).toEqual(['2']);
});

it('with no weeks and no current week, Partidos is ready without a shown week and shows one dialog', async () => {
  const world = createGameWorld();
  world.server.weeks = async () => [];
  world.server.currentWeek = failing('connectionError');
  await world.loadGamesPage();
  expect([world.weeks.shownNumber.value, world.shownWeek.status.value]).toEqual([null, 'ready']);
  expect(world.modal.current.value?.type).toBe('connectionError');
  world.modal.accept();
  expect(world.modal.current.value).toBeNull();
});

it('in the last minute before a cut-off, Partidos updates the time each second, until the player leaves the page', async () => {
  const { world, close } = await openWithFakeTimers('2026-08-29T16:59:00');
  const pass = async () => {
    world.clock.time += 1_000;
    await vi.advanceTimersByTimeAsync(1_000);
    return world.time.now.value === world.clock.time;
  };
  expect(await pass()).toBe(true);
  close();
  expect(await pass()).toBe(false);
});

it('`retry` of Partidos repeats only the games when only they failed, and otherwise all requests', async () => {
  const world = createGameWorld();
  const { gamesOfWeek, userPools } = world.server;
  const retryAndListCalls = async () => {
    world.server.calls.length = 0;
    world.gamesPage.retry();
    await tick();
    return [...world.server.calls];
  };
  world.server.gamesOfWeek = failing('networkError');
  world.gamesPage.open();
  await tick();
  expect(await retryAndListCalls()).toEqual(['gamesOfWeek']);
  world.playerData.reset();
  world.server.gamesOfWeek = gamesOfWeek;
  world.server.userPools = failing('networkError');
  world.gamesPage.open();
  await tick();
  world.server.userPools = userPools;
  expect(await retryAndListCalls()).toEqual(['userPools', 'weeks', 'currentWeek', 'gamesOfWeek']);
  expect(world.shownWeek.status.value).toBe('ready');
});

it('“Reintentar” loads the games of a week once after two loads, the second of which replaced the first and failed', async () => {
  const world = await loaded();
  const { gamesOfWeek, getWeeks } = spyOnGames(world);
  gamesOfWeek.mockImplementation(failing('networkError'));
  void world.gamesPage.reloadGames();
  void world.gamesPage.reloadGames();
  await tick();
  expect(getWeeks()).toEqual([7, 7]);
  world.modal.accept();
  await tick();
  expect(getWeeks()).toEqual([7, 7, 7]);
});

// The weeks come before the predictions, which alone give week 6 of the address its tab, and the current week is not
// answered, so the load of everything fails.
test('Partidos loads the games of the week of its address when its predictions come last and a call has failed', async () => {
  const world = createGameWorld();
  world.server.currentWeek = failing('unpreventedError');
  world.server.userPools = async () => {
    await tick();
    await tick();
    return new Map([[6, [createPrediction({ gameId: '61' })]]]);
  };
  const { getWeeks } = spyOnGames(world);
  void world.gamesPage.show(6);
  world.gamesPage.open();
  await vi.waitFor(() =>
    expect([world.weeks.shownNumber.value, world.shownWeek.status.value]).toEqual([6, 'ready']),
  );
  // Without an answer, week 8 is the current one by date.
  expect(getWeeks()).toEqual([8, 6]);
});

test('Partidos loads the games of the next week when the weeks, loaded again, have moved on to it', async () => {
  const world = await loaded();
  const { getWeeks } = spyOnGames(world);
  world.server.currentWeek = async () => ({ number: 8, betDays: '' });
  await world.weeks.load();
  await vi.waitFor(() =>
    expect([world.weeks.shownNumber.value, world.shownWeek.status.value]).toEqual([8, 'ready']),
  );
  expect(getWeeks()).toEqual([8]);
});

test('a tab of Partidos whose games are not loaded yet requests them once', async () => {
  const world = await loaded();
  const { getWeeks } = spyOnGames(world);
  await world.gamesPage.show(8);
  expect(getWeeks()).toEqual([8]);
});
