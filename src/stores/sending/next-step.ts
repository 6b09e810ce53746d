import { areAllSaved } from '../../domain/drafts.ts';
import { filterByGame } from '../../domain/predictions.ts';
import type { Id, Prediction, ScorePick } from '../../domain/types.ts';

/**
 * What a send does next, once the predictions are known.
 * - `post`: `picks` can still be sent.
 * - `saved`: the server has all scores.
 * - `closed`: the scores that the server lacks are those of games that can't be sent any more.
 * - `otherScores`: all games have a prediction, some with other scores, so the player has sent them elsewhere.
 */
export type NextStep<Score> =
  | { kind: 'post'; picks: readonly Score[] }
  | { kind: 'saved' }
  | { kind: 'closed' }
  | { kind: 'otherScores' };

/** `fillable`: the games that can be sent now. */
export function chooseNextStep<Score extends ScorePick>(
  reviewed: readonly Score[],
  predictions: readonly Prediction[],
  fillable: readonly { gameId: Id }[],
): NextStep<Score> {
  const predicted = new Set(predictions.map(({ gameId }) => gameId));
  const rest = reviewed.filter(({ gameId }) => !predicted.has(gameId));
  const picks = filterByGame(rest, fillable);
  if (picks.length > 0) return { kind: 'post', picks };
  if (areAllSaved(reviewed, predictions)) return { kind: 'saved' };
  return { kind: rest.length > 0 ? 'closed' : 'otherScores' };
}
