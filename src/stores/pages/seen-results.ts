/** The week whose results each player of this device has seen last, so that they are revealed once. */
import { parseStored } from '../../domain/parse-stored.ts';
import type { Id } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

const MAX_USERS = 5;

type Row = readonly [Id, number];

function readAll(storage: Pick<KeyValueStorage, 'get'>): Row[] {
  const rows = parseStored(storage.get(STORAGE_KEYS.seenResults));
  if (!Array.isArray(rows)) return [];
  return rows.filter(
    (row): row is Row => Array.isArray(row) && typeof row[0] === 'string' && Number.isInteger(row[1]),
  );
}

export function readSeenWeek(storage: Pick<KeyValueStorage, 'get'>, userId: Id): number | null {
  return readAll(storage).find(([id]) => id === userId)?.[1] ?? null;
}

export function writeSeenWeek(storage: Pick<KeyValueStorage, 'get' | 'set'>, userId: Id, week: number): void {
  const others = readAll(storage).filter(([id]) => id !== userId);
  storage.set(
    STORAGE_KEYS.seenResults,
    JSON.stringify([...others, [userId, week] as const].slice(-MAX_USERS)),
  );
}
