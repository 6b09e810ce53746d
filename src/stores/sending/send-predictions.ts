import type { PoolSaved } from '../../api/api.ts';
import { ApiError, toApiError } from '../../api/error.ts';
import { areAllSaved, filterSaved, isBlank } from '../../domain/drafts.ts';
import { filterByGame } from '../../domain/predictions.ts';
import type { PickLine } from '../../domain/tickets.ts';
import type { Week } from '../../domain/types.ts';
import { createDeadline, READ_BACK_MS } from '../../lib/clock.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import { finish, finishAccepted } from './finish.ts';
import { offerRest } from './offer-rest.ts';
import { readBack } from './read-back.ts';
import { createPredictions } from './receipt.ts';
import { areGamesRefused, isWeekRefused } from './refusal.ts';
import { createReview, type Review, showClosed } from './review.ts';
import { runExclusively } from './run-exclusively.ts';
import type { SendContext, Sending } from './send-context.ts';
import type { SendingDeps, SendingState } from './sending-state.ts';

export function createSending(deps: SendingDeps, state: SendingState) {
  const { api, auth, session, predictions, drafts, modal, playerData, time } = deps;
  const { isSending, lastSent, getLifetime, goToGame } = state;
  const { ask, weekView } = createReview(deps, goToGame);
  const context: SendContext = { ...deps, lastSent, weekView };

  const onConfirm = (review: Review) => void send(review);

  /** `mayBeSaved`: an earlier send of these scores may have been carried out. */
  async function send(confirmed: Review, mayBeSaved = false) {
    if (isSending.peek()) return;
    const { week, reviewer, lines } = confirmed;
    const signal = getLifetime();
    const isCurrent = () => !signal.aborted && auth.userId.peek() === reviewer && session.isCurrent();
    // A reviewed score without a draft has probably been sent by another tab. `postUnsaved` then reloads the
    // predictions and sends only the scores of games without a prediction.
    const mayBeKept = mayBeSaved || hasLostDraft(confirmed);
    const review = mayBeKept ? confirmed : { ...confirmed, lines: filterByGame(lines, weekView.readyNow()) };
    if (review.lines.length === 0) {
      showClosed(modal, week);
      return;
    }
    // Set before the first `await`, so that a second press is ignored.
    isSending.value = true;
    drafts.flush();
    modal.show({ type: 'sendingPool' });
    try {
      await sendAlone({ review, isCurrent, deadline: createDeadline() }, mayBeKept);
    } finally {
      // After a `reset`, `isSending` and the dialog may belong to a send of the next session.
      if (!signal.aborted) {
        isSending.value = false;
        modal.hide('sendingPool');
      }
    }
  }

  /** Sends while no other tab of the player does. */
  async function sendAlone(sending: Sending, mayBeSaved: boolean) {
    const { review, isCurrent, deadline } = sending;
    const hasRun = await runExclusively(`lmx:pool:${review.reviewer}`, deadline, async (hasWaited) => {
      if (!isCurrent()) return;
      const isStrict = hasWaited || mayBeSaved || hasLostDraft(review);
      // If the server says whose the predictions are, they show whether it still has the session of this player.
      if (isStrict || predictions.isOwnerKnown.peek()) await postUnsaved(sending, isStrict);
      else await post(sending, review.lines);
    });
    if (!hasRun && isCurrent()) showFailure(sending, new ApiError('networkError'), false);
  }

  /**
   * Reads the predictions before it sends the scores that they don't list. `isStrict`: scores may be saved already, so
   * nothing is sent when the predictions can't be read.
   */
  async function postUnsaved(sending: Sending, isStrict: boolean) {
    const { review, deadline } = sending;
    const { lines } = review;
    const readDeadline = isStrict ? deadline : Math.min(deadline, createDeadline(READ_BACK_MS));
    const result = await readBack(deps, sending, readDeadline);
    if (result === 'ended') return;
    if (result !== 'loaded' && isStrict) {
      showFailure(sending, result, true);
      return;
    }
    const kept = predictions.peekAll();
    const predicted = new Set(kept.map(({ gameId }) => gameId));
    const rest = lines.filter(({ gameId }) => !predicted.has(gameId));
    const open = filterByGame(rest, weekView.openNow());
    const saved = filterSaved(lines, kept);
    if (open.length > 0) {
      await post(sending, open);
    } else if (saved.length > 0 && rest.length === 0 && saved.length === lines.length) {
      // A tab that gets the answer to its send deletes the drafts.
      finish(context, review, saved, hasLostDraft(review) ? 'elsewhere' : 'lost');
    } else if (rest.length > 0) {
      showClosed(modal, review.week);
    } else {
      modal.show({ type: 'poolInvalid' });
    }
  }

  async function post(sending: Sending, picks: readonly PickLine[]) {
    const { deadline, isCurrent } = sending;
    const options = { deadline: deadline - READ_BACK_MS };
    const answer = await api.send((calls) => calls.sendPool(picks), options).catch(toApiError);
    if (!isCurrent()) return;
    if (answer instanceof ApiError) await endFailed(sending, picks, answer);
    else await endAccepted(sending, picks, answer);
  }

  async function endAccepted(sending: Sending, picks: readonly PickLine[], answer: PoolSaved) {
    const { review, deadline } = sending;
    if (predictions.endIfForeign(answer.saved)) return;
    const result = await readBack(deps, sending, deadline);
    if (result === 'ended') return;
    if (result === 'loaded') {
      finishAccepted(context, review, picks, answer);
      return;
    }
    predictions.add(review.week.number, createPredictions(picks, answer.saved, time.read()));
    finish(context, review, review.lines, answer);
  }

  async function endFailed(sending: Sending, picks: readonly PickLine[], error: ApiError) {
    const { review, deadline } = sending;
    if (!error.outcomeUnknown && !areGamesRefused(error)) {
      showFailure(sending, error, false);
      if (isWeekRefused(error)) void playerData.refresh();
      return;
    }
    const result = await readBack(deps, sending, deadline);
    if (result === 'ended') return;
    if (result === 'loaded' && areAllSaved(review.lines, predictions.peekAll())) {
      finish(context, review, review.lines, 'lost');
    } else if (areGamesRefused(error)) {
      await offerRest(context, sending, picks, error, (only) => ask({ week: review.week, only, onConfirm }));
    } else {
      showFailure(sending, error, true);
    }
  }

  /**
   * Shows the dialog of a failed send. “Reintentar” sends the same scores again; when they may be saved, it reads the
   * predictions first and sends only what they don't list.
   */
  function showFailure({ review }: Sending, error: ApiError, mayBeSaved: boolean) {
    showErrorDialog(modal, error, () => void send(review, mayBeSaved));
  }

  /** True when a game of the review has no draft any more, as after another tab has sent its score. */
  function hasLostDraft({ week, lines }: Review): boolean {
    drafts.reread(week.number);
    return lines.some(({ gameId }) => isBlank(drafts.getScore(week.number, gameId)));
  }

  return {
    /** Asks for a confirmation, then sends. */
    openReview: (week: Week) => ask({ week, onConfirm }),
  };
}
