/** Points of one prediction: the result right 2, the score exact 3 more. */

/** Points of a right result. */
export const RESULT_POINTS = 2;
/** Points of an exact score, those of its result included. */
export const EXACT_POINTS = 5;
/** The extra point of a right trivia (spec §9). */
export const TRIVIA_POINTS = 1;

/** 0, 2 or 5. */
export function getPoints(home: number, away: number, realHome: number, realAway: number): number {
  if (home === realHome && away === realAway) return EXACT_POINTS;
  return Math.sign(home - away) === Math.sign(realHome - realAway) ? RESULT_POINTS : 0;
}
