/** The receipt: the dialog `poolSent` or `poolsSent`, which shows the scores that the server has, as a ticket. */
import { filterByGame } from '../../domain/predictions.ts';
import { createLocalId, getFolio, getSentAt, type PickLine } from '../../domain/tickets.ts';
import type { Prediction, ScorePick, Week } from '../../domain/types.ts';
import { type Answer, getTrivia } from './record-sent.ts';
import type { SendContext } from './sending-state.ts';

interface Sent {
  week: Week;
  /** The scores that the server has. */
  saved: readonly PickLine[];
  /** Number of sent scores that the server has accepted and not saved. They stay drafts. */
  unsaved: number;
  answer: Answer;
}

/** Accepting the receipt opens the trivia that the answer has brought. */
export function showReceipt(context: SendContext, { week, saved, unsaved, answer }: Sent): void {
  const { modal, predictions, time, trivia, weekView } = context;
  const gameIds = new Set(saved.map(({ gameId }) => gameId));
  const left = weekView.unsent.peek().filter(({ game }) => !gameIds.has(game.id)).length;
  const received = getTrivia(answer);
  const hasQuestion = received !== null && received !== 'already-answered';
  modal.show({
    type: saved.length > 1 ? 'poolsSent' : 'poolSent',
    params: {
      week,
      lines: saved,
      // That of the whole ticket of the week, which Partidos and Perfil show too.
      folio: getFolio(weekView.entries.peek().flatMap(({ prediction }) => prediction.peek() ?? [])),
      sentAt: getSentAt(filterByGame(predictions.peekAll(), saved)) ?? time.read(),
      left,
      unsaved,
      lostTrivia: answer === 'lost' ? getLostTrivia(context, week.number, left) : undefined,
    },
    onAccept: hasQuestion ? trivia.open : undefined,
  });
}

/**
 * With a lost answer, the trivia of the week may be lost too. The server sends it again with the next predictions of the
 * week (`later`), if the week has games left to send. Undefined when this device already has the trivia.
 */
function getLostTrivia({ trivia }: SendContext, week: number, left: number): 'later' | 'gone' | undefined {
  const known = [trivia.pending.peek(), trivia.answered.peek()];
  if (known.some((question) => question?.week === week)) return undefined;
  return left > 0 ? 'later' : 'gone';
}

/**
 * Returns one prediction for each sent score: the prediction that the server returned (`saved`), otherwise a
 * prediction with the sent score and the time `sentAt` (ms), whose id is no folio.
 */
export function createPredictions(
  picks: readonly ScorePick[],
  saved: readonly Prediction[],
  sentAt: number,
): Prediction[] {
  return picks.map(
    ({ gameId, homeScore, awayScore }) =>
      saved.find((prediction) => prediction.gameId === gameId) ?? {
        gameId,
        homeScore,
        awayScore,
        id: createLocalId(gameId),
        points: null,
        createdAt: sentAt,
      },
  );
}
