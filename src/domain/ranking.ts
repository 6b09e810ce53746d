import type { MyPosition, RankRow } from './types.ts';

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

const TIE_CRITERIA = ['exact', 'results', 'trivias', 'sent'] as const;

/**
 * Compares two players with the same points by each tie-break criterion. The standings have no time of sending, so the
 * positions stand for it. Verdict `unread`: an earlier criterion decides the tie or is unknown. `unknown`: the server
 * does not send the value of one or both players.
 */
export function explainTie(above: RankRow, below: RankRow) {
  let isStillTied = true;
  function judge(upper: number | null, lower: number | null): 'unread' | 'equal' | 'unknown' | 'decides' {
    if (!isStillTied) return 'unread';
    isStillTied = upper !== null && upper === lower;
    if (isStillTied) return 'equal';
    return upper === null || lower === null ? 'unknown' : 'decides';
  }
  return TIE_CRITERIA.map((criterion) => {
    if (criterion === 'sent') {
      return { criterion, above: null, below: null, verdict: judge(above.position, below.position) };
    }
    const values = { above: above[criterion], below: below[criterion] };
    return { criterion, ...values, verdict: judge(values.above, values.below) };
  });
}

/** Rows of a ranking page. The API's contract allows no other `perPage`. */
export const RANKING_PAGE_SIZE = 10;

export function getPageOfPosition(position: number): number {
  return Math.max(1, Math.ceil(position / RANKING_PAGE_SIZE));
}
