/** The week that the ranking shows first (spec §4). */
import type { Api, CallOptions } from '../../api/api.ts';
import { chooseRankingWeek, DEFAULT_RANKING_WEEK } from '../../domain/ranking.ts';
import { toApiError } from '../shell/error-dialogs.ts';

export interface InitialWeek {
  week: number;
  /** Null when it is unknown. */
  current: number | null;
}

const submittedWeeks = (predictions: ReadonlyMap<number, readonly unknown[]>) =>
  [...predictions].flatMap(([week, sent]) => (sent.length > 0 ? [week] : []));

/**
 * Finds it: the week being played, or after the last one the player's own first. Where the server doesn't say, the default.
 * Null when the session ended while we asked; never rejects.
 */
export async function findInitialWeek(
  api: Pick<Api, 'currentWeek' | 'userPools'>,
  options: CallOptions,
): Promise<InitialWeek | null> {
  let current: number | null = null;
  try {
    current = (await api.currentWeek(options)).number;
    const week = chooseRankingWeek(current, []);
    if (week === current) return { week, current };
    return { week: chooseRankingWeek(current, submittedWeeks(await api.userPools(options))), current };
  } catch (thrown) {
    const { kind } = toApiError(thrown);
    if (kind === 'aborted' || kind === 'unauthenticated') return null;
    return { week: DEFAULT_RANKING_WEEK, current };
  }
}
