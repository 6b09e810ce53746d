import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { getTickets, getWeekToOpen, type Ticket } from '../../domain/tickets.ts';
import type { GamesStore } from '../games/games.ts';
import type { GamesPageStore } from '../games/games-page.ts';
import type { PredictionsStore } from '../games/predictions.ts';
import type { AsyncState } from '../lib/async-state.ts';
import type { MyPositionsStore } from '../ranking/my-positions.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';

/** The tickets of the profile page. At most one is open. */
export interface MyTicketsStore {
  /** The newest week first. */
  tickets: ReadonlySignal<AsyncState<readonly Ticket[]>>;
  openWeek: ReadonlySignal<number | null>;
  /** Loads the tickets and opens the newest one with results. A failure shows its dialog. */
  load(): Promise<void>;
  /** Opens a ticket and loads its games and its position in the ranking. A failure shows its dialog. */
  open(week: number): void;
  /** Does nothing when another ticket is open. */
  close(week: number): void;
}

interface MyTicketsDeps {
  games: Pick<GamesStore, 'load'>;
  gamesPage: Pick<GamesPageStore, 'ensure'>;
  modal: ModalStore;
  positions: Pick<MyPositionsStore, 'load'>;
  predictions: Pick<PredictionsStore, 'state' | 'byWeek' | 'load'>;
}

export function createMyTicketsStore(deps: MyTicketsDeps): MyTicketsStore {
  const { games, gamesPage, modal, positions, predictions } = deps;
  const openWeek = signal<number | null>(null, { name: 'myTickets.openWeek' });
  const hasFailed = signal(false, { name: 'myTickets.hasFailed' });

  function open(week: number) {
    if (openWeek.peek() !== week) void positions.load(week);
    openWeek.value = week;
    games.load(week).catch((thrown: unknown) => showErrorDialog(modal, thrown, () => open(week)));
  }

  async function load() {
    hasFailed.value = false;
    try {
      // Shares the request of the navigation's badge, and loads only what that request didn't bring.
      await gamesPage.ensure();
      if (predictions.state.peek().status !== 'ready') await predictions.load();
      const first = getWeekToOpen(getTickets(predictions.byWeek.peek()));
      if (first !== null) open(first);
    } catch (thrown) {
      hasFailed.value = true;
      showErrorDialog(modal, thrown, () => void load());
    }
  }

  return {
    tickets: computed(() => {
      if (hasFailed.value) return { status: 'failed' };
      if (predictions.state.value.status !== 'ready') return { status: 'loading', data: null };
      return { status: 'ready', data: getTickets(predictions.byWeek.value) };
    }),
    openWeek,
    load,
    open,
    close(week) {
      if (openWeek.peek() === week) openWeek.value = null;
    },
  };
}
