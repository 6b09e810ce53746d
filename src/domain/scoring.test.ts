import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsFor, reasonFor, sumWeek } from './scoring.ts';

const score = (homeScore: number, awayScore: number) => ({ homeScore, awayScore });
const goals = fc.integer({ min: 0, max: 9 });

describe('points of a prediction', () => {
  it('are 5 for the exact score', () => {
    expect(pointsFor(score(2, 1), score(2, 1))).toBe(5);
  });

  it('are 2 for the right result', () => {
    expect(pointsFor(score(2, 1), score(3, 1))).toBe(2);
  });

  it('are 0 for the wrong result', () => {
    expect(pointsFor(score(2, 1), score(1, 1))).toBe(0);
  });

  it('treat both teams alike', () => {
    fc.assert(
      fc.property(goals, goals, goals, goals, (a, b, c, d) => {
        expect(pointsFor(score(a, b), score(c, d))).toBe(pointsFor(score(b, a), score(d, c)));
      }),
    );
  });

  it.each([
    [5, 'exact'],
    [2, 'result'],
    [0, 'miss'],
    [null, 'pending'],
  ] as const)('of %s have the reason %s', (points, reason) => {
    expect(reasonFor(points)).toBe(reason);
  });
});

describe('the sum of a week', () => {
  const sent = [{ points: 5 }, { points: 2 }, { points: 0 }, { points: null }];

  it('is the ranking score, the rest over the games being the trivia', () => {
    expect(sumWeek(sent, 8)).toEqual({ games: 7, trivia: 1, total: 8 });
  });

  it('says nothing of the trivia while the ranking is not known', () => {
    expect(sumWeek(sent, null)).toEqual({ games: 7, trivia: null, total: 7 });
  });
});
