/**
 * Sending a boleto (spec §4, "Sending pools"): the review, one POST for each confirmation whatever the thumbs do
 * and in how many tabs, and the truth read back when the answer got lost.
 */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, PoolSaved } from '../../api/api.ts';
import { areAllSaved, isBlank, type ReadyScore } from '../../domain/drafts.ts';
import type { Id, Prediction, Week } from '../../domain/types.ts';
import { deadlineIn, READ_BACK_MS } from '../../lib/deadline.ts';
import { runExclusively } from '../../lib/run-exclusively.ts';
import type { DraftsStore } from '../games/drafts.ts';
import type { PredictionsStore } from '../games/predictions.ts';
import type { WeekView } from '../games/week-view.ts';
import { getErrorDialog, toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore, TicketLine } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import type { TriviaStore } from '../trivia/trivia.ts';
import { getHoursBefore, updateReview } from './review-update.ts';

/** A boleto that the server keeps, as the player may look at it again. */
export interface SentTicket {
  week: number;
  /** The id of its first prediction, null where nobody told. */
  folio: Id | null;
  /** Server time of the stamp, ms. */
  sentAt: number;
  lines: readonly TicketLine[];
}

/** The way of a boleto to the server. */
export interface Sender {
  isSending: ReadonlySignal<boolean>;
  /** The last boleto sent in this visit, for its stamp to fall once. */
  lastTicket: ReadonlySignal<SentTicket | null>;
  /** Opens the review of everything that can be sent now; `weekName` is how the dialogs call the week. */
  review(weekName: string): void;
  reset(): void;
}

/** A boleto on its way, with all that its dialogs will say: the page may show another week by then. */
interface Boleto {
  week: Week;
  /** The week's name on screen. */
  name: string;
  lines: readonly TicketLine[];
  /** When the week closes, ms. */
  until: number;
}

/** One confirmation on its way. */
interface Sending {
  /** False once the player, the session or the page's data is another. */
  isCurrent: () => boolean;
  /** When the player must have the outcome, whatever it takes to find it out. */
  deadline: number;
}

/** How the id of a prediction begins that the server kept without telling its folio. */
const UNNAMED = 'sent-';

/** The predictions the server named; for the others what was sent, with the time it was sent at (ms). */
function toPredictions(
  scores: readonly ReadyScore[],
  saved: readonly Prediction[],
  sentAt: number,
): Prediction[] {
  return scores.map(
    (score) =>
      saved.find(({ gameId }) => gameId === score.gameId) ?? {
        ...score,
        id: `${UNNAMED}${score.gameId}`,
        points: null,
        createdAt: sentAt,
      },
  );
}

interface SenderDeps {
  api: Pick<Api, 'sendPool'>;
  weekView: WeekView;
  predictions: PredictionsStore;
  drafts: DraftsStore;
  trivia: TriviaStore;
  modal: ModalStore;
  time: Pick<TimeStore, 'read'>;
  userId: () => Id | null;
  /** False when this tab's session is no longer the device's: nothing may be sent then. */
  isSessionOurs: () => boolean;
  /** Told after a refusal that says our lists are old. */
  onStale: () => void;
  /** The browser's locks across tabs, where it has them. */
  locks?: Pick<LockManager, 'request'> | undefined;
}

/** Sends what is filled in for the week that `weekView` shows. */
export function createSender(deps: SenderDeps): Sender {
  const { api, weekView, predictions, drafts, trivia, modal, time, userId, isSessionOurs, onStale, locks } =
    deps;
  const isSending = signal(false, { name: 'sender.isSending' });
  const lastTicket = signal<SentTicket | null>(null, { name: 'sender.lastTicket' });
  let epoch = 0;

  function toLines(scores: readonly ReadyScore[]): TicketLine[] {
    return scores.flatMap(({ gameId, homeScore, awayScore }) => {
      const game = weekView.entries.peek().find((entry) => entry.game.id === gameId)?.game;
      return game ? [{ gameId, home: game.home, away: game.away, homeScore, awayScore }] : [];
    });
  }

  const only = (boleto: Boleto, ids: ReadonlySet<Id>): Boleto => ({
    ...boleto,
    lines: boleto.lines.filter(({ gameId }) => ids.has(gameId)),
  });
  const isSavedAll = ({ lines }: Boleto) => areAllSaved(lines, predictions.peekAll());

  function succeed({ week, name, lines, until }: Boleto, answer: PoolSaved | null) {
    const ids = new Set(lines.map(({ gameId }) => gameId));
    const rows = predictions.peekAll().filter(({ gameId }) => ids.has(gameId));
    const sentAt = Math.max(0, ...rows.map(({ createdAt }) => createdAt ?? 0)) || time.read();
    const folio = rows.find(({ id }) => !id.startsWith(UNNAMED))?.id ?? null;
    lastTicket.value = { week: week.number, folio, sentAt, lines };
    drafts.dismissRestored();
    drafts.drop(week.number, [...ids]);
    const question = answer?.trivia;
    const hasTrivia = typeof question === 'object' && question !== null;
    if (hasTrivia) trivia.keep(question, week.number, until);
    modal.show({
      type: lines.length > 1 ? 'poolsSent' : 'poolSent',
      params: { count: lines.length, lines, folio: folio ?? undefined, sentAt, weekName: name },
      onAccept: hasTrivia ? trivia.open : undefined,
    });
  }

  /** What the server holds, as far as it can be read; false when it can't. */
  async function readBack(deadline: number): Promise<boolean> {
    try {
      await predictions.load({ deadline });
      return true;
    } catch {
      return false;
    }
  }

  async function post(boleto: Boleto, { isCurrent, deadline }: Sending) {
    const { week, lines } = boleto;
    const scores = lines.map(({ gameId, homeScore, awayScore }) => ({ gameId, homeScore, awayScore }));
    try {
      const answer = await api.sendPool(scores, { deadline: deadline - READ_BACK_MS });
      if (!isCurrent()) return;
      if (!(await readBack(deadline)) || !isSavedAll(boleto))
        predictions.add(week.number, toPredictions(scores, answer.saved, time.read()));
      if (isCurrent()) succeed(boleto, answer);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!isCurrent()) return;
      // The answer got lost, or the games were predicted by an earlier try: what the server holds decides.
      const isDoubtful = error.outcomeUnknown || error.kind === 'pool-invalid';
      if (isDoubtful && (await readBack(deadline)) && isCurrent() && isSavedAll(boleto)) {
        succeed(boleto, null);
        return;
      }
      if (!isCurrent()) return;
      const type = getErrorDialog(error);
      if (type === null) modal.hide('sendingPool');
      else modal.show({ type, params: { hours: getHoursBefore(week), count: lines.length } });
      if (error.kind.startsWith('pool-')) onStale();
    }
  }

  /** After waiting for another tab: what it has sent meanwhile is not sent again. */
  async function sendRest(boleto: Boleto, sending: Sending) {
    await readBack(sending.deadline);
    const taken = new Set(predictions.peekAll().map(({ gameId }) => gameId));
    const rest = new Set(boleto.lines.map(({ gameId }) => gameId).filter((id) => !taken.has(id)));
    if (rest.size > 0) await post(only(boleto, rest), sending);
    else if (isSavedAll(boleto)) succeed(boleto, null);
    else modal.show({ type: 'poolInvalid' });
  }

  /** Whether a reviewed score is no draft any more: another tab was quicker and has sent it, its lock given back. */
  function isTakenElsewhere({ week, lines }: Boleto): boolean {
    drafts.reread(week.number);
    return lines.some(({ gameId }) => isBlank(drafts.of(week.number, gameId)));
  }

  async function send(reviewed: Boleto, reviewer: Id) {
    // Set before the first wait: a second thumb finds it closed.
    if (isSending.peek()) return;
    const mine = epoch;
    const isCurrent = () => mine === epoch && userId() === reviewer && isSessionOurs();
    // What another tab has sent is no draft here any more: then the server says what is left of the review. Otherwise
    // what closed while it stood stays behind.
    const isLate = isTakenElsewhere(reviewed);
    const open = new Set(weekView.readyNow().map(({ gameId }) => gameId));
    const boleto = isLate ? reviewed : only(reviewed, open);
    if (boleto.lines.length === 0) {
      modal.show({ type: 'poolGameNotAvailable', params: { hours: getHoursBefore(boleto.week) } });
      return;
    }
    const sending: Sending = { isCurrent, deadline: deadlineIn() };
    isSending.value = true;
    drafts.flush();
    modal.show({ type: 'sendingPool', params: { count: boleto.lines.length } });
    try {
      const hasRun = await runExclusively(
        locks,
        `lmx:pool:${reviewer}`,
        sending.deadline,
        async (hasWaited) => {
          if (!isCurrent()) return;
          const mayBeSent = hasWaited || isLate || isTakenElsewhere(boleto);
          if (mayBeSent) await sendRest(boleto, sending);
          else await post(boleto, sending);
        },
      );
      if (!hasRun && isCurrent()) modal.show({ type: 'networkError' });
    } finally {
      if (mine === epoch) isSending.value = false;
      // Whatever happened, "sending" does not outlive the sending.
      modal.hide('sendingPool');
    }
  }

  updateReview(modal, weekView);

  return {
    isSending,
    lastTicket,
    review(weekName) {
      const week = weekView.week.peek();
      const reviewer = userId();
      if (!week || reviewer === null || isSending.peek() || modal.isVisible.peek()) return;
      const lines = toLines(weekView.readyNow());
      if (lines.length === 0) return;
      const until = weekView.lastCutoff.peek() ?? time.read();
      modal.show({
        type: 'sendPool',
        params: { count: lines.length, missing: weekView.counts.peek().toFill, lines, weekName },
        onAccept: () => void send({ week, name: weekName, lines, until }, reviewer),
      });
    },
    reset() {
      epoch += 1;
      isSending.value = false;
      lastTicket.value = null;
    },
  };
}
