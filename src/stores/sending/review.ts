/**
 * The dialog “¿Sellamos tu boleto?”. It belongs to the week that was on screen when it opened, also when the page
 * shows another week meanwhile, as after the server has moved on to the next one.
 */
import { computed, effect, type Signal, signal } from '@preact/signals-react';
import { isBlank, isComplete } from '../../domain/drafts.ts';
import { isFillable } from '../../domain/game-state.ts';
import { filterByGame } from '../../domain/predictions.ts';
import { createTicketLines } from '../../domain/tickets.ts';
import type { Id, Week } from '../../domain/types.ts';
import type { GameEntry } from '../games/game-entries.ts';
import type { DialogRequest, ReviewParams } from '../shell/dialogs.ts';
import { createReviewWeek } from './review-week.ts';
import type { Review, SendingDeps, SendingState } from './send-context.ts';
import { showClosed } from './show-closed.ts';

interface ReviewQuestion {
  week: Week;
  /** The games to review. Default: all games with a complete score. */
  only?: readonly { gameId: Id }[] | undefined;
  onConfirm: (review: Review) => void;
}

/** Why a game leaves the review; `incomplete`: its score lacks a side, as after an edit in another tab. */
export type Removal = 'sent' | 'closed' | 'incomplete';

export function createReviewDialog(deps: SendingDeps, requestGame: SendingState['requestGame']) {
  const { auth, modal, shownWeek, toast } = deps;

  /** Shows the dialog, unless another one is open or no game has a score to send. */
  function showReview({ week, only, onConfirm }: ReviewQuestion) {
    const reviewer = auth.userId.peek();
    if (reviewer === null || modal.isVisible.peek()) return;
    const weekView = createReviewWeek(deps, week);
    const ready = weekView.readyNow();
    const games = weekView.entries.peek().map(({ game }) => game);
    const lines = createTicketLines(only ? filterByGame(ready, only) : ready, games);
    if (lines.length === 0) return;
    const { toFill } = weekView.counts.peek();
    const review = signal<Review>({ week, weekView, reviewer, lines, toFill });
    const request: DialogRequest = {
      type: 'sendPool',
      params: createParams(review),
      onAccept: () => onConfirm(review.peek()),
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
      closingSoon: computed(() =>
        shownWeek.week.value?.number === week.number ? weekView.closingSoon.value.length : 0,
      ),
      goToFirst() {
        const [first] = weekView.closingSoon.peek();
        modal.hide('sendPool');
        if (first) requestGame(first.game.id);
      },
    };
  }

  /**
   * Until the dialog closes, removes the games that can't be sent any more, and updates the number of games to fill.
   */
  function followGames(request: DialogRequest, review: Signal<Review>) {
    const { week, weekView } = review.peek();
    const sentElsewhere = new Set<Id>();
    effect(function () {
      const { lines: reviewed, toFill: reviewedToFill } = review.value;
      if (modal.current.value !== request) {
        this.dispose();
        return;
      }
      // After the player has logged out, nothing is loaded.
      if (weekView.status.value !== 'ready') return;
      const entries = new Map(weekView.entries.value.map((entry) => [entry.game.id, entry]));
      const removed = new Map<Id, Removal>();
      for (const { gameId } of reviewed) {
        const removal = getRemoval(entries.get(gameId));
        if (removal) removed.set(gameId, removal);
        if (removal === 'sent') sentElsewhere.add(gameId);
      }
      const lines = reviewed.filter(({ gameId }) => !removed.has(gameId));
      if (lines.length === 0) {
        close(week, getShownRemoval([...removed.values()]));
        return;
      }
      // `counts` still counts a game that another tab has sent, until this tab has loaded its prediction. Such a game
      // is not to fill, so it is subtracted.
      const notLoaded = weekView.entries.value.filter(
        ({ game, state }) => sentElsewhere.has(game.id) && isFillable(state.value),
      );
      const toFill = weekView.counts.value.toFill - notLoaded.length;
      if (removed.size > 0 || toFill !== reviewedToFill) review.value = { ...review.peek(), lines, toFill };
    });
  }

  /** Closes a review that has no game left, and says why. */
  function close(week: Week, reason: Removal) {
    modal.hide('sendPool');
    if (reason === 'closed') showClosed(modal, week);
    if (reason === 'sent') toast.show('sent-elsewhere');
  }

  return showReview;
}

/** Returns why a reviewed game can't be sent any more, or null. */
function getRemoval(entry: GameEntry | undefined): Removal | null {
  // The week no longer lists the game.
  if (!entry) return 'closed';
  const state = entry.state.value;
  const score = entry.score.value;
  // The tab that sends a score deletes its draft, which this tab may see before it has loaded the prediction. A score of
  // which another tab has emptied both sides can't be told from it.
  if (state === 'sent' || isBlank(score)) return 'sent';
  if (!isFillable(state)) return 'closed';
  return isComplete(score) ? null : 'incomplete';
}

/** Returns the reason to show for a review of which no game is left. */
export function getShownRemoval(removals: readonly Removal[]): Removal {
  if (removals.includes('sent')) return 'sent';
  return removals.includes('closed') ? 'closed' : 'incomplete';
}
