/** The call that sends scores, and which end of the send follows from its answer or its failure. */
import type { PoolSaved } from '../../api/api.ts';
import { ApiError, toApiError } from '../../api/error.ts';
import { areAllSaved, filterByGames, filterBySameScore } from '../../domain/predictions.ts';
import { createPredictions } from '../../domain/sent-predictions.ts';
import type { PickLine } from '../../domain/tickets.ts';
import type { Prediction } from '../../domain/types.ts';
import { READ_BACK_MS } from '../../lib/clock.ts';
import { receiveTrivia } from '../trivia/receive-trivia.ts';
import { readBack } from './read-back.ts';
import { endWithReceipt } from './receipt.ts';
import { handleRefusal, isWeekRefused, mayBeAboutGames } from './refusal.ts';
import type { SendRun } from './send-run.ts';
import { showOtherScores } from './show-other-scores.ts';

/** Sends `picks`, the reviewed scores that the server doesn't have. */
export async function post(run: SendRun, picks: readonly PickLine[]): Promise<void> {
  const options = { deadline: run.deadline - READ_BACK_MS };
  const answer = await run.context.api.send((calls) => calls.sendPool(picks), options).catch(toApiError);
  run.throwIfPlayerChanged();
  if (answer instanceof ApiError) await handleError(run, picks, answer);
  else await handleAnswer(run, picks, answer);
}

/** The server has accepted `picks`. */
async function handleAnswer(run: SendRun, picks: readonly PickLine[], answer: PoolSaved) {
  const { context, review, deadline } = run;
  const { predictions, time } = context;
  const weekNumber = review.week.number;
  if (predictions.endIfForeign(answer.saved)) return;
  // Stored before the next wait, because the server doesn't send it again after the last game of the week.
  receiveTrivia(context, answer.trivia, weekNumber);
  // The predictions show which of `picks` the server has saved. If they can't be read, all of them count as saved.
  const readError = await readBack(run, deadline);
  if (readError) predictions.add(weekNumber, createPredictions(picks, answer.saved, time.read()));
  endAccepted(run, picks, answer.trivia);
}

/**
 * Compares the scores with the predictions that the server lists after it has accepted `picks`. The receipt shows all
 * reviewed scores that it has, also those that it had before this send.
 */
function endAccepted({ context, review }: SendRun, picks: readonly PickLine[], trivia: PoolSaved['trivia']) {
  const predictions = context.predictions.peekAll();
  const saved = filterBySameScore(review.picks, predictions);
  const unsavedCount = countWithoutPrediction(picks, predictions);
  if (saved.length > 0)
    endWithReceipt(context, { review, saved, answerHolder: { kind: 'this-tab', trivia }, unsavedCount });
  else if (unsavedCount < picks.length) showOtherScores(context, review.week);
  else context.modal.show({ type: 'unpreventedError', params: { unsaved: unsavedCount } });
}

const countWithoutPrediction = (picks: readonly PickLine[], predictions: readonly Prediction[]): number =>
  picks.length - filterByGames(picks, predictions).length;

/** The server has refused `picks`, or the call has failed. The scores may be saved all the same. */
async function handleError(run: SendRun, picks: readonly PickLine[], error: ApiError) {
  const { context, review, deadline } = run;
  if (!error.outcomeUnknown && !mayBeAboutGames(error)) {
    run.showError(error);
    if (isWeekRefused(error)) void context.playerData.reloadAll();
    return;
  }
  const readError = await readBack(run, deadline);
  const predictions = context.predictions.peekAll();
  if (!readError && areAllSaved(picks, predictions))
    endWithReceipt(context, {
      review,
      saved: filterBySameScore(review.picks, predictions),
      answerHolder: { kind: 'nobody' },
    });
  else if (mayBeAboutGames(error)) await handleRefusal(run, picks, error);
  else run.showError(error);
}
