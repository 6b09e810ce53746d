import { isBlank, isComplete } from '../../domain/drafts.ts';
import { isFillable } from '../../domain/game-state.ts';
import type { PickLine } from '../../domain/tickets.ts';
import type { GameEntry } from '../games/game-entries.ts';

/** Why a game leaves the review; `incomplete`: its score lacks a side, as after an edit in another tab. */
export type Removal = 'sent' | 'closed' | 'incomplete';

/**
 * Returns what is left of a review by the present state of the games, `entries`: the scores of `lines` that can still
 * be sent, the number of games to fill, and why others have left it (`removal`, the reason to show of several). `opened`
 * are the scores with which the review opened.
 */
export function reviewNow(
  entries: readonly GameEntry[],
  lines: readonly PickLine[],
  opened: readonly PickLine[],
): { lines: readonly PickLine[]; toFill: number; removal: Removal | null } {
  const byGame = new Map(entries.map((entry) => [entry.game.id, entry]));
  const removals = lines.map(({ gameId }) => getRemoval(byGame.get(gameId)));
  // A game that another tab has sent has a blank score and isn't to fill, also before its prediction is loaded.
  const openedIds = new Set(opened.map(({ gameId }) => gameId));
  const toFill = entries.filter(
    ({ game, score, state }) =>
      isFillable(state.value) &&
      !isComplete(score.value) &&
      !(openedIds.has(game.id) && isBlank(score.value)),
  );
  return {
    lines: lines.filter((_, index) => removals[index] === null),
    toFill: toFill.length,
    removal: SHOWN_FIRST.find((removal) => removals.includes(removal)) ?? null,
  };
}

/** The order in which the reasons are shown, of which only the first one is. */
const SHOWN_FIRST: readonly Removal[] = ['sent', 'closed', 'incomplete'];

/** Returns why a reviewed game can't be sent any more, or null. */
function getRemoval(entry: GameEntry | undefined): Removal | null {
  // The week no longer lists the game.
  if (!entry) return 'closed';
  const state = entry.state.value;
  const score = entry.score.value;
  // The tab that sends a score deletes its draft, which this tab may see before it has loaded the prediction.
  // If another tab has emptied the score instead, this looks the same.
  if (state === 'sent' || isBlank(score)) return 'sent';
  if (!isFillable(state)) return 'closed';
  return isComplete(score) ? null : 'incomplete';
}
