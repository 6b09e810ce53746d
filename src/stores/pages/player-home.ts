import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import { getCountedTicket, getTickets, type Ticket } from '../../domain/tickets.ts';
import type { MyPosition } from '../../domain/types.ts';
import type { GamesPageStore } from '../games/games-page.ts';
import type { PredictionsStore } from '../games/predictions.ts';
import { createLatest } from '../lib/latest.ts';
import type { MyPositionsStore } from '../ranking/my-positions.ts';

/** The newest ticket with results, for Inicio. */
export interface PlayerHomeStore {
  /** Null when no ticket has results yet. */
  ticket: ReadonlySignal<Ticket | null>;
  /** The player's position in the week of `ticket`; null when it is unknown or there is none. */
  position: ReadonlySignal<MyPosition | null>;
  /** True once the predictions and the position have been loaded, or have failed. */
  isSettled: ReadonlySignal<boolean>;
  /** Loads without dialogs until the returned function is called. */
  open(): () => void;
}

interface PlayerHomeDeps {
  gamesPage: Pick<GamesPageStore, 'ensure'>;
  positions: Pick<MyPositionsStore, 'byWeek' | 'load'>;
  predictions: Pick<PredictionsStore, 'state' | 'byWeek'>;
}

export function createPlayerHomeStore({
  gamesPage,
  positions,
  predictions,
}: PlayerHomeDeps): PlayerHomeStore {
  const shown = signal<{ week: number; position: MyPosition | null } | null>(null, {
    name: 'playerHome.shown',
  });
  const isSettled = signal(false);
  const latest = createLatest();
  const ticket = computed(() => getCountedTicket(getTickets(predictions.byWeek.value)));
  const week = computed(() => ticket.value?.week ?? null);
  const isLoaded = computed(() => /ready|failed/.test(predictions.state.value.status));

  async function load(wanted: number | null) {
    const signal = latest.next();
    if (wanted !== null) await positions.load(wanted);
    if (!signal.aborted) isSettled.value = true;
  }

  return {
    ticket,
    position: computed(() => (shown.value?.week === week.value ? (shown.value?.position ?? null) : null)),
    isSettled,
    open() {
      void gamesPage.ensure();
      const stops = [
        effect(() => {
          const wanted = week.value;
          if (isLoaded.value) untracked(() => void load(wanted));
        }),
        effect(() => {
          const known = week.value === null ? undefined : positions.byWeek.value.get(week.value);
          // While a position is being loaded again, the old one stays on screen.
          if (week.value !== null && known !== undefined) shown.value = { week: week.value, position: known };
        }),
        () => latest.next(),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
