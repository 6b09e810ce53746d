import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, createPrediction } from '../testing/fixtures.ts';
import { HOUR_MS, WEEK_MS } from './durations.ts';
import type { GameStatus, Prediction } from './types.ts';
import {
  areAllExpired,
  areAllNext,
  getGameState,
  getNextChange,
  getOpening,
  getWindow,
  isAvailable,
  isExpired,
  isFillable,
  isNext,
} from './window.ts';

const week = { beforeHoursBet: null, beforeWeeksBet: null, dateStart: '2026-08-28' };
const game = { kickOff: at('2026-08-29T19:00:00'), status: 'active' as const };
const usual = getWindow(game, week);

describe('the betting window of a game', () => {
  it('closes two hours before the kick-off unless the week has its own value', () => {
    expect(usual.cutoff).toBe(at('2026-08-29T17:00:00'));
  });

  it('closes at the kick-off when the week’s value is 0 hours', () => {
    expect(getWindow(game, { ...week, beforeHoursBet: 0 }).cutoff).toBe(game.kickOff);
  });

  it('opens at the kick-off when the week’s value is 0 weeks', () => {
    expect(getWindow(game, { ...week, beforeWeeksBet: 0 }).opening).toBe(game.kickOff);
  });

  it('is open one millisecond before the cut-off', () => {
    expect(isAvailable(game, usual, false, usual.cutoff - 1)).toBe(true);
  });

  it('is closed at the cut-off itself', () => {
    expect(isAvailable(game, usual, false, usual.cutoff)).toBe(false);
  });

  it('opens exactly one week before', () => {
    const opening = at('2026-08-22T19:00:00');
    expect([opening - 1, opening].map((now) => isAvailable(game, usual, false, now))).toEqual([false, true]);
  });

  it('opens with the week when that is earlier', () => {
    const late = getWindow(game, { ...week, beforeWeeksBet: 0 });
    expect(getOpening(late)).toBe(at('2026-08-28T00:00:00'));
    expect(isAvailable(game, late, false, at('2026-08-28T00:00:00'))).toBe(true);
  });

  it('is expired and next at once before it opens', () => {
    const now = at('2026-08-20T12:00:00');
    expect([isExpired(usual, now), isNext(usual, now)]).toEqual([true, true]);
  });

  it('accepts no second prediction', () => {
    expect(isAvailable(game, usual, true, usual.cutoff - 1)).toBe(false);
  });

  it('accepts no prediction for a game that is not active', () => {
    expect(isAvailable({ status: 'scheduled' }, usual, false, usual.cutoff - 1)).toBe(false);
  });

  it('is never available and expired, nor available and next, for any game at any time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 72 }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: -6 * WEEK_MS, max: WEEK_MS }),
        (hours, weeks, offset) => {
          const window = getWindow(game, { ...week, beforeHoursBet: hours, beforeWeeksBet: weeks });
          const now = game.kickOff + offset;
          if (!isAvailable(game, window, false, now)) return;
          expect(isExpired(window, now) || isNext(window, now)).toBe(false);
          expect(now).toBeLessThan(game.kickOff - hours * HOUR_MS);
        },
      ),
    );
  });
});

const prediction = createPrediction();
const before = at('2026-08-01T12:00:00');
const inside = at('2026-08-29T12:00:00');
const after = at('2026-08-29T18:00:00');

const stateOf = (
  now: number,
  status: GameStatus = 'active',
  mine: { prediction?: Prediction; draft?: { home: number | null; away: number | null } } = {},
) =>
  getGameState(
    { game: { status }, window: usual, prediction: mine.prediction ?? null, draft: mine.draft ?? null },
    now,
  );

describe('the state of a game', () => {
  it.each(['final', 'live', 'postponed'] as const)(
    'is %s by its status alone, whatever was sent',
    (status) => {
      expect(stateOf(inside, status, { prediction, draft: { home: 1, away: 1 } })).toBe(status);
    },
  );

  it('is sent before any state that depends on the time', () => {
    expect([before, inside, after].map((now) => stateOf(now, 'active', { prediction }))).toEqual([
      'sent',
      'sent',
      'sent',
    ]);
  });

  it('is next, not closed, before the window opens', () => {
    expect(stateOf(before)).toBe('next');
  });

  it('is closed after the cut-off, with drafts or without', () => {
    expect(stateOf(after, 'active', { draft: { home: 1, away: 0 } })).toBe('closed');
  });

  it('is a draft with both sides filled in', () => {
    expect(stateOf(inside, 'active', { draft: { home: 0, away: 0 } })).toBe('draft');
  });

  it('is open with nothing or half a score', () => {
    expect([stateOf(inside), stateOf(inside, 'active', { draft: { home: 0, away: null } })]).toEqual([
      'open',
      'open',
    ]);
  });

  it('is closed inside the window while its status is not active', () => {
    expect(stateOf(inside, 'scheduled')).toBe('closed');
  });
});

describe('the state of a whole week', () => {
  it('is all next and all expired at once before it opens', () => {
    expect([areAllNext([usual], before), areAllExpired([usual], before)]).toEqual([true, true]);
  });

  it('is neither when it has no games', () => {
    expect([areAllNext([], before), areAllExpired([], after)]).toEqual([false, false]);
  });

  it('is all expired once the last game closed', () => {
    const later = getWindow({ kickOff: at('2026-08-30T19:00:00') }, week);
    expect(areAllExpired([usual, later], after)).toBe(false);
    expect(areAllExpired([usual, later], later.cutoff)).toBe(true);
  });

  it('has the time of its next change', () => {
    expect(getNextChange([usual], inside)).toBe(usual.cutoff);
    expect(getNextChange([usual], usual.start)).toBeNull();
  });
});

describe('the instants of a game’s window', () => {
  it.each([
    [null, at('2026-08-22T19:00:00')],
    [2, at('2026-08-15T19:00:00')],
  ])('open it %j weeks before its kick-off', (beforeWeeksBet, opening) => {
    expect(getWindow(game, { ...week, beforeWeeksBet }).opening).toBe(opening);
  });

  it('leave a game that opens after its kick-off next until the kick-off alone', () => {
    const window = { start: 10, cutoff: 5, opening: 20, weekStart: 20 };
    expect([isNext(window, 9), isNext(window, 10)]).toEqual([true, false]);
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, null],
  ])('give the next change after %d as %j, whatever their order', (now, next) => {
    expect(getNextChange([{ start: 4, cutoff: 3, opening: 1, weekStart: 2 }], now)).toBe(next);
    expect(getNextChange([{ start: 1, cutoff: 2, opening: 3, weekStart: 4 }], now)).toBe(next);
  });

  it('of one game that is still to open do not make the whole week one', () => {
    expect(areAllNext([usual, { ...usual, weekStart: 0, opening: 0 }], before)).toBe(false);
  });
});

it.each([
  ['open', true],
  ['draft', true],
  ['sent', false],
  ['next', false],
  ['closed', false],
  ['final', false],
] as const)('whether a game whose state is %s has fields to fill: %j', (state, hasFields) => {
  expect(isFillable(state)).toBe(hasFields);
});
