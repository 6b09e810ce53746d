import { describe, expect, it } from 'vitest';
import {
  areAllKept,
  getMissingSide,
  getReadyPicks,
  isComplete,
  readGoals,
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
  it('is complete with two zeros, and not with two empty sides', () => {
    expect([isComplete({ home: 0, away: 0 }), isComplete({ home: 0, away: null })]).toEqual([true, false]);
  });

  it('tells which side a half score lacks', () => {
    expect(getMissingSide({ home: 1, away: null })).toBe('away');
    expect(getMissingSide({ home: null, away: 0 })).toBe('home');
    expect(getMissingSide({ home: null, away: null })).toBeNull();
  });

  it('changes one side and leaves the other', () => {
    expect(withGoals({ home: 1, away: 2 }, 'away', null)).toEqual({ home: 1, away: null });
  });

  it('goes from empty to 0 with the first plus, and stops at 9', () => {
    expect([stepUp(null), stepUp(0), stepUp(9)]).toEqual([0, 1, 9]);
  });

  it('does not go below 0 and stays empty', () => {
    expect([stepDown(null), stepDown(0), stepDown(3)]).toEqual([null, 0, 2]);
  });

  it('reads the last digit typed, empty text as empty, and ignores other characters', () => {
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
  it('that are complete and of open games are ready to send, in their order', () => {
    expect(getReadyPicks(drafts, ['b', 'a', 'c'])).toEqual([{ gameId: 'a', homeScore: 2, awayScore: 0 }]);
  });

  it('count as kept by the server only when game and score are the same', () => {
    const row = { id: '9', gameId: 'a', homeScore: 2, awayScore: 0, points: null, createdAt: null };
    expect(areAllKept([{ gameId: 'a', homeScore: 2, awayScore: 0 }], [row])).toBe(true);
    expect(areAllKept([{ gameId: 'a', homeScore: 2, awayScore: 1 }], [row])).toBe(false);
  });
});
