/** The trivias on the device that wait for an answer: a row for each, with its player. */
import { parseStored } from '../../domain/parse-stored.ts';
import type { Id, Trivia } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

export interface PendingTrivia {
  trivia: Trivia;
  week: number;
}

export type Row = readonly [Id, PendingTrivia];

const MAX_OPTIONS = 200;

function isPending(value: unknown): value is PendingTrivia {
  const { week, trivia } = (value ?? {}) as Partial<PendingTrivia>;
  return (
    Number.isInteger(week) &&
    typeof trivia?.id === 'string' &&
    typeof trivia.question === 'string' &&
    Array.isArray(trivia.options) &&
    trivia.options.length <= MAX_OPTIONS &&
    trivia.options.every((option) => typeof option === 'string')
  );
}

export function readRows(storage: KeyValueStorage): Row[] {
  const rows = parseStored(storage.get(STORAGE_KEYS.pendingTrivia));
  if (!Array.isArray(rows)) return [];
  return rows.filter(
    (row): row is Row => Array.isArray(row) && typeof row[0] === 'string' && isPending(row[1]),
  );
}

/** The trivias of a player that wait for an answer, the one received last first. */
export const readPending = (storage: KeyValueStorage, userId: Id): PendingTrivia[] =>
  readRows(storage).flatMap(([id, pending]) => (id === userId ? [pending] : []));
