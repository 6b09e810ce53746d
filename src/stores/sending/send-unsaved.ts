import type { ApiError } from '../../api/error.ts';
import type { Prediction } from '../../domain/types.ts';
import { createDeadline, READ_BACK_MS } from '../../lib/clock.ts';
import { hasBlankDraft } from './blank-draft.ts';
import { chooseNextStep } from './next-step.ts';
import { post } from './post.ts';
import { readBack } from './read-back.ts';
import { endWithReceipt } from './receipt.ts';
import type { AnswerHolder, SendRun } from './send-run.ts';
import { showClosed } from './show-closed.ts';
import { showOtherScores } from './show-other-scores.ts';

/** Sends the scores that the server doesn't have, while no other tab of the player sends. */
export async function sendUnsaved(run: SendRun): Promise<void> {
  const { context, review, mayBeSaved } = run;
  const { modal, predictions } = context;
  const { week, weekView, picks } = review;
  // A prediction with a user id shows whose session the server has, so the predictions are read before the send: those
  // of another player end the session (`endIfForeign` in `predictions.ts`), and the send stops.
  if (mayBeSaved || nameTheirPlayer(predictions.peekAll())) {
    const readError = await readBeforeSend(run);
    // Otherwise the read was only a precaution, and the scores are sent without it.
    if (readError && mayBeSaved) {
      run.showError(readError);
      return;
    }
  }
  const sendable = { fillable: weekView.getFillableNow(), ready: weekView.getReadyNow() };
  const step = chooseNextStep(picks, predictions.peekAll(), sendable, run.isAnswerLost);
  switch (step.kind) {
    case 'post':
      await post(run, step.picks);
      break;
    case 'saved':
      endWithReceipt(context, { review, saved: step.saved, answerHolder: findAnswerHolder(run) });
      break;
    case 'closed':
      showClosed(modal, week);
      break;
    case 'emptied':
      // The fields on the page are empty, which says enough.
      break;
    case 'otherScores':
      showOtherScores(context, week);
      break;
  }
}

/** Whether the server says which player the predictions belong to. */
const nameTheirPlayer = (predictions: readonly Prediction[]): boolean =>
  predictions.some(({ userId }) => userId != null);

function readBeforeSend(run: SendRun): Promise<ApiError | null> {
  // A read that isn't necessary for the send leaves time to send.
  const deadline = run.mayBeSaved ? run.deadline : Math.min(run.deadline, createDeadline(READ_BACK_MS));
  return readBack(run, deadline);
}

/**
 * Who has got the answer to the send that has saved the scores before this one. A tab that gets the answer deletes the
 * drafts (`receipt.ts`), so while they are there, no tab has got it. After a lost answer of this tab, a draft may be gone
 * for another reason: the load of the predictions has removed it.
 */
function findAnswerHolder({ context, review, isAnswerLost }: SendRun): AnswerHolder {
  context.drafts.reread(review.week.number);
  const isElsewhere = !isAnswerLost && hasBlankDraft(context, review);
  return { kind: isElsewhere ? 'other-tab' : 'nobody' };
}
