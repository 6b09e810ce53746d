import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { toLoadError } from '../../api/error.ts';
import type { Id, Week } from '../../domain/types.ts';
import { createLazy } from '../../lib/lazy.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import type { GameData } from '../game-stores.ts';
import type { SeasonStore } from '../games/season.ts';
import { createWeekView, type WeekView } from '../games/week-view.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { TriviaStore } from '../trivia/trivia.ts';

const NONE: ReadonlySet<Id> = new Set();

/** What pages and dialogs read of a send, also before its code is loaded. */
export interface SendingState {
  isSending: Signal<boolean>;
  lastSent: Signal<ReadonlySet<Id>>;
  reviewed: Signal<Week | null>;
  weekView: WeekView;
  /** Aborted when the player logs out or another player logs in. */
  getLifetime: () => AbortSignal;
}

/** The code of a send (`send-predictions.ts`) is loaded when the page offers the first send. */
export function createSender(
  data: GameData,
  { weekView: shownWeek, refresh }: Pick<SeasonStore, 'weekView' | 'refresh'>,
  trivia: TriviaStore,
) {
  const { auth, modal, predictions, storage } = data;
  const isSending = signal(false);
  const lastSent = signal(NONE);
  const reviewed = signal<Week | null>(null);
  const number = computed(() => reviewed.value?.number ?? null);
  const weekView = createWeekView(data, number, reviewed);
  let lifetime = new AbortController();

  const sending = createLazy(async () => {
    const { createSending } = await import('./send-predictions.ts');
    const state = { isSending, lastSent, reviewed, weekView, getLifetime: () => lifetime.signal };
    return createSending(data, state, trivia, refresh);
  });

  /** Asks for a confirmation. `goToGame` leaves the dialog for a game that closes soon and has no score. */
  function review(weekName: string, goToGame?: (gameId: Id) => void): void {
    const week = shownWeek.week.peek();
    if (!week || isSending.peek()) return;
    if (sending.current) sending.current.review({ week, weekName, goToGame });
    else void loadAndReview(weekName, goToGame);
  }

  async function loadAndReview(weekName: string, goToGame?: (gameId: Id) => void) {
    const { signal } = lifetime;
    const week = shownWeek.week.peek();
    const isCurrent = () => !signal.aborted && shownWeek.week.peek()?.number === week?.number;
    try {
      await sending.load();
      if (isCurrent()) review(weekName, goToGame);
    } catch (thrown) {
      if (isCurrent()) showErrorDialog(modal, toLoadError(thrown), () => review(weekName, goToGame));
    }
  }

  return {
    isSending: isSending as ReadonlySignal<boolean>,
    lastSent: lastSent as ReadonlySignal<ReadonlySet<Id>>,
    /** The week of the last review, which may differ from the week on screen. */
    reviewedWeek: weekView,
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
