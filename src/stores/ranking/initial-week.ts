import type { CallOptions } from '../../api/api.ts';
import { ignoreApiError, toApiError } from '../../api/error.ts';
import { LAST_WEEK } from '../../domain/last-week.ts';
import { DEFAULT_RANKING_WEEK } from '../../domain/ranking.ts';
import { getTickets } from '../../domain/tickets.ts';
import type { PredictionsStore } from '../games/predictions.ts';
import type { RankingSeason } from './ranking-season.ts';

interface InitialWeekDeps {
  /** Resolves when the load of the weeks has ended, also with a failure. */
  listed: Promise<unknown>;
  predictions: Pick<PredictionsStore, 'byWeek' | 'ensure'>;
  season: Pick<RankingSeason, 'isSeasonOver' | 'loadSeasonNumber'>;
}

/**
 * Resolves with the week that the ranking shows first: the current week; after the season, the first week with
 * predictions; without predictions or after a failed call, `DEFAULT_RANKING_WEEK`. Resolves with null when a
 * call was aborted or the session has ended. Never rejects.
 */
export async function findInitialWeek(
  { listed, predictions, season }: InitialWeekDeps,
  options: CallOptions,
): Promise<number | null> {
  try {
    const seasonNumber = await season.loadSeasonNumber(options);
    if (seasonNumber <= LAST_WEEK) return seasonNumber;
  } catch (thrown) {
    const { kind } = toApiError(thrown);
    if (kind === 'aborted' || kind === 'unauthenticated') return null;
    if (kind !== 'poolWeekNotValid') return DEFAULT_RANKING_WEEK;
    // After the season the server has no current week, which is no failure.
    await listed;
    if (!season.isSeasonOver.peek()) return DEFAULT_RANKING_WEEK;
  }
  await predictions.ensure(options).catch(ignoreApiError);
  // The tickets are in the order of their weeks, the newest first.
  return getTickets(predictions.byWeek.peek()).at(-1)?.week ?? DEFAULT_RANKING_WEEK;
}
