/** Changes the trivias on the device that wait for an answer. */
import type { Id } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { type PendingTrivia, type Row, readRows } from './stored-trivia.ts';

const MAX_ROWS = 10;

export function addPending(storage: KeyValueStorage, userId: Id, pending: PendingTrivia): void {
  const others = withoutTrivia(readRows(storage), userId, pending.trivia.id);
  write(storage, [[userId, pending], ...others]);
}

export function removePending(storage: KeyValueStorage, userId: Id, triviaId: Id): void {
  write(storage, withoutTrivia(readRows(storage), userId, triviaId));
}

export function removeAllPending(storage: KeyValueStorage, userId: Id): void {
  write(
    storage,
    readRows(storage).filter(([id]) => id !== userId),
  );
}

const withoutTrivia = (rows: readonly Row[], userId: Id, triviaId: Id): Row[] =>
  rows.filter(([id, { trivia }]) => id !== userId || trivia.id !== triviaId);

function write(storage: KeyValueStorage, rows: readonly Row[]) {
  if (rows.length > 0) storage.set(STORAGE_KEYS.pendingTrivia, JSON.stringify(rows.slice(0, MAX_ROWS)));
  else storage.remove(STORAGE_KEYS.pendingTrivia);
}
