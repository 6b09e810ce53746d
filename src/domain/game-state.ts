import { isComplete } from './drafts.ts';
import type { DraftScore, GameStatus, HaltedStatus, Prediction } from './types.ts';
import { type GameInWeek, getPhase } from './window.ts';

/**
 * `halted`: the status of the game is a halted one (`isHalted`), such as postponed or cancelled. `open` and `draft`:
 * the game is fillable (`isFillable`), without or with a complete score. A game in the phase `open` may have any state
 * but `next`.
 */
export type GameState = 'final' | 'live' | 'halted' | 'sent' | 'next' | 'closed' | 'draft' | 'open';

export interface GameStateInput extends GameInWeek {
  prediction: Prediction | null;
  draft: DraftScore | null;
}

/**
 * The state at `now` (ms, server time). The statuses final and live and the halted statuses take precedence; then sent,
 * next, closed, draft and open, in this order. A half-filled score is `open`. A game with the status
 * `scheduled` is `closed` inside its window.
 */
export function getGameState(
  { game, gameWindow, prediction, draft }: GameStateInput,
  now: number,
): GameState {
  if (game.status === 'final' || game.status === 'live') return game.status;
  if (isHalted(game.status)) return 'halted';
  if (prediction) return 'sent';
  const phase = getPhase(gameWindow, now);
  if (phase === 'before') return 'next';
  if (phase === 'closed' || game.status !== 'active') return 'closed';
  return draft && isComplete(draft) ? 'draft' : 'open';
}

/** True when the score of the game can be filled in now: it is in its window and active, and no prediction is sent. */
export const isFillable = (state: GameState): boolean => state === 'open' || state === 'draft';

/** True when a game in this state has a result, which may still change while it is live. */
export const hasResult = (state: GameState): boolean => state === 'final' || state === 'live';

export const isHalted = (status: GameStatus): status is HaltedStatus =>
  status === 'postponed' || status === 'cancelled' || status === 'unknown' || status === 'undecided';
