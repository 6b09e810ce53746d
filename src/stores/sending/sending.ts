/**
 * The course of a send. `sender.ts` loads this file, and owns what pages read of a send. One send: take the lock of all
 * tabs; read the predictions first, if scores may be saved already or the predictions say whose they are; send; read
 * the predictions back; record and show what the server has.
 */
import type { PoolSaved } from '../../api/api.ts';
import { ApiError, toApiError } from '../../api/error.ts';
import { areAllSaved, filterSaved, isBlank } from '../../domain/drafts.ts';
import { filterByGame } from '../../domain/predictions.ts';
import { createPredictions } from '../../domain/sent-predictions.ts';
import type { PickLine } from '../../domain/tickets.ts';
import type { Prediction, Week } from '../../domain/types.ts';
import { createDeadline, READ_BACK_MS } from '../../lib/clock.ts';
import { getErrorDialog, showErrorDialog } from '../shell/error-dialogs.ts';
import { chooseEnding } from './choose-ending.ts';
import { loadSaved } from './load-saved.ts';
import { endWithReceipt } from './receipt.ts';
import { areGamesRefused, isWeekRefused, offerRest } from './refusal.ts';
import { createReviewDialog } from './review.ts';
import { runExclusively } from './run-exclusively.ts';
import { createPlayerCheck, SendStopped } from './same-player.ts';
import type { Attempt, Review, SendContext, SendingDeps, SendingState } from './send-context.ts';
import { showClosed } from './show-closed.ts';

export function createSending(deps: SendingDeps, state: SendingState) {
  const { api, predictions, drafts, modal, playerData, time, trivia } = deps;
  const { isSending, lastSent, getLifetime, requestGame } = state;
  const showReview = createReviewDialog(deps, requestGame);
  const context: SendContext = { ...deps, lastSent };

  /** Asks for a confirmation, then sends. `only`: the games to review, by default all with a complete score. */
  function reviewAndSend(week: Week, only?: readonly PickLine[]) {
    showReview({ week, only, onConfirm: (review) => void send(review) });
  }

  /** `mayBeSaved`: an earlier send of these scores may have been carried out. */
  async function send(review: Review, mayBeSaved = false) {
    if (isSending.peek()) return;
    const lifetime = getLifetime();
    const attempt: Attempt = {
      review,
      mayBeSaved,
      deadline: createDeadline(),
      checkPlayer: createPlayerCheck(deps, review.reviewer, lifetime),
    };
    // Set before the first `await`, so that a second press is ignored.
    isSending.value = true;
    drafts.flush();
    modal.show({ type: 'sendingPool' });
    try {
      await sendAlone(attempt);
    } catch (thrown) {
      if (!(thrown instanceof SendStopped)) throw thrown;
    } finally {
      // After a `reset`, `isSending` and the dialog may belong to a send of the next session.
      if (!lifetime.aborted) {
        isSending.value = false;
        modal.hide('sendingPool');
      }
    }
  }

  /**
   * Sends while no other tab of the player sends. If this tab has waited, the other tab may have sent the same scores.
   */
  async function sendAlone(attempt: Attempt) {
    const { review, deadline, checkPlayer } = attempt;
    const hasRun = await runExclusively(`lmx:pool:${review.reviewer}`, deadline, async (hasWaited) => {
      checkPlayer();
      drafts.reread(review.week.number);
      const mayBeSaved = attempt.mayBeSaved || hasWaited || lacksDraft(review);
      await sendReviewed({ ...attempt, mayBeSaved });
    });
    if (hasRun) return;
    checkPlayer();
    showFailure(attempt, new ApiError('networkError'));
  }

  async function sendReviewed(attempt: Attempt) {
    const { review, mayBeSaved } = attempt;
    // The predictions show which scores are saved, also those of closed games.
    if (mayBeSaved) return readThenPost(attempt);
    const lines = filterByGame(review.lines, review.weekView.readyNow());
    if (lines.length === 0) {
      showClosed(modal, review.week);
      return;
    }
    const openAttempt = { ...attempt, review: { ...review, lines } };
    // If the predictions say whose they are, a read shows whether the server still has the session of this player.
    if (isOwnerKnown(predictions.peekAll())) return readThenPost(openAttempt);
    return post(openAttempt, lines);
  }

  /** True when a score has no draft any more, because a tab that has sent a score deletes its draft. */
  function lacksDraft({ week, lines }: Review): boolean {
    return lines.some(({ gameId }) => isBlank(drafts.getScore(week.number, gameId)));
  }

  /**
   * Reads the predictions, then sends the scores that they don't list. Sends nothing if the read fails and scores may
   * be saved already.
   */
  async function readThenPost(attempt: Attempt) {
    const { review, mayBeSaved, deadline, checkPlayer } = attempt;
    const { week, weekView, lines } = review;
    // A read that isn't necessary for the send leaves time to send.
    const readDeadline = mayBeSaved ? deadline : Math.min(deadline, createDeadline(READ_BACK_MS));
    const readError = await loadSaved(deps, checkPlayer, readDeadline);
    if (readError && mayBeSaved) {
      showFailure(attempt, readError);
      return;
    }
    const ending = chooseEnding(lines, predictions.peekAll(), weekView.fillableNow());
    switch (ending.kind) {
      case 'post':
        await post(attempt, ending.picks);
        break;
      case 'saved': {
        // A tab that receives the answer to its send deletes the drafts.
        drafts.reread(week.number);
        const answer = lacksDraft(review) ? 'elsewhere' : 'lost';
        endWithReceipt(context, { review, saved: lines, answer });
        break;
      }
      case 'closed':
        showClosed(modal, week);
        break;
      case 'otherScores':
        modal.show({ type: 'poolInvalid' });
        break;
    }
  }

  async function post(attempt: Attempt, picks: readonly PickLine[]) {
    const options = { deadline: attempt.deadline - READ_BACK_MS };
    const answer = await api.send((calls) => calls.sendPool(picks), options).catch(toApiError);
    attempt.checkPlayer();
    if (answer instanceof ApiError) await handleError(attempt, picks, answer);
    else await handleAnswer(attempt, picks, answer);
  }

  /**
   * The server has accepted `picks`. Those that its predictions don't list are not saved. If the predictions can't be
   * read, all of `picks` count as saved. The other scores of the review, which were not sent, never do.
   */
  async function handleAnswer(attempt: Attempt, picks: readonly PickLine[], answer: PoolSaved) {
    const { review, deadline, checkPlayer } = attempt;
    const { week, lines } = review;
    if (predictions.endIfForeign(answer.saved)) return;
    const readError = await loadSaved(deps, checkPlayer, deadline);
    if (readError) predictions.add(week.number, createPredictions(picks, answer.saved, time.read()));
    const kept = predictions.peekAll();
    const saved = filterSaved(lines, kept);
    const unsaved = picks.length - filterSaved(picks, kept).length;
    if (saved.length > 0) {
      endWithReceipt(context, { review, saved, answer, unsaved });
      return;
    }
    trivia.receive(answer.trivia, week.number);
    // The server has kept earlier predictions of these games, with other scores.
    if (filterByGame(kept, picks).length > 0) modal.show({ type: 'poolInvalid' });
    else modal.show({ type: 'unpreventedError', params: { unsaved } });
  }

  /** The server has refused `picks`, or the call has failed. The scores may be saved all the same. */
  async function handleError(attempt: Attempt, picks: readonly PickLine[], error: ApiError) {
    const { review, deadline, checkPlayer } = attempt;
    if (!error.outcomeUnknown && !areGamesRefused(error)) {
      showFailure(attempt, error);
      if (isWeekRefused(error)) void playerData.refresh();
      return;
    }
    const readError = await loadSaved(deps, checkPlayer, deadline);
    if (!readError && areAllSaved(review.lines, predictions.peekAll())) {
      endWithReceipt(context, { review, saved: review.lines, answer: 'lost' });
    } else if (areGamesRefused(error)) {
      await offerRest(context, attempt, picks, error, (rest) => reviewAndSend(review.week, rest));
    } else {
      showFailure(attempt, error);
    }
  }

  /** “Reintentar” in the dialog sends the same scores again, unless they are saved already. */
  function showFailure({ review, mayBeSaved }: Attempt, error: ApiError) {
    const type = getErrorDialog(error);
    if (type === 'unpreventedError') modal.show({ type, params: { keepsDrafts: true } });
    else showErrorDialog(modal, error, () => void send(review, mayBeSaved || error.outcomeUnknown));
  }

  return { reviewAndSend };
}

/** Whether the server says whose the predictions are. */
const isOwnerKnown = (sent: readonly Prediction[]): boolean => sent.some(({ userId }) => userId != null);
