import { describe, expect, it } from 'vitest';
import { getMissingSide, getReadyPicks, readGoals, stepDown, stepUp, withGoals } from './drafts.ts';

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

  it('stepUp changes an empty side to 0, adds one goal to another, and stops at 9 goals', () => {
    expect([stepUp(null), stepUp(0), stepUp(9)]).toEqual([0, 1, 9]);
  });

  it('stepDown subtracts one goal, stops at 0 goals and leaves an empty side empty', () => {
    expect([stepDown(null), stepDown(0), stepDown(3)]).toEqual([null, 0, 2]);
  });

  it('readGoals returns the last digit of a text, null for a space, and undefined for a hyphen', () => {
    expect([readGoals('3'), readGoals('34'), readGoals(' '), readGoals('-'), readGoals('2a')]).toEqual([
      3,
      4,
      null,
      undefined,
      2,
    ]);
  });
});

describe('draft scores', () => {
  it('getReadyPicks returns only the complete drafts of the available games', () => {
    expect(getReadyPicks(drafts, ['b', 'a', 'c'])).toEqual([{ gameId: 'a', homeScore: 2, awayScore: 0 }]);
  });
});
