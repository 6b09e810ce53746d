import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import { getTickets, getWeekToOpen, type Ticket } from '../../domain/tickets.ts';
import { createMoment } from '../games/moment.ts';
import type { Stores } from '../index.ts';
import { type AsyncState, FRESH_MS } from '../lib/resource.ts';
import { createPageLoads } from '../shell/error-dialogs.ts';
import { createSeasonStore } from './season.ts';

export type ProfilePageStore = ReturnType<typeof createProfilePageStore>;

export function createProfilePageStore(stores: Stores) {
  const { auth, games, gamesPage, modal, positions, predictions } = stores;
  const openWeek = signal<number | null>(null);
  const hasFailed = signal(false);
  const userId = computed(() => auth.user.value?.id ?? null);
  const loads = createPageLoads(modal);
  const season = createSeasonStore(stores);

  function openTicket(week: number) {
    if (openWeek.peek() !== week) void positions.load(week);
    openWeek.value = week;
    void loads.run(() => games.ensure(week, FRESH_MS));
  }

  const loadTickets = () =>
    loads.run(async (signal) => {
      hasFailed.value = false;
      // `ensure` waits for the load that the navigation badge has already started, instead of sending its
      // requests again. The predictions are loaded below only if they are still not loaded.
      await gamesPage.ensure();
      if (signal.aborted) return;
      try {
        if (predictions.state.peek().status !== 'ready') await predictions.load();
      } catch (thrown) {
        hasFailed.value = !signal.aborted;
        throw thrown;
      }
      if (signal.aborted) return;
      const first = getWeekToOpen(getTickets(predictions.byWeek.peek()));
      if (first !== null) openTicket(first);
      void season.loadGames();
    });

  return {
    season,
    moment: createMoment(stores),
    tickets: computed((): AsyncState<readonly Ticket[]> => {
      const state = predictions.state.value;
      if (hasFailed.value) return { status: 'failed' };
      if (state.status !== 'ready') return { status: 'loading', data: null };
      return { status: 'ready', data: getTickets(state.data) };
    }),
    openWeek: openWeek as ReadonlySignal<number | null>,
    open() {
      void auth.refreshUser(FRESH_MS);
      return effect(() => {
        const isLoggedIn = userId.value !== null;
        return untracked(() => {
          const close = loads.open();
          season.reset();
          openWeek.value = null;
          if (isLoggedIn) void loadTickets();
          return close;
        });
      });
    },
    loadTickets,
    openTicket,
    closeTicket(week: number) {
      if (openWeek.peek() === week) openWeek.value = null;
    },
  };
}
