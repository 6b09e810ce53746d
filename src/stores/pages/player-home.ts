import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import { getCountedTicket, getTickets } from '../../domain/tickets.ts';
import type { MyPosition } from '../../domain/types.ts';
import { combineStops } from '../../lib/listen.ts';
import type { Stores } from '../index.ts';
import { FRESH_MS } from '../lib/resource.ts';
import { createSeasonMoment } from './season-moment.ts';
import { watchNextChange } from './watch-next-change.ts';

export type PlayerHomeStore = ReturnType<typeof createPlayerHomeStore>;

export function createPlayerHomeStore(stores: Stores) {
  const { auth, playerData, positions, predictions } = stores;
  const shown = signal<{ week: number; position: MyPosition | null } | null>(null);
  const isSettled = signal(false);
  const ticket = computed(() => getCountedTicket(getTickets(predictions.byWeek.value)));
  const week = computed(() => ticket.value?.week ?? null);
  const isLoaded = computed(() => /ready|failed/.test(predictions.state.value.status));

  async function load(number: number | null) {
    if (number !== null) await positions.load(number);
    if (week.peek() === number) isSettled.value = true;
  }

  return {
    moment: createSeasonMoment(stores),
    ticket,
    position: computed(() => (shown.value && shown.value.week === week.value ? shown.value.position : null)),
    isSettled: isSettled as ReadonlySignal<boolean>,
    /**
     * Loads what is missing and, when the page opens and after each reload of everything, as on a return to the tab,
     * the player's place in the week and the figures of the season. The returned function ends this.
     */
    open() {
      void playerData.loadMissing();
      return combineStops(
        watchNextChange(stores),
        playerData.reloadCount.subscribe(() => void auth.refreshUser(FRESH_MS)),
        effect(() => {
          const number = week.value;
          // While the player was away, others may have come before or behind.
          void playerData.reloadCount.value;
          if (isLoaded.value) untracked(() => void load(number));
        }),
        effect(() => {
          const number = week.value;
          if (number === null) return;
          const known = positions.byWeek.value.get(number);
          // `byWeek` drops a position that has become outdated, until it is reloaded. `shown` then keeps the
          // previous position on screen.
          if (known !== undefined) shown.value = { week: number, position: known };
        }),
      );
    },
  };
}
