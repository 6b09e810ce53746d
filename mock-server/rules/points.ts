export const RESULT_POINTS = 2;
/** Includes the points for the correct result. */
export const EXACT_POINTS = 5;
export const TRIVIA_POINTS = 1;

export function getPoints(home: number, away: number, realHome: number, realAway: number): number {
  if (home === realHome && away === realAway) return EXACT_POINTS;
  return Math.sign(home - away) === Math.sign(realHome - realAway) ? RESULT_POINTS : 0;
}
