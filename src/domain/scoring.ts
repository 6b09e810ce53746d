/** Points of a prediction, as the server gave them, and the total of a week. */
import type { Prediction } from './types.ts';

/** Points for the right result. */
export const RESULT_POINTS = 2;
/** Points on top when the score is exact as well. */
export const EXACT_POINTS = 3;
/** Points of a right trivia answer (spec §9). */
export const TRIVIA_POINTS = 1;

export type PointsReason = 'exact' | 'result' | 'miss' | 'pending';

/** Tells from the server's points (0, 2, 5; null before they are counted) why a prediction got them. */
export function getPointsReason(points: number | null): PointsReason {
  if (points === null) return 'pending';
  if (points >= RESULT_POINTS + EXACT_POINTS) return 'exact';
  return points >= RESULT_POINTS ? 'result' : 'miss';
}

/** The points of one week, line by line. `total` is always the sum of the lines shown. */
export interface WeekTotal {
  /** Predictions with the exact score. */
  exact: number;
  /** Predictions with the right result and another score. */
  resultOnly: number;
  /** Predictions that the server has given points, 0 included. */
  counted: number;
  /** Points of the games. */
  games: number;
  /** Points of the trivia; null while the ranking is unknown or behind the results. */
  trivia: number | null;
  total: number;
}

/**
 * Adds up a week. `rankingScore` is the player's score in the weekly ranking, null when unknown: what it holds beyond
 * the games is the trivia. The ranking is computed after the results, so a lower score is an old one and is ignored.
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
