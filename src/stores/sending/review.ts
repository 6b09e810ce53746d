/**
 * The dialog “¿Sellamos tu boleto?”. It belongs to the week that was on screen when it opened, also when the page
 * shows another week meanwhile, as after the server has moved on to the next one.
 */
import { computed, effect, type Signal, signal } from '@preact/signals-react';
import { filterByGame } from '../../domain/predictions.ts';
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
  const { auth, modal, shownWeek, state, storage, toast } = context;

  /**
   * Shows the dialog, unless another one is open or no game has a score to send. `only`: the games to review, by
   * default all with a complete score.
   */
  function showReview(week: Week, only?: readonly { gameId: Id }[]) {
    const reviewer = auth.userId.peek();
    if (reviewer === null || modal.isVisible.peek()) return;
    const weekView = createReviewWeek(context, week);
    const ready = weekView.readyNow();
    const games = weekView.entries.peek().map(({ game }) => game);
    const lines = createTicketLines(only ? filterByGame(ready, only) : ready, games);
    if (lines.length === 0) return;
    const { toFill } = weekView.counts.peek();
    const showAgain = (rest: readonly PickLine[]) => showReview(week, rest);
    const review = signal<Review>({ week, weekView, reviewer, lines, toFill, showAgain });
    const request: DialogRequest = {
      type: 'sendPool',
      params: createParams(review),
      onAccept: () => void send(context, review.peek()),
    };
    modal.show(request);
    followGames(request, review);
  }

  function createParams(review: Signal<Review>): ReviewParams {
    const { week, weekView } = review.peek();
    return {
      lines: computed(() => review.value.lines),
      toFill: computed(() => review.value.toFill),
      // The player can only go to a game of the week on screen.
      closesWithinDayCount: computed(() =>
        shownWeek.week.value?.number === week.number ? weekView.closesWithinDay.value.length : 0,
      ),
      goToFirst() {
        const [first] = weekView.closesWithinDay.peek();
        modal.hide('sendPool');
        if (first) state.requestGame(first.game.id);
      },
    };
  }

  /** Until the dialog closes, keeps the review up to date, and closes the dialog when no game is left. */
  function followGames(request: DialogRequest, review: Signal<Review>) {
    const { week, weekView, reviewer, lines: opened } = review.peek();
    const hasSentElsewhere = signal(false);
    const stop = storage.subscribe((key, value) => {
      if (key === STORAGE_KEYS.sent && value === reviewer) hasSentElsewhere.value = true;
    });
    effect(function () {
      const before = review.value;
      if (modal.current.value !== request) {
        stop();
        this.dispose();
        return;
      }
      // After a log-out the games are gone. That isn't a closing, so the review stays as it is.
      if (weekView.status.value !== 'ready') return;
      const { lines, toFill, removal } = recheckReview({
        entries: weekView.entries.value,
        lines: before.lines,
        opened,
        hasSentElsewhere: hasSentElsewhere.value,
      });
      if (lines.length === 0) close(week, removal);
      else if (lines.length < before.lines.length || toFill !== before.toFill)
        review.value = { ...before, lines, toFill };
    });
  }

  /** Closes a review that has no game left, and says why. */
  function close(week: Week, reason: Removal | null) {
    modal.hide('sendPool');
    if (reason === 'closed') showClosed(modal, week);
    if (reason === 'sent') toast.show('sent-elsewhere');
  }

  return showReview;
}
