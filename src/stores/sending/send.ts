/**
 * A send, from “Sí, enviar” on:
 * 1. Take the lock of all tabs, so that no other tab sends at the same time (this file).
 * 2. Read the predictions first if the server may have some of the scores already, or if it says which player they
 *    belong to (`send-unsaved.ts`).
 * 3. Send the scores that have no prediction (`post.ts`).
 * 4. Read the predictions back (`read-back.ts`).
 * 5. Record what the server has, and show it (`receipt.ts`).
 */
import { ApiError } from '../../api/error.ts';
import { filterByGames } from '../../domain/predictions.ts';
import { createDeadline } from '../../lib/clock.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import { hasBlankDraft } from './blank-draft.ts';
import { createPlayerCheck, SendStopped } from './player-check.ts';
import { runExclusively } from './run-exclusively.ts';
import type { Review, SendContext } from './send-context.ts';
import type { EarlierSends } from './send-run.ts';
import { sendUnsaved } from './send-unsaved.ts';
import { showClosed } from './show-closed.ts';

const NONE_EARLIER: EarlierSends = { mayBeSaved: false, isAnswerLost: false };

export async function send(context: SendContext, review: Review, earlier = NONE_EARLIER): Promise<void> {
  const { drafts, modal, state } = context;
  if (state.isSending.peek()) return;
  const lifetime = state.getLifetime();
  const deadline = createDeadline();
  const throwIfPlayerChanged = createPlayerCheck(context, review.playerId, lifetime);
  // Set before the first `await`, so that a second press is ignored.
  state.isSending.value = true;
  drafts.flush();
  modal.show({ type: 'sendingPool' });
  try {
    const hasRun = await runExclusively(`lmx:pool:${review.playerId}`, deadline, async (hasWaited) => {
      throwIfPlayerChanged();
      drafts.reread(review.week.number);
      // The tab for which this one has waited may have sent the same scores. So may the tab that has removed a draft.
      const mayBeSaved = earlier.mayBeSaved || hasWaited || hasBlankDraft(context, review);
      const { isAnswerLost } = earlier;
      // A score that can't be sent any more may be saved already, as the predictions will show.
      const remaining = mayBeSaved ? review : leaveOutUnready(review);
      if (remaining.picks.length === 0) {
        showWhyNoneRemains(context, review);
        return;
      }
      await sendUnsaved({
        context,
        review: remaining,
        mayBeSaved,
        isAnswerLost,
        deadline,
        throwIfPlayerChanged,
        showError: (error) => showError(context, remaining, error, { mayBeSaved, isAnswerLost }),
      });
    });
    throwIfPlayerChanged();
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

/**
 * Leaves out the games that have closed and, as the open review does, those whose score has lost a side in another tab.
 */
function leaveOutUnready(review: Review): Review {
  return { ...review, picks: filterByGames(review.picks, review.weekView.getReadyNow()) };
}

/** Says that games have closed, but not that another tab has emptied scores, which the page shows. */
function showWhyNoneRemains({ modal }: SendContext, { week, weekView, picks }: Review) {
  if (filterByGames(picks, weekView.getFillableNow()).length < picks.length) showClosed(modal, week);
}

/** “Reintentar” in the dialog sends the same scores again, unless they are saved already. */
function showError(context: SendContext, review: Review, error: ApiError, earlier: EarlierSends) {
  const known = error.outcomeUnknown ? { mayBeSaved: true, isAnswerLost: true } : earlier;
  const retry = () => void send(context, review, known);
  showErrorDialog(context.modal, error, retry, { hasInput: true, keepsDrafts: true });
}
