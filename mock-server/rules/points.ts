import type { GameRow } from '../models/game.ts';
import type { PredictionRow } from '../models/prediction.ts';

export const RESULT_POINTS = 2 as const;

/** Includes the points for the correct result. */
export const EXACT_POINTS = 5 as const;

export const TRIVIA_POINTS = 1;

export function getPoints(home: number, away: number, realHome: number, realAway: number): 0 | 2 | 5 {
  if (home === realHome && away === realAway) return EXACT_POINTS;
  return Math.sign(home - away) === Math.sign(realHome - realAway) ? RESULT_POINTS : 0;
}

/** Returns the points of a prediction, or null while its game has no final score. */
export function getPredictionPoints(prediction: PredictionRow, game: GameRow | null, status: string | null) {
  if (!game || status !== 'finalizado') return null;
  return getPoints(prediction.home_score, prediction.away_score, game.home_goals, game.away_goals);
}
