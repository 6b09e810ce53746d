/**
 * The course of a send, from the confirmed review on. One send: take the lock of all tabs; read the predictions first,
 * if scores may be saved already or the predictions say whose they are; send; read the predictions back; record and
 * show what the server has.
 */
import type { PoolSaved } from '../../api/api.ts';
import { ApiError, toApiError } from '../../api/error.ts';
import { areAllSaved, filterSaved, isBlank } from '../../domain/drafts.ts';
import { filterByGame } from '../../domain/predictions.ts';
import { createPredictions } from '../../domain/sent-predictions.ts';
import type { PickLine } from '../../domain/tickets.ts';
import type { Prediction } from '../../domain/types.ts';
import { createDeadline, READ_BACK_MS } from '../../lib/clock.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import { loadSaved } from './load-saved.ts';
import { chooseNextStep, type NextStep } from './next-step.ts';
import { endWithReceipt } from './receipt.ts';
import { handleRefusal, isWeekRefused, mayBeAboutGames } from './refusal.ts';
import { createShowReview } from './review.ts';
import { runExclusively } from './run-exclusively.ts';
import { createPlayerCheck, SendStopped } from './same-player.ts';
import type { Attempt, Review, SendContext } from './send-context.ts';
import { showClosed } from './show-closed.ts';

export function createSendFlow(context: SendContext) {
  const { api, predictions, drafts, modal, playerData, state, time, trivia } = context;
  const { isSending, getLifetime } = state;
  const showReview = createShowReview(context, (review) => void send(review));

  /** `mayBeSaved`: the server may have some of the scores already, because of an earlier send of the same review. */
  async function send(review: Review, mayBeSaved = false) {
    if (isSending.peek()) return;
    const lifetime = getLifetime();
    const deadline = createDeadline();
    const checkPlayer = createPlayerCheck(context, review.reviewer, lifetime);
    // Set before the first `await`, so that a second press is ignored.
    isSending.value = true;
    drafts.flush();
    modal.show({ type: 'sendingPool' });
    try {
      const hasRun = await runExclusively(`lmx:pool:${review.reviewer}`, deadline, async (hasWaited) => {
        checkPlayer();
        drafts.reread(review.week.number);
        // The tab for which this one has waited may have sent the same scores.
        const attempt = { mayBeSaved: mayBeSaved || hasWaited || lacksDraft(review), deadline, checkPlayer };
        // The predictions will show which scores are saved, also those of closed games.
        await sendAlone({ ...attempt, review: attempt.mayBeSaved ? review : leaveOutClosed(review) });
      });
      checkPlayer();
      // Another tab has sent for the whole time. As after a lost connection, the player can only try again.
      if (!hasRun) showFailure(review, new ApiError('networkError'), mayBeSaved);
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

  /** True when a score has no draft any more, because a tab that has sent a score deletes its draft. */
  function lacksDraft({ week, lines }: Review): boolean {
    return lines.some(({ gameId }) => isBlank(drafts.getScore(week.number, gameId)));
  }

  function leaveOutClosed(review: Review): Review {
    return { ...review, lines: filterByGame(review.lines, review.weekView.readyNow()) };
  }

  /** Sends the scores that the server doesn't have, while no other tab of the player sends. */
  async function sendAlone(attempt: Attempt) {
    const { review, mayBeSaved } = attempt;
    const { week, weekView, lines } = review;
    if (lines.length === 0) {
      showClosed(modal, week);
      return;
    }
    // A prediction with a user id shows whose session the server has, so the predictions are read before the send.
    if (mayBeSaved || isOwnerKnown(predictions.peekAll())) {
      const readError = await readBeforeSend(attempt);
      if (readError && mayBeSaved) {
        showFailure(review, readError, mayBeSaved);
        return;
      }
    }
    await takeStep(attempt, chooseNextStep(lines, predictions.peekAll(), weekView.fillableNow()));
  }

  function readBeforeSend({ mayBeSaved, deadline, checkPlayer }: Attempt): Promise<ApiError | null> {
    // A read that isn't necessary for the send leaves time to send.
    const readDeadline = mayBeSaved ? deadline : Math.min(deadline, createDeadline(READ_BACK_MS));
    return loadSaved(context, checkPlayer, readDeadline);
  }

  async function takeStep(attempt: Attempt, step: NextStep<PickLine>) {
    const { review } = attempt;
    switch (step.kind) {
      case 'post':
        await post(attempt, step.picks);
        break;
      case 'saved': {
        // A tab that receives the answer to its send deletes the drafts.
        drafts.reread(review.week.number);
        const outcome = lacksDraft(review) ? 'elsewhere' : 'lost';
        endWithReceipt(context, { review, saved: review.lines, outcome });
        break;
      }
      case 'closed':
        showClosed(modal, review.week);
        break;
      case 'otherScores':
        showOtherScores();
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

  /** The server has accepted `picks`. */
  async function handleAnswer(attempt: Attempt, picks: readonly PickLine[], answer: PoolSaved) {
    if (predictions.endIfForeign(answer.saved)) return;
    await readBack(attempt, picks, answer);
    trivia.receive(answer.trivia, attempt.review.week.number);
    showOutcome(attempt.review, picks, answer);
  }

  /**
   * Reads the predictions, of which those that the server doesn't list are not saved. If they can't be read, `picks`
   * count as saved, and of the other scores those that an earlier read listed.
   */
  async function readBack(
    { review, deadline, checkPlayer }: Attempt,
    picks: readonly PickLine[],
    answer: PoolSaved,
  ) {
    const readError = await loadSaved(context, checkPlayer, deadline);
    if (readError) predictions.add(review.week.number, createPredictions(picks, answer.saved, time.read()));
  }

  /** Shows which of the accepted `picks`, and of the other reviewed scores, are among the predictions. */
  function showOutcome(review: Review, picks: readonly PickLine[], answer: PoolSaved) {
    const saved = filterSaved(review.lines, predictions.peekAll());
    const unsaved = picks.length - filterSaved(picks, predictions.peekAll()).length;
    if (saved.length > 0) endWithReceipt(context, { review, saved, outcome: answer, unsaved });
    else if (filterByGame(predictions.peekAll(), picks).length > 0) showOtherScores();
    else modal.show({ type: 'unpreventedError', params: { unsaved } });
  }

  /** The server has earlier predictions of these games, with other scores. */
  function showOtherScores() {
    modal.show({ type: 'poolInvalid' });
  }

  /** The server has refused `picks`, or the call has failed. The scores may be saved all the same. */
  async function handleError(attempt: Attempt, picks: readonly PickLine[], error: ApiError) {
    const { review, mayBeSaved, deadline, checkPlayer } = attempt;
    if (!error.outcomeUnknown && !mayBeAboutGames(error)) {
      showFailure(review, error, mayBeSaved);
      if (isWeekRefused(error)) void playerData.reloadAll();
      return;
    }
    const readError = await loadSaved(context, checkPlayer, deadline);
    if (!readError && areAllSaved(review.lines, predictions.peekAll()))
      endWithReceipt(context, { review, saved: review.lines, outcome: 'lost' });
    else if (mayBeAboutGames(error)) await handleRefusal(context, attempt, picks, error, showReview);
    else showFailure(review, error, mayBeSaved);
  }

  /** “Reintentar” in the dialog sends the same scores again, unless they are saved already. */
  function showFailure(review: Review, error: ApiError, mayBeSaved: boolean) {
    const retry = () => void send(review, mayBeSaved || error.outcomeUnknown);
    showErrorDialog(modal, error, retry, { keepsDrafts: true });
  }

  return { showReview };
}

/** Whether the server says whose the predictions are. */
const isOwnerKnown = (predictions: readonly Prediction[]): boolean =>
  predictions.some(({ userId }) => userId != null);
