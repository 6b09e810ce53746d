import { computed, effect, untracked } from '@preact/signals-react';
import { getTickets, getWeekToOpen } from '../../domain/tickets.ts';
import type { GamesStore } from '../games/games.ts';
import type { GamesPageStore } from '../games/games-page.ts';
import type { PredictionsStore } from '../games/predictions.ts';
import type { WeeksStore } from '../games/weeks.ts';
import type { MyPositionsStore } from '../ranking/my-positions.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TriviaStore } from '../trivia/trivia.ts';

interface BonusPageDeps {
  auth: Pick<AuthStore, 'refreshUser'>;
  games: Pick<GamesStore, 'getForWeek' | 'load'>;
  gamesPage: Pick<GamesPageStore, 'ensure'>;
  modal: ModalStore;
  positions: Pick<MyPositionsStore, 'loadMissing'>;
  predictions: Pick<PredictionsStore, 'state' | 'byWeek' | 'load'>;
  trivia: Pick<TriviaStore, 'answered'>;
  weeks: Pick<WeeksStore, 'state' | 'load'>;
}

/** Loads what the Bonus page shows, and reloads it while the page is open. Returns the function that stops. */
export function startBonusPage(deps: BonusPageDeps): () => void {
  const { auth, games, gamesPage, modal, positions, predictions, trivia, weeks } = deps;
  const tickets = computed(() => getTickets(predictions.byWeek.value));
  const newestWeek = computed(() => tickets.value[0]?.week ?? null);
  const weekToOpen = computed(() => getWeekToOpen(tickets.value));

  async function load() {
    try {
      // Shares the request of the navigation's badge, and loads only what that request didn't bring.
      await gamesPage.ensure();
      if (weeks.state.peek().status !== 'ready') await weeks.load();
      if (predictions.state.peek().status !== 'ready') await predictions.load();
    } catch (thrown) {
      showErrorDialog(modal, thrown, () => void load());
    }
  }

  // The data of the share cards. A card whose load fails stays blank until the next visit.
  function loadNewestGames(week: number) {
    if (games.getForWeek(week).status === 'idle') games.load(week).catch(() => undefined);
  }

  void load();
  const stops = [
    effect(() => {
      // A right answer changes the user's trivia count. The old count stays when the request fails.
      if (trivia.answered.value?.isCorrect) untracked(() => auth.refreshUser().catch(() => undefined));
    }),
    effect(() => {
      const week = newestWeek.value;
      if (week !== null) untracked(() => loadNewestGames(week));
    }),
    effect(() => {
      const week = weekToOpen.value;
      if (week !== null) untracked(() => void positions.loadMissing([week]));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
