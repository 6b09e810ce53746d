import { expect, test } from 'vitest';
import { at, createGameRow, createWeekRow } from '../testing/rows.ts';
import { getBetRefusal, readPredictions } from './games.ts';

const LINE = { game_id: 1, home_score: 2, away_score: 0 };
const NOON = at('2026-08-28T12:00:00');

const getErrors = (value: unknown) => {
  const result = readPredictions(value);
  return 'errors' in result ? result.errors : null;
};

test('the server’s validation of sent predictions converts their game ids to text, and accepts an empty list', () => {
  expect(readPredictions([LINE, { game_id: '22', home_score: 9, away_score: 1 }])).toEqual({
    predictions: [
      { game_id: '1', home_score: 2, away_score: 0 },
      { game_id: '22', home_score: 9, away_score: 1 },
    ],
  });
  expect(readPredictions([])).toEqual({ predictions: [] });
});

test.each([undefined, null, ''])('the server refuses the pool %j as missing', (value) => {
  expect(getErrors(value)).toEqual({ pool: ['The pool field is required.'] });
});

test.each([0, 'pool', {}])('the server refuses the pool %j as no list', (value) => {
  expect(getErrors(value)).toEqual({ pool: ['The pool field must be an array.'] });
});

test('the server accepts a hundred predictions at once, and no more', () => {
  expect(getErrors(Array(100).fill(LINE))).toBeNull();
  expect(getErrors(Array(101).fill(LINE))).toEqual({ pool: ['The pool field must be an array.'] });
});

test.each([1.5, 'a', '1a', 'a1', '', null, undefined, {}, '1'.repeat(21)])(
  'the server refuses the game id %j',
  (game_id) => {
    expect(getErrors([{ ...LINE, game_id }])).toEqual({
      'pool.0.game_id': ['The pool.0.game_id field must be an integer.'],
    });
  },
);

test.each([-1, '1'.repeat(20)])('the server accepts %j as the id of a predicted game', (game_id) => {
  expect(getErrors([{ ...LINE, game_id }])).toBeNull();
});

test.each([-1, 10, 1.5, '2', null, undefined])('the server refuses %j as predicted goals', (goals) => {
  expect(getErrors([LINE, { ...LINE, home_score: goals, away_score: goals }])).toEqual({
    'pool.1.home_score': ['The pool.1.home_score field must be between 0 and 9.'],
    'pool.1.away_score': ['The pool.1.away_score field must be between 0 and 9.'],
  });
});

test('the server’s errors for the prediction null name game_id, home_score and away_score', () => {
  expect(Object.keys(getErrors([null]) ?? {})).toEqual([
    'pool.0.game_id',
    'pool.0.home_score',
    'pool.0.away_score',
  ]);
});

const GAMES = [
  createGameRow(),
  createGameRow({ id: '2', time: '21:00' }),
  createGameRow({ id: '3', date: '2026-08-28', time: '13:00' }),
  createGameRow({ id: '4', date: '2026-09-05', weekId: '8' }),
  createGameRow({ id: '5', weekId: '9' }),
  createGameRow({ id: '6', status: 'cancelado' }),
];
const WEEKS = [
  createWeekRow(),
  createWeekRow({ id: '8', number: 8, date_start: '2026-09-04' }),
  createWeekRow({ id: '9', number: 9, closed: true }),
];

const getRefusal = (ids: string[], { sent = [] as string[], weeks = WEEKS, now = NOON } = {}) =>
  getBetRefusal(
    ids.map((game_id) => ({ game_id, home_score: 1, away_score: 0 })),
    { games: GAMES, weeks, sent: new Set(sent), now },
  );

test.each([
  ['two open games', ['1', '2'], null],
  ['no prediction', [], 'noMatchGames'],
  ['the same game twice', ['1', '1'], 'noMatchGames'],
  ['an unknown game', ['99'], 'noMatchGames'],
  ['an open game and one after its cut-off', ['1', '3'], 'noBetTime'],
  ['games after the cut-off and before the opening', ['3', '4'], 'betBeforeStart'],
  ['games after the cut-off, before the opening and of a closed week', ['3', '4', '5'], 'betNotAllowed'],
  [
    'games after the cut-off, before the opening, of a closed week, and cancelled',
    ['3', '4', '5', '6'],
    'noMatchGames',
  ],
])('the server’s refusal for a pool with %s is $2', (_, ids, refusal) => {
  expect(getRefusal(ids)).toBe(refusal);
});

test.each([
  ['a game that is already predicted', ['1'], 'noMatchGames'],
  ['another game than the predicted one', ['2'], null],
  ['a predicted game and another', ['1', '2'], 'noMatchGames'],
])('the server’s refusal for a pool with %s is $2', (_, ids, refusal) => {
  expect(getRefusal(ids, { sent: ['1'] })).toBe(refusal);
});

test.each([
  ['lun,vie', null],
  ['', null],
  ['lun,sáb', 'noBetDay'],
])('the server’s refusal on a Friday in a week with the bet_days %j is %j', (bet_days, refusal) => {
  expect(getRefusal(['1'], { weeks: [createWeekRow({ bet_days })] })).toBe(refusal);
});

test.each([
  ['2026-08-27T23:59:59', 'noBetDay'],
  ['2026-08-28T00:00:00', null],
  ['2026-08-28T23:59:59', null],
  ['2026-08-29T00:00:00', 'noBetDay'],
])('the server’s refusal at %s (−06:00) in a week with the bet day Friday is %j', (now, refusal) => {
  expect(getRefusal(['1'], { weeks: [createWeekRow({ bet_days: 'vie' })], now: at(now) })).toBe(refusal);
});

test('the server prefers the refusal betBeforeStart to noBetDay, and noBetDay to noBetTime', () => {
  const weeks = WEEKS.map((week) => ({ ...week, bet_days: 'lun' }));
  expect([getRefusal(['3'], { weeks }), getRefusal(['4'], { weeks })]).toEqual([
    'noBetDay',
    'betBeforeStart',
  ]);
});
