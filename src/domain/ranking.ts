/** Rules of the standings: which week they open at, whose row is whose, who is next, and why a tie stands so. */
import type { MyPosition, RankRow } from './types.ts';

/** The last week of the game; numbers above it are beyond (spec §9). */
const LAST_WEEK = 23;
/** The week shown when none can be known (spec §9). */
export const DEFAULT_RANKING_WEEK = 1;

/** The week whose standings open first: the current one, or beyond the last week the first one submitted. */
export function chooseRankingWeek(current: number, submitted: Iterable<number>): number {
  if (current <= LAST_WEEK) return current;
  const first = Math.min(...submitted);
  return Number.isFinite(first) ? first : DEFAULT_RANKING_WEEK;
}

/** Whether a row is the player's: the server says so, or it carries their nickname, which nobody else has. */
export function isMyRow(row: Pick<RankRow, 'isMe' | 'nickname'>, nickname: string | null): boolean {
  return row.isMe || (nickname !== null && nickname !== '' && row.nickname === nickname);
}

/** The place to overtake next. */
export interface NextPlace {
  position: number;
  /** Points between the player and that place; at least 1. */
  gap: number;
}

/**
 * The nearest place known to hold more points than the player's. `scores` are the ones seen so far, by position;
 * with none better among them there is nothing true to say, and the answer is null.
 */
export function getNextPlace(
  scores: ReadonlyMap<number, number>,
  mine: Pick<MyPosition, 'position' | 'score'> | null,
): NextPlace | null {
  if (!mine || mine.position === null) return null;
  let nearest: NextPlace | null = null;
  for (const [position, score] of scores) {
    if (position >= mine.position || score <= mine.score) continue;
    if (!nearest || position > nearest.position) nearest = { position, gap: score - mine.score };
  }
  return nearest;
}

/** The four criteria of a tie, in the order they are asked. */
export const TIE_CRITERIA = ['exact', 'results', 'trivias', 'sent'] as const;
/** One of the four. */
export type TieCriterion = (typeof TIE_CRITERIA)[number];

/** One criterion as it stands between two players with the same points. */
export interface TieStep {
  criterion: TieCriterion;
  above: number | null;
  below: number | null;
  /** `unread`: decided before it was asked; `unknown`: the server does not say. */
  verdict: 'equal' | 'decides' | 'unread' | 'unknown';
}

/**
 * Why `above` stands before `below` although both have the same points; null when they have not. When they sent
 * their last counted prediction is not in the standings, so the fourth criterion follows from the other three.
 */
export function explainTie(above: RankRow, below: RankRow): TieStep[] | null {
  if (above.score !== below.score) return null;
  let isOpen = true;
  return TIE_CRITERIA.map((criterion): TieStep => {
    const values =
      criterion === 'sent'
        ? { above: null, below: null }
        : { above: above[criterion], below: below[criterion] };
    if (!isOpen) return { criterion, ...values, verdict: 'unread' };
    if (criterion === 'sent') {
      return { criterion, ...values, verdict: above.position === below.position ? 'equal' : 'decides' };
    }
    if (values.above === null || values.below === null) {
      isOpen = false;
      return { criterion, ...values, verdict: 'unknown' };
    }
    if (values.above === values.below) return { criterion, ...values, verdict: 'equal' };
    isOpen = false;
    return { criterion, ...values, verdict: 'decides' };
  });
}
