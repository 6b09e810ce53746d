/** The trivia left for later, as it is stored on the device: one for each user. */
import type { Id, Trivia } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

/** A question kept for later. */
export interface PendingTrivia {
  trivia: Trivia;
  week: number;
  /** When its week closes and it is offered no more, in ms. */
  until: number;
}

/** Limit on the users whose question is stored; the oldest is deleted first. */
const MAX_USERS = 5;
const MAX_OPTIONS = 200;

function isPending(value: unknown): value is PendingTrivia {
  if (typeof value !== 'object' || value === null) return false;
  const { trivia, week, until } = value as Partial<PendingTrivia>;
  if (!Number.isInteger(week) || !Number.isFinite(until)) return false;
  if (typeof trivia !== 'object' || trivia === null) return false;
  const { id, question, options } = trivia as Partial<Trivia>;
  if (typeof id !== 'string' || typeof question !== 'string' || !Array.isArray(options)) return false;
  return options.length <= MAX_OPTIONS && options.every((option) => typeof option === 'string');
}

function readAll(storage: KeyValueStorage): [Id, PendingTrivia][] {
  try {
    const rows: unknown = JSON.parse(storage.get(STORAGE_KEYS.pendingTrivia) ?? '[]');
    if (!Array.isArray(rows)) return [];
    return rows.filter(
      (row): row is [Id, PendingTrivia] =>
        Array.isArray(row) && typeof row[0] === 'string' && isPending(row[1]),
    );
  } catch {
    return [];
  }
}

/** The user's pending question, or null when there is none or its week has closed by `now` (ms). */
export function readPending(storage: KeyValueStorage, userId: Id, now: number): PendingTrivia | null {
  const found = readAll(storage).find(([id]) => id === userId)?.[1] ?? null;
  return found && now < found.until ? found : null;
}

/** Keeps the user's pending question; null forgets it. */
export function writePending(storage: KeyValueStorage, userId: Id, pending: PendingTrivia | null): void {
  const others = readAll(storage).filter(([id]) => id !== userId);
  const rows = pending ? [...others, [userId, pending] as const].slice(-MAX_USERS) : others;
  if (rows.length > 0) storage.set(STORAGE_KEYS.pendingTrivia, JSON.stringify(rows));
  else storage.remove(STORAGE_KEYS.pendingTrivia);
}
