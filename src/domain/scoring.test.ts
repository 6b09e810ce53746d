import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPointsReason, sumWeek } from './scoring.ts';

describe('a prediction', () => {
  it.each([
    [5, 'exact'],
    [2, 'result'],
    [0, 'miss'],
    [null, 'pending'],
  ] as const)('getPointsReason for %s points returns %s', (points, reason) => {
    expect(getPointsReason(points)).toBe(reason);
  });
});

describe('the total of a week', () => {
  const sent = [{ points: 5 }, { points: 2 }, { points: 0 }, { points: null }];

  it.each([
    ['adds the trivia point that the ranking counts', 8, { games: 7, trivia: 1, total: 8 }],
    ['has no trivia point where the ranking equals the games', 7, { games: 7, trivia: 0, total: 7 }],
    ['leaves the trivia out while the ranking is unknown', null, { games: 7, trivia: null, total: 7 }],
    ['counts the games alone while the ranking is behind them', 5, { games: 7, trivia: null, total: 7 }],
    ['counts the games alone for a player without a place yet', 0, { games: 7, trivia: null, total: 7 }],
  ])('sumWeek %s', (_rule, rankingScore, expected) => {
    expect(sumWeek(sent, rankingScore)).toMatchObject(expected);
  });

  it('sumWeek counts exact scores, right results and predictions that have points', () => {
    expect(sumWeek([...sent, { points: 2 }], null)).toMatchObject({ exact: 1, resultOnly: 2, counted: 4 });
  });

  it('sumWeek returns zeros without predictions', () => {
    expect(sumWeek([], null)).toEqual({
      exact: 0,
      resultOnly: 0,
      counted: 0,
      games: 0,
      trivia: null,
      total: 0,
    });
  });

  it('sumWeek returns a total equal to the sum of its lines and never a negative trivia line', () => {
    const predictions = fc.array(fc.record({ points: fc.constantFrom(0, 2, 5, null) }));
    fc.assert(
      fc.property(predictions, fc.option(fc.nat(60)), (rows, rankingScore) => {
        const { games, trivia, total } = sumWeek(rows, rankingScore);
        expect([games + (trivia ?? 0), Math.min(0, trivia ?? 0)]).toEqual([total, 0]);
      }),
    );
  });
});
