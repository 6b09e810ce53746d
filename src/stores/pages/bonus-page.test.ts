import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { TriviaPoints } from '../../domain/trivia.ts';
import type { PredictionsByWeek } from '../../domain/types.ts';
import { createPrediction, week } from '../../testing/fixtures.ts';
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
  const points = signal<TriviaPoints>(new Map());
  const answered = signal<readonly AnsweredTrivia[]>([]);
  const refreshUser = vi.fn(async (_freshMs?: number) => undefined);
  const watch = vi.fn((_deadline: number) => () => undefined);
  const loadPosition = vi.fn(async (_week: number) => true);
  const ensurePositions = vi.fn(async (_weeks: Iterable<number>, _maxAge?: number) => undefined);
  const bonus = createBonusPageStore({
    auth: { user: signal({ stats: { trivias: 1 } }), refreshUser },
    currentWeek: { nextChange: signal(100) },
    time: { watch },
    games: { ensure: async () => true },
    playerData: { loadMissing: async () => [] },
    modal: createModalStore(),
    positions: { ensure: ensurePositions, load: loadPosition },
    predictions: { ensure: async () => true, byWeek: signal(SENT) },
    trivia: { answered, waiting: signal([]), points },
    weeks: { ensure: async () => null, all: signal(WEEKS), seasonNumber: signal(8) },
  } as unknown as Stores);
  return { answered, bonus, ensurePositions, loadPosition, points, refreshUser, watch };
}

const ANSWER = { week: 8, question: '¿Quién silba?', answer: 'El árbitro' };

test.each([
  [true, [[]], [[8]]],
  [false, [], []],
])(
  'after a trivia answer with isCorrect %s, Bonus loads the statistics and the place in that week: %j, %j',
  (isCorrect, statistics, places) => {
    const { bonus, answered, loadPosition, refreshUser } = createPage();
    bonus.open();
    refreshUser.mockClear();
    answered.value = [{ ...ANSWER, isCorrect }];
    expect(refreshUser.mock.calls).toEqual(statistics);
    expect(loadPosition.mock.calls).toEqual(places);
  },
);

test('Bonus loads the statistics and the place that it shares when it opens, unless they are new', () => {
  const { bonus, answered, ensurePositions, refreshUser } = createPage();
  answered.value = [{ ...ANSWER, isCorrect: true }];
  bonus.open();
  expect(refreshUser.mock.calls).toEqual([[FRESH_MS]]);
  expect(ensurePositions.mock.calls).toEqual([[[7], FRESH_MS]]);
});

test('the trivia weeks of Bonus follow the known trivia points, and Bonus asks for no ranking of them', () => {
  const { bonus, ensurePositions, points } = createPage();
  const close = bonus.open();
  expect(bonus.triviaWeeks.value.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
  points.value = new Map([
    [6, 1],
    [7, 0],
  ]);
  expect(bonus.triviaWeeks.value.map(({ state }) => state)).toEqual(['hit', 'no-point', 'unknown']);
  expect(ensurePositions).toHaveBeenCalledOnce();
  close();
});

test('Bonus watches the clock for the next change of the current week', () => {
  const { bonus, watch } = createPage();
  bonus.open();
  expect(watch.mock.calls).toEqual([[100]]);
});
