import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import { getMoment } from '../../domain/moment.ts';
import { getCountedTicket, getTickets } from '../../domain/tickets.ts';
import type { MyPosition } from '../../domain/types.ts';
import type { Stores } from '../index.ts';

export type PlayerHomeStore = ReturnType<typeof createPlayerHomeStore>;

export function createPlayerHomeStore({
  auth,
  drafts,
  gamesPage,
  positions,
  predictions,
  time,
  weeks,
}: Pick<Stores, 'auth' | 'drafts' | 'gamesPage' | 'positions' | 'predictions' | 'time' | 'weeks'>) {
  const shown = signal<{ week: number; position: MyPosition | null } | null>(null);
  const isSettled = signal(false);
  const ticket = computed(() => getCountedTicket(getTickets(predictions.byWeek.value)));
  const week = computed(() => ticket.value?.week ?? null);
  const isLoaded = computed(() => /ready|failed/.test(predictions.state.value.status));

  const { currentWeekView } = gamesPage;
  const moment = computed(() => {
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

  async function load(wanted: number | null) {
    if (wanted !== null) await positions.load(wanted);
    if (week.peek() === wanted) isSettled.value = true;
  }

  return {
    /** The moment of the season for this player; null until weeks, games and predictions are loaded. */
    moment,
    ticket,
    position: computed(() => (shown.value && shown.value.week === week.value ? shown.value.position : null)),
    isSettled: isSettled as ReadonlySignal<boolean>,
    open() {
      void gamesPage.ensure();
      const stops = [
        effect(() => {
          const wanted = week.value;
          if (isLoaded.value) untracked(() => void load(wanted));
        }),
        effect(() => {
          const wanted = week.value;
          if (wanted === null) return;
          const known = positions.byWeek.value.get(wanted);
          // `byWeek` drops a position that has become outdated, until it is reloaded. `shown` then keeps the
          // previous position on screen.
          if (known !== undefined) shown.value = { week: wanted, position: known };
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
