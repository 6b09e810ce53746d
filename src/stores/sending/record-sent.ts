import type { PoolSaved } from '../../api/api.ts';
import type { PickLine } from '../../domain/tickets.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import type { Review } from './review.ts';
import type { SendContext } from './sending-state.ts';

/** The answer to a send, or who has received it: another tab (`elsewhere`), or no tab (`lost`). */
export type Answer = PoolSaved | 'elsewhere' | 'lost';

export const getTrivia = (answer: Answer): PoolSaved['trivia'] =>
  typeof answer === 'string' ? null : answer.trivia;

/** Records that the server has the scores `saved` of a review: they are no drafts any more. Shows nothing. */
export function recordSent(
  { drafts, lastSent, storage, trivia }: SendContext,
  { week, reviewer }: Review,
  saved: readonly PickLine[],
  answer: Answer,
): void {
  const gameIds = saved.map(({ gameId }) => gameId);
  lastSent.value = new Set(gameIds);
  drafts.dismissRestored();
  drafts.drop(week.number, gameIds);
  // Makes the other tabs of the player load the predictions (`start` in `sender.ts`).
  storage.set(STORAGE_KEYS.sent, reviewer);
  storage.remove(STORAGE_KEYS.sent);
  trivia.receive(getTrivia(answer), week.number);
}
