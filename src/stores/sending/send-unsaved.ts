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
  if (mayBeSaved || haveUserIds(predictions.peekAll())) {
    // A read that isn't necessary for the send leaves time to send.
    const deadline = mayBeSaved ? run.deadline : Math.min(run.deadline, createDeadline(READ_BACK_MS));
    const readError = await readBack(run, deadline);
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
const haveUserIds = (predictions: readonly Prediction[]): boolean =>
  predictions.some(({ userId }) => userId != null);

/**
 * Who has got the answer to the send that has saved the scores before this one. A tab that gets it deletes the drafts
 * (`receipt.ts`), so while they are there, no tab has got it. They are read again, because another tab may have got it
 * while this one loaded the predictions. After a lost answer of this tab, drafts may be gone because it has tidied them
 * away itself: a reload on return does so (`player-data.ts`).
 */
function findAnswerHolder({ context, review, isAnswerLost }: SendRun): AnswerHolder {
  context.drafts.reread(review.week.number);
  const isElsewhere = !isAnswerLost && hasBlankDraft(context, review);
  return { kind: isElsewhere ? 'other-tab' : 'nobody' };
}
