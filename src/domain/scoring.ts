import type { Prediction } from './types.ts';

/** Points for the right result (win, draw or loss). */
export const RESULT_POINTS = 2;
/** Points for the exact score, added to `RESULT_POINTS`. */
export const EXACT_POINTS = 3;
/** Points for a correct trivia answer (spec §9). */
export const TRIVIA_POINTS = 1;

export type PointsReason = 'exact' | 'result' | 'miss' | 'pending';

/** Maps the server's points (0, 2 or 5; null before the game is settled) to a reason. */
export function getPointsReason(points: number | null): PointsReason {
  if (points === null) return 'pending';
  if (points >= RESULT_POINTS + EXACT_POINTS) return 'exact';
  return points >= RESULT_POINTS ? 'result' : 'miss';
}

/** Points of one week. `total` is always `games` plus `trivia`. */
export interface WeekTotal {
  exact: number;
  resultOnly: number;
  /** Number of predictions that have points from the server, including 0 points. */
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
