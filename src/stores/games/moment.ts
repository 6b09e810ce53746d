import { computed, type ReadonlySignal } from '@preact/signals-react';
import { getMoment, type Moment } from '../../domain/moment.ts';
import type { Stores } from '../index.ts';

/** The moment of the season for this player; null until weeks, games and predictions are loaded. */
export function createMoment(stores: Stores): ReadonlySignal<Moment | null> {
  const { auth, drafts, predictions, time, weeks } = stores;
  const { currentWeekView } = stores.season;
  return computed(() => {
    if (currentWeekView.status.value !== 'ready') return null;
    const number = weeks.shown.value;
    return getMoment(
      {
        weeks: weeks.all.value,
        week: number,
        games: currentWeekView.entries.value.map(({ game }) => game),
        predictions: predictions.byWeek.value,
        drafts: number === null ? new Map() : drafts.getForWeek(number),
        hasPlayed: (auth.user.value?.stats.weeksPlayed ?? 0) > 0,
      },
      time.now.value,
    );
  });
}
