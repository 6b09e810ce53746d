import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import { getTickets, getWeekToOpen, type Ticket } from '../../domain/tickets.ts';
import type { GamesStore } from '../games/games.ts';
import type { GamesPageStore } from '../games/games-page.ts';
import type { PredictionsStore } from '../games/predictions.ts';
import type { AsyncState } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { FRESH_MS } from '../lib/shared-load.ts';
import type { MyPositionsStore } from '../ranking/my-positions.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import { createSeasonStore, type SeasonDeps, type SeasonStore } from './season.ts';

export interface ProfilePageStore {
  season: SeasonStore;
  tickets: ReadonlySignal<AsyncState<readonly Ticket[]>>;
  openWeek: ReadonlySignal<number | null>;
  open(): () => void;
  loadTickets(): Promise<void>;
  openTicket(week: number): void;
  closeTicket(week: number): void;
}

interface ProfilePageDeps extends SeasonDeps {
  auth: Pick<AuthStore, 'user' | 'refreshUser'>;
  games: Pick<GamesStore, 'getForWeek' | 'loadUnlessFresh'>;
  gamesPage: Pick<GamesPageStore, 'ensure'>;
  modal: ModalStore;
  positions: Pick<MyPositionsStore, 'byWeek' | 'load' | 'loadMissing'>;
  predictions: Pick<PredictionsStore, 'state' | 'byWeek' | 'load'>;
}

export function createProfilePageStore(deps: ProfilePageDeps): ProfilePageStore {
  const { auth, games, gamesPage, modal, positions, predictions } = deps;
  const openWeek = signal<number | null>(null);
  const hasFailed = signal(false);
  const userId = computed(() => auth.user.value?.id ?? null);
  const latest = createLatest();
  const season = createSeasonStore(deps);

  function openTicket(week: number) {
    if (openWeek.peek() !== week) void positions.load(week);
    openWeek.value = week;
    games
      .loadUnlessFresh(week)
      .catch((thrown: unknown) => showErrorDialog(modal, thrown, () => openTicket(week)));
  }

  async function loadTickets() {
    const request = latest.next();
    hasFailed.value = false;
    try {
      // `ensure` waits for the load that the navigation badge has already started, instead of sending its
      // requests again. The predictions are loaded below only if they are still not loaded.
      await gamesPage.ensure();
      if (request.aborted) return;
      if (predictions.state.peek().status !== 'ready') await predictions.load();
      if (request.aborted) return;
      const first = getWeekToOpen(getTickets(predictions.byWeek.peek()));
      if (first !== null) openTicket(first);
      void season.loadGames();
    } catch (thrown) {
      if (request.aborted) return;
      hasFailed.value = true;
      showErrorDialog(modal, thrown, () => void loadTickets());
    }
  }

  return {
    season,
    tickets: computed(() => {
      const state = predictions.state.value;
      if (hasFailed.value) return { status: 'failed' };
      if (state.status !== 'ready') return { status: 'loading', data: null };
      return { status: 'ready', data: getTickets(state.data) };
    }),
    openWeek,
    open() {
      void auth.refreshUser(FRESH_MS);
      const stop = effect(() => {
        const isLoggedIn = userId.value !== null;
        untracked(() => {
          latest.next();
          season.reset();
          openWeek.value = null;
          if (isLoggedIn) void loadTickets();
        });
      });
      return () => {
        stop();
        latest.next();
      };
    },
    loadTickets,
    openTicket,
    closeTicket(week) {
      if (openWeek.peek() === week) openWeek.value = null;
    },
  };
}
