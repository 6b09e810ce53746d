/**
 * The dialog “¿Sellamos tu boleto?”. It belongs to the week that was on screen when it opened, also when the page
 * shows another week meanwhile, as after the server has moved on to the next one.
 */
import { effect } from '@preact/signals-react';
import { isBlank, isComplete } from '../../domain/drafts.ts';
import { createTicketLines, type TicketLine } from '../../domain/tickets.ts';
import type { Id, ScorePick, Week } from '../../domain/types.ts';
import { getHoursBefore, isFillable } from '../../domain/window.ts';
import type { GameData } from '../game-stores.ts';
import type { ModalStore, ReviewParams } from '../shell/modal.ts';
import { filterByGame } from './receipt.ts';
import type { SendingState } from './sender.ts';

/** Why a reviewed game is no longer sent; `emptied`: its score is incomplete, as after an edit in another tab. */
export type Removal = 'sent' | 'closed' | 'emptied';

/**
 * Returns the review without the removed games and with `toFill` as the number of missing scores, or null when
 * nothing changes. When no game is left, returns the reason of the last removals, `sent` before `closed`.
 */
export function updateReview(
  { lines, missing }: ReviewParams,
  removed: ReadonlyMap<Id, Removal>,
  toFill: number,
): ReviewParams | Removal | null {
  const left = lines.filter(({ gameId }) => !removed.has(gameId));
  if (left.length === 0) {
    const reasons = lines.map(({ gameId }) => removed.get(gameId));
    return (['sent', 'closed'] as const).find((reason) => reasons.includes(reason)) ?? 'emptied';
  }
  return left.length < lines.length || toFill !== missing ? { lines: left, missing: toFill } : null;
}

/** What the dialog showed when it opened. */
export interface Review {
  week: Week;
  weekName: string;
  lines: readonly TicketLine[];
  /** The player who opened the review. */
  reviewer: Id;
  /** Goes to a game of the week. */
  goToGame?: ((gameId: Id) => void) | undefined;
}

export interface ReviewRequest extends Pick<Review, 'week' | 'weekName' | 'goToGame'> {
  /** The games to review. Default: all games with a complete score. */
  only?: readonly { gameId: Id }[];
  onConfirm: (review: Review, picks: readonly ScorePick[]) => void;
}

export function showClosed(modal: ModalStore, week: Week, onAccept?: () => void): void {
  modal.show({ type: 'poolGameNotAvailable', params: { hours: getHoursBefore(week) }, onAccept });
}

export function createReview(
  { auth, modal, toast }: Pick<GameData, 'auth' | 'modal' | 'toast'>,
  { reviewed, weekView }: Pick<SendingState, 'reviewed' | 'weekView'>,
) {
  /**
   * While the review is open, removes games that no longer accept predictions, that another tab or device has sent,
   * or whose score another tab has made incomplete, and updates the number of missing scores. When no game is left,
   * closes the review and shows `poolGameNotAvailable`, or a toast if the games were sent elsewhere.
   */
  function updateOnChange() {
    let sent = new Set<Id>();
    effect(() => {
      const open = modal.current.value;
      const week = weekView.week.value;
      if (open?.type !== 'sendPool' || !week) {
        sent = new Set();
        return;
      }
      // After the player has logged out, nothing is loaded.
      if (weekView.status.value !== 'ready') return;
      const { lines, missing } = open.params;
      const reviewedGames = new Set(lines.map(({ gameId }) => gameId));
      const removed = new Map<Id, Removal>(lines.map(({ gameId }) => [gameId, 'closed']));
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
      const next = updateReview({ lines, missing }, removed, weekView.counts.value.toFill - unconfirmed);
      if (typeof next === 'string') {
        modal.hide('sendPool');
        if (next === 'closed') showClosed(modal, week);
        if (next === 'sent') toast.show('sent-elsewhere');
      } else if (next) {
        modal.reviseReview({ ...open.params, ...next });
      }
    });
  }

  updateOnChange();

  return {
    ask({ week, weekName, goToGame, only, onConfirm }: ReviewRequest) {
      const reviewer = auth.userId.peek();
      if (reviewer === null || modal.isVisible.peek()) return;
      reviewed.value = week;
      const ready = weekView.readyNow();
      const picks = only ? filterByGame(ready, only) : ready;
      if (picks.length === 0) return;
      const games = weekView.entries.peek().map(({ game }) => game);
      const lines = createTicketLines(picks, games);
      const review = { week, weekName, lines, reviewer, goToGame };
      modal.show({
        type: 'sendPool',
        params: { lines, missing: weekView.counts.peek().toFill, goToGame },
        onAccept: ({ lines: left }) => onConfirm(review, filterByGame(picks, left)),
      });
    },
  };
}
