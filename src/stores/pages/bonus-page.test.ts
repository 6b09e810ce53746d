// @vitest-environment jsdom
import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { MyPosition, PredictionsByWeek } from '../../domain/types.ts';
import { createMyPosition, createPrediction, week } from '../../testing/fixtures.ts';
import type { Stores } from '../index.ts';
import { FRESH_MS } from '../lib/resource.ts';
import { createModalStore } from '../shell/modal.ts';
import type { AnsweredTrivia } from '../trivia/trivia.ts';
import { createBonusPageStore } from './bonus-page.ts';

const SENT: PredictionsByWeek = new Map([
  [6, [createPrediction({ points: 3 })]],
  [7, [createPrediction({ points: 3 })]],
  [8, [createPrediction()]],
]);
const WEEKS = [week(6, '2026-08-21'), week(7, '2026-08-28'), week(8, '2026-09-04')];

function createPage() {
  const positions = signal<ReadonlyMap<number, MyPosition | null>>(new Map());
  const answered = signal<AnsweredTrivia | null>(null);
  const refreshUser = vi.fn(async () => undefined);
  const ensurePositions = vi.fn(async (_weeks: Iterable<number>, _maxAge?: number) => undefined);
  const bonus = createBonusPageStore({
    auth: { user: signal({ stats: { trivias: 1 } }), refreshUser },
    games: { ensure: async () => true },
    playerData: { ensure: async () => [] },
    modal: createModalStore(),
    positions: { byWeek: positions, ensure: ensurePositions },
    predictions: { ensure: async () => true, byWeek: signal(SENT) },
    trivia: { answered, pending: signal(null) },
    weeks: { ensure: async () => null, all: signal(WEEKS), current: signal(8) },
  } as unknown as Stores);
  /** The weeks of each load for the trivia weeks. */
  const getTriviaLoads = () =>
    ensurePositions.mock.calls.flatMap(([numbers, maxAge]) => (maxAge === FRESH_MS ? [numbers] : []));
  return { answered, bonus, getTriviaLoads, positions, refreshUser };
}

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

test('Bonus loads the missing ranking positions for its trivia weeks from the call of `loadTriviaWeeks` until the page is closed', () => {
  const { bonus, getTriviaLoads, positions } = createPage();
  const close = bonus.open();
  bonus.loadTriviaWeeks();
  expect(getTriviaLoads()).toEqual([[6, 7, 8]]);
  positions.value = new Map([[7, createMyPosition({ score: 3 })]]);
  expect(getTriviaLoads().at(-1)).toEqual([6, 8]);
  expect(bonus.triviaWeeks.value.map(({ state }) => state)).toEqual(['unknown', 'no-point', 'unknown']);
  close();
  positions.value = new Map();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(getTriviaLoads()).toHaveLength(2);
});
