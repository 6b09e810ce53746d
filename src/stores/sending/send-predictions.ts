/**
 * Sends the predictions of a review. One send: take the lock of all tabs; read the predictions first, if scores may be
 * saved already; send; read the predictions back; record and show what the server has.
 */
import type { PoolSaved } from '../../api/api.ts';
import { ApiError, toApiError } from '../../api/error.ts';
import { areAllSaved, filterSaved, isBlank } from '../../domain/drafts.ts';
import { filterByGame } from '../../domain/predictions.ts';
import { createPredictions } from '../../domain/sent-predictions.ts';
import type { PickLine } from '../../domain/tickets.ts';
import type { Week } from '../../domain/types.ts';
import { createDeadline, READ_BACK_MS } from '../../lib/clock.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import { loadSaved } from './load-saved.ts';
import { endWithReceipt } from './receipt.ts';
import { areGamesRefused, isWeekRefused, offerRest, showClosed } from './refusal.ts';
import { createReviewDialog, type Review } from './review.ts';
import type { ReviewWeek } from './review-week.ts';
import { runExclusively } from './run-exclusively.ts';
import type { SendingDeps, SendingState } from './sender.ts';
import { createSessionCheck, SessionEnded } from './session-check.ts';

/** What all sends share. */
export interface SendContext extends SendingDeps {
  lastSent: SendingState['lastSent'];
  reviewWeek: ReviewWeek;
}

/** One send. */
export interface Attempt {
  /** Its lines are the scores to send. */
  readonly review: Review;
  readonly deadline: number;
  /** Call after each wait: throws `SessionEnded` once the session of the player is over. */
  readonly checkSession: () => void;
}

export function createSending(deps: SendingDeps, state: SendingState) {
  const { api, predictions, drafts, modal, playerData, time, trivia } = deps;
  const { isSending, lastSent, getLifetime, goToGame } = state;
  const { open: openDialog, reviewWeek } = createReviewDialog(deps, goToGame);
  const context: SendContext = { ...deps, lastSent, reviewWeek };

  /** Asks for a confirmation, then sends. `only`: the games to review, by default all with a complete score. */
  function openReview(week: Week, only?: readonly PickLine[]) {
    openDialog({ week, only, onConfirm: (review) => void send(review) });
  }

  /** `mayBeSaved`: an earlier send of these scores may have been carried out. */
  async function send(confirmed: Review, mayBeSaved = false) {
    if (isSending.peek()) return;
    const { week, reviewer, lines } = confirmed;
    const lifetime = getLifetime();
    drafts.reread(week.number);
    const isUnsure = mayBeSaved || lacksDraft(confirmed);
    // Scores that may be saved already stay, also of closed games: `postUnsaved` compares them with the predictions.
    const picks = isUnsure ? lines : filterByGame(lines, reviewWeek.readyNow());
    if (picks.length === 0) {
      showClosed(modal, week);
      return;
    }
    const attempt: Attempt = {
      review: { ...confirmed, lines: picks },
      deadline: createDeadline(),
      checkSession: createSessionCheck(deps, reviewer, lifetime),
    };
    // Set before the first `await`, so that a second press is ignored.
    isSending.value = true;
    drafts.flush();
    modal.show({ type: 'sendingPool' });
    try {
      await sendAlone(attempt, isUnsure);
    } catch (thrown) {
      if (!(thrown instanceof SessionEnded)) throw thrown;
    } finally {
      // After a `reset`, `isSending` and the dialog may belong to a send of the next session.
      if (!lifetime.aborted) {
        isSending.value = false;
        modal.hide('sendingPool');
      }
    }
  }

  /** Sends while no other tab of the player does. That tab may have sent the same scores. */
  async function sendAlone(attempt: Attempt, mayBeSaved: boolean) {
    const { review, deadline, checkSession } = attempt;
    const hasRun = await runExclusively(`lmx:pool:${review.reviewer}`, deadline, async (hasWaited) => {
      checkSession();
      drafts.reread(review.week.number);
      const isUnsure = mayBeSaved || hasWaited || lacksDraft(review);
      // If the server says whose the predictions are, they show whether it still has the session of this player.
      if (isUnsure || predictions.isOwnerKnown.peek()) await postUnsaved(attempt, isUnsure);
      else await post(attempt, review.lines);
    });
    if (hasRun) return;
    checkSession();
    showFailure(review, new ApiError('networkError'), false);
  }

  /** True when a score has no draft any more, because a tab that has sent a score deletes its draft. */
  function lacksDraft({ week, lines }: Review): boolean {
    return lines.some(({ gameId }) => isBlank(drafts.getScore(week.number, gameId)));
  }

  /**
   * Reads the predictions, then sends the scores that they don't list. Sends nothing if the read fails and scores may be
   * saved already.
   */
  async function postUnsaved(attempt: Attempt, mayBeSaved: boolean) {
    const { review, deadline, checkSession } = attempt;
    const { week, lines } = review;
    // A read that isn't necessary for the send leaves time to send.
    const readDeadline = mayBeSaved ? deadline : Math.min(deadline, createDeadline(READ_BACK_MS));
    const readError = await loadSaved(deps, checkSession, readDeadline);
    if (readError && mayBeSaved) {
      showFailure(review, readError, true);
      return;
    }
    const kept = predictions.peekAll();
    const predicted = new Set(kept.map(({ gameId }) => gameId));
    const rest = lines.filter(({ gameId }) => !predicted.has(gameId));
    const open = filterByGame(rest, reviewWeek.openNow());
    if (open.length > 0) {
      await post(attempt, open);
    } else if (areAllSaved(lines, kept)) {
      // A tab that receives the answer to its send deletes the drafts.
      drafts.reread(week.number);
      const answer = lacksDraft(review) ? 'elsewhere' : 'lost';
      endWithReceipt(context, { review, saved: lines, answer });
    } else if (rest.length > 0) {
      showClosed(modal, week);
    } else {
      modal.show({ type: 'poolInvalid' });
    }
  }

  async function post(attempt: Attempt, picks: readonly PickLine[]) {
    const options = { deadline: attempt.deadline - READ_BACK_MS };
    const answer = await api.send((calls) => calls.sendPool(picks), options).catch(toApiError);
    attempt.checkSession();
    if (answer instanceof ApiError) await handleError(attempt, picks, answer);
    else await handleAnswer(attempt, picks, answer);
  }

  /**
   * The server has accepted `picks`. Those that its predictions don't list are not saved. If the predictions can't be
   * read, all of `picks` count as saved. The other scores of the review, which were not sent, never do.
   */
  async function handleAnswer(attempt: Attempt, picks: readonly PickLine[], answer: PoolSaved) {
    const { review, deadline, checkSession } = attempt;
    const { week, lines } = review;
    if (predictions.endIfForeign(answer.saved)) return;
    const readError = await loadSaved(deps, checkSession, deadline);
    if (readError) predictions.add(week.number, createPredictions(picks, answer.saved, time.read()));
    const kept = predictions.peekAll();
    const saved = filterSaved(lines, kept);
    const unsaved = picks.length - filterSaved(picks, kept).length;
    if (saved.length > 0) {
      endWithReceipt(context, { review, saved, answer, unsaved });
      return;
    }
    trivia.receive(answer.trivia, week.number);
    if (filterByGame(kept, picks).length > 0) modal.show({ type: 'poolInvalid' });
    else modal.show({ type: 'unpreventedError', params: { unsaved } });
  }

  /** The server has refused `picks`, or the call has failed. The scores may be saved all the same. */
  async function handleError(attempt: Attempt, picks: readonly PickLine[], error: ApiError) {
    const { review, deadline, checkSession } = attempt;
    if (!error.outcomeUnknown && !areGamesRefused(error)) {
      showFailure(review, error, false);
      if (isWeekRefused(error)) void playerData.refresh();
      return;
    }
    const readError = await loadSaved(deps, checkSession, deadline);
    if (!readError && areAllSaved(review.lines, predictions.peekAll())) {
      endWithReceipt(context, { review, saved: review.lines, answer: 'lost' });
    } else if (areGamesRefused(error)) {
      await offerRest(context, attempt, picks, error, (rest) => openReview(review.week, rest));
    } else {
      showFailure(review, error, true);
    }
  }

  /** “Reintentar” in the dialog sends the same scores again, unless they are saved already. */
  function showFailure(review: Review, error: ApiError, mayBeSaved: boolean) {
    showErrorDialog(modal, error, () => void send(review, mayBeSaved));
  }

  return { openReview };
}
