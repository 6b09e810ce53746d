import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { PoolSaved } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import type { ApiError } from '../../api/error.ts';
import { createTicketLines } from '../../domain/tickets.ts';
import type { Drafts, Id, Prediction, ScorePick } from '../../domain/types.ts';
import { createDeadline, READ_BACK_MS } from '../../lib/deadline.ts';
import { runExclusively } from '../../lib/run-exclusively.ts';
import type { DraftsStore } from '../games/drafts.ts';
import type { PredictionsStore } from '../games/predictions.ts';
import type { WeekView } from '../games/week-view.ts';
import { getErrorDialog, toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import type { ToastStore } from '../shell/toast.ts';
import type { TriviaStore } from '../trivia/trivia.ts';
import { createClosingSoon } from './closing-soon.ts';
import { type Review, showClosed, updateReviewOnChange } from './review.ts';
import {
  createPredictions,
  dropClosed,
  getReceipt,
  getRest,
  isSentElsewhere,
  judgeAnswer,
  needsReadBack,
} from './send-outcome.ts';

export type Sender = ReturnType<typeof createSender>;

interface Sending {
  /**
   * False once the player has logged out, another player has logged in, another tab has changed the session,
   * or `reset` was called.
   */
  isCurrent: () => boolean;
  deadline: number;
}

interface SenderDeps {
  api: Pick<Api, 'sendPool'>;
  weekView: WeekView;
  predictions: PredictionsStore;
  drafts: DraftsStore;
  toast: Pick<ToastStore, 'show'>;
  modal: ModalStore;
  time: TimeStore;
  trivia: Pick<TriviaStore, 'answered' | 'drop' | 'keep' | 'open' | 'pending' | 'restore'>;
  onStale: () => void;
  userId: () => Id | null;
  /** False when another tab has changed the session. Nothing may be sent then. */
  isSessionOurs: () => boolean;
}

const NONE: ReadonlySet<Id> = new Set();

export function createSender(deps: SenderDeps) {
  const { api, weekView, predictions, drafts, modal, time, trivia, userId, isSessionOurs } = deps;
  const isSending = signal(false);
  const lastSent = signal(NONE);
  let lifetime = new AbortController();

  function rereadDrafts(week: number): Drafts {
    drafts.reread(week);
    return drafts.getForWeek(week);
  }

  async function readBack(deadline: number): Promise<readonly Prediction[] | null> {
    try {
      await predictions.load({ deadline });
      return predictions.peekAll();
    } catch {
      return null;
    }
  }

  /** `answer`: `lost` when no tab has got it, `elsewhere` when another tab has. */
  function showSent(review: Review, picks: readonly ScorePick[], answer: PoolSaved | 'lost' | 'elsewhere') {
    const { week, weekName, left } = review;
    const ids = new Set(picks.map(({ gameId }) => gameId));
    const question = typeof answer === 'object' ? answer.trivia : null;
    const hasTrivia = typeof question === 'object' && question !== null;
    if (hasTrivia) trivia.keep(question, week.number);
    // Another tab may have sent these scores and received the trivia.
    else trivia.restore();
    if (question === 'already-answered') trivia.drop(week.number);
    const isKnown = [trivia.pending.peek(), trivia.answered.peek()].some((one) => one?.week === week.number);
    modal.show({
      type: picks.length > 1 ? 'poolsSent' : 'poolSent',
      params: {
        lines: review.lines.filter(({ gameId }) => ids.has(gameId)),
        ...getReceipt(picks, predictions.peekAll(), time.read()),
        weekName,
        left,
        // With the answer, a trivia may be lost. The server sends it again with the next predictions.
        lostTrivia: answer !== 'lost' || isKnown ? undefined : left > 0 ? 'later' : 'gone',
      },
      onAccept: hasTrivia ? trivia.open : undefined,
    });
  }

  function showFailure(error: ApiError, { week }: Review) {
    const type = getErrorDialog(error);
    if (type === 'poolGameNotAvailable') showClosed(modal, week);
    else if (type) modal.show({ type });
    if (error.kind.startsWith('pool-')) deps.onStale();
  }

  function finish(review: Review, picks: readonly ScorePick[], answer: PoolSaved | 'lost' | 'elsewhere') {
    const ids = new Set(picks.map(({ gameId }) => gameId));
    lastSent.value = ids;
    drafts.dismissRestored();
    drafts.drop(review.week.number, [...ids]);
    showSent(review, picks, answer);
  }

  async function post(review: Review, picks: readonly ScorePick[], { isCurrent, deadline }: Sending) {
    let answer: PoolSaved | null = null;
    let error: ApiError | null = null;
    try {
      answer = await api.sendPool(picks, { deadline: deadline - READ_BACK_MS });
    } catch (thrown) {
      error = toApiError(thrown);
    }
    if (!isCurrent()) return;
    const kept = needsReadBack(error) ? await readBack(deadline) : null;
    if (!isCurrent()) return;
    const outcome = judgeAnswer(error, picks, kept);
    if (outcome === 'failed' && error) {
      showFailure(error, review);
      return;
    }
    if (outcome === 'unlisted') {
      predictions.add(review.week.number, createPredictions(picks, answer?.saved ?? [], time.read()));
    }
    finish(review, picks, answer ?? 'lost');
  }

  async function postRest(review: Review, picks: readonly ScorePick[], sending: Sending) {
    await readBack(sending.deadline);
    const rest = getRest(picks, predictions.peekAll());
    if (rest.kind === 'post') {
      await post(review, rest.picks, sending);
    } else if (rest.kind === 'kept') {
      // A tab that gets the answer to its send deletes the drafts.
      const hasArrived = isSentElsewhere(picks, rereadDrafts(review.week.number));
      finish(review, picks, hasArrived ? 'elsewhere' : 'lost');
    } else {
      modal.show({ type: 'poolInvalid' });
    }
  }

  async function send(review: Review, reviewed: readonly ScorePick[], reviewer: Id) {
    if (isSending.peek()) return;
    const { signal } = lifetime;
    const isCurrent = () => !signal.aborted && userId() === reviewer && isSessionOurs();
    // A reviewed score without a draft has probably been sent by another tab. `postRest` then reloads the
    // predictions and sends only the scores of games without a prediction.
    const isLate = isSentElsewhere(reviewed, rereadDrafts(review.week.number));
    const picks = isLate ? reviewed : dropClosed(reviewed, weekView.readyNow());
    if (picks.length === 0) {
      showClosed(modal, review.week);
      return;
    }
    const sending: Sending = { isCurrent, deadline: createDeadline() };
    // Set before the first `await`, so that a second press is ignored.
    isSending.value = true;
    drafts.flush();
    modal.show({ type: 'sendingPool' });
    try {
      const work = async (hasWaited: boolean) => {
        if (!isCurrent()) return;
        const mayBeSent = hasWaited || isLate || isSentElsewhere(picks, rereadDrafts(review.week.number));
        await (mayBeSent ? postRest : post)(review, picks, sending);
      };
      const hasRun = await runExclusively(`lmx:pool:${reviewer}`, sending.deadline, work);
      if (!hasRun && isCurrent()) modal.show({ type: 'networkError' });
    } finally {
      // After a `reset`, `isSending` and the dialog may belong to a send of the next session.
      if (!signal.aborted) {
        isSending.value = false;
        modal.hide('sendingPool');
      }
    }
  }

  updateReviewOnChange(deps);

  return {
    isSending: isSending as ReadonlySignal<boolean>,
    lastSent: lastSent as ReadonlySignal<ReadonlySet<Id>>,
    /** Asks for a confirmation. `goToGame` leaves the dialog for a game that closes soon and has no score. */
    review(weekName: string, goToGame?: (gameId: Id) => void) {
      const week = weekView.week.peek();
      const reviewer = userId();
      const picks = weekView.readyNow();
      if (!week || reviewer === null || isSending.peek() || modal.isVisible.peek() || picks.length === 0)
        return;
      const games = weekView.entries.peek().map(({ game }) => game);
      const lines = createTicketLines(picks, games);
      const review = { week, weekName, lines, left: weekView.unsent.peek().length - picks.length };
      const closingSoon = goToGame && createClosingSoon({ modal, time, weekView, goToGame });
      modal.show({
        type: 'sendPool',
        params: { lines, missing: weekView.counts.peek().toFill, closingSoon },
        onAccept({ lines: left }) {
          const ids = new Set(left.map(({ gameId }) => gameId));
          const shown = picks.filter(({ gameId }) => ids.has(gameId));
          void send(review, shown, reviewer);
        },
      });
    },
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      isSending.value = false;
      lastSent.value = NONE;
      modal.hide('sendingPool');
    },
  };
}
