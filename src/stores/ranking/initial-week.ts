/** The week that the ranking shows first (spec §4). */
import type { Api, CallOptions } from '../../api/api.ts';
import { chooseRankingWeek, DEFAULT_RANKING_WEEK } from '../../domain/ranking.ts';
import { toApiError } from '../shell/error-dialogs.ts';

export interface InitialWeek {
  week: number;
  /** Null when it is unknown. */
  current: number | null;
}

const getSubmittedWeeks = (predictions: ReadonlyMap<number, readonly unknown[]>) =>
  [...predictions].flatMap(([week, sent]) => (sent.length > 0 ? [week] : []));

/**
 * The current week, or after the season the first week with predictions, or the default when the server fails.
 * Null when the session has ended. Never rejects.
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
    return { week: chooseRankingWeek(current, getSubmittedWeeks(await api.userPools(options))), current };
  } catch (thrown) {
    const { kind } = toApiError(thrown);
    if (kind === 'aborted' || kind === 'unauthenticated') return null;
    return { week: DEFAULT_RANKING_WEEK, current };
  }
}
