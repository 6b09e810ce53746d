// @vitest-environment jsdom
import { computed, signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { MyPosition, PredictionsByWeek, User } from '../../domain/types.ts';
import { createMyPosition, createPrediction, week } from '../../testing/fixtures.ts';
import type { WeekGames } from '../games/games.ts';
import type { LoadedWeeks } from '../games/weeks.ts';
import type { Stores } from '../index.ts';
import { type AsyncState, FRESH_MS, getData } from '../lib/resource.ts';
import { createModalStore } from '../shell/modal.ts';
import type { PendingTrivia } from '../trivia/pending-trivia.ts';
import type { AnsweredTrivia } from '../trivia/trivia.ts';
import { createBonusPageStore } from './bonus-page.ts';

const SENT: PredictionsByWeek = new Map([
  [6, [createPrediction({ points: 3 })]],
  [7, [createPrediction({ points: 3 })]],
  [8, [createPrediction()]],
]);
const WEEKS: LoadedWeeks = {
  all: [week(6, '2026-08-21'), week(7, '2026-08-28'), week(8, '2026-09-04')],
  current: 8,
  betDays: '',
};
const userWith = (trivias: number) => ({ id: '7', stats: { trivias } }) as User;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function createPage() {
  const weeks = signal<AsyncState<LoadedWeeks>>({ status: 'idle' });
  const predictions = signal<AsyncState<PredictionsByWeek>>({ status: 'idle' });
  const positions = signal<ReadonlyMap<number, MyPosition | null>>(new Map());
  const answered = signal<AnsweredTrivia | null>(null);
  const pending = signal<PendingTrivia | null>(null);
  const user = signal<User | null>(userWith(1));
  const calls = {
    refreshUser: vi.fn(async () => undefined),
    ensure: vi.fn(async () => {
      weeks.value = { status: 'ready', data: WEEKS };
      predictions.value = { status: 'ready', data: SENT };
    }),
    loadGames: vi.fn(async (_week: number) => true),
    ensurePositions: vi.fn(async (_weeks: Iterable<number>, _maxAge?: number) => undefined),
    loadPredictions: vi.fn(async () => true),
    loadWeeks: vi.fn(async () => ({ currentFailure: null })),
    getGames: vi.fn((_week: number | null): WeekGames => ({ status: 'idle' })),
  };
  const modal = createModalStore();
  const bonus = createBonusPageStore({
    auth: { user, refreshUser: calls.refreshUser },
    games: { getForWeek: calls.getGames, load: calls.loadGames },
    gamesPage: { ensure: calls.ensure },
    modal,
    positions: { byWeek: positions, ensure: calls.ensurePositions },
    predictions: {
      state: predictions,
      byWeek: computed(() => getData(predictions.value) ?? new Map()),
      load: calls.loadPredictions,
    },
    trivia: { answered, pending },
    weeks: {
      state: weeks,
      all: computed(() => getData(weeks.value)?.all ?? []),
      current: computed(() => getData(weeks.value)?.current ?? null),
      load: calls.loadWeeks,
    },
  } as unknown as Stores);
  /** The weeks of each load for the trivia board. */
  const getBoardLoads = () =>
    calls.ensurePositions.mock.calls.flatMap(([numbers, maxAge]) => (maxAge === FRESH_MS ? [numbers] : []));
  return { ...calls, bonus, getBoardLoads, answered, modal, pending, positions, user };
}

test('Bonus loads the weeks and the predictions itself when the load shared with the navigation badge has failed', async () => {
  const { bonus, ensure, loadWeeks, loadPredictions } = createPage();
  ensure.mockResolvedValueOnce(undefined);
  bonus.open();
  await nextTask();
  expect([loadWeeks.mock.calls.length, loadPredictions.mock.calls.length]).toEqual([1, 1]);
});

test('Bonus shows no dialog when a load fails after the page was closed', async () => {
  const { bonus, ensure, loadWeeks, modal } = createPage();
  ensure.mockResolvedValueOnce(undefined);
  loadWeeks.mockRejectedValueOnce(new ApiError('network'));
  bonus.open()();
  await nextTask();
  expect(modal.current.value).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])(
  'after a trivia answer with isCorrect %s, Bonus makes %i calls to reload the statistics',
  (isCorrect, count) => {
    const { bonus, answered, refreshUser } = createPage();
    bonus.open();
    answered.value = { week: 8, question: '¿Quién silba?', answer: 'El árbitro', isCorrect };
    expect(refreshUser).toHaveBeenCalledTimes(count);
  },
);

test('Bonus loads the missing ranking positions for its trivia board from the call of `showBoard` until the page is closed', async () => {
  const { bonus, getBoardLoads, positions } = createPage();
  const close = bonus.open();
  await nextTask();
  bonus.showBoard();
  expect(getBoardLoads()).toEqual([[6, 7, 8]]);
  positions.value = new Map([[7, createMyPosition({ score: 3 })]]);
  expect(getBoardLoads().at(-1)).toEqual([6, 8]);
  expect(bonus.board.value.map(({ state }) => state)).toEqual(['unknown', 'no-point', 'unknown']);
  close();
  positions.value = new Map();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(getBoardLoads()).toHaveLength(2);
});

test('Bonus asks for the ranking again when the player returns, while that ranking is older than the results', async () => {
  const { bonus, getBoardLoads, positions } = createPage();
  positions.value = new Map([
    [6, createMyPosition({ score: 1 })],
    [7, createMyPosition({ score: 3 })],
  ]);
  bonus.open();
  await nextTask();
  bonus.showBoard();
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(getBoardLoads()).toEqual([
    [6, 8],
    [6, 8],
  ]);
});
