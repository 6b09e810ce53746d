import type { PoolSaved } from '../../api/api.ts';
import { filterSaved } from '../../domain/drafts.ts';
import { filterByGame } from '../../domain/predictions.ts';
import type { PickLine } from '../../domain/tickets.ts';
import type { Id } from '../../domain/types.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { getFolioAndTime } from './receipt.ts';
import type { Review } from './review.ts';
import type { SendContext } from './send-context.ts';

/** `lost` when no tab has got the answer, `elsewhere` when another tab has. */
export type Answer = PoolSaved | 'lost' | 'elsewhere';

/**
 * Ends a send whose scores `saved` the server has: they are no drafts any more, and the dialog shows them. `unsaved`: the
 * number of sent scores that the server accepted and didn't save. They stay drafts.
 */
export function finish(
  context: SendContext,
  { week, reviewer }: Review,
  saved: readonly PickLine[],
  answer: Answer,
  unsaved = 0,
): void {
  const { drafts, lastSent, modal, predictions, time, trivia, weekView } = context;
  const ids = new Set(saved.map(({ gameId }) => gameId));
  lastSent.value = ids;
  drafts.dismissRestored();
  drafts.drop(week.number, [...ids]);
  tellTabs(context, reviewer);
  const hasTrivia = keepTrivia(context, answer, week.number);
  const left = weekView.unsent.peek().filter(({ game }) => !ids.has(game.id)).length;
  modal.show({
    type: saved.length > 1 ? 'poolsSent' : 'poolSent',
    params: {
      week,
      lines: saved,
      ...getFolioAndTime(saved, predictions.peekAll(), time.read()),
      left,
      unsaved,
      lostTrivia: getLostTrivia(context, answer, week.number, left),
    },
    onAccept: hasTrivia ? trivia.open : undefined,
  });
}

/** Ends a send that the server has accepted. Of the sent scores `picks`, those that it doesn't list are not saved. */
export function finishAccepted(
  context: SendContext,
  review: Review,
  picks: readonly PickLine[],
  answer: PoolSaved,
): void {
  const { modal, predictions } = context;
  const kept = predictions.peekAll();
  const saved = filterSaved(review.lines, kept);
  const unsaved = picks.length - filterSaved(picks, kept).length;
  if (saved.length > 0) {
    finish(context, review, saved, answer, unsaved);
    return;
  }
  keepTrivia(context, answer, review.week.number);
  if (filterByGame(kept, picks).length > 0) modal.show({ type: 'poolInvalid' });
  else modal.show({ type: 'unpreventedError', params: { unsaved } });
}

/** Makes the other tabs of the player load the predictions. */
function tellTabs({ storage }: SendContext, playerId: Id) {
  storage.set(STORAGE_KEYS.sent, playerId);
  storage.remove(STORAGE_KEYS.sent);
}

/** Keeps the question of an answer, and forgets one that is answered. Returns whether the answer has a question. */
function keepTrivia({ trivia }: SendContext, answer: Answer, week: number): boolean {
  const question = typeof answer === 'object' ? answer.trivia : null;
  const hasQuestion = typeof question === 'object' && question !== null;
  if (hasQuestion) trivia.keep(question, week);
  // Another tab may have sent these scores and received the trivia.
  else trivia.restore();
  if (question === 'already-answered') trivia.drop(week);
  return hasQuestion;
}

/**
 * With the answer, a trivia may be lost. The server sends it again with the next predictions (`later`), of which the
 * week has `left` games. Undefined if none is lost.
 */
function getLostTrivia({ trivia }: SendContext, answer: Answer, week: number, left: number) {
  const known = [trivia.pending.peek(), trivia.answered.peek()];
  if (answer !== 'lost' || known.some((question) => question?.week === week)) return undefined;
  return left > 0 ? 'later' : 'gone';
}
