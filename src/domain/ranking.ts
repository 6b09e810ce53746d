import type { MyPosition, RankingTablePage, RankRow } from './types.ts';

export const DEFAULT_RANKING_WEEK = 1;

/**
 * Whether a row belongs to the logged-in player. Nicknames are unique, so a matching nickname is sufficient
 * when `isMe` is false.
 */
export function isMyRow(row: Pick<RankRow, 'isMe' | 'nickname'>, nickname: string | null): boolean {
  return row.isMe || (nickname !== null && nickname !== '' && row.nickname === nickname);
}

/**
 * The nearest better position with more points than the player, and the difference in points (`gap`).
 * `scores` holds the points of the rows loaded so far, by position. Returns null when the player has no
 * position, or when no loaded row has a better position and more points.
 */
export function getNextPlace(
  scores: ReadonlyMap<number, number>,
  mine: Pick<MyPosition, 'position' | 'score'> | null,
) {
  if (!mine || mine.position === null) return null;
  let nearest: { position: number; gap: number } | null = null;
  for (const [position, score] of scores) {
    if (position >= mine.position || score <= mine.score) continue;
    if (!nearest || position > nearest.position) nearest = { position, gap: score - mine.score };
  }
  return nearest;
}

/** Rows of a ranking page. The API's contract allows no other `perPage`. */
export const RANKING_PAGE_SIZE = 10;

export function getPageOfPosition(position: number): number {
  return Math.max(1, Math.ceil(position / RANKING_PAGE_SIZE));
}

/** Whether rows with the player's place stand also on the next page, because several players share the place. */
export function doesPlaceGoOn({ rows, myPosition, currentPage, lastPage }: RankingTablePage): boolean {
  const position = myPosition?.position ?? null;
  return position !== null && rows.at(-1)?.position === position && currentPage < lastPage;
}
