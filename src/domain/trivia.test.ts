import { expect, test } from 'vitest';
import { at, createPrediction, week } from '../testing/fixtures.ts';
import { countCorrectTrivias, createTriviaWeeks, getTriviaPoints, type TriviaWeeksInput } from './trivia.ts';

const prediction = createPrediction({ points: 5 });

const createInput = (changes: Partial<TriviaWeeksInput> = {}): TriviaWeeksInput => ({
  weeks: [1, 2, 3, 4, 5].map((number) => week(number, `2026-08-0${number}`)),
  seasonNumber: 3,
  joinedAt: null,
  predictions: new Map([
    [1, [prediction]],
    [3, [prediction]],
  ]),
  triviaPoints: new Map(),
  pendingWeeks: [],
  answered: [],
  ...changes,
});

const states = (changes: Partial<TriviaWeeksInput> = {}) =>
  createTriviaWeeks(createInput(changes)).map(({ state }) => state);

test.each<[string, (number | undefined)[], number | undefined]>([
  ['no prediction says them', [undefined, undefined], undefined],
  ['every prediction says 1', [1, 1], 1],
  ['every prediction says 0', [0, 0], 0],
  ['one prediction alone says them', [undefined, 0], 0],
  ['the predictions differ', [0, 1, 0], 1],
  ['there is no prediction', [], undefined],
])('the trivia points of a week when %s', (_case, values, expected) => {
  const rows = values.map((points) =>
    createPrediction(points === undefined ? {} : { weekTriviaPoints: points }),
  );
  expect(getTriviaPoints({ kept: new Map([[7, rows]]), answered: [] }).get(7)).toBe(expected);
});

test.each([
  [true, 1],
  [false, 0],
])(
  'an answer of this visit (correct: %j) gives its week %i trivia points and leaves the other weeks',
  (isCorrect, points) => {
    const kept = new Map([
      [6, [createPrediction({ weekTriviaPoints: 1 })]],
      [7, [createPrediction()]],
    ]);
    expect([...getTriviaPoints({ kept, answered: [{ week: 7, isCorrect }] })]).toEqual([
      [6, 1],
      [7, points],
    ]);
  },
);

test('in the trivia weeks, a trivia point is “hit”, no point “no-point” and a ticket alone “unknown”', () => {
  const predictions = new Map([1, 2, 3].map((number) => [number, [prediction]]));
  const triviaPoints = new Map([
    [1, 1],
    [2, 0],
  ]);
  expect(states({ predictions, triviaPoints })).toEqual([
    'hit',
    'no-point',
    'unknown',
    'upcoming',
    'upcoming',
  ]);
});

test.each<[string, (number | null)[], number | null]>([
  ['points that are known', [1, 0, 1], 2],
  ['points that are unknown in some weeks, as without an answer', [null, 1, null], 1],
  ['unknown points', [null, null], null],
  ['no week with a ticket', [], 0],
])('countCorrectTrivias of %s', (_case, points, expected) => {
  expect(countCorrectTrivias(points)).toBe(expected);
});

test('a past week without a ticket is “before” when it began over seven days before the player joined', () => {
  const joinedAt = at('2026-08-09T00:00:01');
  expect(states({ joinedAt })[1]).toBe('before');
  expect(states({ joinedAt: joinedAt - 1_000 })[1]).toBe('unanswered');
});

test.each<[string, [number, number][], string]>([
  ['unknown', [], 'pending'],
  ['0', [[3, 0]], 'pending'],
  ['1, as after an answer on another device', [[3, 1]], 'hit'],
])('in the trivia weeks, the week of the pending trivia whose points are %s', (_case, points, state) => {
  expect(states({ pendingWeeks: [2, 3], triviaPoints: new Map(points) })[2]).toBe(state);
});

test('two answers of this visit both give their weeks their points, whatever the predictions still say', () => {
  const kept = new Map([
    [7, [createPrediction()]],
    [8, [createPrediction()]],
  ]);
  const answered = [
    { week: 7, isCorrect: true },
    { week: 8, isCorrect: true },
  ];
  expect([...getTriviaPoints({ kept, answered })]).toEqual([
    [7, 1],
    [8, 1],
  ]);
});

test.each([
  [true, 1, 'hit'],
  [false, 0, 'miss'],
])(
  'in the trivia weeks, an answer given in this visit (correct: %j, points: %i) makes its week “%s”',
  (isCorrect, points, state) => {
    expect(states({ answered: [{ week: 3, isCorrect }], triviaPoints: new Map([[3, points]]) })[2]).toBe(
      state,
    );
  },
);

test('in the trivia weeks, a week without a ticket is “upcoming” while the current week is unknown', () => {
  expect(states({ seasonNumber: null })[1]).toBe('upcoming');
});

test('in the trivia weeks, the current week without predictions is “upcoming”', () => {
  expect(states({ predictions: new Map() })[2]).toBe('upcoming');
});
