import { isBlank, isComplete } from '../../domain/drafts.ts';
import { isFillable } from '../../domain/game-state.ts';
import type { PickLine } from '../../domain/tickets.ts';
import type { GameEntry } from '../games/game-entries.ts';

/** Why a game leaves the review; `incomplete`: its score lacks a side or both, as after an edit in another tab. */
export type Removal = 'sent' | 'closed' | 'incomplete';

interface ReviewedGames {
  /** The present state of the games of the week. */
  entries: readonly GameEntry[];
  /** The scores that are still in the review. */
  picks: readonly PickLine[];
  /** The scores with which the review opened. */
  initialPicks: readonly PickLine[];
  /** Another tab of the player has sent scores while the review is open, maybe some of these. */
  hasSentElsewhere: boolean;
}

/**
 * Returns what is left of a review: the scores of `picks` that can still be sent, the number of games to fill, and why
 * others have left it: of several reasons, `removal` is the one to show.
 */
export function recheckReview({ entries, picks, initialPicks, hasSentElsewhere }: ReviewedGames): {
  picks: readonly PickLine[];
  toFill: number;
  removal: Removal | null;
} {
  const byGame = new Map(entries.map((entry) => [entry.game.id, entry]));
  const removals = picks.map(({ gameId }) => getRemoval(byGame.get(gameId), hasSentElsewhere));
  // A game that another tab has sent has a blank score and isn't to fill, also before its prediction is loaded.
  const initialIds = new Set(initialPicks.map(({ gameId }) => gameId));
  const gamesToFill = entries.filter(
    ({ game, draft, state }) =>
      isFillable(state.value) &&
      !isComplete(draft.value) &&
      !(hasSentElsewhere && initialIds.has(game.id) && isBlank(draft.value)),
  );
  return {
    picks: picks.filter((_, index) => removals[index] === null),
    toFill: gamesToFill.length,
    removal: REASONS_BY_PRIORITY.find((removal) => removals.includes(removal)) ?? null,
  };
}

/** Of several reasons, the first of this list is shown. */
const REASONS_BY_PRIORITY: readonly Removal[] = ['sent', 'closed', 'incomplete'];

/** Returns why a reviewed game can't be sent any more, or null. */
function getRemoval(entry: GameEntry | undefined, hasSentElsewhere: boolean): Removal | null {
  // The week no longer lists the game.
  if (!entry) return 'closed';
  const state = entry.state.value;
  const draft = entry.draft.value;
  // The tab that sends a score deletes its draft, which this tab may see before it has loaded the prediction.
  if (state === 'sent' || (hasSentElsewhere && isBlank(draft))) return 'sent';
  if (!isFillable(state)) return 'closed';
  return isComplete(draft) ? null : 'incomplete';
}
