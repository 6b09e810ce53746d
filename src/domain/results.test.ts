import { expect, test } from 'vitest';
import { createMyPosition, createPrediction, game, week } from '../testing/fixtures.ts';
import { countRows, createWeekResults, getPointsAfter } from './results.ts';
import type { Prediction } from './types.ts';

const WEEK = week(7, '2026-08-28');
const GAMES = [
  game('1', 'Puebla', 'Atlas', '2026-08-28T19:00:00', 'final'),
  game('2', 'Tigres', 'Toluca', '2026-08-29T19:05:00', 'final'),
  game('3', 'León', 'Necaxa', '2026-08-30T12:00:00', 'final'),
  game('4', 'Pumas', 'Santos', '2026-08-30T18:00:00', 'postponed'),
];
/** The predictions of `GAMES` with these points, in the opposite order. */
const predict = (...points: (number | null)[]) =>
  points
    .map((value, index) => createPrediction({ id: `p${index}`, gameId: String(index + 1), points: value }))
    .reverse();
const create = (predictions: Prediction[], triviaPoints?: number, score = 0) =>
  createWeekResults({
    week: WEEK,
    games: GAMES,
    predictions,
    position: createMyPosition({ position: 3062, movement: 14, score }),
    triviaPoints,
  });

test('the results of a week list the predictions in the order of the games, with their sum and the place', () => {
  const results = create(predict(5, 2, 0), 1);
  expect(results?.rows.map(({ game: played, prediction }) => [played?.id, prediction.points])).toEqual([
    ['1', 5],
    ['2', 2],
    ['3', 0],
  ]);
  expect(results?.sum).toMatchObject({ total: 8, trivia: 1, exact: 1, results: 2 });
  expect(results?.position).toMatchObject({ position: 3062, movement: 14 });
});

test('the results say of a week whether all its scores are exact', () => {
  expect(create(predict(5, 5, 5, 5))?.isPerfect).toBe(true);
  expect(create(predict(5, 5, 5, 2))?.isPerfect).toBe(false);
});

test('a week has results although a postponed game never brings points', () => {
  expect(create(predict(5, 2, 0, null))?.sum.total).toBe(7);
});

test('a week has no results while a final game lacks its points', () => {
  expect(create(predict(5, null, 0))).toBeNull();
});

test('a week has no results while no prediction has points', () => {
  expect(create(predict(null))).toBeNull();
  expect(create([])).toBeNull();
});

test('a prediction whose game is no longer listed keeps its points in the results', () => {
  const gone = createPrediction({ id: 'p9', gameId: '9', points: 2 });
  const results = create([...predict(5), gone]);
  expect(results?.rows.at(-1)).toEqual({ game: null, prediction: gone });
  expect(results?.sum.total).toBe(7);
});

test.each([
  ['with a trivia point has one row more than predictions', 1, 8, [0, 5, 7, 7, 8]],
  ['without one has as many rows as predictions', 0, 7, [0, 5, 7, 7]],
])('the reveal of a week %s, and ends at the total', (_what, trivia, total, sums) => {
  const results = create(predict(5, 2, 0), trivia);
  if (!results) throw new Error('no results');
  const counts = Array.from({ length: countRows(results) + 1 }, (_, count) => count);
  expect(counts.map((count) => getPointsAfter(results, count))).toEqual(sums);
  expect(results.sum.total).toBe(total);
});
