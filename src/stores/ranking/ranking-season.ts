import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import { LAST_WEEK } from '../../domain/last-week.ts';
import type { WeeksStore } from '../games/weeks.ts';

export type RankingSeason = ReturnType<typeof createRankingSeason>;

/**
 * How far the season has come for the ranking, which asks for the current week each time it opens, also when the weeks
 * were loaded long ago.
 */
export function createRankingSeason(
  weeks: Pick<WeeksStore, 'all' | 'isCurrentGuessed' | 'isSeasonOver' | 'joinCurrent' | 'seasonNumber'>,
) {
  const seasonNumber = signal<number | null>(null);

  return {
    /** Null until the server has named a week. */
    seasonNumber: seasonNumber as ReadonlySignal<number | null>,
    isSeasonOver: computed(() => (seasonNumber.value ?? 0) > LAST_WEEK || weeks.isSeasonOver.value),
    /** The weeks that have a ranking: those up to the season week, the one that the server calls current. */
    weeks: computed(() => {
      if (seasonNumber.value === null) return weeks.all.value;
      // The weeks are loaded again when the player returns, and the server may have moved on meanwhile.
      const reloaded = weeks.isCurrentGuessed.value ? 0 : (weeks.seasonNumber.value ?? 0);
      const last = Math.max(seasonNumber.value, reloaded);
      return weeks.all.value.filter(({ number }) => number <= last);
    }),
    /** Resolves with the season week. Rejects when the call fails or the server names no week. */
    async loadSeasonNumber(options: CallOptions): Promise<number> {
      const { number } = await weeks.joinCurrent(options);
      seasonNumber.value = number;
      return number;
    },
  };
}
