import type { PoolSaved } from '../../api/api.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { WeeksStore } from '../games/weeks.ts';
import type { AuthStore } from '../session/auth.ts';
import { readPending } from './stored-trivia.ts';
import type { TriviaStore } from './trivia.ts';
import { addPending, removePending } from './write-stored-trivia.ts';

interface ReceiveDeps {
  auth: Pick<AuthStore, 'userId'>;
  storage: KeyValueStorage;
  trivia: Pick<TriviaStore, 'restore'>;
  weeks: Pick<WeeksStore, 'currentNumber'>;
}

/**
 * Takes what the answer to sent predictions of `week` says of its trivia: the question, or that the player has answered
 * it, as on another device. Null: nothing.
 */
export function receiveTrivia(
  { auth, storage, trivia, weeks }: ReceiveDeps,
  received: PoolSaved['trivia'],
  week: number,
): void {
  const player = auth.userId.peek();
  if (player === null) return;

  if (received === 'already-answered') {
    const answered = readPending(storage, player).filter((pending) => pending.week === week);
    for (const pending of answered) removePending(storage, player, pending.trivia.id);
  } else if (received) {
    // The server accepts no answer to the trivia of a week that is over.
    const current = weeks.currentNumber.peek() ?? 0;
    const over = readPending(storage, player).filter((pending) => pending.week < current);
    for (const pending of over) removePending(storage, player, pending.trivia.id);
    addPending(storage, player, { trivia: received, week });
  }
  // Also takes over what another tab has received, which may have sent the same scores.
  trivia.restore();
}
