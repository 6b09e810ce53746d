/**
 * A send, from “Sí, enviar” on:
 * 1. Take the lock of all tabs, so that no other tab sends at the same time.
 * 2. Read the predictions first if the server may have some of the scores already, or if it says whose they are.
 * 3. Send the scores that have no prediction.
 * 4. Read the predictions back.
 * 5. Record what the server has, and show it.
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
import { receiveTrivia } from '../trivia/receive-trivia.ts';
import { loadSaved } from './load-saved.ts';
import { chooseNextStep } from './next-step.ts';
import { endWithReceipt } from './receipt.ts';
import { handleRefusal, isWeekRefused, mayBeAboutGames } from './refusal.ts';
import { runExclusively } from './run-exclusively.ts';
import { createPlayerCheck, SendStopped } from './same-player.ts';
import type { EarlierSends, LockedSend, Outcome, Review, SendContext } from './send-context.ts';
import { showClosed } from './show-closed.ts';

const NONE_EARLIER: EarlierSends = { mayBeSaved: false, isAnswerLost: false };

export async function send(context: SendContext, review: Review, earlier = NONE_EARLIER): Promise<void> {
  const { drafts, modal, state } = context;
  if (state.isSending.peek()) return;
  const lifetime = state.getLifetime();
  const deadline = createDeadline();
  const checkPlayer = createPlayerCheck(context, review.reviewer, lifetime);
  // Set before the first `await`, so that a second press is ignored.
  state.isSending.value = true;
  drafts.flush();
  modal.show({ type: 'sendingPool' });
  try {
    const hasRun = await runExclusively(`lmx:pool:${review.reviewer}`, deadline, async (hasWaited) => {
      checkPlayer();
      drafts.reread(review.week.number);
      // The tab for which this one has waited may have sent the same scores, and so may the one in which a draft is gone.
      const mayBeSaved = earlier.mayBeSaved || hasWaited || isDraftGone(context, review);
      // A score that can't be sent any more may be saved already, as the predictions will show.
      const left = mayBeSaved ? review : leaveOutUnready(review);
      const { isAnswerLost } = earlier;
      if (left.lines.length > 0)
        await sendLocked({ context, review: left, mayBeSaved, isAnswerLost, deadline, checkPlayer });
      else showWhyNoneIsLeft(context, review);
    });
    checkPlayer();
    // Another tab has sent for the whole time. As after a lost connection, the player can only try again.
    if (!hasRun) showError(context, review, new ApiError('networkError'), earlier);
  } catch (thrown) {
    if (!(thrown instanceof SendStopped)) throw thrown;
  } finally {
    // After a `reset`, `isSending` and the dialog may belong to a send of the next session.
    if (!lifetime.aborted) {
      state.isSending.value = false;
      // Hides nothing if a receipt or an error has taken its place.
      modal.hide('sendingPool');
    }
  }
}

/** True when the draft of a score is gone: another tab has sent it, or the player has emptied it there. */
function isDraftGone({ drafts }: SendContext, { week, lines }: Review): boolean {
  return lines.some(({ gameId }) => isBlank(drafts.getScore(week.number, gameId)));
}

/**
 * Leaves out the games that have closed and, as the open review does, those of whose score another tab has emptied a
 * side.
 */
function leaveOutUnready(review: Review): Review {
  return { ...review, lines: filterByGame(review.lines, review.weekView.readyNow()) };
}

/** Says that games have closed, but not that another tab has emptied scores, which the page shows. */
function showWhyNoneIsLeft({ modal }: SendContext, { week, weekView, lines }: Review) {
  if (filterByGame(lines, weekView.fillableNow()).length < lines.length) showClosed(modal, week);
}

/** Sends the scores that the server doesn't have, while no other tab of the player sends. */
async function sendLocked(locked: LockedSend) {
  const { context, review, mayBeSaved } = locked;
  const { modal, predictions } = context;
  const { week, weekView, lines } = review;
  // A prediction with a user id shows whose session the server has, so the predictions are read before the send: those
  // of another player end the session (`endIfForeign` in `predictions.ts`), and the send stops.
  if (mayBeSaved || isOwnerKnown(predictions.peekAll())) {
    const readError = await readBeforeSend(locked);
    // Otherwise the read was only a precaution, and the scores are sent without it.
    if (readError && mayBeSaved) {
      showError(context, review, readError, locked);
      return;
    }
  }
  const sendable = { fillable: weekView.fillableNow(), ready: weekView.readyNow() };
  const step = chooseNextStep(lines, predictions.peekAll(), sendable, locked.isAnswerLost);
  switch (step.kind) {
    case 'post':
      await post(locked, step.picks);
      break;
    case 'saved':
      endWithReceipt(context, { review, saved: step.saved, outcome: findOutcome(locked) });
      break;
    case 'closed':
      showClosed(modal, week);
      break;
    case 'emptied':
      // The page shows it.
      break;
    case 'otherScores':
      showOtherScores(context, review);
      break;
  }
}

/** Whether the server says whose the predictions are. */
const isOwnerKnown = (predictions: readonly Prediction[]): boolean =>
  predictions.some(({ userId }) => userId != null);

function readBeforeSend({
  context,
  mayBeSaved,
  deadline,
  checkPlayer,
}: LockedSend): Promise<ApiError | null> {
  // A read that isn't necessary for the send leaves time to send.
  const readDeadline = mayBeSaved ? deadline : Math.min(deadline, createDeadline(READ_BACK_MS));
  return loadSaved(context, checkPlayer, readDeadline);
}

/**
 * What came of the send that has saved the scores before this one. The tab that gets the answer to a send deletes its
 * drafts (`receipt.ts`), so while they are there, no tab has got it.
 */
function findOutcome({ context, review, isAnswerLost }: LockedSend): Outcome {
  context.drafts.reread(review.week.number);
  const isElsewhere = !isAnswerLost && isDraftGone(context, review);
  return { kind: isElsewhere ? 'answered-elsewhere' : 'answer-lost' };
}

async function post(locked: LockedSend, picks: readonly PickLine[]) {
  const options = { deadline: locked.deadline - READ_BACK_MS };
  const answer = await locked.context.api.send((calls) => calls.sendPool(picks), options).catch(toApiError);
  locked.checkPlayer();
  if (answer instanceof ApiError) await handleError(locked, picks, answer);
  else await handleAnswer(locked, picks, answer);
}

/** The server has accepted `picks`. */
async function handleAnswer(locked: LockedSend, picks: readonly PickLine[], answer: PoolSaved) {
  const { context, review, deadline, checkPlayer } = locked;
  const { predictions, time } = context;
  const weekNumber = review.week.number;
  if (predictions.endIfForeign(answer.saved)) return;
  // Stored before the next wait, because the server doesn't send it again after the last game of the week.
  receiveTrivia(context, answer.trivia, weekNumber);
  // Of `picks`, those that the server doesn't list are not saved. If the predictions can't be read, `picks` count as
  // saved.
  const readError = await loadSaved(context, checkPlayer, deadline);
  if (readError) predictions.add(weekNumber, createPredictions(picks, answer.saved, time.read()));
  showOutcome(context, review, picks, answer);
}

/**
 * Compares the scores with the predictions that the server lists after it has accepted `picks`. The receipt shows all
 * reviewed scores that it has, also those that it had before this send.
 */
function showOutcome(context: SendContext, review: Review, picks: readonly PickLine[], answer: PoolSaved) {
  const predictions = context.predictions.peekAll();
  const saved = filterSaved(review.lines, predictions);
  const unsaved = countWithoutPrediction(picks, predictions);
  const outcome: Outcome = { kind: 'answered', trivia: answer.trivia };
  if (saved.length > 0) endWithReceipt(context, { review, saved, outcome, unsaved });
  else if (unsaved < picks.length) showOtherScores(context, review);
  else context.modal.show({ type: 'unpreventedError', params: { unsaved } });
}

/** The scores that are still drafts. */
const countWithoutPrediction = (picks: readonly PickLine[], predictions: readonly Prediction[]): number =>
  picks.length - filterByGame(picks, predictions).length;

/** The server has earlier predictions of these games, with other scores, so their drafts have no use any more. */
function showOtherScores({ drafts, modal }: SendContext, { week }: Review) {
  drafts.tidy(week.number);
  modal.show({ type: 'poolInvalid' });
}

/** The server has refused `picks`, or the call has failed. The scores may be saved all the same. */
async function handleError(locked: LockedSend, picks: readonly PickLine[], error: ApiError) {
  const { context, review, deadline, checkPlayer } = locked;
  const { playerData, predictions } = context;
  if (!error.outcomeUnknown && !mayBeAboutGames(error)) {
    showError(context, review, error, locked);
    if (isWeekRefused(error)) void playerData.reloadAll();
    return;
  }
  const readError = await loadSaved(context, checkPlayer, deadline);
  const known = predictions.peekAll();
  if (!readError && areAllSaved(picks, known))
    endWithReceipt(context, {
      review,
      saved: filterSaved(review.lines, known),
      outcome: { kind: 'answer-lost' },
    });
  else if (mayBeAboutGames(error)) await handleRefusal(locked, picks, error);
  else showError(context, review, error, locked);
}

/** “Reintentar” in the dialog sends the same scores again, unless they are saved already. */
function showError(context: SendContext, review: Review, error: ApiError, earlier: EarlierSends) {
  const known = error.outcomeUnknown ? { mayBeSaved: true, isAnswerLost: true } : earlier;
  const retry = () => void send(context, review, known);
  showErrorDialog(context.modal, error, retry, { hasInput: true, keepsDrafts: true });
}
