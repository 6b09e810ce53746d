import type { ReadonlySignal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import { chooseRankingWeek, DEFAULT_RANKING_WEEK } from '../../domain/ranking.ts';
import type { CurrentWeek, PredictionsByWeek, Week } from '../../domain/types.ts';
import { toApiError } from '../shell/error-dialogs.ts';

export interface InitialWeek {
  week: number;
  current: number | null;
}

/**
 * The parts of `WeeksStore` and `PredictionsStore` that the ranking uses. They are declared here, because
 * `stores/games` imports from `stores/ranking` and import cycles are forbidden.
 */
export interface SeasonStores {
  weeks: {
    all: ReadonlySignal<readonly Week[]>;
    ensure(options?: CallOptions): Promise<unknown>;
    loadCurrent(options?: CallOptions): Promise<CurrentWeek>;
  };
  predictions: {
    byWeek: ReadonlySignal<PredictionsByWeek>;
    ensure(options?: CallOptions): Promise<void>;
  };
}

const getSubmittedWeeks = (predictions: ReadonlyMap<number, readonly unknown[]>) =>
  [...predictions].flatMap(([week, sent]) => (sent.length > 0 ? [week] : []));

/**
 * Resolves with the week that the ranking shows first: the current week; after the season, the first week
 * with predictions; without predictions or after a failed call, `DEFAULT_RANKING_WEEK`. Resolves with null
 * when a call was aborted or the session has ended. Never rejects.
 */
export async function findInitialWeek(
  { weeks, predictions }: SeasonStores,
  options: CallOptions,
): Promise<InitialWeek | null> {
  let current: number | null = null;
  try {
    current = (await weeks.loadCurrent(options)).number;
    const week = chooseRankingWeek(current, []);
    if (week === current) return { week, current };
    await predictions.ensure(options);
    return { week: chooseRankingWeek(current, getSubmittedWeeks(predictions.byWeek.peek())), current };
  } catch (thrown) {
    const { kind } = toApiError(thrown);
    if (kind === 'aborted' || kind === 'unauthenticated') return null;
    return { week: DEFAULT_RANKING_WEEK, current };
  }
}
