import type { Prediction } from './types.ts';

export const RESULT_POINTS = 2;
/** Points for the exact score, added to `RESULT_POINTS`. */
export const EXACT_POINTS = 3;
export const TRIVIA_POINTS = 1;

export type PointsReason = 'exact' | 'result' | 'miss' | 'pending';

export function getPointsReason(points: number | null): PointsReason {
  if (points === null) return 'pending';
  if (points >= RESULT_POINTS + EXACT_POINTS) return 'exact';
  return points >= RESULT_POINTS ? 'result' : 'miss';
}

export interface WeekTotal {
  exact: number;
  resultOnly: number;
  counted: number;
  games: number;
  /** Null while the weekly ranking is unknown or older than the results. */
  trivia: number | null;
  total: number;
}

/**
 * Adds up the points of a week. `rankingScore` is the player's score in the weekly ranking, or null when
 * unknown; its excess over the points of the games is the trivia point. The server computes the ranking after
 * the results, so a `rankingScore` below the points of the games is outdated and is ignored.
 */
export function sumWeek(
  predictions: readonly Pick<Prediction, 'points'>[],
  rankingScore: number | null,
): WeekTotal {
  const reasons = predictions.map(({ points }) => getPointsReason(points));
  const count = (reason: PointsReason) => reasons.filter((one) => one === reason).length;
  const games = predictions.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const trivia = rankingScore === null || rankingScore < games ? null : rankingScore - games;
  return {
    exact: count('exact'),
    resultOnly: count('result'),
    counted: reasons.length - count('pending'),
    games,
    trivia,
    total: games + (trivia ?? 0),
  };
}
