/**
 * The dialog “¿Sellamos tu boleto?”. It belongs to the week that was on screen when it opened, also when the page
 * shows another week meanwhile, as after the server has moved on to the next one.
 */
import { computed, effect, type Signal, signal } from '@preact/signals-react';
import { filterByGames } from '../../domain/predictions.ts';
import { createTicketLines, type PickLine } from '../../domain/tickets.ts';
import type { Id, Week } from '../../domain/types.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import type { DialogRequest, ReviewParams } from '../shell/dialogs.ts';
import { type Removal, recheckReview } from './recheck-review.ts';
import { createReviewWeek } from './review-week.ts';
import { send } from './send.ts';
import type { Review, SendContext } from './send-context.ts';
import { showClosed } from './show-closed.ts';

/** Returns the function that shows the dialog. “Sí, enviar” sends the scores that are left then. */
export function createShowReview(context: SendContext) {
  const { auth, modal, requestedGame, shownWeek, storage, toast } = context;

  /**
   * Shows the dialog, unless another one is open or no game has a score to send. `only`: the games to review, by
   * default all with a complete score.
   */
  function showReview(week: Week, only?: readonly { gameId: Id }[]) {
    const playerId = auth.userId.peek();
    if (playerId === null || modal.isVisible.peek()) return;
    const weekView = createReviewWeek(context, week);
    const ready = weekView.getReadyNow();
    const games = weekView.entries.peek().map(({ game }) => game);
    const picks = createTicketLines(only ? filterByGames(ready, only) : ready, games);
    if (picks.length === 0) return;
    const { toFill } = weekView.counts.peek();
    const showAgain = (rest: readonly PickLine[]) => showReview(week, rest);
    const review = signal<Review>({ week, weekView, playerId, picks, toFill, showAgain });
    const dialog: DialogRequest = {
      type: 'sendPool',
      params: createParams(review),
      onAccept: () => void send(context, review.peek()),
    };
    modal.show(dialog);
    keepUpToDate(dialog, review);
  }

  function createParams(review: Signal<Review>): ReviewParams {
    const { week, weekView } = review.peek();
    return {
      lines: computed(() => review.value.picks),
      toFill: computed(() => review.value.toFill),
      // “Ir al primero” can only lead to a game of the week on screen.
      closesWithinDayCount: computed(() =>
        shownWeek.week.value?.number === week.number ? weekView.closesWithinDay.value.length : 0,
      ),
      goToFirst() {
        const [first] = weekView.closesWithinDay.peek();
        modal.hide('sendPool');
        if (first) requestedGame.request(first.game.id);
      },
    };
  }

  /** Until the dialog closes, keeps the review up to date, and closes the dialog when no game is left. */
  function keepUpToDate(dialog: DialogRequest, review: Signal<Review>) {
    const { week, weekView, playerId, picks: initialPicks } = review.peek();
    const hasSentElsewhere = signal(false);
    const stop = storage.subscribe((key, value) => {
      if (key === STORAGE_KEYS.sent && value === playerId) hasSentElsewhere.value = true;
    });
    effect(function () {
      const before = review.value;
      if (modal.current.value !== dialog) {
        stop();
        this.dispose();
        return;
      }
      // After a log-out the games are gone. That isn't a closing, so the review stays as it is.
      if (weekView.status.value !== 'ready') return;
      const { picks, toFill, removal } = recheckReview({
        entries: weekView.entries.value,
        picks: before.picks,
        initialPicks,
        hasSentElsewhere: hasSentElsewhere.value,
      });
      if (picks.length === 0) closeReview(week, removal);
      else if (picks.length < before.picks.length || toFill !== before.toFill)
        review.value = { ...before, picks, toFill };
    });
  }

  /** Closes a review that has no game left, and says why. */
  function closeReview(week: Week, reason: Removal | null) {
    modal.hide('sendPool');
    if (reason === 'closed') showClosed(modal, week);
    if (reason === 'sent') toast.show('sent-elsewhere');
  }

  return showReview;
}
