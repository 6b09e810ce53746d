import { computed, effect, untracked } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import type { Random } from '../../lib/spread.ts';
import { createSpreadCall } from '../lib/spread-call.ts';
import type { MyPositionsStore } from '../ranking/my-positions.ts';
import type { WeekView } from './week-view.ts';

export type ClosedWeek = ReturnType<typeof createClosedWeek>;

interface ClosedWeekDeps {
  random: Random;
  positions: Pick<MyPositionsStore, 'load'>;
  weekView: WeekView;
}

/**
 * Loads the player's ranking position of the shown week, from which the week's total is calculated, once no
 * game of the week is open any more and a prediction was sent. A week that closes on screen closes at the
 * same instant on all devices, so each device then loads the position at a random moment (spread call). For a
 * week that is already closed, the position is loaded immediately.
 */
export function createClosedWeek({ positions, random, weekView }: ClosedWeekDeps) {
  const shownWeek = computed(() =>
    weekView.status.value === 'ready' ? (weekView.week.value?.number ?? null) : null,
  );
  const isClosed = computed(() => weekView.isAllExpired.value && !weekView.isAllNext.value);
  const openWeek = computed(() => (isClosed.value ? null : shownWeek.value));
  const closedWeek = computed(() =>
    isClosed.value && weekView.counts.value.sent > 0 ? shownWeek.value : null,
  );

  function load(options?: CallOptions) {
    const week = closedWeek.peek();
    if (week !== null) void positions.load(week, options);
  }
  const spreadLoad = createSpreadCall(() => load({ isBackground: true }), random);

  return {
    flush: spreadLoad.flush,
    follow() {
      let wasOpen: number | null = null;
      const stop = effect(() => {
        const week = closedWeek.value;
        const hasJustClosed = week !== null && week === wasOpen;
        wasOpen = openWeek.value;
        untracked(() => {
          spreadLoad.cancel();
          if (hasJustClosed) spreadLoad.request();
          else load();
        });
      });
      return () => {
        stop();
        spreadLoad.cancel();
      };
    },
  };
}
