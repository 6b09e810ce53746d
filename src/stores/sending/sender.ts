import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { toLoadError } from '../../api/error.ts';
import type { Id } from '../../domain/types.ts';
import { createLazy } from '../../lib/lazy.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import type { GameData } from '../game-stores.ts';
import type { SeasonStore } from '../games/season.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { TriviaStore } from '../trivia/trivia.ts';

const NONE: ReadonlySet<Id> = new Set();

/** What pages and dialogs read of a send, also before its code is loaded. */
export interface SendingState {
  isSending: Signal<boolean>;
  lastSent: Signal<ReadonlySet<Id>>;
  /** Aborted when the player logs out or another player logs in. */
  getLifetime: () => AbortSignal;
  /** Makes Partidos go to a game of the week on screen. */
  goToGame: (gameId: Id) => void;
}

/** The code of a send (`send-predictions.ts`) is loaded when the page offers the first send. */
export function createSender(
  data: GameData,
  season: Pick<SeasonStore, 'weekView' | 'refresh'>,
  trivia: TriviaStore,
) {
  const { auth, modal, predictions, storage } = data;
  const { week: shownWeek } = season.weekView;
  const isSending = signal(false);
  const lastSent = signal(NONE);
  const wantedGame = signal<Id | null>(null);
  let lifetime = new AbortController();

  const sending = createLazy(async () => {
    const { createSending } = await import('./send-predictions.ts');
    const getLifetime = () => lifetime.signal;
    return createSending(data, { isSending, lastSent, getLifetime, goToGame }, season, trivia);
  });

  /** Asks for a confirmation. */
  function review(): void {
    const week = shownWeek.peek();
    if (!week || isSending.peek()) return;
    if (sending.current) sending.current.review(week);
    else void loadAndReview();
  }

  async function loadAndReview() {
    const { signal } = lifetime;
    const number = shownWeek.peek()?.number;
    const isCurrent = () => !signal.aborted && shownWeek.peek()?.number === number;
    try {
      await sending.load();
      if (isCurrent()) review();
    } catch (thrown) {
      if (isCurrent()) showErrorDialog(modal, toLoadError(thrown), review);
    }
  }

  function goToGame(gameId: Id | null) {
    wantedGame.value = gameId;
  }

  return {
    isSending: isSending as ReadonlySignal<boolean>,
    lastSent: lastSent as ReadonlySignal<ReadonlySet<Id>>,
    /** The game to which “Ir al primero” of the review leads. Partidos goes there and sets it back to null. */
    wantedGame: wantedGame as ReadonlySignal<Id | null>,
    goToGame,
    /** Loads the code of a send in advance. After a failure, `review` loads it again. */
    prepare: () =>
      sending.load().then(
        () => undefined,
        () => undefined,
      ),
    review,
    /** Loads the predictions when another tab of the player has sent some. The returned function ends this. */
    start: () =>
      storage.subscribe((key, value) => {
        const isOurs = key === STORAGE_KEYS.sent && value !== null && value === auth.userId.peek();
        if (isOurs && predictions.state.peek().status === 'ready')
          predictions.load({ isBackground: true }).catch(() => undefined);
      }),
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      isSending.value = false;
      lastSent.value = NONE;
      modal.hide('sendingPool');
    },
  };
}
