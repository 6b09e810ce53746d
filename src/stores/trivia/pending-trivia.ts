import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Id, Trivia } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import type { TimeStore } from '../shell/time.ts';

export interface PendingTrivia {
  trivia: Trivia;
  week: number;
  /** Last cut-off of the week in ms, server time. From then on, the question is not offered any more. */
  until: number;
}

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

export function readPending(storage: KeyValueStorage, userId: Id, now: number): PendingTrivia | null {
  const found = readAll(storage).find(([id]) => id === userId)?.[1] ?? null;
  return found && now < found.until ? found : null;
}

export function writePending(storage: KeyValueStorage, userId: Id, pending: PendingTrivia | null): void {
  const others = readAll(storage).filter(([id]) => id !== userId);
  const rows = pending ? [...others, [userId, pending] as const].slice(-MAX_USERS) : others;
  if (rows.length > 0) storage.set(STORAGE_KEYS.pendingTrivia, JSON.stringify(rows));
  else storage.remove(STORAGE_KEYS.pendingTrivia);
}

/**
 * `kept`: the trivia that the player has received and not answered yet. `pending`: the same trivia, but null
 * once its week has closed.
 */
export interface PendingTriviaStore {
  kept: ReadonlySignal<PendingTrivia | null>;
  pending: ReadonlySignal<PendingTrivia | null>;
  keep(pending: PendingTrivia, userId: Id): void;
  finish(): void;
  restore(): void;
  reset(): void;
}

interface PendingTriviaDeps {
  storage: KeyValueStorage;
  time: Pick<TimeStore, 'now' | 'read'>;
  userId: () => Id | null;
}

export function createPendingTriviaStore({ storage, time, userId }: PendingTriviaDeps): PendingTriviaStore {
  const kept = signal<PendingTrivia | null>(null);
  return {
    kept,
    pending: computed(() => {
      const one = kept.value;
      return one && time.now.value < one.until ? one : null;
    }),
    keep(pending, id) {
      kept.value = pending;
      writePending(storage, id, pending);
    },
    finish() {
      const id = userId();
      if (id !== null) writePending(storage, id, null);
      kept.value = null;
    },
    restore() {
      const id = userId();
      kept.value = id === null ? null : readPending(storage, id, time.read());
    },
    reset() {
      kept.value = null;
    },
  };
}
