import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, PoolSaved } from '../../api/api.ts';
import type { ApiError } from '../../api/error.ts';
import { createTicketLines, type TicketLine } from '../../domain/tickets.ts';
import type { Drafts, Id, Prediction, ScorePick, Week } from '../../domain/types.ts';
import { getHoursBefore, isFillable } from '../../domain/window.ts';
import { createDeadline, READ_BACK_MS } from '../../lib/deadline.ts';
import { runExclusively } from '../../lib/run-exclusively.ts';
import type { DraftsStore } from '../games/drafts.ts';
import type { PredictionsStore } from '../games/predictions.ts';
import type { WeekView } from '../games/week-view.ts';
import { createLatest } from '../lib/latest.ts';
import { getErrorDialog, toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import type { TriviaStore } from '../trivia/trivia.ts';
import {
  createPredictions,
  dropClosed,
  getReceipt,
  getRest,
  isSentElsewhere,
  judgeAnswer,
  needsReadBack,
  updateReview,
} from './decide.ts';

export interface Sender {
  isSending: ReadonlySignal<boolean>;
  lastSent: ReadonlySignal<ReadonlySet<Id>>;
  review(weekName: string): void;
  reset(): void;
}

/** Data of one review, captured because the page may show another week before the result arrives. */
interface Review {
  week: Week;
  weekName: string;
  lines: readonly TicketLine[];
  until: number;
}

interface Sending {
  /** False once another player has logged in, another tab has changed the session, or `reset` was called. */
  isCurrent: () => boolean;
  deadline: number;
}

interface SenderDeps {
  api: Pick<Api, 'sendPool'>;
  weekView: WeekView;
  predictions: PredictionsStore;
  drafts: DraftsStore;
  trivia: TriviaStore;
  modal: ModalStore;
  time: Pick<TimeStore, 'read'>;
  userId: () => Id | null;
  /** False when another tab has changed the session. Nothing may be sent then. */
  isSessionOurs: () => boolean;
  onStale: () => void;
  locks?: Pick<LockManager, 'request'> | undefined;
}

const NONE: ReadonlySet<Id> = new Set();

export function createSender(deps: SenderDeps): Sender {
  const { api, weekView, predictions, drafts, trivia, modal, time, userId, isSessionOurs, onStale, locks } =
    deps;
  const isSending = signal(false);
  const lastSent = signal(NONE);
  const lifetime = createLatest();

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

  function showSent(review: Review, picks: readonly ScorePick[], answer: PoolSaved | null) {
    const { week, weekName, until } = review;
    const ids = new Set(picks.map(({ gameId }) => gameId));
    lastSent.value = ids;
    drafts.dismissRestored();
    drafts.drop(week.number, [...ids]);
    const question = answer?.trivia;
    const hasTrivia = typeof question === 'object' && question !== null;
    if (hasTrivia) trivia.keep(question, week.number, until);
    modal.show({
      type: picks.length > 1 ? 'poolsSent' : 'poolSent',
      params: {
        count: picks.length,
        lines: review.lines.filter(({ gameId }) => ids.has(gameId)),
        ...getReceipt(picks, predictions.peekAll(), time.read()),
        weekName,
      },
      onAccept: hasTrivia ? trivia.open : undefined,
    });
  }

  const showClosed = (week: Week) =>
    modal.show({ type: 'poolGameNotAvailable', params: { hours: getHoursBefore(week) } });

  function showFailure(error: ApiError, { week }: Review, count: number) {
    const type = getErrorDialog(error);
    if (type === null) modal.hide('sendingPool');
    else modal.show({ type, params: { hours: getHoursBefore(week), count } });
    if (error.kind.startsWith('pool-')) onStale();
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
      showFailure(error, review, picks.length);
      return;
    }
    if (outcome === 'unlisted') {
      predictions.add(review.week.number, createPredictions(picks, answer?.saved ?? [], time.read()));
    }
    showSent(review, picks, answer);
  }

  async function postRest(review: Review, picks: readonly ScorePick[], sending: Sending) {
    await readBack(sending.deadline);
    const rest = getRest(picks, predictions.peekAll());
    if (rest.kind === 'post') await post(review, rest.picks, sending);
    else if (rest.kind === 'kept') showSent(review, picks, null);
    else modal.show({ type: 'poolInvalid' });
  }

  async function send(review: Review, reviewed: readonly ScorePick[], reviewer: Id) {
    if (isSending.peek()) return;
    const { signal } = lifetime;
    const isCurrent = () => !signal.aborted && userId() === reviewer && isSessionOurs();
    const { number } = review.week;
    // After another tab has sent scores, `postRest` finds the remaining scores on the server.
    const isLate = isSentElsewhere(reviewed, rereadDrafts(number));
    const picks = isLate ? reviewed : dropClosed(reviewed, weekView.readyNow());
    if (picks.length === 0) {
      showClosed(review.week);
      return;
    }
    const sending: Sending = { isCurrent, deadline: createDeadline() };
    // Set before the first `await`, so that a second press is ignored.
    isSending.value = true;
    drafts.flush();
    modal.show({ type: 'sendingPool', params: { count: picks.length } });
    try {
      const hasRun = await runExclusively(
        locks,
        `lmx:pool:${reviewer}`,
        sending.deadline,
        async (hasWaited) => {
          if (!isCurrent()) return;
          const mayBeSent = hasWaited || isLate || isSentElsewhere(picks, rereadDrafts(number));
          await (mayBeSent ? postRest : post)(review, picks, sending);
        },
      );
      if (!hasRun && isCurrent()) modal.show({ type: 'networkError' });
    } finally {
      if (!signal.aborted) isSending.value = false;
      modal.hide('sendingPool');
    }
  }

  // Removes games from the open review when they close.
  effect(() => {
    const open = modal.current.value;
    const week = weekView.week.value;
    if (open?.type !== 'sendPool' || !week) return;
    const { lines = [], missing = 0 } = open.params ?? {};
    const entries = weekView.entries.value.filter(
      ({ state }) => !isFillable(state.value) && state.value !== 'sent',
    );
    const closed = new Set(entries.map(({ game }) => game.id));
    const next = updateReview({ lines, missing }, closed, weekView.counts.value.toFill);
    if (next === 'all-closed') {
      modal.hide('sendPool');
      showClosed(week);
    } else if (next) {
      modal.revise('sendPool', { ...open.params, ...next, count: next.lines.length });
    }
  });

  return {
    isSending,
    lastSent,
    review(weekName) {
      const week = weekView.week.peek();
      const reviewer = userId();
      if (!week || reviewer === null || isSending.peek() || modal.isVisible.peek()) return;
      const picks = weekView.readyNow();
      if (picks.length === 0) return;
      const games = weekView.entries.peek().map(({ game }) => game);
      const lines = createTicketLines(picks, games);
      const review = { week, weekName, lines, until: weekView.lastCutoff.peek() ?? time.read() };
      modal.show({
        type: 'sendPool',
        params: { count: picks.length, missing: weekView.counts.peek().toFill, lines, weekName },
        onAccept: () => void send(review, picks, reviewer),
      });
    },
    reset() {
      lifetime.next();
      isSending.value = false;
      lastSent.value = NONE;
    },
  };
}
