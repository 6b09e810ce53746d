import { expect, test } from 'vitest';
import { createTriviaBoard, getUnknownWeeks, type TriviaFacts } from './trivia-board.ts';
import type { MyPosition, Prediction, Week } from './types.ts';

const prediction: Prediction = {
  id: '1',
  gameId: '1',
  homeScore: 1,
  awayScore: 0,
  points: 5,
  createdAt: null,
};

const place = (score: number): MyPosition => ({
  position: 3,
  score,
  exact: null,
  results: null,
  movement: null,
});

/** Weeks 1 to 5, the third being played; weeks 1 and 3 sent, each worth 5 points of games. */
const facts = (changes: Partial<TriviaFacts> = {}): TriviaFacts => ({
  weeks: [3, 1, 2, 4, 5].map((number) => ({ number, alias: null }) as Week),
  currentWeek: 3,
  predictions: new Map([
    [1, [prediction]],
    [3, [prediction]],
  ]),
  positions: new Map(),
  pendingWeek: null,
  answered: null,
  hits: 1,
  ...changes,
});

const states = (changes: Partial<TriviaFacts> = {}) =>
  createTriviaBoard(facts(changes)).map(({ state }) => state);

test('weeks sent are unknown until their sum is seen, the others say what is certain', () => {
  expect(states()).toEqual(['unknown', 'unanswered', 'unknown', 'upcoming', 'upcoming']);
});

test('the sum of a week tells whether its trivia was right', () => {
  const positions = new Map([
    [1, place(6)],
    [3, place(5)],
  ]);
  expect(states({ positions })).toEqual(['hit', 'unanswered', 'no-point', 'upcoming', 'upcoming']);
});

test('a week without a place of one’s own has no point', () => {
  expect(states({ positions: new Map([[1, null]]) })[0]).toBe('no-point');
});

test('with no right trivia at all nothing has to be looked up', () => {
  expect([states({ hits: 0 })[0], getUnknownWeeks(facts({ hits: 0 }))]).toEqual(['no-point', []]);
});

test('with as many right trivias as weeks sent nothing has to be looked up', () => {
  expect([states({ hits: 2 })[0], getUnknownWeeks(facts({ hits: 2 }))]).toEqual(['hit', []]);
});

test('a question left for later is pending', () => {
  expect(states({ pendingWeek: 3 })[2]).toBe('pending');
});

test.each([
  [true, 'hit'],
  [false, 'miss'],
])('an answer given in this visit (right: %j) is known at once', (isCorrect, state) => {
  expect(states({ answered: { week: 3, isCorrect } })[2]).toBe(state);
});

test('only the unknown weeks are worth looking up', () => {
  expect(getUnknownWeeks(facts({ positions: new Map([[1, place(5)]]) }))).toEqual([3]);
});

test('while the current week is unknown nothing counts as missed', () => {
  expect(states({ currentWeek: null })[1]).toBe('upcoming');
});
