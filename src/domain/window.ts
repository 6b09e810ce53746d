/**
 * When a game can be predicted and the state that its card shows (spec §4, "Weeks and games"). Instants are ms since
 * the epoch, server time.
 */
import { getCentreMidnight } from './centre-date.ts';
import { isComplete } from './drafts.ts';
import { HOUR_MS, WEEK_MS } from './durations.ts';
import type { DraftScore, Game, Prediction, Week } from './types.ts';

/** Hours before the kick-off at which a game closes where the week does not say (spec §9). */
export const DEFAULT_HOURS_BEFORE = 2;
/** Weeks before the kick-off at which a game opens where the week does not say (spec §9). */
export const DEFAULT_WEEKS_BEFORE = 1;

/** Hours before its kick-off at which a game of the week closes. */
export const getHoursBefore = (week: Pick<Week, 'beforeHoursBet'>) =>
  week.beforeHoursBet ?? DEFAULT_HOURS_BEFORE;

/** The fields of a week that decide the window. 0 hours is valid: the game closes at the kick-off. */
export type WindowRule = Pick<Week, 'beforeHoursBet' | 'beforeWeeksBet' | 'dateStart'>;

/** The four instants that decide whether a game takes predictions, in ms since the epoch. */
export interface GameWindow {
  /** Kick-off. */
  start: number;
  /** First instant at which the game is closed. */
  cutoff: number;
  /** First instant at which it can be predicted, where the week itself has not started before. */
  opening: number;
  /** 00:00 at −06:00 of the week's first day: from here on the opening no longer counts. */
  weekStart: number;
}

export function getWindow(game: Pick<Game, 'kickOff'>, week: WindowRule): GameWindow {
  return {
    start: game.kickOff,
    cutoff: game.kickOff - getHoursBefore(week) * HOUR_MS,
    opening: game.kickOff - (week.beforeWeeksBet ?? DEFAULT_WEEKS_BEFORE) * WEEK_MS,
    weekStart: getCentreMidnight(week.dateStart),
  };
}

const isBeforeOpening = (window: GameWindow, now: number) => now < window.weekStart && now < window.opening;

/** Past the cut-off, or the window has not opened yet. */
export function isExpired(window: GameWindow, now: number): boolean {
  return now >= window.cutoff || isBeforeOpening(window, now);
}

/** Not open yet and still to be played. A game can be expired too: the screen then shows this state. */
export function isNext(window: GameWindow, now: number): boolean {
  return isBeforeOpening(window, now) && now < window.start;
}

/** The first instant at which the game opens: the week's start or its own opening, whichever comes first. */
export function getOpening(window: GameWindow): number {
  return Math.min(window.opening, window.weekStart);
}

/** True when the game takes a prediction now from somebody who has none for it. */
export function isAvailable(
  game: Pick<Game, 'status'>,
  window: GameWindow,
  hasPrediction: boolean,
  now: number,
): boolean {
  return !hasPrediction && game.status === 'active' && !isExpired(window, now);
}

/** The state of a game card. */
export type GameState = 'final' | 'live' | 'postponed' | 'sent' | 'next' | 'closed' | 'draft' | 'open';

/** The input of `getGameState` besides the time. */
export interface GameFacts {
  game: Pick<Game, 'status'>;
  window: GameWindow;
  prediction: Prediction | null;
  draft: DraftScore | null;
}

/**
 * The state at `now` (ms, server time). Final, live and postponed hold by status alone; then sent, next, closed,
 * draft and open, in this order. A half-filled score is still open. A game that is not active takes nothing, so
 * inside its window it is closed as well.
 */
export function getGameState({ game, window, prediction, draft }: GameFacts, now: number): GameState {
  if (game.status === 'final' || game.status === 'live' || game.status === 'postponed') return game.status;
  if (prediction) return 'sent';
  if (isNext(window, now)) return 'next';
  if (!isAvailable(game, window, false, now)) return 'closed';
  return draft && isComplete(draft) ? 'draft' : 'open';
}

/** True when the game has fields to fill. */
export const isFillable = (state: GameState): boolean => state === 'open' || state === 'draft';

/** True when every game is expired. No games: false. */
export function areAllExpired(windows: readonly GameWindow[], now: number): boolean {
  return windows.length > 0 && windows.every((window) => isExpired(window, now));
}

/** True when every game is still to open. Wins over all-expired: an unopened week is both. No games: false. */
export function areAllNext(windows: readonly GameWindow[], now: number): boolean {
  return windows.length > 0 && windows.every((window) => isNext(window, now));
}

/**
 * The next instant after `now` at which the state of one of these games changes, in ms; null when none will. A timer
 * set to it closes a game on the screen at the exact second.
 */
export function getNextChange(windows: readonly GameWindow[], now: number): number | null {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { start, cutoff, opening, weekStart } of windows) {
    for (const instant of [start, cutoff, opening, weekStart]) {
      if (instant > now && instant < nearest) nearest = instant;
    }
  }
  return Number.isFinite(nearest) ? nearest : null;
}
