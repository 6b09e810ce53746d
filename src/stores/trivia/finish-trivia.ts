import type { Id } from '../../domain/types.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { AuthStore } from '../session/auth.ts';
import type { TriviaStore } from './trivia.ts';
import { removePending } from './write-stored-trivia.ts';

export interface FinishDeps {
  auth: Pick<AuthStore, 'userId'>;
  storage: KeyValueStorage;
  trivia: Pick<TriviaStore, 'restore'>;
}

/** The trivia waits for no answer any more: it is answered, or the server accepts no answer. */
export function finishTrivia({ auth, storage, trivia }: FinishDeps, triviaId: Id): void {
  const player = auth.userId.peek();
  if (player !== null) removePending(storage, player, triviaId);
  trivia.restore();
}
