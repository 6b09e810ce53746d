import { describe, expect, it } from 'vitest';
import { reasonFor, sumWeek } from './scoring.ts';

describe('points of a prediction', () => {
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
