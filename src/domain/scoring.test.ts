import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPointsReason, sumWeek } from './scoring.ts';

describe('a prediction', () => {
  it.each([
    [5, 'exact'],
    [2, 'result'],
    [0, 'miss'],
    [null, 'pending'],
  ] as const)('worth %s points has the reason %s', (points, reason) => {
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
  ])('%s', (_rule, rankingScore, expected) => {
    expect(sumWeek(sent, rankingScore)).toMatchObject(expected);
  });

  it('counts exact scores, right results and settled games', () => {
    expect(sumWeek([...sent, { points: 2 }], null)).toMatchObject({ exact: 1, resultOnly: 2, counted: 4 });
  });

  it('is zero without predictions', () => {
    expect(sumWeek([], null)).toEqual({
      exact: 0,
      resultOnly: 0,
      counted: 0,
      games: 0,
      trivia: null,
      total: 0,
    });
  });

  it('equals the sum of its lines and never has a negative line', () => {
    const predictions = fc.array(fc.record({ points: fc.constantFrom(0, 2, 5, null) }));
    fc.assert(
      fc.property(predictions, fc.option(fc.nat(60)), (rows, rankingScore) => {
        const { games, trivia, total } = sumWeek(rows, rankingScore);
        expect([games + (trivia ?? 0), Math.min(0, trivia ?? 0)]).toEqual([total, 0]);
      }),
    );
  });
});
