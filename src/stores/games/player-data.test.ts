// @vitest-environment jsdom

import { effect } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { ScorePick } from '../../domain/types.ts';
import { ANA, at, GAMES } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { FRESH_MS } from '../lib/resource.ts';
import { loaded, spyOnGames, tick } from './player-data.test.helper.ts';

const SCORE: ScorePick = { gameId: '1', homeScore: 1, awayScore: 1 };

test('reloading Partidos moves a rescheduled game to its new position', async () => {
  const world = await loaded();
  const [first, ...rest] = GAMES;
  world.server.gamesOfWeek = async () => [{ ...first!, kickOff: at('2026-08-31T20:00:00') }, ...rest];
  await world.playerData.reloadAll();
  expect(world.shownWeek.entries.value.map(({ game }) => game.id)).toEqual(['2', '3', '4', '1']);
});

test('reloading Partidos notifies no subscriber and shows no loading state when the responses are equal', async () => {
  const world = await loaded();
  world.server.gamesOfWeek = async () => structuredClone(GAMES);
  const seen: unknown[] = [];
  const stop = effect(() => {
    seen.push([world.weeks.state.value, world.predictions.state.value, world.games.getForWeek(7)]);
  });
  await world.playerData.reloadAll();
  expect([seen.length, world.weeks.state.value.status]).toEqual([1, 'ready']);
  stop();
});

test('reloading Partidos sends new requests when an older load is still running', async () => {
  const world = createGameWorld();
  const first = world.playerData.loadMissing();
  await world.playerData.reloadAll();
  await first;
  expect(world.server.calls.filter((name) => name === 'weeks')).toHaveLength(2);
});

test.each([
  [FRESH_MS - 1, 0],
  [FRESH_MS, 4],
])('Partidos opened %d ms after the navigation badge was loaded makes %d API calls', async (ms, count) => {
  const world = createGameWorld();
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  await world.playerData.loadMissing();
  now.mockReturnValue(10_000 + ms);
  world.server.calls.length = 0;
  await world.loadGamesPage();
  expect(world.server.calls.length).toBe(count);
});

test('Partidos loads everything again when the device has slept for ten minutes since the last load', async () => {
  const world = createGameWorld();
  // Some browsers stop `performance.now` while the device sleeps.
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  await world.playerData.loadMissing();
  world.clock.time += 10 * 60_000;
  world.server.calls.length = 0;
  await world.loadGamesPage();
  expect(world.server.calls.length).toBe(4);
});

test('reloading everything loads the games of the shown and the current week anew', async () => {
  const world = createGameWorld();
  world.weeks.followAddress(8);
  const { getWeeks } = spyOnGames(world);
  await world.playerData.reloadAll();
  expect(getWeeks()).toEqual([8, 7]);
  await world.playerData.reloadAll();
  expect(getWeeks()).toEqual([8, 7, 8, 7]);
});

test('without the current week in the list, Partidos requests only the first tab’s games, without a dialog', async () => {
  const world = createGameWorld();
  world.server.currentWeek = async () => ({ number: 5, betDays: '' });
  const { getWeeks } = spyOnGames(world);
  await world.loadGamesPage();
  expect([getWeeks(), world.modal.current.value]).toEqual([[6], null]);
});

test('a log-out empties the weeks, games and predictions, and the next player sees no sent game of the previous player [4.18]', async () => {
  const world = createGameWorld();
  const stop = world.startPlay();
  await tick();
  await tick();
  world.server.keep([SCORE]);
  await world.playerData.reloadAll();
  world.setUser(null);
  await tick();
  expect([
    world.predictions.byWeek.value.size,
    world.weeks.all.value.length,
    world.games.getForWeek(7).status,
  ]).toEqual([0, 0, 'idle']);
  world.server.saved = [];
  world.setUser({ ...ANA, id: '8' });
  await tick();
  await tick();
  expect(world.shownWeek.counts.value.sent).toBe(0);
  stop();
});
