export const RESULT_POINTS = 2 as const;
/** Includes the points for the correct result. */
export const EXACT_POINTS = 5 as const;
export const TRIVIA_POINTS = 1;

export function getPoints(home: number, away: number, realHome: number, realAway: number): 0 | 2 | 5 {
  if (home === realHome && away === realAway) return EXACT_POINTS;
  return Math.sign(home - away) === Math.sign(realHome - realAway) ? RESULT_POINTS : 0;
}

export interface Line {
  score: number;
  exact: number;
  results: number;
  trivias: number;
  /** Time of the last submission (s). */
  last: number;
}

/**
 * Players equal in all criteria share a position, and the next position is skipped (1-2-2-4).
 */
export const compareLines = (a: Line, b: Line) =>
  b.score - a.score || b.exact - a.exact || b.results - a.results || b.trivias - a.trivias || a.last - b.last;
