import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import { ignoreApiError, toLoadError } from '../../api/error.ts';
import type { Id } from '../../domain/types.ts';
import { createLazy } from '../../lib/lazy.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import type { PlayerDataStore } from '../games/player-data.ts';
import type { WeekView, WeekViewDeps } from '../games/week-view.ts';
import type { AuthStore } from '../session/auth.ts';
import type { Session } from '../session/session.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { ToastStore } from '../shell/toast.ts';
import type { TriviaStore } from '../trivia/trivia.ts';

export interface SendingDeps extends WeekViewDeps {
  api: Api;
  auth: Pick<AuthStore, 'userId'>;
  modal: ModalStore;
  playerData: Pick<PlayerDataStore, 'refresh'>;
  session: Pick<Session, 'isCurrent'>;
  shownWeek: Pick<WeekView, 'week'>;
  storage: KeyValueStorage;
  toast: ToastStore;
  trivia: TriviaStore;
}

export type SendingState = ReturnType<typeof createSendingState>;

/** The code of a send (`send-predictions.ts`) is loaded when the page offers the first send. */
export function createSender(deps: SendingDeps) {
  const { auth, modal, predictions, shownWeek, storage } = deps;
  const state = createSendingState();
  const { isSending, lastSent, wantedGame, goToGame } = state;

  const sending = createLazy(async () => {
    const { createSending } = await import('./send-predictions.ts');
    return createSending(deps, state);
  });

  /** Asks for a confirmation. */
  function openReview(): void {
    const week = shownWeek.week.peek();
    if (!week || isSending.peek()) return;
    if (sending.current) sending.current.openReview(week);
    else void loadAndOpenReview();
  }

  async function loadAndOpenReview() {
    const signal = state.getLifetime();
    const number = shownWeek.week.peek()?.number;
    const isCurrent = () => !signal.aborted && shownWeek.week.peek()?.number === number;
    try {
      await sending.load();
      if (isCurrent()) openReview();
    } catch (thrown) {
      if (isCurrent()) showErrorDialog(modal, toLoadError(thrown), openReview);
    }
  }

  return {
    isSending: isSending as ReadonlySignal<boolean>,
    lastSent: lastSent as ReadonlySignal<ReadonlySet<Id>>,
    wantedGame,
    goToGame,
    /** Loads the code of a send in advance. After a failure, `openReview` loads it again. */
    prepare: () =>
      sending.load().then(
        () => undefined,
        () => undefined,
      ),
    openReview,
    /** Loads the predictions when another tab of the player has sent some. The returned function ends this. */
    start: () =>
      storage.subscribe((key, value) => {
        const isOurs = key === STORAGE_KEYS.sent && value !== null && value === auth.userId.peek();
        if (isOurs && predictions.state.peek().status === 'ready')
          predictions.load({ isBackground: true }).catch(ignoreApiError);
      }),
    reset() {
      state.reset();
      modal.hide('sendingPool');
    },
  };
}

const NONE: ReadonlySet<Id> = new Set();

/** What pages and dialogs read of a send, also before its code is loaded. */
function createSendingState() {
  const isSending = signal(false);
  const lastSent = signal(NONE);
  const wantedGame = signal<Id | null>(null);
  let lifetime = new AbortController();

  return {
    isSending,
    lastSent,
    /** The game to which “Ir al primero” of the review leads. Partidos goes there and sets it back to null. */
    wantedGame: wantedGame as ReadonlySignal<Id | null>,
    goToGame(gameId: Id | null) {
      wantedGame.value = gameId;
    },
    /** Aborted when the player logs out or another player logs in. */
    getLifetime: () => lifetime.signal,
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      isSending.value = false;
      lastSent.value = NONE;
    },
  };
}
