import { computed, signal } from '@preact/signals-react';
import { vi } from 'vitest';
import type { TriviaPoints } from '../../domain/trivia.ts';
import type { Game, PredictionsByWeek, User } from '../../domain/types.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { createPrediction, week } from '../../testing/fixtures.ts';
import type { WeekGames } from '../games/games.ts';
import type { Stores } from '../index.ts';
import { type AsyncState, getData } from '../lib/resource.ts';
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
export function createSeason({ points = [5, 5, 5, 5] as (number | null)[], isLoaded = true } = {}) {
  const predictions: PredictionsByWeek = new Map(points.map((number, index) => [index + 1, sent(number)]));
  const ready: AsyncState<PredictionsByWeek> = { status: 'ready', data: predictions };
  const state = signal<AsyncState<PredictionsByWeek>>(isLoaded ? ready : { status: 'idle' });
  const games = signal<ReadonlyMap<number, WeekGames>>(new Map());
  const user = signal<User | null>({ id: '7', stats: { trivias: 2 } } as User);
  const triviaPoints = signal<TriviaPoints>(new Map());
  const ensure = vi.fn(async () => {
    state.value = ready;
  });
  const ensurePredictions = vi.fn(async () => true);
  const loadGames = vi.fn(async (number: number, _options: unknown) => {
    games.value = new Map(games.peek()).set(number, POSTPONED);
    return true;
  });
  const allGames = vi.fn(async () => [1, 2, 3, 4, 5].map((number) => ({ ...POSTPONED_GAME, week: number })));
  const refreshUser = vi.fn(async () => undefined);
  const modal = createModalStore();
  const store = createProfilePageStore({
    api: createFakeApi({ allGames }),
    auth: { refreshUser, user, userId: computed(() => user.value?.id ?? null) },
    games: {
      getForWeek: (number: number | null) =>
        number === null ? { status: 'idle' } : (games.value.get(number) ?? { status: 'idle' }),
      ensure: (number: number, options: unknown) => {
        if (!games.peek().has(number)) games.value = new Map(games.peek()).set(number, LOADING);
        return loadGames(number, options);
      },
      load: loadGames,
      peek: (number: number) => games.peek().get(number) ?? { status: 'idle' },
      setData: (number: number, data: Game[]) => {
        games.value = new Map(games.peek()).set(number, { status: 'ready', data });
      },
    },
    modal,
    positions: { load: async () => true },
    predictions: {
      byWeek: computed(() => getData(state.value) ?? new Map()),
      ensure: ensurePredictions,
      state,
    },
    currentWeek: {},
    playerData: { loadMissing: ensure },
    trivia: { points: triviaPoints },
    weeks: {
      all: signal([1, 2, 3, 4, 5].map((number) => week(number, '2026-07-17'))),
      seasonNumber: signal(5),
    },
  } as unknown as Stores);
  return {
    store,
    ensure,
    ensurePredictions,
    loadGames,
    refreshUser,
    allGames,
    modal,
    user,
    state,
    triviaPoints,
  };
}
