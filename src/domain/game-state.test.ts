import { describe, expect, it } from 'vitest';
import { areAllExpired, areAllNext, gameState, nextTurn } from './game-state.ts';
import type { GameStatus, Prediction } from './types.ts';
import { windowOf } from './window.ts';

const at = (iso: string) => Date.parse(`${iso}-06:00`);
const week = { beforeHoursBet: null, beforeWeeksBet: null, dateStart: '2026-08-28' };
const window = windowOf({ kickOff: at('2026-08-29T19:00:00') }, week);
const prediction: Prediction = {
  id: '1',
  gameId: '7',
  homeScore: 2,
  awayScore: 1,
  points: null,
  createdAt: null,
};
const before = at('2026-08-01T12:00:00');
const inside = at('2026-08-29T12:00:00');
const after = at('2026-08-29T18:00:00');

const stateOf = (
  now: number,
  status: GameStatus = 'active',
  mine: { prediction?: Prediction; draft?: { home: number | null; away: number | null } } = {},
) =>
  gameState(
    { game: { status }, window, prediction: mine.prediction ?? null, draft: mine.draft ?? null },
    now,
  );

describe('the state of a game', () => {
  it.each(['final', 'live', 'postponed'] as const)('is %s by status alone, whatever was sent', (status) => {
    expect(stateOf(inside, status, { prediction, draft: { home: 1, away: 1 } })).toBe(status);
  });

  it('is sent before anything the clock says', () => {
    expect([before, inside, after].map((now) => stateOf(now, 'active', { prediction }))).toEqual([
      'sent',
      'sent',
      'sent',
    ]);
  });

  it('is next, not closed, before the window opens', () => {
    expect(stateOf(before)).toBe('next');
  });

  it('is closed after the cut-off, drafts or not', () => {
    expect(stateOf(after, 'active', { draft: { home: 1, away: 0 } })).toBe('closed');
  });

  it('is a draft with both sides filled', () => {
    expect(stateOf(inside, 'active', { draft: { home: 0, away: 0 } })).toBe('draft');
  });

  it('is open with nothing or half a score', () => {
    expect([stateOf(inside), stateOf(inside, 'active', { draft: { home: 0, away: null } })]).toEqual([
      'open',
      'open',
    ]);
  });

  it('is closed inside the window while the server has not activated it', () => {
    expect(stateOf(inside, 'scheduled')).toBe('closed');
  });
});

describe('a whole week', () => {
  it('is all next and all expired at once before it opens', () => {
    expect([areAllNext([window], before), areAllExpired([window], before)]).toEqual([true, true]);
  });

  it('is neither when it has no games', () => {
    expect([areAllNext([], before), areAllExpired([], after)]).toEqual([false, false]);
  });

  it('is all expired once the last game closed', () => {
    const later = windowOf({ kickOff: at('2026-08-30T19:00:00') }, week);
    expect(areAllExpired([window, later], after)).toBe(false);
    expect(areAllExpired([window, later], later.cutoff)).toBe(true);
  });

  it('says when its next verdict changes', () => {
    expect(nextTurn([window], inside)).toBe(window.cutoff);
    expect(nextTurn([window], window.start)).toBeNull();
  });
});
