import { describe, expect, it } from 'vitest';
import { at, createPrediction } from '../testing/fixtures.ts';
import type { GameStatus, Prediction } from './types.ts';
import {
  areAllExpired,
  areAllNext,
  getGameState,
  getNextChange,
  getOpening,
  getWindow,
  isAvailable,
  isFillable,
  isNext,
} from './window.ts';

const week = { beforeHoursBet: null, beforeWeeksBet: null, dateStart: '2026-08-28' };
const game = { kickOff: at('2026-08-29T19:00:00'), status: 'active' as const };
const usual = getWindow(game, week);

describe('the betting window of a game', () => {
  it('the betting window closes two hours before the kick-off when the week has no before_hours_bet', () => {
    expect(usual.cutoff).toBe(at('2026-08-29T17:00:00'));
  });

  it('the betting window closes at the kick-off when before_hours_bet is 0', () => {
    expect(getWindow(game, { ...week, beforeHoursBet: 0 }).cutoff).toBe(game.kickOff);
  });

  it('an active game without a prediction is available one millisecond before the cut-off', () => {
    expect(isAvailable(game, usual, false, usual.cutoff - 1)).toBe(true);
  });

  it('a game is not available at the exact instant of the cut-off', () => {
    expect(isAvailable(game, usual, false, usual.cutoff)).toBe(false);
  });

  it('without before_weeks_bet, a game accepts predictions (isAvailable) from exactly one week before its kick-off', () => {
    const opening = at('2026-08-22T19:00:00');
    expect([opening - 1, opening].map((now) => isAvailable(game, usual, false, now))).toEqual([false, true]);
  });

  it('a game opens at the start of its week when the week starts before the game’s own opening', () => {
    const late = getWindow(game, { ...week, beforeWeeksBet: 0 });
    expect(getOpening(late)).toBe(at('2026-08-28T00:00:00'));
    expect(isAvailable(game, late, false, at('2026-08-28T00:00:00'))).toBe(true);
  });
});

const prediction = createPrediction();
const before = at('2026-08-01T12:00:00');
const inside = at('2026-08-29T12:00:00');
const after = at('2026-08-29T18:00:00');

const getState = (
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
    'getGameState for a game with the status %s returns that status, even with a prediction and a draft',
    (status) => {
      expect(getState(inside, status, { prediction, draft: { home: 1, away: 1 } })).toBe(status);
    },
  );

  it.each(['cancelled', 'unknown'] as const)(
    'getGameState for a game with the status %s returns postponed, even with a prediction and a draft',
    (status) => {
      expect(getState(inside, status, { prediction, draft: { home: 1, away: 1 } })).toBe('postponed');
    },
  );

  it('getGameState returns sent for a game with a prediction, whatever the time', () => {
    expect([before, inside, after].map((now) => getState(now, 'active', { prediction }))).toEqual([
      'sent',
      'sent',
      'sent',
    ]);
  });

  it('getGameState returns next, not closed, for a game without a prediction before its window opens', () => {
    expect(getState(before)).toBe('next');
  });

  it('getGameState returns closed after the cut-off, even with a draft', () => {
    expect(getState(after, 'active', { draft: { home: 1, away: 0 } })).toBe('closed');
  });

  it('getGameState returns draft for a complete score between the opening and the cut-off', () => {
    expect(getState(inside, 'active', { draft: { home: 0, away: 0 } })).toBe('draft');
  });

  it('getGameState returns open for an empty or half-filled score between the opening and the cut-off', () => {
    expect([getState(inside), getState(inside, 'active', { draft: { home: 0, away: null } })]).toEqual([
      'open',
      'open',
    ]);
  });

  it('getGameState returns closed between the opening and the cut-off when the status is “scheduled”', () => {
    expect(getState(inside, 'scheduled')).toBe('closed');
  });
});

describe('the state of a whole week', () => {
  it('areAllNext and areAllExpired return false for a week without games', () => {
    expect([areAllNext([], before), areAllExpired([], after)]).toEqual([false, false]);
  });

  it('getNextChange returns the cut-off inside the window and null at the kick-off', () => {
    expect(getNextChange([usual], inside)).toBe(usual.cutoff);
    expect(getNextChange([usual], usual.start)).toBeNull();
  });
});

describe('the instants of a game’s window', () => {
  it('isNext returns false from the kick-off on, even when the opening is later', () => {
    const window = { start: 10, cutoff: 5, opening: 20, weekStart: 20 };
    expect([isNext(window, 9), isNext(window, 10)]).toEqual([true, false]);
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, null],
  ])(
    'getNextChange after the instant %d returns %j for a window with the instants 1 to 4 in two orders',
    (now, next) => {
      expect(getNextChange([{ start: 4, cutoff: 3, opening: 1, weekStart: 2 }], now)).toBe(next);
      expect(getNextChange([{ start: 1, cutoff: 2, opening: 3, weekStart: 4 }], now)).toBe(next);
    },
  );
});

it.each([
  ['open', true],
  ['draft', true],
  ['sent', false],
  ['next', false],
  ['closed', false],
  ['final', false],
] as const)('isFillable for the state %s returns %j', (state, hasFields) => {
  expect(isFillable(state)).toBe(hasFields);
});
