import { effect } from '@preact/signals-react';
import { isBlank, isComplete } from '../../domain/drafts.ts';
import type { TicketLine } from '../../domain/tickets.ts';
import type { Id, Week } from '../../domain/types.ts';
import { getHoursBefore, isFillable } from '../../domain/window.ts';
import type { WeekView } from '../games/week-view.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { ToastStore } from '../shell/toast.ts';
import { type Removal, updateReview } from './send-outcome.ts';

/**
 * What the dialog “¿Sellamos tu boleto?” showed when it opened. It is stored because the page may show another week
 * before the server has answered the send.
 */
export interface Review {
  week: Week;
  weekName: string;
  lines: readonly TicketLine[];
  /** Number of games of the week that are not in this review and have no sent prediction, but can still get one. */
  left: number;
}

export function showClosed(modal: ModalStore, week: Week): void {
  modal.show({ type: 'poolGameNotAvailable', params: { hours: getHoursBefore(week) } });
}

interface FollowedReview {
  modal: ModalStore;
  toast: Pick<ToastStore, 'show'>;
  weekView: WeekView;
}

/**
 * While the review is open, removes games that no longer accept predictions, that another tab or device has sent,
 * or whose score another tab has made incomplete, and updates the number of missing scores. When no game is left,
 * closes the review and shows `poolGameNotAvailable`, or a toast if the games were sent elsewhere.
 */
export function updateReviewOnChange({ modal, toast, weekView }: FollowedReview): void {
  let sent = new Set<Id>();
  effect(() => {
    const open = modal.current.value;
    const week = weekView.week.value;
    if (open?.type !== 'sendPool' || !week) {
      sent = new Set();
      return;
    }
    const { lines, missing } = open.params;
    const reviewed = new Set(lines.map(({ gameId }) => gameId));
    const removed = new Map<Id, Removal>();
    let unconfirmed = 0;
    for (const { game, state, score } of weekView.entries.value) {
      // The tab that sends a score deletes its draft, before this tab has loaded the prediction. Until then, the
      // game looks empty but isn't counted as missing.
      if (reviewed.has(game.id) && (state.value === 'sent' || isBlank(score.value))) sent.add(game.id);
      if (sent.has(game.id)) removed.set(game.id, 'sent');
      else if (!isFillable(state.value)) removed.set(game.id, 'closed');
      else if (!isComplete(score.value)) removed.set(game.id, 'emptied');
      if (sent.has(game.id) && isFillable(state.value)) unconfirmed += 1;
    }
    const next = updateReview({ lines, missing }, removed, weekView.counts.value.toFill - unconfirmed);
    if (typeof next === 'string') {
      modal.hide('sendPool');
      if (next === 'closed') showClosed(modal, week);
      if (next === 'sent') toast.show('sent-elsewhere');
    } else if (next) {
      modal.revise('sendPool', { ...open.params, ...next });
    }
  });
}
