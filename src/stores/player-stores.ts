import { effect, untracked } from '@preact/signals-react';
import type { Api } from '../api/client.ts';
import { isRankingAddress } from '../lib/base-path.ts';
import { combineStops } from '../lib/listen.ts';
import type { KeyValueStorage } from '../lib/storage.ts';
import { createLogOut } from './account/log-out.ts';
import { createDraftsStore } from './games/drafts.ts';
import { createGamesStore } from './games/games.ts';
import { createMyPositionsStore } from './games/my-positions.ts';
import { createPlayerDataStore } from './games/player-data.ts';
import { createPredictionsStore } from './games/predictions.ts';
import { createRequestedGame } from './games/requested-game.ts';
import { createUnreadStore } from './games/unread.ts';
import { createWeekView } from './games/week-view.ts';
import { createWeeksStore } from './games/weeks.ts';
import { createSendingStore } from './sending/sending-store.ts';
import type { AuthStore } from './session/auth.ts';
import type { Session } from './session/session.ts';
import type { ModalStore } from './shell/modal.ts';
import type { TimeStore } from './shell/time.ts';
import type { ToastStore } from './shell/toast.ts';
import { createTriviaStore } from './trivia/trivia.ts';

interface PlayerContext {
  api: Api;
  auth: Pick<AuthStore, 'logOut' | 'endSession' | 'requireVerification' | 'status' | 'user' | 'userId'>;
  modal: ModalStore;
  session: Pick<Session, 'epoch' | 'isCurrent'>;
  storage: KeyValueStorage;
  time: TimeStore;
  toast: ToastStore;
}

export type PlayerStores = ReturnType<typeof createPlayerStores>;

export function createPlayerStores(context: PlayerContext) {
  const { api, auth } = context;
  const games = createGamesStore({ api });
  const predictions = createPredictionsStore({ api, auth, games });
  const positions = createMyPositionsStore({ api, predictions: predictions.byWeek });
  const weeks = createWeeksStore({ ...context, submitted: predictions.submitted });
  const drafts = createDraftsStore({ ...context, games, predictions });
  const gameStores = { ...context, drafts, games, predictions, weeks };
  // The week that Partidos shows. On other pages, the one that it last showed or, before its first visit, the current
  // week.
  const shownWeek = createWeekView(gameStores, weeks.shownNumber);
  const currentWeek = createWeekView(gameStores, weeks.currentNumber);
  const playerData = createPlayerDataStore({ ...gameStores, currentWeek });
  const trivia = createTriviaStore(gameStores);
  const requestedGame = createRequestedGame();
  const sending = createSendingStore({ ...gameStores, playerData, requestedGame, shownWeek, trivia });
  const account = createLogOut({ ...context, drafts });

  let owner: string | null = null;

  function changeOwner(next: string | null) {
    if (next === owner) return;
    if (owner !== null) {
      drafts.flush();
      playerData.reset();
      positions.reset();
      sending.reset();
      trivia.reset();
    }
    owner = next;
    if (next === null) return;
    trivia.restore();
    // Ranking loads its table first and calls `playerData.loadMissing` itself at the first touch, key press, mouse
    // move or scroll, or when the player leaves the page.
    if (!isRankingAddress(globalThis.location?.pathname ?? '')) void playerData.loadMissing();
  }

  return {
    account,
    drafts,
    games,
    playerData,
    predictions,
    positions,
    requestedGame,
    sending,
    /** The current week or, after the final, the last one. */
    currentWeek,
    /** The week that Partidos shows (`weeks.shownNumber`). */
    shownWeek,
    trivia,
    unread: createUnreadStore(),
    weeks,
    /**
     * Follows the player who is logged in. On a log-in, loads the data of the games (on Ranking, the page does so
     * later) and restores the pending trivia. On a log-out and on a change of player, clears what was loaded. In
     * between, each store follows its own events: the return to the tab, a restored connection, a hidden page, and the
     * changes that other tabs make. Call once. The returned function ends this.
     */
    startPlay() {
      return combineStops(
        effect(() => {
          const next = auth.status.value === 'authenticated' ? auth.userId.value : null;
          untracked(() => changeOwner(next));
        }),
        drafts.start(),
        sending.start(),
        trivia.start(),
        playerData.start(),
      );
    },
  };
}
