import { computed, effect, untracked } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import { combineStops } from '../../lib/listen.ts';
import type { Stores } from '../index.ts';
import { createSpreadCall } from '../lib/spread-call.ts';

/**
 * Loads the player's place and points in the shown week after its last cut-off, if a prediction was sent. A week closes
 * at the same instant on all devices, so each waits for a random time, which spreads their calls. The returned function
 * ends this.
 */
export function loadPositionWhenClosed({
  playerData,
  positions,
  shownWeek,
}: Pick<Stores, 'playerData' | 'positions' | 'shownWeek'>): () => void {
  const shownNumber = computed(() =>
    shownWeek.status.value === 'ready' ? (shownWeek.week.value?.number ?? null) : null,
  );
  const isClosed = computed(() => shownWeek.phase.value === 'closed');
  const closedWeek = computed(() =>
    isClosed.value && shownWeek.counts.value.sent > 0 ? shownNumber.value : null,
  );

  function load(options?: CallOptions) {
    const week = closedWeek.peek();
    if (week !== null) void positions.load(week, options);
  }
  const spreadLoad = createSpreadCall(() => load({ isBackground: true }));

  let wasOpen: number | null = null;
  const stop = effect(() => {
    const week = closedWeek.value;
    const hasJustClosed = week !== null && week === wasOpen;
    wasOpen = isClosed.value ? null : shownNumber.value;
    untracked(() => {
      spreadLoad.cancel();
      if (hasJustClosed) spreadLoad.request();
      else load();
    });
  });
  return combineStops(stop, spreadLoad.cancel, playerData.reloadCount.subscribe(spreadLoad.flush));
}
