import { expect, test } from 'vitest';
import { readPredictions } from './sent-predictions.ts';

const LINE = { game_id: 1, home_score: 2, away_score: 0 };

test('the server’s validation of sent predictions converts their game ids to text, and accepts an empty list', () => {
  expect(readPredictions([LINE, { game_id: '22', home_score: 9, away_score: 1 }])).toEqual({
    predictions: [
      { game_id: '1', home_score: 2, away_score: 0 },
      { game_id: '22', home_score: 9, away_score: 1 },
    ],
  });
  expect(readPredictions([])).toEqual({ predictions: [] });
});

const getErrors = (value: unknown) => {
  const result = readPredictions(value);
  return 'errors' in result ? result.errors : null;
};

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
