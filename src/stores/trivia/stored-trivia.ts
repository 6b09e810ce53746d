/** The trivias on the device that wait for an answer, one for each player. */
import { parseStored } from '../../domain/parse-stored.ts';
import type { Id, Trivia } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

export interface PendingTrivia {
  trivia: Trivia;
  week: number;
}

const MAX_USERS = 5;
const MAX_OPTIONS = 200;

function isPending(value: unknown): value is PendingTrivia {
  if (typeof value !== 'object' || value === null) return false;
  const { trivia, week } = value as Partial<PendingTrivia>;
  if (!Number.isInteger(week)) return false;
  if (typeof trivia !== 'object' || trivia === null) return false;
  const { id, question, options } = trivia as Partial<Trivia>;
  if (typeof id !== 'string' || typeof question !== 'string' || !Array.isArray(options)) return false;
  return options.length <= MAX_OPTIONS && options.every((option) => typeof option === 'string');
}

function readAll(storage: KeyValueStorage): [Id, PendingTrivia][] {
  const rows = parseStored(storage.get(STORAGE_KEYS.pendingTrivia));
  if (!Array.isArray(rows)) return [];
  return rows.filter(
    (row): row is [Id, PendingTrivia] =>
      Array.isArray(row) && typeof row[0] === 'string' && isPending(row[1]),
  );
}

export function readPending(storage: KeyValueStorage, userId: Id): PendingTrivia | null {
  return readAll(storage).find(([id]) => id === userId)?.[1] ?? null;
}

export function writePending(storage: KeyValueStorage, userId: Id, pending: PendingTrivia | null): void {
  const others = readAll(storage).filter(([id]) => id !== userId);
  const rows = pending ? [...others, [userId, pending] as const].slice(-MAX_USERS) : others;
  if (rows.length > 0) storage.set(STORAGE_KEYS.pendingTrivia, JSON.stringify(rows));
  else storage.remove(STORAGE_KEYS.pendingTrivia);
}
