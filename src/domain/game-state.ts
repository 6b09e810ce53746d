/** The one state a game card shows, from the game's status, the user's prediction and draft, and the time. */
import { isComplete } from './drafts.ts';
import type { DraftScore, Game, Prediction } from './types.ts';
import { type GameWindow, isAvailable, isExpired, isNext } from './window.ts';

/** What a game card shows: one word, one form, one colour each. */
export type GameState = 'final' | 'live' | 'postponed' | 'sent' | 'next' | 'closed' | 'draft' | 'open';

/** What the state depends on, besides the time. */
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
export function gameState({ game, window, prediction, draft }: GameFacts, now: number): GameState {
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
 * The next instant after `now` at which any verdict about these games changes, in ms; null when none will. A
 * timer set to it is all that is needed for a game to close in front of the player at the second.
 */
export function nextTurn(windows: readonly GameWindow[], now: number): number | null {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { start, cutoff, opening, weekStart } of windows) {
    for (const instant of [start, cutoff, opening, weekStart]) {
      if (instant > now && instant < nearest) nearest = instant;
    }
  }
  return Number.isFinite(nearest) ? nearest : null;
}
