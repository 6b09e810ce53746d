import { expect, test } from 'vitest';
import { at, createMyPosition, createPrediction, week } from '../testing/fixtures.ts';
import { createTriviaWeeks, type TriviaWeeksInput } from './trivia.ts';

const prediction = createPrediction({ points: 5 });
const place = (score: number) => createMyPosition({ score });

const createInput = (changes: Partial<TriviaWeeksInput> = {}): TriviaWeeksInput => ({
  weeks: [1, 2, 3, 4, 5].map((number) => week(number, `2026-08-0${number}`)),
  currentWeek: 3,
  joinedAt: null,
  predictions: new Map([
    [1, [prediction]],
    [3, [prediction]],
  ]),
  positions: new Map(),
  pendingWeek: null,
  answered: null,
  correctTrivias: 1,
  ...changes,
});

const states = (changes: Partial<TriviaWeeksInput> = {}) =>
  createTriviaWeeks(createInput(changes)).map(({ state }) => state);

test('in the trivia weeks, a week whose ranking score exceeds the points of its predictions is “hit”, and one with an equal score “no-point”', () => {
  const positions = new Map([
    [1, place(6)],
    [3, place(5)],
  ]);
  expect(states({ positions })).toEqual(['hit', 'unanswered', 'no-point', 'upcoming', 'upcoming']);
});

test('a past week without a ticket is “before” in the trivia weeks when it began more than seven days before the player joined', () => {
  const joinedAt = at('2026-08-09T00:00:01');
  expect(states({ joinedAt })[1]).toBe('before');
  expect(states({ joinedAt: joinedAt - 1_000 })[1]).toBe('unanswered');
});

test('a week of the trivia weeks is “unknown” when its games have points but the weekly ranking doesn’t list the player', () => {
  expect(states({ positions: new Map([[1, null]]) })[0]).toBe('unknown');
});

test('in the trivia weeks, a week in play without a ranking is “unknown” when the statistics have a trivia more than the rankings', () => {
  const changes = {
    predictions: new Map([
      [1, [prediction]],
      [3, [createPrediction({ points: null })]],
    ]),
    positions: new Map([
      [1, place(5)],
      [3, null],
    ]),
  };
  expect(states(changes).slice(0, 3)).toEqual(['no-point', 'unanswered', 'unknown']);
  expect(states({ ...changes, correctTrivias: 0 })[2]).toBe('no-point');
});

test('in the trivia weeks, the week of the pending trivia is “pending”, although it has a ticket', () => {
  expect(states({ pendingWeek: 3 })[2]).toBe('pending');
});

test.each([
  [true, 'hit'],
  [false, 'miss'],
])(
  'in the trivia weeks, an answer given in this visit (correct: %j) makes its week “%s” without a ranking score',
  (isCorrect, state) => {
    expect(states({ answered: { week: 3, isCorrect } })[2]).toBe(state);
  },
);

test('in the trivia weeks, a week without a ticket is “upcoming” while the current week is unknown', () => {
  expect(states({ currentWeek: null })[1]).toBe('upcoming');
});

test('in the trivia weeks, the current week without predictions is “upcoming”', () => {
  expect(states({ predictions: new Map() })[2]).toBe('upcoming');
});
