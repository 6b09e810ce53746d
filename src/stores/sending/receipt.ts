/** The end of a send whose scores the server has: they are recorded, and the receipt shows them. */
import { filterByGames } from '../../domain/predictions.ts';
import { getFolio, getSentAt, type PickLine } from '../../domain/tickets.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import type { Review, SendContext } from './send-context.ts';
import type { AnswerHolder } from './send-run.ts';

interface ReceiptInput {
  review: Review;
  /** The scores of the review that the server has. */
  saved: readonly PickLine[];
  answerHolder: AnswerHolder;
  /** Number of sent scores that the server has accepted and has no prediction for: they stay drafts. Default: 0. */
  unsavedCount?: number;
}

export function endWithReceipt(context: SendContext, sent: ReceiptInput): void {
  settleSent(context, sent);
  showReceipt(context, sent);
}

/** Records the saved scores: their stamps, the end of their drafts, and the notice to other tabs. */
function settleSent(
  { drafts, state, storage, trivia }: SendContext,
  { review, saved, answerHolder }: ReceiptInput,
): void {
  const { week, playerId } = review;
  const gameIds = saved.map(({ gameId }) => gameId);
  state.lastSent.value = new Set(gameIds);
  // Makes the other tabs of the player load the predictions (`start` in `sending-store.ts`). Comes before the drafts
  // are dropped, so that an open review of another tab knows why they are gone (`review.ts`).
  storage.set(STORAGE_KEYS.sent, playerId);
  storage.remove(STORAGE_KEYS.sent);
  // Closes the note that says that the scores on the page are drafts of an earlier visit.
  drafts.dismissRestored();
  drafts.drop(week.number, gameIds);
  // A game that was sent elsewhere with another score has no use for its draft either.
  drafts.tidy(week.number);
  // Another tab may have received the trivia of these scores.
  if (answerHolder.kind !== 'this-tab') trivia.restore();
}

/**
 * The dialog `poolSent` or `poolsSent`, with the saved scores as a ticket. Accepting it opens the trivia that the
 * answer has brought.
 */
function showReceipt(
  context: SendContext,
  { review, saved, answerHolder, unsavedCount = 0 }: ReceiptInput,
): void {
  const { week, weekView } = review;
  const { modal, predictions, time, trivia } = context;
  const gameIds = new Set(saved.map(({ gameId }) => gameId));
  const leftCount = weekView.remaining.peek().filter(({ game }) => !gameIds.has(game.id)).length;
  const question = answerHolder.kind === 'this-tab' ? answerHolder.trivia : null;
  const hasQuestion = question !== null && question !== 'already-answered';
  modal.show({
    type: saved.length > 1 ? 'poolsSent' : 'poolSent',
    params: {
      week,
      lines: saved,
      // That of the whole ticket of the week, which Partidos and Perfil show too.
      folio: getFolio(weekView.entries.peek().flatMap(({ prediction }) => prediction.peek() ?? [])),
      sentAt: getSentAt(filterByGames(predictions.peekAll(), saved)) ?? time.read(),
      left: leftCount,
      unsaved: unsavedCount,
      lostTrivia:
        answerHolder.kind === 'nobody' ? getLostTriviaState(context, week.number, leftCount) : undefined,
    },
    onAccept: hasQuestion ? trivia.open : undefined,
  });
}

/**
 * With a lost answer, the trivia of the week may be lost too. The server sends it again with the next predictions of
 * the week (`later`), if the week has games left to send. Undefined when this device already has the trivia.
 */
function getLostTriviaState(
  { trivia }: SendContext,
  week: number,
  leftCount: number,
): 'later' | 'gone' | undefined {
  const known = [...trivia.waiting.peek(), ...trivia.answered.peek()];
  if (known.some((question) => question.week === week)) return undefined;
  return leftCount > 0 ? 'later' : 'gone';
}
