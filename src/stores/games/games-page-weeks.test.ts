// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { SPREAD_MS } from '../../lib/spread.ts';
import { failing } from '../../testing/fake-api.ts';
import { ANA, at, GAMES, week } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { getData } from '../lib/async-state.ts';
import { loaded, tick } from './games-page.test.helper.ts';

afterEach(() => void vi.useRealTimers());

describe('the weeks of Partidos', () => {
  it('Partidos selects the current week again when the page is reopened', async () => {
    const world = await loaded();
    await world.gamesPage.select(8);
    await world.loadGamesPage();
    expect(world.weeks.selected.value).toBe(7);
  });

  it('the navigation badge keeps counting the current week when another week is selected', async () => {
    const world = await loaded();
    await world.gamesPage.select(8);
    expect(world.gamesPage.toSend.value).toBe(4);
  });

  it('the games store keeps the response of the last request for a week, not of the slowest', async () => {
    const world = await loaded();
    const answers: (() => void)[] = [];
    world.server.gamesOfWeek = () =>
      new Promise((resolve) => {
        const place = answers.length;
        answers.push(() => resolve(GAMES.slice(0, place + 1)));
      });
    const both = [world.games.load(7), world.games.load(7)];
    answers[1]?.();
    answers[0]?.();
    await Promise.all(both);
    expect(getData(world.games.getForWeek(7))).toHaveLength(2);
  });

  it('Partidos closes a visible game exactly at its cut-off', async () => {
    const world = await loaded({ now: at('2026-08-29T16:59:59') });
    const first = world.gamesPage.weekView.entries.value[0];
    expect(first?.state.value).toBe('open');
    expect(world.gamesPage.weekView.nextChange.value).toBe(at('2026-08-29T17:00:00'));
    world.clock.time = at('2026-08-29T17:00:00');
    world.time.tick();
    expect([first?.state.value, world.gamesPage.toSend.value]).toEqual(['closed', 3]);
  });
});

describe('another player in the same tab', () => {
  it('a log-out empties the weeks, games and predictions, and the next player sees no sent game of the previous player', async () => {
    const world = createGameWorld();
    const stop = world.startPlay();
    await tick();
    await tick();
    world.server.keep([{ gameId: '1', homeScore: 1, awayScore: 1 }]);
    await world.gamesPage.refresh();
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
    expect(world.gamesPage.weekView.counts.value.sent).toBe(0);
    stop();
  });
});

it('a reload of Partidos deletes the draft of a game that has started or has a sent prediction, and keeps the draft of a game that is only closed', async () => {
  const world = createGameWorld({ now: at('2026-08-29T16:00:00') });
  await world.loadGamesPage();
  for (const gameId of ['1', '2', '3']) {
    world.drafts.setGoals(7, gameId, 'home', 1);
    world.drafts.setGoals(7, gameId, 'away', 1);
  }
  world.server.keep([{ gameId: '3', homeScore: 1, awayScore: 1 }]);
  world.clock.time = at('2026-08-29T19:30:00');
  await world.gamesPage.refresh();
  // The drafts of game 1 (started) and game 3 (sent) are deleted. Game 2 has closed but not started, so its
  // draft is kept.
  expect([...world.drafts.getForWeek(7).keys()]).toEqual(['2']);
});

it('when the list of weeks is empty and the call for the current week fails, Partidos is ready without a selected week and shows one dialog', async () => {
  const world = createGameWorld();
  world.server.weeks = async () => [];
  world.server.currentWeek = async () => {
    throw new ApiError('connection');
  };
  await world.loadGamesPage();
  expect([world.weeks.selected.value, world.gamesPage.weekView.status.value]).toEqual([null, 'ready']);
  expect(world.modal.current.value?.type).toBe('connectionError');
  world.modal.accept();
  expect(world.modal.current.value).toBeNull();
});

it('the week tabs of Partidos show the opening date of the first week that is not open yet, and mark later weeks as upcoming', async () => {
  const world = createGameWorld();
  world.server.weeks = async () => [week(7, '2026-08-28'), week(8, '2026-09-11'), week(9, '2026-09-18')];
  await world.loadGamesPage();
  expect(world.gamesPage.tabs.value.map(({ state }) => state)).toEqual([
    { kind: 'to-send', count: 4 },
    { kind: 'opens', at: at('2026-09-04T00:00:00') },
    { kind: 'upcoming' },
  ]);
});

describe('Partidos while its page is open', () => {
  const CLOSED = '2026-08-30T20:00:00';

  it('Partidos loads the player’s ranking position of a closed week with predictions at each visit', async () => {
    const world = createGameWorld({ now: at(CLOSED) });
    world.server.keep([{ gameId: '1', homeScore: 1, awayScore: 1 }]);
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
    world.server.keep([{ gameId: '1', homeScore: 1, awayScore: 1 }].slice(0, sent));
    await world.loadGamesPage();
    expect([world.weeks.selected.value, world.server.calls]).toEqual([
      7,
      ['userPools', 'weeks', 'currentWeek', 'gamesOfWeek'],
    ]);
  });

  it('Partidos reloads the games within 60 seconds after a game has closed, but not after the player has left the page', async () => {
    vi.useFakeTimers();
    const world = createGameWorld({ now: at('2026-08-29T16:59:00') });
    const close = world.gamesPage.open();
    await vi.advanceTimersByTimeAsync(0);
    world.clock.time = at('2026-08-29T16:59:59');
    world.time.tick();
    await vi.advanceTimersByTimeAsync(SPREAD_MS);
    expect(world.server.calls.filter((name) => name === 'gamesOfWeek')).toHaveLength(1);
    world.clock.time = at('2026-08-29T17:00:00');
    world.time.tick();
    await vi.advanceTimersByTimeAsync(SPREAD_MS);
    expect(world.server.calls.filter((name) => name === 'gamesOfWeek')).toHaveLength(2);
    close();
    world.clock.time = at('2026-08-29T19:00:00');
    world.time.tick();
    await vi.advanceTimersByTimeAsync(SPREAD_MS);
    expect(world.server.calls.filter((name) => name === 'gamesOfWeek')).toHaveLength(2);
  });

  it('in the last minute before a cut-off, Partidos updates the time each second, until the player leaves the page', async () => {
    vi.useFakeTimers();
    const world = createGameWorld({ now: at('2026-08-29T16:59:00') });
    const close = world.gamesPage.open();
    await vi.advanceTimersByTimeAsync(0);
    const pass = async () => {
      world.clock.time += 1_000;
      await vi.advanceTimersByTimeAsync(1_000);
      return world.time.now.value === world.clock.time;
    };
    expect(await pass()).toBe(true);
    close();
    expect(await pass()).toBe(false);
  });

  it('`retry` of Partidos repeats only the request for the games when only that failed, and all requests when the predictions failed', async () => {
    const world = createGameWorld();
    const { gamesOfWeek, userPools } = world.server;
    const retryAndListCalls = async () => {
      world.server.calls.length = 0;
      world.gamesPage.retry();
      await tick();
      return [...world.server.calls];
    };
    world.server.gamesOfWeek = failing('network');
    world.gamesPage.open();
    await tick();
    expect(await retryAndListCalls()).toEqual(['gamesOfWeek']);
    world.gamesPage.reset();
    world.server.gamesOfWeek = gamesOfWeek;
    world.server.userPools = failing('network');
    world.gamesPage.open();
    await tick();
    world.server.userPools = userPools;
    expect(await retryAndListCalls()).toEqual(['userPools', 'weeks', 'currentWeek', 'gamesOfWeek']);
    expect(world.gamesPage.weekView.status.value).toBe('ready');
  });
});
