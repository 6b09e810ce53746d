import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getReferencePoints } from './reference.test.helper.ts';
import { getPointsFor, getPointsReason, getProvisionalPoints, sumWeek } from './scoring.ts';
import type { Game, Prediction } from './types.ts';

it.each([
  [5, 'exact'],
  [2, 'result'],
  [0, 'miss'],
  [null, 'pending'],
] as const)('getPointsReason for %s points returns %s', (points, reason) => {
  expect(getPointsReason(points)).toBe(reason);
});

const sent = [{ points: 5 }, { points: 2 }, { points: 0 }, { points: null }];

it.each([
  [
    'returns trivia 1 when the ranking score is one higher than the points of the games',
    8,
    { gamePoints: 7, trivia: 1, total: 8 },
  ],
  [
    'returns trivia 0 when the ranking score equals the points of the games',
    7,
    { gamePoints: 7, trivia: 0, total: 7 },
  ],
  [
    'returns trivia null and the points of the games when the ranking score is unknown',
    null,
    { gamePoints: 7, trivia: null, total: 7 },
  ],
  [
    'returns trivia null and the points of the games when the ranking score is lower than these',
    5,
    { gamePoints: 7, trivia: null, total: 7 },
  ],
  [
    'returns trivia null when the ranking score is higher by more than a trivia brings, as before a reload of the points',
    12,
    { gamePoints: 7, trivia: null, total: 7 },
  ],
])('sumWeek of games with 7 points %s', (_rule, rankingScore, expected) => {
  expect(sumWeek(sent, { triviaPoints: undefined, rankingScore })).toMatchObject(expected);
});

it.each<[string, number, number | null | undefined]>([
  ['the ranking score is unknown', 1, undefined],
  ['the player has no place in the ranking', 1, null],
  ['the ranking score is lower than the points of the games', 1, 5],
  ['the ranking score says another point', 0, 8],
])('sumWeek takes known trivia points when %s', (_case, triviaPoints, rankingScore) => {
  expect(sumWeek(sent, { triviaPoints, rankingScore })).toMatchObject({
    trivia: triviaPoints,
    total: 7 + triviaPoints,
  });
});

it('sumWeek counts exact scores, right results with the exact ones among them, and predictions with published points', () => {
  const extras = { triviaPoints: undefined, rankingScore: null };
  expect(sumWeek([...sent, { points: 2 }], extras)).toMatchObject({ exact: 1, results: 3, counted: 4 });
});

const goals = fc.integer({ min: 0, max: 4 });
const scores = fc.record({ homeScore: goals, awayScore: goals });
const pick = (homeScore: number, awayScore: number) => ({ homeScore, awayScore, points: null }) as Prediction;
const live = (homeScore: number | null, awayScore: number | null): Game =>
  ({ status: 'live', homeScore, awayScore }) as Game;

it('getPointsFor and getProvisionalPoints agree with the reference implementation for random scores of 0 to 4 goals', () => {
  fc.assert(
    fc.property(scores, scores, (prediction, real) => {
      const expected = getReferencePoints(prediction, real);
      expect(getPointsFor(prediction, real.homeScore, real.awayScore)).toBe(expected);
      expect(
        getProvisionalPoints(
          { ...prediction, points: null } as Prediction,
          live(real.homeScore, real.awayScore),
        ),
      ).toBe(expected);
    }),
    { numRuns: process.env.FULL ? 100_000 : 2_000, seed: Number(process.env.SEED ?? 20_260_826) },
  );
}, 600_000);

it.each([
  ['the game is not live', pick(2, 1), { ...live(2, 1), status: 'final' }],
  ['the game is unknown', pick(2, 1), null],
  ['the home score is missing', pick(2, 1), live(null, 1)],
  ['the away score is missing', pick(2, 1), live(2, null)],
  ['there is no prediction', null, live(2, 1)],
  ['the server has given 0 points', { ...pick(2, 1), points: 0 }, live(2, 2)],
] as const)('getProvisionalPoints returns null when %s', (_case, prediction, game) => {
  expect(getProvisionalPoints(prediction, game)).toBeNull();
});
