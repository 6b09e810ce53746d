export const RANKING_PAGE_SIZE = 10;

export function getPageOfPosition(position: number): number {
  return Math.max(1, Math.ceil(position / RANKING_PAGE_SIZE));
}
