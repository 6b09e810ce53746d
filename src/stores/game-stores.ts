import { effect } from '@preact/signals-react';
import type { Api } from '../api/client.ts';
import { isRankingAddress } from '../lib/paths.ts';
import type { Random } from '../lib/spread.ts';
import type { KeyValueStorage } from '../lib/storage.ts';
import { createAccountActions } from './account/account-actions.ts';
import { createDraftsStore } from './games/drafts.ts';
import { createGamesStore } from './games/games.ts';
import { createGamesPageStore, type GamesPageStore } from './games/games-page.ts';
import { createMyPositionsStore } from './games/my-positions.ts';
import { createPredictionsStore } from './games/predictions.ts';
import { createWeekTabs } from './games/week-tabs.ts';
import { createWeekView } from './games/week-view.ts';
import { createWeeksStore } from './games/weeks.ts';
import { createSender } from './sending/send-predictions.ts';
import type { AuthStore } from './session/auth.ts';
import { createRevalidation, type Revalidation } from './session/revalidation.ts';
import type { Session } from './session/session.ts';
import type { ModalStore } from './shell/modal.ts';
import type { TimeStore } from './shell/time.ts';
import type { ToastStore } from './shell/toast.ts';
import { createTriviaStore } from './trivia/trivia.ts';

export type GameStores = ReturnType<typeof createGameStores>;

interface GameStoresDeps {
  api: Api;
  auth: Pick<AuthStore, 'logOut' | 'requireVerification' | 'status' | 'user' | 'withoutExpiry'>;
  modal: ModalStore;
  session: Pick<Session, 'isCurrent'>;
  random: Random;
  storage: KeyValueStorage;
  time: TimeStore;
  toast: ToastStore;
}

export function createGameStores(deps: GameStoresDeps) {
  const { api, auth, modal, random, session, storage, time, toast } = deps;
  const userId = () => auth.user.peek()?.id ?? null;

  const predictions = createPredictionsStore({ api });
  const positions = createMyPositionsStore({ api, predictions: predictions.byWeek });
  const weeks = createWeeksStore({ api, time, predictions: predictions.byWeek });
  const games = createGamesStore({ api });
  const drafts = createDraftsStore({
    storage,
    time,
    userId,
    onMemoryOnly: () => toast.show('drafts-in-memory', { duration: 0 }),
  });
  const account = createAccountActions({
    api,
    auth,
    modal,
    storage,
    countDrafts: drafts.count,
    forgetDrafts: drafts.forget,
  });
  const parts = { weeks, games, predictions, drafts, time };
  const weekView = createWeekView({ ...parts, number: weeks.selected });
  const currentWeekView = createWeekView({ ...parts, number: weeks.shown });
  const gamesPage: GamesPageStore = createGamesPageStore({
    ...parts,
    weekView,
    currentWeekView,
    positions,
    tabs: createWeekTabs({ ...parts, positions }),
    modal,
    random,
    onGameChange: () => revalidation.requestLater(),
  });
  const isPlayer = () => auth.status.peek() === 'authenticated';
  const revalidation: Revalidation = createRevalidation({
    random,
    hasData: () => currentWeekView.status.peek() === 'ready',
    tick: time.tick,
    run: async () => {
      if (isPlayer()) await gamesPage.refresh();
    },
    runLater: async () => {
      if (isPlayer()) await gamesPage.refreshGames();
    },
  });
  const trivia = createTriviaStore({ api, storage, modal, userId });
  const sender = createSender({
    api,
    weekView,
    predictions,
    drafts,
    trivia,
    modal,
    time,
    toast,
    userId,
    isSessionOurs: session.isCurrent,
    onStale: () => void gamesPage.refresh(),
  });

  let owner: string | null = null;

  function changeOwner(next: string | null) {
    if (next === owner) return;
    if (owner !== null) {
      drafts.flush();
      gamesPage.reset();
      positions.reset();
      sender.reset();
      trivia.reset();
    }
    owner = next;
    if (next === null) return;
    trivia.restore();
    // Ranking loads its table first and calls `gamesPage.ensure` itself at the first touch, key press, mouse
    // move or scroll, or when the player leaves the page.
    if (!isRankingAddress(globalThis.location?.pathname ?? '')) void gamesPage.ensure();
  }

  return {
    account,
    drafts,
    games,
    gamesPage,
    predictions,
    positions,
    sender,
    trivia,
    weeks,
    /**
     * While a player is logged in: loads the games data (on Ranking, the page requests it later), reloads it when
     * the player returns to the tab or the connection is back, restores the pending trivia, saves the drafts when
     * the page is hidden or left, and merges drafts from other tabs. Clears the data when the player logs out or
     * another player logs in. The returned function ends this. Call once.
     */
    startPlay() {
      const stops = [
        effect(() => {
          const next = auth.status.value === 'authenticated' ? (auth.user.value?.id ?? null) : null;
          // The microtask keeps this effect from subscribing to the signals that `changeOwner` reads.
          queueMicrotask(() => changeOwner(next));
        }),
        drafts.start(),
        revalidation.start(),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
