import { effect, untracked } from '@preact/signals-react';
import type { Api } from '../api/client.ts';
import { isRankingAddress } from '../lib/base-path.ts';
import { combineStops } from '../lib/listen.ts';
import type { KeyValueStorage } from '../lib/storage.ts';
import { createAccountActions } from './account/account-actions.ts';
import { createGameData } from './games/game-data.ts';
import { createSeasonStore } from './games/season.ts';
import { createUnreadStore } from './games/unread.ts';
import { createSender } from './sending/sender.ts';
import type { AuthStore } from './session/auth.ts';
import type { Session } from './session/session.ts';
import type { ModalStore } from './shell/modal.ts';
import type { TimeStore } from './shell/time.ts';
import type { ToastStore } from './shell/toast.ts';
import { createTriviaStore } from './trivia/trivia.ts';

interface PlayerContext {
  api: Api;
  auth: Pick<
    AuthStore,
    'endForeignSession' | 'logOut' | 'requireVerification' | 'runEnding' | 'status' | 'user' | 'userId'
  >;
  modal: ModalStore;
  session: Pick<Session, 'isCurrent'>;
  storage: KeyValueStorage;
  time: TimeStore;
  toast: ToastStore;
}

export type PlayerStores = ReturnType<typeof createPlayerStores>;

export function createPlayerStores(context: PlayerContext) {
  const { auth } = context;
  const data = createGameData(context);
  const { drafts, games, positions, predictions, weeks } = data;
  const season = createSeasonStore({ ...context, ...data });
  const trivia = createTriviaStore(context);
  const sender = createSender({ ...context, ...data, season, trivia });
  const account = createAccountActions({ ...context, drafts });

  let owner: string | null = null;

  function changeOwner(next: string | null) {
    if (next === owner) return;
    if (owner !== null) {
      drafts.flush();
      season.reset();
      positions.reset();
      sender.reset();
      trivia.reset();
    }
    owner = next;
    if (next === null) return;
    trivia.restore();
    // Ranking loads its table first and calls `season.ensure` itself at the first touch, key press, mouse
    // move or scroll, or when the player leaves the page.
    if (!isRankingAddress(globalThis.location?.pathname ?? '')) void season.ensure();
  }

  return {
    account,
    drafts,
    games,
    season,
    predictions,
    positions,
    sender,
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
        sender.start(),
        trivia.start(),
        season.start(),
      );
    },
  };
}
