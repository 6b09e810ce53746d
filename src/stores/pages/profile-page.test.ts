import { computed, signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { TriviaPoints } from '../../domain/trivia.ts';
import type { Game, PredictionsByWeek, User } from '../../domain/types.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { ANA, createPrediction, GAMES, week } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import type { WeekGames } from '../games/games.ts';
import type { Stores } from '../index.ts';
import { type AsyncState, FRESH_MS, getData } from '../lib/resource.ts';
import { createModalStore } from '../shell/modal.ts';
import { createProfilePageStore } from './profile-page.ts';

const sent = (points: number | null) => [createPrediction({ points })];
const LOADING: WeekGames = { status: 'loading', data: null };
const POSTPONED_GAME = { id: '1', status: 'postponed' } as Game;
const POSTPONED: WeekGames = { status: 'ready', data: [POSTPONED_GAME] };

/**
 * Creates the store of a player with two correct trivias, in a season of five weeks of which week 5 is the current
 * one. `points` has the points of the only prediction of each week from week 1 on, null for unpublished ones. With
 * `isLoaded: false`, the predictions are not loaded until the store calls `ensure`.
 */
function createSeason({ points = [5, 5, 5, 5] as (number | null)[], isLoaded = true } = {}) {
  const predictions: PredictionsByWeek = new Map(points.map((number, index) => [index + 1, sent(number)]));
  const ready: AsyncState<PredictionsByWeek> = { status: 'ready', data: predictions };
  const state = signal<AsyncState<PredictionsByWeek>>(isLoaded ? ready : { status: 'idle' });
  const games = signal<ReadonlyMap<number, WeekGames>>(new Map());
  const user = signal<User | null>({ id: '7', stats: { trivias: 2 } } as User);
  const triviaPoints = signal<TriviaPoints>(new Map());
  const ensure = vi.fn(async () => {
    state.value = ready;
  });
  const loadGames = vi.fn(async (number: number, _options: unknown) => {
    games.value = new Map(games.peek()).set(number, POSTPONED);
    return true;
  });
  const allGames = vi.fn(async () => [1, 2, 3, 4, 5].map((number) => ({ ...POSTPONED_GAME, week: number })));
  const modal = createModalStore();
  const store = createProfilePageStore({
    api: createFakeApi({ allGames }),
    auth: { refreshUser: async () => undefined, user, userId: computed(() => user.value?.id ?? null) },
    games: {
      getForWeek: (number: number | null) =>
        number === null ? { status: 'idle' } : (games.value.get(number) ?? { status: 'idle' }),
      ensure: (number: number, options: unknown) => {
        if (!games.peek().has(number)) games.value = new Map(games.peek()).set(number, LOADING);
        return loadGames(number, options);
      },
      peek: (number: number) => games.peek().get(number) ?? { status: 'idle' },
      setData: (number: number, data: Game[]) => {
        games.value = new Map(games.peek()).set(number, { status: 'ready', data });
      },
    },
    modal,
    positions: { load: async () => true },
    predictions: {
      byWeek: computed(() => getData(state.value) ?? new Map()),
      ensure: async () => true,
      state,
    },
    currentWeek: {},
    playerData: { ensure },
    trivia: { points: triviaPoints },
    weeks: {
      all: signal([1, 2, 3, 4, 5].map((number) => week(number, '2026-07-17'))),
      seasonWeek: signal(5),
    },
  } as unknown as Stores);
  return { store, ensure, loadGames, allGames, modal, user, state, triviaPoints };
}

test('the season of Perfil has the known trivia points in their weeks, and the others under the season', () => {
  const { store, triviaPoints } = createSeason();
  const read = () => [store.season.value.weeks.map(({ trivia }) => trivia), store.season.value.seasonTrivia];
  expect(read()).toEqual([[null, null, null, null, 0], 2]);
  triviaPoints.value = new Map([
    [1, 1],
    [2, 0],
    [3, 1],
    [4, 0],
  ]);
  expect(read()).toEqual([[1, 0, 1, 0, 0], 0]);
});

test('the season counts predictions without points as pending when the games of their week fail to load', async () => {
  const { store, loadGames } = createSeason({ points: [5, 5, 5, null] });
  loadGames.mockRejectedValue(new ApiError('networkError'));
  const close = store.open();
  await vi.waitFor(() => expect(loadGames).toHaveBeenCalledWith(4, { maxAge: FRESH_MS }));
  close();
  expect(store.season.value.weeks[3]).toMatchObject({ pending: 1, postponed: 0 });
});

const FOUR_UNPUBLISHED = [null, null, null, null, 5];

test.each<[string, (number | null)[], boolean, number]>([
  ['four past weeks have predictions without points', FOUR_UNPUBLISHED, true, 1],
  ['it is not on screen', FOUR_UNPUBLISHED, false, 0],
  ['the games of all such weeks are loaded already', [5, 5, null, null, 5], true, 0],
])(
  'Mi temporada loads the games of all weeks at once at most, when %s',
  async (_case, points, isShown, count) => {
    const { store, loadGames, allGames } = createSeason({ points, isLoaded: false });
    const close = store.open();
    if (isShown) store.showSeason();
    await vi.waitFor(() => expect(loadGames).toHaveBeenCalledWith(3, { maxAge: FRESH_MS }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(allGames).toHaveBeenCalledTimes(count);
    if (isShown) expect(store.season.value.weeks.map(({ pending }) => pending)).toEqual([0, 0, 0, 0, 0]);
    close();
  },
);

test('Mi temporada waits for the games of the expanded ticket instead of loading those of all weeks', async () => {
  const { store, loadGames, allGames } = createSeason({ points: [null], isLoaded: false });
  const loadNow = loadGames.getMockImplementation();
  const started = new Map<number, Promise<boolean>>();
  loadGames.mockImplementation((number, options) => {
    const load =
      started.get(number) ??
      new Promise((resolve) => setTimeout(resolve, 20)).then(() => loadNow?.(number, options) ?? true);
    started.set(number, load);
    return load;
  });
  const close = store.open();
  store.showSeason();
  await vi.waitFor(() => expect(store.season.value.weeks[0]?.postponed).toBe(1));
  expect(allGames).not.toHaveBeenCalled();
  close();
});

test('Mi temporada asks for the games of all weeks once a visit when that call fails, and shows no dialog', async () => {
  const { store, allGames, modal } = createSeason({ points: FOUR_UNPUBLISHED, isLoaded: false });
  allGames.mockRejectedValue(new ApiError('networkError'));
  const close = store.open();
  store.showSeason();
  await vi.waitFor(() => expect(allGames).toHaveBeenCalledTimes(1));
  store.openTicket(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect([allGames.mock.calls.length, modal.current.value]).toEqual([1, null]);
  close();
});

test('Perfil loads the tickets of another user who logs in, and not again for the same user', async () => {
  const { store, ensure, state, user } = createSeason({ points: [5, null], isLoaded: false });
  const close = store.open();
  await vi.waitFor(() => expect(store.openWeek.value).toBe(1));
  user.value = { id: '7', nickname: 'renamed', stats: {} } as User;
  expect(ensure).toHaveBeenCalledTimes(1);
  state.value = { status: 'idle' };
  user.value = null;
  expect([ensure.mock.calls.length, store.openWeek.value]).toEqual([1, null]);
  user.value = { id: '8', stats: {} } as User;
  await vi.waitFor(() => expect(store.openWeek.value).toBe(1));
  expect(ensure).toHaveBeenCalledTimes(2);
  close();
});

test.each(['page was closed', 'log-out'])(
  'Perfil loads no games of a ticket when the load of the tickets ends after the %s',
  async (moment) => {
    const { store, loadGames, user } = createSeason({ points: [5, null], isLoaded: false });
    const close = store.open();
    if (moment === 'log-out') user.value = null;
    else close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(loadGames).not.toHaveBeenCalled();
    close();
  },
);

test('a prediction kept under week 6 is in the boleto of week 7, where its game is played', async () => {
  const world = createGameWorld();
  world.server.userPools = async () => new Map([[6, [createPrediction({ gameId: '2' })]]]);
  await world.loadGamesPage();
  const { tickets } = createProfilePageStore(world as unknown as Stores);
  expect(tickets.value).toMatchObject({ status: 'ready', data: [{ week: 7 }] });
});

test('a boleto whose game has moved to an unopened week goes there, with one call for all games', async () => {
  const world = createGameWorld({ user: { ...ANA, stats: {} } as User });
  const moved = GAMES.map((game) => ({ ...game, week: 6 })).slice(1);
  world.server.userPools = async () => new Map([[6, [createPrediction({ gameId: '1', points: 5 })]]]);
  world.server.gamesOfWeek = async (number) => (number === 6 ? moved : []);
  const allGames = vi.fn(async () => [...moved, ...GAMES.slice(0, 1).map((game) => ({ ...game, week: 8 }))]);
  Object.assign(world.server, { allGames });
  await world.predictions.load();
  await world.weeks.load();
  const profile = createProfilePageStore({
    ...world,
    auth: {
      refreshUser: async () => undefined,
      user: world.user,
      userId: computed(() => world.user.value?.id ?? null),
    },
  } as unknown as Stores);
  const close = profile.open();
  await vi.waitFor(() =>
    expect(profile.tickets.value).toMatchObject({ status: 'ready', data: [{ week: 8 }] }),
  );
  expect(allGames).toHaveBeenCalledTimes(1);
  close();
});
