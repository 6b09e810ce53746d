export const RANKING_PAGE_SIZE = 10;
/** Weeks above this number are beyond the tournament (spec §9): the server names one as current after the final. */
export const LAST_WEEK = 23;

export function getPageOfPosition(position: number): number {
  return Math.max(1, Math.ceil(position / RANKING_PAGE_SIZE));
}
