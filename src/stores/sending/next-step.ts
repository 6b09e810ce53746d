import { filterByGames, filterBySameScore } from '../../domain/predictions.ts';
import type { Id, Prediction, ScorePick } from '../../domain/types.ts';

/**
 * What a send does next, once the predictions are known.
 * - `post`: `picks` can still be sent.
 * - `saved`: the server has the scores `saved`, all of them or those that are left: another tab has emptied the others.
 *   After a lost answer, it may also have the others with other goals, sent elsewhere.
 * - `closed`: some of the scores that the server lacks are of games that can't be sent any more.
 * - `emptied`: the server has none of the scores, and another tab has emptied them.
 * - `otherScores`: the player has sent some of the games elsewhere, with other scores.
 */
export type NextStep<Score> =
  | { kind: 'post'; picks: readonly Score[] }
  | { kind: 'saved'; saved: readonly Score[] }
  | { kind: 'closed' }
  | { kind: 'emptied' }
  | { kind: 'otherScores' };

interface SendableGames {
  /** The games that are open and not predicted. */
  fillable: readonly { gameId: Id }[];
  /** Those of them whose draft has both sides. */
  ready: readonly { gameId: Id }[];
}

/** `isAnswerLost`: this tab has sent some of `reviewed` before, and has got no answer. */
export function chooseNextStep<Score extends ScorePick>(
  reviewed: readonly Score[],
  predictions: readonly Prediction[],
  { fillable, ready }: SendableGames,
  isAnswerLost: boolean,
): NextStep<Score> {
  const predicted = filterByGames(reviewed, predictions);
  const unsent = reviewed.filter((score) => !predicted.includes(score));
  const picks = filterByGames(unsent, ready);
  if (picks.length > 0) return { kind: 'post', picks };
  if (filterByGames(unsent, fillable).length < unsent.length) return { kind: 'closed' };
  if (predicted.length === 0) return { kind: 'emptied' };
  const saved = filterBySameScore(predicted, predictions);
  // A lost answer may have been the receipt of these scores.
  const isReceipt = saved.length === predicted.length || (isAnswerLost && saved.length > 0);
  return isReceipt ? { kind: 'saved', saved } : { kind: 'otherScores' };
}
