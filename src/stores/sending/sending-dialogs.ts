import { effect } from '@preact/signals-react';
import type { PoolSaved } from '../../api/api.ts';
import type { ApiError } from '../../api/error.ts';
import type { TicketLine } from '../../domain/tickets.ts';
import type { ScorePick, Week } from '../../domain/types.ts';
import { getHoursBefore, isFillable } from '../../domain/window.ts';
import type { PredictionsStore } from '../games/predictions.ts';
import type { WeekView } from '../games/week-view.ts';
import { getErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import type { TriviaStore } from '../trivia/trivia.ts';
import { getReceipt, updateReview } from './send-outcome.ts';

/**
 * Data of one review, stored when the review opens, because the page may show another week before the
 * result arrives. `until`: last cut-off of the week (ms), or the current time if it is unknown.
 */
export interface Review {
  week: Week;
  weekName: string;
  lines: readonly TicketLine[];
  until: number;
}

export interface SendingDialogsDeps {
  modal: ModalStore;
  predictions: Pick<PredictionsStore, 'peekAll'>;
  trivia: Pick<TriviaStore, 'keep' | 'open'>;
  time: Pick<TimeStore, 'read'>;
  onStale: () => void;
}

export function showClosed(modal: ModalStore, week: Week): void {
  modal.show({ type: 'poolGameNotAvailable', params: { hours: getHoursBefore(week) } });
}

export function createSendingDialogs({ modal, predictions, trivia, time, onStale }: SendingDialogsDeps) {
  return {
    showSent(review: Review, picks: readonly ScorePick[], answer: PoolSaved | null) {
      const { week, weekName, until } = review;
      const ids = new Set(picks.map(({ gameId }) => gameId));
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
    },
    showFailure(error: ApiError, { week }: Review, count: number) {
      const type = getErrorDialog(error);
      if (type) modal.show({ type, params: { hours: getHoursBefore(week), count } });
      if (error.kind.startsWith('pool-')) onStale();
    },
  };
}

/**
 * While the review is open, removes games that no longer accept predictions, except games in the state
 * `sent`, and updates the number of missing scores. When no game is left, replaces the review with
 * `poolGameNotAvailable`.
 */
export function updateReviewOnClose({ modal, weekView }: { modal: ModalStore; weekView: WeekView }): void {
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
      showClosed(modal, week);
    } else if (next) {
      modal.revise('sendPool', { ...open.params, ...next, count: next.lines.length });
    }
  });
}
