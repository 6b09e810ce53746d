import { describe, expect, it } from 'vitest';
import {
  getMissingSide,
  getReadyPicks,
  readGoals,
  readScore,
  stepDown,
  stepUp,
  withGoals,
} from './drafts.ts';

const drafts = new Map([
  ['a', { home: 2, away: 0 }],
  ['b', { home: 1, away: null }],
  ['closed', { home: 3, away: 3 }],
]);

describe('a draft score', () => {
  it('getMissingSide returns the empty side of a half-filled score, and null when both sides are empty or both are filled in', () => {
    expect(getMissingSide({ home: 1, away: null })).toBe('away');
    expect(getMissingSide({ home: null, away: 0 })).toBe('home');
    expect(getMissingSide({ home: null, away: null })).toBeNull();
    expect(getMissingSide({ home: 1, away: 0 })).toBeNull();
  });

  it('withGoals empties the away side of a score and keeps the home side', () => {
    expect(withGoals({ home: 1, away: 2 }, 'away', null)).toEqual({ home: 1, away: null });
  });

  it('stepUp changes an empty side to 1, adds one goal to another, and stops at 9 goals', () => {
    expect([stepUp(null), stepUp(0), stepUp(9)]).toEqual([1, 1, 9]);
  });

  it('stepDown subtracts one goal, stops at 0 goals and changes an empty side to 0', () => {
    expect([stepDown(null), stepDown(0), stepDown(3)]).toEqual([0, 0, 2]);
  });

  it.each([
    ['3', 3],
    [' ', null],
    ['12', undefined],
    ['-2', undefined],
    ['2.5', undefined],
    ['2a', undefined],
  ])('the text “%s” is read as the goals %s', (text, goals) => {
    expect(readGoals(text)).toBe(goals);
  });

  it.each([
    ['3-1', { home: 3, away: 1 }],
    [' 3 – 1 ', { home: 3, away: 1 }],
    ['3:1', { home: 3, away: 1 }],
    ['13-1', null],
    ['3', null],
  ])('the text “%s” is read as the score %o', (text, score) => {
    expect(readScore(text)).toEqual(score);
  });
});

describe('draft scores', () => {
  it('getReadyPicks returns only the complete drafts of the available games', () => {
    expect(getReadyPicks(drafts, ['b', 'a', 'c'])).toEqual([{ gameId: 'a', homeScore: 2, awayScore: 0 }]);
  });
});
