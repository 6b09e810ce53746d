import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { PoolSaved } from '../../api/api.ts';
import type { ApiError } from '../../api/error.ts';
import { areAllSaved, isBlank, isComplete } from '../../domain/drafts.ts';
import { createTicketLines, getSentAt, type TicketLine } from '../../domain/tickets.ts';
import type { Id, Prediction, ScorePick, Week } from '../../domain/types.ts';
import { getHoursBefore, isFillable } from '../../domain/window.ts';
import { createDeadline, getTimeLeft, READ_BACK_MS } from '../../lib/clock.ts';
import type { GameContext, GameData } from '../game-stores.ts';
import type { SeasonStore } from '../games/season.ts';
import type { WeekView } from '../games/week-view.ts';
import { getErrorDialog, toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore, ReviewParams } from '../shell/modal.ts';
import type { TriviaStore } from '../trivia/trivia.ts';

const LOCAL_ID_PREFIX = 'sent-';

/** Returns the items whose `gameId` is also that of one of `games`. */
export function filterByGame<Item extends { gameId: Id }>(
  items: readonly Item[],
  games: readonly { gameId: Id }[],
): Item[] {
  const ids = new Set(games.map(({ gameId }) => gameId));
  return items.filter(({ gameId }) => ids.has(gameId));
}

/**
 * Returns one prediction for each sent score: the prediction that the server returned (`saved`), otherwise a
 * prediction with the sent score and the time `sentAt` (ms).
 */
export function createPredictions(
  picks: readonly ScorePick[],
  saved: readonly Prediction[],
  sentAt: number,
): Prediction[] {
  return picks.map(
    (pick) =>
      saved.find(({ gameId }) => gameId === pick.gameId) ?? {
        ...pick,
        id: `${LOCAL_ID_PREFIX}${pick.gameId}`,
        points: null,
        createdAt: sentAt,
      },
  );
}

export function getReceipt(picks: readonly ScorePick[], kept: readonly Prediction[], now: number) {
  const rows = filterByGame(kept, picks);
  return {
    folio: rows.find(({ id }) => !id.startsWith(LOCAL_ID_PREFIX))?.id,
    sentAt: getSentAt(rows) ?? now,
  };
}

/** Why a reviewed game is no longer sent; `emptied`: its score is incomplete, as after an edit in another tab. */
export type Removal = 'sent' | 'closed' | 'emptied';

/**
 * Returns the review without the removed games and with `toFill` as the number of missing scores, or null when
 * nothing changes. When no game is left, returns the reason of the last removals, `sent` before `closed`.
 */
export function updateReview(
  { lines, missing }: ReviewParams,
  removed: ReadonlyMap<Id, Removal>,
  toFill: number,
): ReviewParams | Removal | null {
  const left = lines.filter(({ gameId }) => !removed.has(gameId));
  if (left.length === 0) {
    const reasons = lines.map(({ gameId }) => removed.get(gameId));
    return (['sent', 'closed'] as const).find((reason) => reasons.includes(reason)) ?? 'emptied';
  }
  return left.length < lines.length || toFill !== missing ? { lines: left, missing: toFill } : null;
}

interface Sending {
  /**
   * False once the player has logged out, another player has logged in, another tab has changed the session,
   * or `reset` was called.
   */
  isCurrent: () => boolean;
  deadline: number;
}

const NONE: ReadonlySet<Id> = new Set();

/**
 * What the dialog “¿Sellamos tu boleto?” showed when it opened. It is stored because the page may show another week
 * before the server has answered the send.
 */
interface Review {
  week: Week;
  weekName: string;
  lines: readonly TicketLine[];
  /** Number of games of the week that are not in this review and have no sent prediction, but can still get one. */
  left: number;
}

function showClosed(modal: ModalStore, week: Week): void {
  modal.show({ type: 'poolGameNotAvailable', params: { hours: getHoursBefore(week) } });
}

/**
 * While the review is open, removes games that no longer accept predictions, that another tab or device has sent,
 * or whose score another tab has made incomplete, and updates the number of missing scores. When no game is left,
 * closes the review and shows `poolGameNotAvailable`, or a toast if the games were sent elsewhere.
 */
function updateReviewOnChange({ modal, toast }: GameContext, weekView: WeekView): void {
  let sent = new Set<Id>();
  effect(() => {
    const open = modal.current.value;
    const week = weekView.week.value;
    if (open?.type !== 'sendPool' || !week) {
      sent = new Set();
      return;
    }
    const { lines, missing } = open.params;
    const reviewed = new Set(lines.map(({ gameId }) => gameId));
    const removed = new Map<Id, Removal>();
    let unconfirmed = 0;
    for (const { game, state, score } of weekView.entries.value) {
      // The tab that sends a score deletes its draft, before this tab has loaded the prediction. Until then, the
      // game looks empty but isn't counted as missing.
      if (reviewed.has(game.id) && (state.value === 'sent' || isBlank(score.value))) sent.add(game.id);
      if (sent.has(game.id)) removed.set(game.id, 'sent');
      else if (!isFillable(state.value)) removed.set(game.id, 'closed');
      else if (!isComplete(score.value)) removed.set(game.id, 'emptied');
      if (sent.has(game.id) && isFillable(state.value)) unconfirmed += 1;
    }
    const next = updateReview({ lines, missing }, removed, weekView.counts.value.toFill - unconfirmed);
    if (typeof next === 'string') {
      modal.hide('sendPool');
      if (next === 'closed') showClosed(modal, week);
      if (next === 'sent') toast.show('sent-elsewhere');
    } else if (next) {
      modal.reviseReview({ ...open.params, ...next });
    }
  });
}

export function createSender(
  data: GameData,
  { weekView, refresh }: Pick<SeasonStore, 'weekView' | 'refresh'>,
  trivia: TriviaStore,
) {
  const { api, auth, session, predictions, drafts, modal, time } = data;
  const isSending = signal(false);
  const lastSent = signal(NONE);
  let lifetime = new AbortController();

  async function readBack(deadline: number): Promise<readonly Prediction[] | null> {
    try {
      await predictions.load({ deadline });
      return predictions.peekAll();
    } catch {
      return null;
    }
  }

  /** True when a game of `picks` has no draft any more, as after another tab has sent its score. */
  function hasLostDraft({ week }: Review, picks: readonly ScorePick[]): boolean {
    drafts.reread(week.number);
    return picks.some(({ gameId }) => isBlank(drafts.getScore(week.number, gameId)));
  }

  /** `answer`: `lost` when no tab has got it, `elsewhere` when another tab has. */
  function finish(review: Review, picks: readonly ScorePick[], answer: PoolSaved | 'lost' | 'elsewhere') {
    const { week, weekName, left } = review;
    const ids = new Set(picks.map(({ gameId }) => gameId));
    lastSent.value = ids;
    drafts.dismissRestored();
    drafts.drop(week.number, [...ids]);
    const question = typeof answer === 'object' ? answer.trivia : null;
    const hasTrivia = typeof question === 'object' && question !== null;
    if (hasTrivia) trivia.keep(question, week.number);
    // Another tab may have sent these scores and received the trivia.
    else trivia.restore();
    if (question === 'already-answered') trivia.drop(week.number);
    const isKnown = [trivia.pending.peek(), trivia.answered.peek()].some(
      (known) => known?.week === week.number,
    );
    modal.show({
      type: picks.length > 1 ? 'poolsSent' : 'poolSent',
      params: {
        lines: filterByGame(review.lines, picks),
        ...getReceipt(picks, predictions.peekAll(), time.read()),
        weekName,
        left,
        // With the answer, a trivia may be lost. The server sends it again with the next predictions.
        lostTrivia: answer !== 'lost' || isKnown ? undefined : left > 0 ? 'later' : 'gone',
      },
      onAccept: hasTrivia ? trivia.open : undefined,
    });
  }

  function showFailure(error: ApiError, { week }: Review) {
    const type = getErrorDialog(error);
    if (type === 'poolGameNotAvailable') showClosed(modal, week);
    else if (type) modal.show({ type });
    // Every kind `pool-…` is a refusal by the rules of the week, so the games on screen are out of date.
    if (error.kind.startsWith('pool')) void refresh();
  }

  async function post(review: Review, picks: readonly ScorePick[], { isCurrent, deadline }: Sending) {
    let answer: PoolSaved | null = null;
    let error: ApiError | null = null;
    try {
      answer = await api.sendPool(picks, { deadline: deadline - READ_BACK_MS });
    } catch (thrown) {
      error = toApiError(thrown);
    }
    if (!isCurrent()) return;
    // `poolInvalid` may mean that the games already have predictions, sent by another tab or device.
    const mayBeSaved = error === null || error.outcomeUnknown || error.kind === 'poolInvalid';
    const kept = mayBeSaved ? await readBack(deadline) : null;
    if (!isCurrent()) return;
    const areListed = kept !== null && areAllSaved(picks, kept);
    if (error && !areListed) {
      showFailure(error, review);
      return;
    }
    if (!areListed) {
      // The server accepted the scores, but the reload failed or doesn't contain them all yet.
      predictions.add(review.week.number, createPredictions(picks, answer?.saved ?? [], time.read()));
    }
    finish(review, picks, answer ?? 'lost');
  }

  async function postRest(review: Review, picks: readonly ScorePick[], sending: Sending) {
    await readBack(sending.deadline);
    const kept = predictions.peekAll();
    const predicted = new Set(kept.map(({ gameId }) => gameId));
    const rest = picks.filter(({ gameId }) => !predicted.has(gameId));
    if (rest.length > 0) {
      await post(review, rest, sending);
    } else if (areAllSaved(picks, kept)) {
      // A tab that gets the answer to its send deletes the drafts.
      const hasArrived = hasLostDraft(review, picks);
      finish(review, picks, hasArrived ? 'elsewhere' : 'lost');
    } else {
      modal.show({ type: 'poolInvalid' });
    }
  }

  async function send(review: Review, reviewed: readonly ScorePick[], reviewer: Id) {
    if (isSending.peek()) return;
    const { signal } = lifetime;
    const isCurrent = () => !signal.aborted && auth.userId.peek() === reviewer && session.isCurrent();
    // A reviewed score without a draft has probably been sent by another tab. `postRest` then reloads the
    // predictions and sends only the scores of games without a prediction.
    const mayBeSentElsewhere = hasLostDraft(review, reviewed);
    const picks = mayBeSentElsewhere ? reviewed : filterByGame(reviewed, weekView.readyNow());
    if (picks.length === 0) {
      showClosed(modal, review.week);
      return;
    }
    const sending: Sending = { isCurrent, deadline: createDeadline() };
    // Set before the first `await`, so that a second press is ignored.
    isSending.value = true;
    drafts.flush();
    modal.show({ type: 'sendingPool' });
    try {
      const work = async (hasWaited: boolean) => {
        if (!isCurrent()) return;
        const mayBeSent = hasWaited || mayBeSentElsewhere || hasLostDraft(review, picks);
        await (mayBeSent ? postRest : post)(review, picks, sending);
      };
      const hasRun = await runExclusively(`lmx:pool:${reviewer}`, sending.deadline, work);
      if (!hasRun && isCurrent()) modal.show({ type: 'networkError' });
    } finally {
      // After a `reset`, `isSending` and the dialog may belong to a send of the next session.
      if (!signal.aborted) {
        isSending.value = false;
        modal.hide('sendingPool');
      }
    }
  }

  updateReviewOnChange(data, weekView);

  return {
    isSending: isSending as ReadonlySignal<boolean>,
    lastSent: lastSent as ReadonlySignal<ReadonlySet<Id>>,
    /** Asks for a confirmation. `goToGame` leaves the dialog for a game that closes soon and has no score. */
    review(weekName: string, goToGame?: (gameId: Id) => void) {
      const week = weekView.week.peek();
      const reviewer = auth.userId.peek();
      const picks = weekView.readyNow();
      if (!week || reviewer === null || isSending.peek() || modal.isVisible.peek() || picks.length === 0)
        return;
      const games = weekView.entries.peek().map(({ game }) => game);
      const lines = createTicketLines(picks, games);
      const review = { week, weekName, lines, left: weekView.unsent.peek().length - picks.length };
      modal.show({
        type: 'sendPool',
        params: { lines, missing: weekView.counts.peek().toFill, goToGame },
        onAccept: ({ lines: left }) => void send(review, filterByGame(picks, left), reviewer),
      });
    },
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      isSending.value = false;
      lastSent.value = NONE;
      modal.hide('sendingPool');
    },
  };
}

/**
 * Runs `job` while holding the Web Lock `name`, and passes `true` to `job` after waiting for the lock of
 * another tab. Returns false without running `job` when another tab still holds the lock at `deadline`
 * (`performance.now()`). Without Web Locks, or when the browser refuses the lock, `job` runs without a lock.
 * Rejects when `job` rejects.
 */
export async function runExclusively(
  name: string,
  deadline: number,
  job: (hasWaited: boolean) => Promise<void>,
): Promise<boolean> {
  const { locks } = globalThis.navigator ?? {};
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), getTimeLeft(deadline));
  let hasRun = false;
  const run = (hasWaited: boolean) => {
    hasRun = true;
    return job(hasWaited);
  };
  try {
    await locks?.request(name, { ifAvailable: true }, (lock) => (lock ? run(false) : undefined));
    if (locks && !hasRun) await locks.request(name, { signal: controller.signal }, () => run(true));
  } catch (thrown) {
    if (hasRun) throw thrown;
    if (controller.signal.aborted) return false;
    // Some browsers refuse a lock in frames and in pages that are being left. Then the job runs without one.
  } finally {
    clearTimeout(timer);
  }
  if (!hasRun) await run(false);
  return true;
}
