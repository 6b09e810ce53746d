/** What the points of a prediction mean, and the sum of a week. The server counts the points. */
import type { Prediction } from './types.ts';

/** Points for the right result. */
export const RESULT_POINTS = 2;
/** Points on top when the score is exact as well. */
export const EXACT_POINTS = 3;
/** Points of a right trivia answer (spec §9). */
export const TRIVIA_POINTS = 1;

/** Why a settled prediction has its points; `pending` while the server has not counted it. */
export type PointsReason = 'exact' | 'result' | 'miss' | 'pending';

/** The reason behind the server's points, which win over our own count. */
export function reasonFor(points: number | null): PointsReason {
  if (points === null) return 'pending';
  if (points >= RESULT_POINTS + EXACT_POINTS) return 'exact';
  return points >= RESULT_POINTS ? 'result' : 'miss';
}

/** The points of one week and where they come from. */
export interface WeekSum {
  games: number;
  /** What the ranking holds beyond the games; null while the ranking is not known. */
  trivia: number | null;
  /** Equal to the ranking's score where that is known. */
  total: number;
}

/** The week's sum. `rankingScore` is the user's score in the weekly ranking, null when unknown. */
export function sumWeek(
  predictions: readonly Pick<Prediction, 'points'>[],
  rankingScore: number | null,
): WeekSum {
  const games = predictions.reduce((sum, { points }) => sum + (points ?? 0), 0);
  if (rankingScore === null) return { games, trivia: null, total: games };
  return { games, trivia: rankingScore - games, total: rankingScore };
}
