import { type ReadonlySignal, signal } from '@preact/signals-react';
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

export function readPending(storage: KeyValueStorage, userId: Id): PendingTrivia | null {
  return readAll(storage).find(([id]) => id === userId)?.[1] ?? null;
}

export function writePending(storage: KeyValueStorage, userId: Id, pending: PendingTrivia | null): void {
  const others = readAll(storage).filter(([id]) => id !== userId);
  const rows = pending ? [...others, [userId, pending] as const].slice(-MAX_USERS) : others;
  if (rows.length > 0) storage.set(STORAGE_KEYS.pendingTrivia, JSON.stringify(rows));
  else storage.remove(STORAGE_KEYS.pendingTrivia);
}

export interface PendingTriviaStore {
  /** The trivia that the player has received and not answered yet, until the server refuses an answer. */
  pending: ReadonlySignal<PendingTrivia | null>;
  keep(next: PendingTrivia, userId: Id): void;
  finish(): void;
  restore(): void;
  reset(): void;
}

interface PendingTriviaDeps {
  storage: KeyValueStorage;
  userId: () => Id | null;
}

export function createPendingTriviaStore({ storage, userId }: PendingTriviaDeps): PendingTriviaStore {
  const pending = signal<PendingTrivia | null>(null);
  return {
    pending,
    keep(next, id) {
      pending.value = next;
      writePending(storage, id, next);
    },
    finish() {
      const id = userId();
      if (id !== null) writePending(storage, id, null);
      pending.value = null;
    },
    restore() {
      const id = userId();
      pending.value = id === null ? null : readPending(storage, id);
    },
    reset() {
      pending.value = null;
    },
  };
}
