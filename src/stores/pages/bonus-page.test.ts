import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { TriviaPoints } from '../../domain/trivia.ts';
import type { PredictionsByWeek } from '../../domain/types.ts';
import { createPrediction, week } from '../../testing/fixtures.ts';
import type { Stores } from '../index.ts';
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
  const points = signal<TriviaPoints>(new Map());
  const answered = signal<readonly AnsweredTrivia[]>([]);
  const refreshUser = vi.fn(async () => undefined);
  const ensurePositions = vi.fn(async (_weeks: Iterable<number>, _maxAge?: number) => undefined);
  const bonus = createBonusPageStore({
    auth: { user: signal({ stats: { trivias: 1 } }), refreshUser },
    games: { ensure: async () => true },
    playerData: { loadMissing: async () => [] },
    modal: createModalStore(),
    positions: { ensure: ensurePositions },
    predictions: { ensure: async () => true, byWeek: signal(SENT) },
    trivia: { answered, waiting: signal([]), points },
    weeks: { ensure: async () => null, all: signal(WEEKS), seasonNumber: signal(8) },
  } as unknown as Stores);
  return { answered, bonus, ensurePositions, points, refreshUser };
}

test.each([
  [true, 1],
  [false, 0],
])(
  'after a trivia answer with isCorrect %s, Bonus makes %i calls to reload the statistics',
  (isCorrect, count) => {
    const { bonus, answered, refreshUser } = createPage();
    bonus.open();
    answered.value = [{ week: 8, question: '¿Quién silba?', answer: 'El árbitro', isCorrect }];
    expect(refreshUser).toHaveBeenCalledTimes(count);
  },
);

test('the trivia weeks of Bonus follow the known trivia points, and Bonus asks for no ranking of them', () => {
  const { bonus, ensurePositions, points } = createPage();
  const close = bonus.open();
  expect(bonus.triviaWeeks.value.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
  points.value = new Map([
    [6, 1],
    [7, 0],
  ]);
  expect(bonus.triviaWeeks.value.map(({ state }) => state)).toEqual(['hit', 'no-point', 'unknown']);
  expect(ensurePositions.mock.calls).toEqual([[[7]]]);
  close();
});
