import { type ReadonlySignal, signal } from '@preact/signals-react';
import { ignoreApiError, toLoadError } from '../../api/error.ts';
import type { Id } from '../../domain/types.ts';
import { createLazy } from '../../lib/lazy.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { SendContext, SendingState } from './send-context.ts';

/** The part of a send that pages use at once. `openReview` loads the rest: `review.ts` and, with it, `send.ts`. */
export function createSendingStore(deps: Omit<SendContext, 'state'>) {
  const { auth, modal, predictions, shownWeek, storage } = deps;
  const state = createSendingState();
  const { isSending, lastSent } = state;

  const reviewCode = createLazy(async () => {
    const { createShowReview } = await import('./review.ts');
    return { showReview: createShowReview({ ...deps, state }) };
  });

  /** Changes when Partidos is left. */
  let page = {};

  /** Shows the review of the week on screen, which the player confirms. Loads the code of a send before. */
  function openReview(): void {
    const week = shownWeek.week.peek();
    if (!week || isSending.peek()) return;
    if (reviewCode.current) reviewCode.current.showReview(week);
    else void loadAndOpenReview();
  }

  async function loadAndOpenReview() {
    const lifetime = state.getLifetime();
    const pageBefore = page;
    const number = shownWeek.week.peek()?.number;
    const isCurrent = () =>
      !lifetime.aborted && page === pageBefore && shownWeek.week.peek()?.number === number;
    try {
      await reviewCode.load();
      if (isCurrent()) openReview();
    } catch (thrown) {
      if (isCurrent()) showErrorDialog(modal, toLoadError(thrown), openReview, { hasInput: true });
    }
  }

  return {
    isSending: isSending as ReadonlySignal<boolean>,
    lastSent: lastSent as ReadonlySignal<ReadonlySet<Id>>,
    /** Loads the code of a send in advance. After a failure, `openReview` loads it again. */
    prepare: () => reviewCode.load().catch(() => undefined),
    openReview,
    /** Call when Partidos is left: closes a review that isn't confirmed, which belongs to that page. */
    leavePage() {
      page = {};
      modal.hide('sendPool');
    },
    /** Loads the predictions when another tab of the player has sent some. The returned function ends this. */
    start: () =>
      storage.subscribe((key, value) => {
        const isOfThisPlayer = key === STORAGE_KEYS.sent && value !== null && value === auth.userId.peek();
        if (isOfThisPlayer && predictions.state.peek().status === 'ready')
          predictions.load({ isBackground: true }).catch(ignoreApiError);
      }),
    reset() {
      state.reset();
      modal.hide('sendingPool');
    },
  };
}

const NONE: ReadonlySet<Id> = new Set();

function createSendingState(): SendingState {
  const isSending = signal(false);
  const lastSent = signal(NONE);
  // Aborted when the player's session ends.
  let lifetime = new AbortController();

  return {
    isSending,
    lastSent,
    getLifetime: () => lifetime.signal,
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      isSending.value = false;
      lastSent.value = NONE;
    },
  };
}
