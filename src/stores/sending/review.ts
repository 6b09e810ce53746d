/**
 * The dialog “¿Sellamos tu boleto?”. It belongs to the week that was on screen when it opened, also when the page
 * shows another week meanwhile, as after the server has moved on to the next one.
 */
import { computed, effect, signal } from '@preact/signals-react';
import { isBlank, isComplete } from '../../domain/drafts.ts';
import { filterByGame } from '../../domain/predictions.ts';
import { createTicketLines, type PickLine } from '../../domain/tickets.ts';
import type { Id, Week } from '../../domain/types.ts';
import { isFillable } from '../../domain/window.ts';
import type { GameEntry } from '../games/game-entries.ts';
import type { DialogRequest } from '../shell/dialogs.ts';
import { showClosed } from './refusal.ts';
import { createReviewWeek } from './review-week.ts';
import type { SendingDeps, SendingState } from './sender.ts';

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

interface ReviewQuestion {
  week: Week;
  /** The games to review. Default: all games with a complete score. */
  only?: readonly { gameId: Id }[] | undefined;
  onConfirm: (review: Review) => void;
}

/** Why a game leaves the review; `emptied`: its score is incomplete, as after an edit in another tab. */
export type Removal = 'sent' | 'closed' | 'emptied';

export function createReviewDialog(deps: SendingDeps, goToGame: SendingState['goToGame']) {
  const { auth, modal, shownWeek, toast } = deps;
  const currentReview = signal<Review | null>(null);
  const week = computed(() => currentReview.value?.week ?? null);
  const reviewWeek = createReviewWeek(deps, week);

  /** What the dialog shows. */
  const params = {
    lines: computed(() => currentReview.value?.lines ?? []),
    toFill: computed(() => currentReview.value?.toFill ?? 0),
    // The player can only go to a game of the week on screen.
    closingSoon: computed(() =>
      shownWeek.week.value?.number === week.value?.number ? reviewWeek.closingSoon.value.length : 0,
    ),
    goToFirst() {
      const [first] = reviewWeek.closingSoon.peek();
      modal.hide('sendPool');
      if (first) goToGame(first.game.id);
    },
  };

  function open({ week, only, onConfirm }: ReviewQuestion) {
    const reviewer = auth.userId.peek();
    if (reviewer === null || modal.isVisible.peek()) return;
    // From here on, `reviewWeek` is that of the reviewed week.
    currentReview.value = { week, reviewer, lines: [], toFill: 0 };
    const ready = reviewWeek.readyNow();
    const games = reviewWeek.entries.peek().map(({ game }) => game);
    const lines = createTicketLines(only ? filterByGame(ready, only) : ready, games);
    if (lines.length === 0) return;
    const opened = { week, reviewer, lines, toFill: reviewWeek.counts.peek().toFill };
    currentReview.value = opened;
    const request: DialogRequest = {
      type: 'sendPool',
      params,
      onAccept: () => onConfirm(currentReview.peek() ?? opened),
    };
    modal.show(request);
    followGames(request);
  }

  /** Until the dialog closes, removes the games that can't be sent any more, and updates the number of games to fill. */
  function followGames(request: DialogRequest) {
    const sentElsewhere = new Set<Id>();
    effect(function () {
      const review = currentReview.value;
      if (modal.current.value !== request || !review) {
        this.dispose();
        return;
      }
      // After the player has logged out, nothing is loaded.
      if (reviewWeek.status.value !== 'ready') return;
      const entries = new Map(reviewWeek.entries.value.map((entry) => [entry.game.id, entry]));
      const removed = new Map<Id, Removal>();
      for (const { gameId } of review.lines) {
        const removal = getRemoval(entries.get(gameId));
        if (removal) removed.set(gameId, removal);
        if (removal === 'sent') sentElsewhere.add(gameId);
      }
      const lines = review.lines.filter(({ gameId }) => !removed.has(gameId));
      if (lines.length === 0) {
        close(review.week, getShownRemoval([...removed.values()]));
        return;
      }
      // A game that another tab has sent counts as a game to fill until this tab has loaded its prediction.
      const notLoaded = reviewWeek.entries.value.filter(
        ({ game, state }) => sentElsewhere.has(game.id) && isFillable(state.value),
      );
      const toFill = reviewWeek.counts.value.toFill - notLoaded.length;
      if (removed.size > 0 || toFill !== review.toFill) currentReview.value = { ...review, lines, toFill };
    });
  }

  /** Closes the dialog, of which no game is left, and says why. */
  function close(week: Week, reason: Removal) {
    modal.hide('sendPool');
    if (reason === 'closed') showClosed(modal, week);
    if (reason === 'sent') toast.show('sent-elsewhere');
  }

  return { open, reviewWeek };
}

/** Returns why a reviewed game can't be sent any more, or null. */
function getRemoval(entry: GameEntry | undefined): Removal | null {
  // The week no longer lists the game.
  if (!entry) return 'closed';
  const state = entry.state.value;
  const score = entry.score.value;
  // The tab that sends a score deletes its draft, which this tab may see before it has loaded the prediction.
  if (state === 'sent' || isBlank(score)) return 'sent';
  if (!isFillable(state)) return 'closed';
  return isComplete(score) ? null : 'emptied';
}

/** Returns the reason to show for a review of which no game is left. */
export function getShownRemoval(removals: readonly Removal[]): Removal {
  if (removals.includes('sent')) return 'sent';
  return removals.includes('closed') ? 'closed' : 'emptied';
}
