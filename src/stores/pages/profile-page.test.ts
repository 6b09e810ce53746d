import { computed, signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { Game, MyPosition, PredictionsByWeek, User } from '../../domain/types.ts';
import { createMyPosition, createPrediction, week } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import type { WeekGames } from '../games/games.ts';
import type { Stores } from '../index.ts';
import { type AsyncState, FRESH_MS, getData } from '../lib/resource.ts';
import { createModalStore } from '../shell/modal.ts';
import type { PendingTrivia } from '../trivia/pending-trivia.ts';
import { createProfilePageStore } from './profile-page.ts';

const sent = (points: number | null) => [createPrediction({ points })];
const POSTPONED: WeekGames = { status: 'ready', data: [{ id: '1', status: 'postponed' } as Game] };

/**
 * Creates the store of a player with two correct trivias, in a season of five weeks of which week 5 is the current
 * one. `points` has the points of the only prediction of each week from week 1 on, null for unpublished ones. With
 * `isLoaded: false`, the predictions are not loaded until the store calls `ensure`.
 */
function createSeason({ points = [5, 5, 5, 5] as (number | null)[], isLoaded = true } = {}) {
  const predictions: PredictionsByWeek = new Map(points.map((number, index) => [index + 1, sent(number)]));
  const ready: AsyncState<PredictionsByWeek> = { status: 'ready', data: predictions };
  const state = signal<AsyncState<PredictionsByWeek>>(isLoaded ? ready : { status: 'idle' });
  const byWeek = signal<ReadonlyMap<number, MyPosition | null>>(new Map());
  const games = signal<ReadonlyMap<number, WeekGames>>(new Map());
  const user = signal<User | null>({ id: '7', stats: { trivias: 2 } } as User);
  const pending = signal<PendingTrivia | null>(null);
  const ensure = vi.fn(async () => {
    state.value = ready;
  });
  const loadPositions = vi.fn(async (numbers: Iterable<number>) => {
    const scores = [...numbers].map(
      (number) => [number, createMyPosition({ score: number <= 2 ? 6 : 5 })] as const,
    );
    byWeek.value = new Map([...byWeek.peek(), ...scores]);
  });
  const loadGames = vi.fn(async (number: number) => {
    games.value = new Map(games.peek()).set(number, POSTPONED);
    return true;
  });
  const store = createProfilePageStore({
    auth: { refreshUser: async () => undefined, user, userId: computed(() => user.value?.id ?? null) },
    games: {
      getForWeek: (number: number | null) =>
        number === null ? { status: 'idle' } : (games.value.get(number) ?? { status: 'idle' }),
      ensure: loadGames,
    },
    modal: createModalStore(),
    positions: { byWeek, ensure: loadPositions, load: async () => true },
    predictions: {
      byWeek: computed(() => getData(state.value) ?? new Map()),
      ensure: async () => true,
      state,
    },
    currentWeek: {},
    playerData: { ensure },
    trivia: { answered: signal(null), pending },
    weeks: { all: signal([1, 2, 3, 4, 5].map((number) => week(number, '2026-07-17'))), current: signal(5) },
  } as unknown as Stores);
  return { store, ensure, loadGames, loadPositions, user, pending, positions: byWeek, state };
}

test('the season gives no trivia point to the week of a pending trivia', async () => {
  const { store, pending } = createSeason();
  await store.complete();
  expect(store.season.value.weeks[0]?.trivia).toBe(1);
  pending.value = { week: 1 } as PendingTrivia;
  expect(store.season.value.weeks[0]?.trivia).toBe(0);
});

test('the season counts predictions without points as pending when the games of their week fail to load', async () => {
  const { store, loadGames } = createSeason({ points: [5, 5, 5, null] });
  loadGames.mockRejectedValue(new ApiError('networkError'));
  const close = store.open();
  await vi.waitFor(() => expect(loadGames).toHaveBeenCalledWith(4, { maxAge: FRESH_MS }));
  close();
  expect(store.season.value.weeks[3]).toMatchObject({ pending: 1, postponed: 0 });
});

test('`complete` of the profile store, called twice at the same time, loads the ranking positions only once', async () => {
  const { store, loadPositions } = createSeason();
  await Promise.all([store.complete(), store.complete()]);
  expect(loadPositions).toHaveBeenCalledTimes(1);
});

test.each(['positions', 'games'])(
  '`complete` of the profile store sets `completion` to failed when the %s of a week cannot be loaded, and a second call sets it to done',
  async (what) => {
    const { store, loadGames, loadPositions } = createSeason({ points: [5, 5, 5, null] });
    if (what === 'positions') loadPositions.mockResolvedValueOnce(undefined);
    else loadGames.mockRejectedValueOnce(new ApiError('networkError'));
    await store.complete();
    expect(store.completion.value).toBe('failed');
    await store.complete();
    expect(store.completion.value).toBe('done');
  },
);

test('`complete` of the profile store sets `completion` to late while the ranking is older than the results', async () => {
  const { store, loadPositions, positions } = createSeason();
  const outdated = [1, 2, 3, 4].map((number) => [number, createMyPosition({ score: 1 })] as const);
  loadPositions.mockImplementationOnce(async () => {
    positions.value = new Map(outdated);
  });
  await store.complete();
  expect([store.completion.value, store.missing.value.trivia]).toEqual(['late', 4]);
  await store.complete();
  expect([store.completion.value, store.missing.value.trivia]).toEqual(['done', 0]);
});

test.each(['games', 'positions'])(
  'when another player logs in while `complete` loads the %s, `complete` loads nothing more and `completion` is idle',
  async (what) => {
    const { store, loadGames, loadPositions, user } = createSeason({ points: [5, 5, 5, null] });
    // Perfil fails to load the games of weeks 3 and 4, so that they are left for `complete`.
    loadGames
      .mockRejectedValueOnce(new ApiError('networkError'))
      .mockRejectedValueOnce(new ApiError('networkError'));
    const close = store.open();
    await vi.waitFor(() => expect(loadGames).toHaveBeenCalledWith(4, { maxAge: FRESH_MS }));
    const changePlayer = () => {
      user.value = { id: '8', stats: {} } as User;
    };
    if (what === 'games')
      loadGames.mockImplementationOnce(async () => {
        changePlayer();
        return true;
      });
    else loadPositions.mockImplementationOnce(async () => changePlayer());
    await store.complete();
    expect([store.completion.value, loadPositions.mock.calls.length]).toEqual([
      'idle',
      what === 'games' ? 0 : 1,
    ]);
    close();
  },
);

test('Perfil loads the tickets of another user who logs in while the page is open, and not again for the same user', async () => {
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

test('a prediction that the server keeps under week 6 is in the boleto of week 7, where its game is played', async () => {
  const world = createGameWorld();
  world.server.userPools = async () => new Map([[6, [createPrediction({ gameId: '2' })]]]);
  await world.loadGamesPage();
  const { tickets } = createProfilePageStore(world as unknown as Stores);
  expect(tickets.value).toMatchObject({ status: 'ready', data: [{ week: 7 }] });
});
