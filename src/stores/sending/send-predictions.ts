import type { PoolSaved } from '../../api/api.ts';
import { ApiError, toApiError } from '../../api/error.ts';
import { areAllSaved, isBlank } from '../../domain/drafts.ts';
import type { PickLine } from '../../domain/tickets.ts';
import type { Id, Prediction, Week } from '../../domain/types.ts';
import { createDeadline, READ_BACK_MS } from '../../lib/clock.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { getErrorDialog, showErrorDialog } from '../shell/error-dialogs.ts';
import { createPredictions, filterByGame, getReceipt } from './receipt.ts';
import { areGamesRefused, isWeekRefused, leaveOutRefused } from './refusal.ts';
import { createReview, type Review, showClosed } from './review.ts';
import { runExclusively } from './run-exclusively.ts';
import type { SendingDeps, SendingState } from './sending-state.ts';

interface Sending {
  /** Its lines are the scores to send: those that the player has confirmed and whose games were still open then. */
  review: Review;
  /**
   * False once the player has logged out, another player has logged in, another tab has changed the session,
   * or the stores were reset.
   */
  isCurrent: () => boolean;
  deadline: number;
}

/** `lost` when no tab has got the answer, `elsewhere` when another tab has. */
type Answer = PoolSaved | 'lost' | 'elsewhere';

export function createSending(deps: SendingDeps, state: SendingState) {
  const { api, auth, session, games, predictions, drafts, modal, season, storage, time, trivia, weeks } =
    deps;
  const { isSending, lastSent, getLifetime, goToGame } = state;
  const { ask, weekView } = createReview(deps, goToGame);

  /** Loads the predictions. Resolves with the error if the load fails, otherwise with null. */
  async function readBack({ isCurrent }: Sending, deadline: number): Promise<ApiError | null> {
    const start = performance.now();
    try {
      const isLast = await predictions.load({ deadline });
      // A later load has replaced this one, and may have failed.
      if (!isLast && isCurrent()) await predictions.ensure({ deadline, maxAge: performance.now() - start });
      return null;
    } catch (thrown) {
      return toApiError(thrown);
    }
  }

  /** Makes the other tabs of the player load the predictions. */
  function tellTabs(playerId: Id) {
    storage.set(STORAGE_KEYS.sent, playerId);
    storage.remove(STORAGE_KEYS.sent);
  }

  /** True when a game of the review has no draft any more, as after another tab has sent its score. */
  function hasLostDraft({ week, lines }: Review): boolean {
    drafts.reread(week.number);
    return lines.some(({ gameId }) => isBlank(drafts.getScore(week.number, gameId)));
  }

  const getSaved = (picks: readonly PickLine[], kept: readonly Prediction[]) =>
    picks.filter((pick) => areAllSaved([pick], kept));

  function keepTrivia(answer: Answer, week: number) {
    const question = typeof answer === 'object' ? answer.trivia : null;
    if (typeof question === 'object' && question !== null) trivia.keep(question, week);
    // Another tab may have sent these scores and received the trivia.
    else trivia.restore();
    if (question === 'already-answered') trivia.drop(week);
    return typeof question === 'object' && question !== null;
  }

  /** `unsaved`: the number of sent scores that the server accepted and didn't save. They stay drafts. */
  function finish({ review }: Sending, saved: readonly PickLine[], answer: Answer, unsaved = 0) {
    const { week } = review;
    const ids = new Set(saved.map(({ gameId }) => gameId));
    lastSent.value = ids;
    drafts.dismissRestored();
    drafts.drop(week.number, [...ids]);
    tellTabs(review.reviewer);
    const hasTrivia = keepTrivia(answer, week.number);
    const isKnown = [trivia.pending.peek(), trivia.answered.peek()].some(
      (known) => known?.week === week.number,
    );
    const left = weekView.unsent.peek().filter(({ game }) => !ids.has(game.id)).length;
    modal.show({
      type: saved.length > 1 ? 'poolsSent' : 'poolSent',
      params: {
        week,
        lines: saved,
        ...getReceipt(saved, predictions.peekAll(), time.read()),
        left,
        unsaved,
        // With the answer, a trivia may be lost. The server sends it again with the next predictions.
        lostTrivia: answer !== 'lost' || isKnown ? undefined : left > 0 ? 'later' : 'gone',
      },
      onAccept: hasTrivia ? trivia.open : undefined,
    });
  }

  /** The server has accepted the scores. What the reloaded predictions don't list is not saved. */
  function finishAccepted(sending: Sending, picks: readonly PickLine[], answer: PoolSaved) {
    const kept = predictions.peekAll();
    const saved = getSaved(sending.review.lines, kept);
    const unsaved = picks.length - getSaved(picks, kept).length;
    if (saved.length > 0) {
      finish(sending, saved, answer, unsaved);
      return;
    }
    keepTrivia(answer, sending.review.week.number);
    if (filterByGame(kept, picks).length > 0) modal.show({ type: 'poolInvalid' });
    else modal.show({ type: 'unpreventedError', params: { unsaved } });
  }

  /**
   * Shows the dialog of a failed send. “Reintentar” sends the same scores again; when they may be saved, it reads the
   * predictions first and sends only what they don't list.
   */
  function showFailure({ review }: Sending, error: ApiError, mayBeSaved: boolean) {
    showErrorDialog(modal, error, () => void send(review, mayBeSaved));
  }

  /**
   * The server has refused all scores. Shows why, and offers those again that can still be sent, without the games that
   * are predicted, closed or refused by name.
   */
  async function offerRest(
    { review, isCurrent, deadline }: Sending,
    picks: readonly PickLine[],
    error: ApiError,
  ) {
    const { week } = review;
    // The games on screen are out of date.
    await games.load(week.number, { deadline }).catch(() => undefined);
    if (!isCurrent()) return;
    const open = filterByGame(
      picks,
      weekView.openNow().map((gameId) => ({ gameId })),
    );
    const rest = leaveOutRefused(picks, open, error);
    const isPart = rest.length > 0 && rest.length < picks.length;
    const onAccept = isPart ? () => ask({ week, only: rest, onConfirm }) : undefined;
    const type = getErrorDialog(error);
    if (type === 'poolGameNotAvailable') showClosed(modal, week, onAccept);
    else if (type === 'poolInvalid') modal.show({ type, params: { hasRest: isPart }, onAccept });
    else if (type) modal.show({ type, onAccept });
    void weeks.load().catch(() => undefined);
  }

  async function post(sending: Sending, picks: readonly PickLine[]) {
    const { review, isCurrent, deadline } = sending;
    const { lines } = review;
    let answer: PoolSaved | null = null;
    let error: ApiError | null = null;
    try {
      answer = await api.send((calls) => calls.sendPool(picks), { deadline: deadline - READ_BACK_MS });
    } catch (thrown) {
      error = toApiError(thrown);
    }
    if (!isCurrent() || (answer && predictions.endIfForeign(answer.saved))) return;
    if (error && !error.outcomeUnknown && !areGamesRefused(error)) {
      showFailure(sending, error, false);
      if (isWeekRefused(error)) void season.refresh();
      return;
    }
    const readError = await readBack(sending, deadline);
    // Nobody knows whose the saved predictions are, so the drafts stay.
    if (!isCurrent() || readError?.kind === 'unauthenticated') return;
    if (answer && readError) {
      predictions.add(review.week.number, createPredictions(picks, answer.saved, time.read()));
      finish(sending, lines, answer);
    } else if (answer) {
      finishAccepted(sending, picks, answer);
    } else if (error) {
      if (!readError && areAllSaved(lines, predictions.peekAll())) finish(sending, lines, 'lost');
      else if (areGamesRefused(error)) await offerRest(sending, picks, error);
      else showFailure(sending, error, true);
    }
  }

  /**
   * Reads the predictions before it sends the scores that they don't list. `isStrict`: scores may be saved already, so
   * nothing is sent when the predictions can't be read.
   */
  async function postRest(sending: Sending, isStrict: boolean) {
    const { review, isCurrent, deadline } = sending;
    const { lines } = review;
    const error = await readBack(
      sending,
      isStrict ? deadline : Math.min(deadline, createDeadline(READ_BACK_MS)),
    );
    if (!isCurrent() || error?.kind === 'unauthenticated') return;
    if (error && isStrict) {
      showFailure(sending, error, true);
      return;
    }
    const kept = predictions.peekAll();
    const predicted = new Set(kept.map(({ gameId }) => gameId));
    const rest = lines.filter(({ gameId }) => !predicted.has(gameId));
    const open = filterByGame(
      rest,
      weekView.openNow().map((gameId) => ({ gameId })),
    );
    const saved = getSaved(lines, kept);
    if (open.length > 0) {
      await post(sending, open);
    } else if (saved.length > 0 && rest.length === 0 && saved.length === lines.length) {
      // A tab that gets the answer to its send deletes the drafts.
      const hasArrived = hasLostDraft(review);
      finish(sending, saved, hasArrived ? 'elsewhere' : 'lost');
    } else if (rest.length > 0) {
      showClosed(modal, review.week);
    } else {
      modal.show({ type: 'poolInvalid' });
    }
  }

  /** `mayBeSaved`: an earlier send of these scores may have been carried out. */
  async function send(confirmed: Review, mayBeSaved = false) {
    if (isSending.peek()) return;
    const { week, reviewer, lines } = confirmed;
    const signal = getLifetime();
    const isCurrent = () => !signal.aborted && auth.userId.peek() === reviewer && session.isCurrent();
    // A reviewed score without a draft has probably been sent by another tab. `postRest` then reloads the
    // predictions and sends only the scores of games without a prediction.
    const mayBeKept = mayBeSaved || hasLostDraft(confirmed);
    const review = mayBeKept ? confirmed : { ...confirmed, lines: filterByGame(lines, weekView.readyNow()) };
    if (review.lines.length === 0) {
      showClosed(modal, week);
      return;
    }
    const sending: Sending = { review, isCurrent, deadline: createDeadline() };
    // Set before the first `await`, so that a second press is ignored.
    isSending.value = true;
    drafts.flush();
    modal.show({ type: 'sendingPool' });
    try {
      const work = async (hasWaited: boolean) => {
        if (!isCurrent()) return;
        const isStrict = hasWaited || mayBeKept || hasLostDraft(review);
        // If the server says whose the predictions are, they show whether it still has the session of this player.
        if (isStrict || predictions.nameOwner.peek()) await postRest(sending, isStrict);
        else await post(sending, review.lines);
      };
      const hasRun = await runExclusively(`lmx:pool:${reviewer}`, sending.deadline, work);
      if (!hasRun && isCurrent()) showFailure(sending, new ApiError('networkError'), false);
    } finally {
      // After a `reset`, `isSending` and the dialog may belong to a send of the next session.
      if (!signal.aborted) {
        isSending.value = false;
        modal.hide('sendingPool');
      }
    }
  }

  const onConfirm = (review: Review) => void send(review);

  return {
    /** Asks for a confirmation, then sends. */
    review: (week: Week) => ask({ week, onConfirm }),
  };
}
