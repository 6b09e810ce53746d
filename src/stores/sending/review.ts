/**
 * The dialog “¿Sellamos tu boleto?”. It belongs to the week that was on screen when it opened, also when the page
 * shows another week meanwhile, as after the server has moved on to the next one.
 */
import { computed, effect, signal } from '@preact/signals-react';
import { isBlank, isComplete } from '../../domain/drafts.ts';
import { filterByGame } from '../../domain/predictions.ts';
import { createTicketLines, type PickLine } from '../../domain/tickets.ts';
import type { Id, Week } from '../../domain/types.ts';
import { getCutoffHours, isFillable } from '../../domain/window.ts';
import { createWeekView } from '../games/week-view.ts';
import type { DialogRequest } from '../shell/dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { SendingDeps, SendingState } from './sending-state.ts';

/** The one list of the reviewed games: the dialog shows it, and a send begins with it. */
export interface Review {
  week: Week;
  /** The player who opened the review. */
  reviewer: Id;
  /** The scores as they were when the review opened, without those of the games that were removed since. */
  lines: readonly PickLine[];
  /** Number of open games of the week without a complete score. */
  toFill: number;
}

export interface ReviewQuestion {
  week: Week;
  /** The games to review. Default: all games with a complete score. */
  only?: readonly { gameId: Id }[];
  onConfirm: (review: Review) => void;
}

export function createReview(deps: SendingDeps, goToGame: SendingState['goToGame']) {
  const { auth, modal, shownWeek, toast } = deps;
  const review = signal<Review | null>(null);
  const week = computed(() => review.value?.week ?? null);
  const weekView = createWeekView(
    deps,
    computed(() => week.value?.number ?? null),
    week,
  );

  /** What the dialog shows. */
  const params = {
    lines: computed(() => review.value?.lines ?? []),
    toFill: computed(() => review.value?.toFill ?? 0),
    // The player can only go to a game of the week on screen.
    closingSoon: computed(() =>
      shownWeek.week.value?.number === week.value?.number ? weekView.closingSoon.value.length : 0,
    ),
    goToFirst() {
      const [first] = weekView.closingSoon.peek();
      modal.hide('sendPool');
      if (first) goToGame(first.game.id);
    },
  };

  function ask({ week, only, onConfirm }: ReviewQuestion) {
    const reviewer = auth.userId.peek();
    if (reviewer === null || modal.isVisible.peek()) return;
    // From here on, `weekView` is that of the reviewed week.
    review.value = { week, reviewer, lines: [], toFill: 0 };
    const ready = weekView.readyNow();
    const games = weekView.entries.peek().map(({ game }) => game);
    const lines = createTicketLines(only ? filterByGame(ready, only) : ready, games);
    if (lines.length === 0) return;
    const opened = { week, reviewer, lines, toFill: weekView.counts.peek().toFill };
    review.value = opened;
    const request: DialogRequest = {
      type: 'sendPool',
      params,
      onAccept: () => onConfirm(review.peek() ?? opened),
    };
    modal.show(request);
    removeOnChange(request);
  }

  /**
   * Until the dialog closes, removes games that no longer accept predictions, that another tab or device has sent, or
   * whose score another tab has made incomplete, and updates the number of missing scores. When no game is left, closes
   * the dialog and shows `poolGameNotAvailable`, or a toast if the games were sent elsewhere.
   */
  function removeOnChange(request: DialogRequest) {
    const sent = new Set<Id>();
    effect(function () {
      const open = review.value;
      if (modal.current.value !== request || !open) {
        this.dispose();
        return;
      }
      // After the player has logged out, nothing is loaded.
      if (weekView.status.value !== 'ready') return;
      const reviewedGames = new Set(open.lines.map(({ gameId }) => gameId));
      const removed = new Map<Id, Removal>(open.lines.map(({ gameId }) => [gameId, 'closed']));
      let unconfirmed = 0;
      for (const { game, state, score } of weekView.entries.value) {
        removed.delete(game.id);
        // The tab that sends a score deletes its draft, before this tab has loaded the prediction. Until then, the
        // game looks empty but isn't counted as missing.
        if (reviewedGames.has(game.id) && (state.value === 'sent' || isBlank(score.value))) sent.add(game.id);
        if (sent.has(game.id)) removed.set(game.id, 'sent');
        else if (!isFillable(state.value)) removed.set(game.id, 'closed');
        else if (!isComplete(score.value)) removed.set(game.id, 'emptied');
        if (sent.has(game.id) && isFillable(state.value)) unconfirmed += 1;
      }
      const next = updateReview(open, removed, weekView.counts.value.toFill - unconfirmed);
      if (typeof next === 'string') {
        modal.hide('sendPool');
        if (next === 'closed') showClosed(modal, open.week);
        if (next === 'sent') toast.show('sent-elsewhere');
      } else if (next) {
        review.value = next;
      }
    });
  }

  return { ask, weekView };
}

/** Why a reviewed game is no longer sent; `emptied`: its score is incomplete, as after an edit in another tab. */
export type Removal = 'sent' | 'closed' | 'emptied';

/**
 * Returns the review without the removed games and with `toFill` as the number of missing scores, or null when
 * nothing changes. When no game is left, returns the reason of the last removals, `sent` before `closed`.
 */
export function updateReview(
  review: Review,
  removed: ReadonlyMap<Id, Removal>,
  toFill: number,
): Review | Removal | null {
  const { lines } = review;
  const left = lines.filter(({ gameId }) => !removed.has(gameId));
  if (left.length === 0) {
    const reasons = lines.map(({ gameId }) => removed.get(gameId));
    return (['sent', 'closed'] as const).find((reason) => reasons.includes(reason)) ?? 'emptied';
  }
  return left.length < lines.length || toFill !== review.toFill ? { ...review, lines: left, toFill } : null;
}

export function showClosed(modal: ModalStore, week: Week, onAccept?: () => void): void {
  modal.show({ type: 'poolGameNotAvailable', params: { hours: getCutoffHours(week) }, onAccept });
}
