export const RESULT_POINTS = 2 as const;

/** Includes the points for the correct result. */
export const EXACT_POINTS = 5 as const;

export const TRIVIA_POINTS = 1;

export function getPoints(home: number, away: number, realHome: number, realAway: number): 0 | 2 | 5 {
  if (home === realHome && away === realAway) return EXACT_POINTS;
  return Math.sign(home - away) === Math.sign(realHome - realAway) ? RESULT_POINTS : 0;
}
