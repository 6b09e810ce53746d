import { computed } from '@preact/signals-react';
import { getMoment } from '../../domain/moment.ts';
import type { Stores } from '../index.ts';

/** Returns the moment of the season for this player; null until weeks, games and predictions are loaded. */
export function createSeasonMoment({ auth, currentWeek, predictions, time, weeks }: Stores) {
  return computed(() => {
    if (currentWeek.status.value !== 'ready') return null;
    return getMoment(
      {
        weeks: weeks.all.value,
        week: weeks.currentNumber.value,
        games: currentWeek.entries.value.map(({ game, gameWindow, state, draft }) => ({
          game,
          gameWindow,
          state: state.value,
          score: draft.value,
        })),
        predictions: predictions.byWeek.value,
        hasPlayed: (auth.user.value?.stats.weeksPlayed ?? 0) > 0,
      },
      time.now.value,
    );
  });
}
