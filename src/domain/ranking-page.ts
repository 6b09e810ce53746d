/** Rows of one page of the standings (spec §9). */
export const RANKING_PAGE_SIZE = 10;

/** The page on which a position stands, from 1. */
export function getPageOfPosition(position: number): number {
  return Math.max(1, Math.ceil(position / RANKING_PAGE_SIZE));
}
