// @vitest-environment jsdom
import { effect } from '@preact/signals-react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { SPREAD_MS } from '../../lib/spread.ts';
import { failing } from '../../testing/fake-api.ts';
import { ANA, at, GAMES, week } from '../../testing/fixtures.ts';
import { createWorld } from '../../testing/game-world.ts';
import { getData } from '../lib/async-state.ts';

afterEach(() => void vi.useRealTimers());

const shown = (world: ReturnType<typeof createWorld>) => world.modal.current.value?.type ?? null;
const tick = () => new Promise((resolve) => setTimeout(resolve));

async function loaded(options?: Parameters<typeof createWorld>[0]) {
  const world = createWorld(options);
  await world.loadGamesPage();
  return world;
}

describe('loading Partidos', () => {
  it('Partidos loads weeks, current week and predictions together, then the games', async () => {
    const world = await loaded();
    expect(world.server.calls).toEqual(['userPools', 'weeks', 'currentWeek', 'gamesOfWeek']);
  });

  it('Partidos requests each resource once at a cold start, although the navigation badge and the page both load data', async () => {
    const world = createWorld();
    const stop = world.startPlay();
    await tick();
    await world.loadGamesPage();
    await tick();
    expect(world.server.calls).toHaveLength(4);
    stop();
  });

  it('Partidos loads its data again when the page is opened again a minute later', async () => {
    const world = createWorld();
    const stop = world.startPlay();
    await tick();
    await tick();
    world.clock.time += 60_000;
    await world.loadGamesPage();
    expect(world.server.calls).toHaveLength(8);
    stop();
  });

  it('Partidos shows the current week and the number of games to send', async () => {
    const world = await loaded();
    expect(world.weeks.selected.value).toBe(7);
    expect(world.gamesPage.weekView.counts.value).toMatchObject({ total: 4, sent: 0, toSend: 4, toFill: 4 });
    expect(world.gamesPage.toSend.value).toBe(4);
  });

  it('Partidos chooses the week by its date and shows an error when the server has no current week', async () => {
    const world = createWorld({ now: at('2026-08-27T12:00:00') });
    world.server.currentWeek = async () => {
      throw new ApiError('pool-week-not-valid');
    };
    await world.loadGamesPage();
    expect([shown(world), world.weeks.selected.value]).toEqual(['poolWeekNotValid', 7]);
  });

  it.each([
    ['weeks', 'network', 'networkError'],
    ['userPools', 'unprevented', 'unpreventedError'],
    ['gamesOfWeek', 'connection', 'connectionError'],
    ['currentWeek', 'account-eliminated', 'accountEliminated'],
  ] as const)('Partidos shows a dialog when the API call %s fails with %s: %s', async (call, kind, type) => {
    const world = createWorld();
    world.server[call] = async () => {
      throw new ApiError(kind);
    };
    await world.loadGamesPage();
    expect(shown(world)).toBe(type);
  });

  it('Partidos repeats all calls after “Reintentar”', async () => {
    const world = createWorld();
    const weeks = world.server.weeks;
    world.server.weeks = async () => {
      throw new ApiError('network');
    };
    await world.loadGamesPage();
    world.server.weeks = weeks;
    world.modal.accept();
    await tick();
    expect(world.gamesPage.weekView.status.value).toBe('ready');
  });

  it('the navigation badge shows no dialog when its data fails to load', async () => {
    const world = createWorld();
    world.server.userPools = async () => {
      throw new ApiError('network');
    };
    await world.gamesPage.ensure();
    expect([shown(world), world.gamesPage.toSend.value]).toEqual([null, 0]);
  });

  it('Partidos shows no dialog of its own when the session has ended', async () => {
    const world = createWorld();
    world.server.weeks = async () => {
      throw new ApiError('unauthenticated');
    };
    await world.loadGamesPage();
    expect(shown(world)).toBeNull();
  });

  it('Partidos has the status failed while the predictions are unknown', async () => {
    const world = createWorld();
    world.server.userPools = async () => {
      throw new ApiError('network');
    };
    await world.loadGamesPage();
    expect(world.gamesPage.weekView.status.value).toBe('failed');
  });
});

describe('reloading Partidos', () => {
  it('reloading Partidos keeps the entries that did not change', async () => {
    const world = await loaded();
    world.server.gamesOfWeek = async () => structuredClone(GAMES);
    const before = world.gamesPage.weekView.entries.value;
    await world.gamesPage.refresh();
    expect(world.gamesPage.weekView.entries.value).toBe(before);
  });

  it('reloading Partidos moves a rescheduled game to its new position', async () => {
    const world = await loaded();
    const [first, ...rest] = GAMES;
    world.server.gamesOfWeek = async () => [{ ...first!, kickOff: at('2026-08-31T20:00:00') }, ...rest];
    await world.gamesPage.refresh();
    expect(world.gamesPage.weekView.entries.value.map(({ game }) => game.id)).toEqual(['2', '3', '4', '1']);
  });

  it('reloading Partidos keeps its content and shows no dialog when the reload fails', async () => {
    const world = await loaded();
    world.server.weeks = async () => {
      throw new ApiError('network');
    };
    world.server.gamesOfWeek = world.server.weeks as never;
    world.server.userPools = world.server.weeks as never;
    await world.gamesPage.refresh();
    expect([
      shown(world),
      world.gamesPage.weekView.status.value,
      world.gamesPage.weekView.entries.value.length,
    ]).toEqual([null, 'ready', 4]);
  });

  it('reloading Partidos notifies no subscriber and shows no loading state when the responses are equal', async () => {
    const world = await loaded();
    world.server.gamesOfWeek = async () => structuredClone(GAMES);
    const seen: unknown[] = [];
    const stop = effect(() => {
      seen.push([world.weeks.state.value, world.predictions.state.value, world.games.getForWeek(7)]);
    });
    await world.gamesPage.refresh();
    expect([seen.length, world.weeks.state.value.status]).toEqual([1, 'ready']);
    stop();
  });

  it('reloading Partidos keeps the status ready during the load and after a failure', async () => {
    const world = await loaded();
    const statuses: string[][] = [];
    const stop = effect(() => {
      const states = [world.weeks.state.value, world.predictions.state.value, world.games.getForWeek(7)];
      statuses.push(states.map(({ status }) => status));
    });
    world.server.keep([{ gameId: '1', homeScore: 1, awayScore: 1 }]);
    world.server.currentWeek = async () => ({ number: 7, betDays: 'lunes' });
    await world.gamesPage.refresh();
    world.server.weeks = failing('network');
    world.server.userPools = failing('network');
    await world.gamesPage.refresh();
    stop();
    expect(new Set(statuses.flat())).toEqual(new Set(['ready']));
    expect([world.weeks.betDays.value, world.predictions.getForWeek(7).length]).toEqual(['lunes', 1]);
  });

  it('reloading Partidos sends new requests when an older load is still running', async () => {
    const world = createWorld();
    const first = world.gamesPage.ensure();
    await world.gamesPage.refresh();
    await first;
    expect(world.server.calls.filter((name) => name === 'weeks')).toHaveLength(2);
  });
});

describe('the weeks of Partidos', () => {
  it('the tabs of Partidos show the state of each week', async () => {
    const world = await loaded();
    expect(world.gamesPage.tabs.value.map(({ week: { number }, state }) => [number, state.kind])).toEqual([
      [7, 'to-send'],
      [8, 'opens'],
    ]);
  });

  it('Partidos shows the games of another week when the player selects it', async () => {
    const world = await loaded();
    await world.gamesPage.select(8);
    expect([world.weeks.selected.value, world.gamesPage.weekView.entries.value]).toEqual([8, []]);
  });

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

  it('Partidos keeps the response of the last request for a week, not of the slowest', async () => {
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
  it('another player in the same tab sees no data of the previous player', async () => {
    const world = createWorld();
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

it('the game stores delete drafts once their game was sent or has started, and not before', async () => {
  const world = createWorld({ now: at('2026-08-29T16:00:00') });
  await world.loadGamesPage();
  for (const gameId of ['1', '2', '3']) {
    world.drafts.setGoals(7, gameId, 'home', 1);
    world.drafts.setGoals(7, gameId, 'away', 1);
  }
  world.server.keep([{ gameId: '3', homeScore: 1, awayScore: 1 }]);
  world.clock.time = at('2026-08-29T19:30:00');
  await world.gamesPage.refresh();
  // Game 2 is closed but has not started, so its card still shows the unsent draft.
  expect([...world.drafts.getForWeek(7).keys()]).toEqual(['2']);
});

it('Partidos shows no games when there are no weeks', async () => {
  const world = createWorld();
  world.server.weeks = async () => [];
  world.server.currentWeek = async () => {
    throw new ApiError('connection');
  };
  await world.loadGamesPage();
  expect([world.weeks.selected.value, world.gamesPage.weekView.status.value]).toEqual([null, 'ready']);
});

it('the tab of the next week to open shows its date, and later weeks are upcoming', async () => {
  const world = createWorld();
  world.server.weeks = async () => [week(7, '2026-08-28'), week(8, '2026-09-11'), week(9, '2026-09-18')];
  await world.loadGamesPage();
  expect(world.gamesPage.tabs.value.map(({ state }) => state)).toEqual([
    { kind: 'to-send', count: 4 },
    { kind: 'opens', at: at('2026-09-04T00:00:00') },
    { kind: 'upcoming' },
  ]);
});

describe('the open page of Partidos', () => {
  const CLOSED = '2026-08-30T20:00:00';

  it('Partidos loads the player’s ranking position of a closed week with predictions at each visit', async () => {
    const world = createWorld({ now: at(CLOSED) });
    world.server.keep([{ gameId: '1', homeScore: 1, awayScore: 1 }]);
    await world.loadGamesPage();
    await world.loadGamesPage();
    expect(world.server.calls.filter((name) => name === 'weekRanking')).toHaveLength(2);
  });

  it('Partidos loads the player’s ranking position again when the player returns to the closed week', async () => {
    const world = createWorld({ now: at(CLOSED) });
    world.server.keep([{ gameId: '1', homeScore: 1, awayScore: 1 }]);
    const close = world.gamesPage.open();
    await tick();
    await world.gamesPage.select(8);
    await world.gamesPage.select(7);
    await tick();
    expect(world.server.calls.filter((name) => name === 'weekRanking')).toHaveLength(2);
    close();
  });

  it.each([
    ['is open', '2026-08-29T12:00:00', 1],
    ['closed without predictions', CLOSED, 0],
    ['has not opened', '2026-08-10T12:00:00', 1],
  ])('Partidos does not load the player’s ranking position of a week that %s', async (_state, now, sent) => {
    const world = createWorld({ now: at(now) });
    world.server.keep([{ gameId: '1', homeScore: 1, awayScore: 1 }].slice(0, sent));
    await world.loadGamesPage();
    expect([world.weeks.selected.value, world.server.calls]).toEqual([
      7,
      ['userPools', 'weeks', 'currentWeek', 'gamesOfWeek'],
    ]);
  });

  it('Partidos reloads the games within the spread after a game has closed', async () => {
    vi.useFakeTimers();
    const world = createWorld({ now: at('2026-08-29T16:59:00') });
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

  it('Partidos updates the clock while the page is open and a game can still change', async () => {
    vi.useFakeTimers();
    const world = createWorld({ now: at('2026-08-29T16:59:00') });
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

  it('retry of Partidos loads only the games when only they failed, and everything when the predictions failed too', async () => {
    const world = createWorld();
    const { gamesOfWeek, userPools } = world.server;
    const callsOfRetry = async () => {
      world.server.calls.length = 0;
      world.gamesPage.retry();
      await tick();
      return [...world.server.calls];
    };
    world.server.gamesOfWeek = failing('network');
    await world.loadGamesPage();
    expect(await callsOfRetry()).toEqual(['gamesOfWeek']);
    world.gamesPage.reset();
    world.server.gamesOfWeek = gamesOfWeek;
    world.server.userPools = failing('network');
    await world.loadGamesPage();
    world.server.userPools = userPools;
    expect(await callsOfRetry()).toEqual(['userPools', 'weeks', 'currentWeek', 'gamesOfWeek']);
    expect(world.gamesPage.weekView.status.value).toBe('ready');
  });
});
