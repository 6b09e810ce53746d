import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import { getTickets, getWeekToOpen } from '../../domain/tickets.ts';
import {
  createTriviaBoard,
  getUnknownWeeks,
  type TriviaBoardInput,
  type TriviaCell,
} from '../../domain/trivia-board.ts';
import type { GamesStore } from '../games/games.ts';
import type { GamesPageStore } from '../games/games-page.ts';
import type { PredictionsStore } from '../games/predictions.ts';
import type { WeeksStore } from '../games/weeks.ts';
import { createLatest } from '../lib/latest.ts';
import { createStableComputed, haveSameItems, isJsonEqual } from '../lib/structural-sharing.ts';
import type { MyPositionsStore } from '../ranking/my-positions.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TriviaStore } from '../trivia/trivia.ts';

export interface BonusPageStore {
  board: ReadonlySignal<readonly TriviaCell[]>;
  /**
   * From the first call on, loads the ranking positions of the weeks whose cell in `board` is `unknown`,
   * while the page is open. Called when the board scrolls into view.
   */
  showBoard(): void;
  open(): () => void;
}

export interface BonusPageDeps {
  auth: Pick<AuthStore, 'user' | 'refreshUser'>;
  games: Pick<GamesStore, 'getForWeek' | 'load'>;
  gamesPage: Pick<GamesPageStore, 'ensure'>;
  modal: ModalStore;
  positions: Pick<MyPositionsStore, 'byWeek' | 'loadMissing'>;
  predictions: Pick<PredictionsStore, 'state' | 'byWeek' | 'load'>;
  trivia: Pick<TriviaStore, 'answered' | 'pending'>;
  weeks: Pick<WeeksStore, 'state' | 'all' | 'current' | 'load'>;
}

export function createBonusPageStore(deps: BonusPageDeps): BonusPageStore {
  const { auth, games, gamesPage, modal, positions, predictions, trivia, weeks } = deps;
  const isBoardShown = signal(false);
  const tickets = computed(() => getTickets(predictions.byWeek.value));
  const newestWeek = computed(() => tickets.value[0]?.week ?? null);
  const weekToOpen = computed(() => getWeekToOpen(tickets.value));
  const input = computed(
    (): TriviaBoardInput => ({
      weeks: weeks.all.value,
      currentWeek: weeks.current.value,
      predictions: predictions.byWeek.value,
      positions: positions.byWeek.value,
      pendingWeek: trivia.pending.value?.week ?? null,
      answered: trivia.answered.value,
      correctTrivias: auth.user.value?.stats.trivias ?? 0,
    }),
  );
  const unknownWeeks = createStableComputed(() => getUnknownWeeks(input.value), haveSameItems);
  const lifetime = createLatest();
  let shared = Promise.resolve();

  async function load() {
    const { signal } = lifetime;
    try {
      // `ensure` waits for the load that the navigation badge has already started, instead of sending its
      // requests again. The calls below load only the data that is still missing.
      shared = gamesPage.ensure();
      await shared;
      if (weeks.state.peek().status !== 'ready') await weeks.load();
      if (predictions.state.peek().status !== 'ready') await predictions.load();
    } catch (thrown) {
      if (!signal.aborted) showErrorDialog(modal, thrown, () => void load());
    }
  }

  async function loadNewestGames(week: number) {
    // The load `shared` may request the games of this week too, so they are requested here only if `shared`
    // did not request them.
    await shared;
    if (games.getForWeek(week).status === 'idle') games.load(week).catch(() => undefined);
  }

  return {
    board: createStableComputed(() => createTriviaBoard(input.value), isJsonEqual),
    showBoard() {
      isBoardShown.value = true;
    },
    open() {
      lifetime.next();
      void load();
      const stops = [
        effect(() => {
          // A correct trivia answer changes the statistics of the user, from which `board` is computed.
          if (trivia.answered.value?.isCorrect) untracked(() => void auth.refreshUser());
        }),
        effect(() => {
          const week = newestWeek.value;
          if (week !== null) untracked(() => void loadNewestGames(week));
        }),
        effect(() => {
          const week = weekToOpen.value;
          if (week !== null) untracked(() => void positions.loadMissing([week]));
        }),
        effect(() => {
          const missing = isBoardShown.value ? unknownWeeks.value : [];
          if (missing.length > 0) untracked(() => void positions.loadMissing(missing));
        }),
        () => lifetime.next(),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
