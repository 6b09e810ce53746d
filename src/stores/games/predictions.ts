/** The user's predictions as the server holds them (spec §3: user pools, keyed by week number). */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { Id, Prediction, PredictionsByWeek } from '../../domain/types.ts';
import type { AsyncStatus } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { reuseEqualItems } from '../lib/structural-sharing.ts';

/** What the user has sent. */
export interface PredictionsStore {
  /** Stays `ready` when a later load fails. */
  status: ReadonlySignal<AsyncStatus>;
  byWeek: ReadonlySignal<PredictionsByWeek>;
  /** Everything sent for a week. Tracked. */
  of(week: number | null): readonly Prediction[];
  /** Every prediction of every week. Untracked. */
  peekAll(): readonly Prediction[];
  /** Loads them all. Rejects with an `ApiError`. Only the last request counts. */
  load(options?: CallOptions): Promise<void>;
  /** Adds predictions of a week that the server keeps and that are missing from the loaded list. */
  add(week: number, saved: readonly Prediction[]): void;
  reset(): void;
}

const NONE: readonly Prediction[] = [];

/** Returns the new map with the previous lists and rows wherever they are equal. */
function reuseEqualLists(old: PredictionsByWeek, next: PredictionsByWeek): PredictionsByWeek {
  const merged = new Map(
    [...next].map(([week, rows]) => [
      week,
      reuseEqualItems(old.get(week) ?? NONE, rows, ({ id }: { id: Id }) => id),
    ]),
  );
  const isSame = merged.size === old.size && [...merged].every(([week, rows]) => old.get(week) === rows);
  return isSame ? old : merged;
}

export function createPredictionsStore({ api }: { api: Pick<Api, 'userPools'> }): PredictionsStore {
  const status = signal<AsyncStatus>('idle', { name: 'predictions.status' });
  const byWeek = signal<PredictionsByWeek>(new Map(), { name: 'predictions.byWeek' });
  const latest = createLatest();

  return {
    status,
    byWeek,
    of: (week) => (week === null ? NONE : (byWeek.value.get(week) ?? NONE)),
    peekAll: () => [...byWeek.peek().values()].flat(),
    async load(options) {
      const request = latest.next();
      if (status.value !== 'ready') status.value = 'loading';
      try {
        const predictions = await api.userPools(options);
        if (request.aborted) return;
        byWeek.value = reuseEqualLists(byWeek.peek(), predictions);
        status.value = 'ready';
      } catch (thrown) {
        if (request.aborted) return;
        if (status.value !== 'ready') status.value = 'failed';
        throw thrown;
      }
    },
    add(week, saved) {
      const old = byWeek.peek().get(week) ?? NONE;
      const known = new Set(old.map(({ gameId }) => gameId));
      const fresh = saved.filter(({ gameId }) => !known.has(gameId));
      if (fresh.length > 0) byWeek.value = new Map(byWeek.peek()).set(week, [...old, ...fresh]);
    },
    reset() {
      latest.next();
      status.value = 'idle';
      byWeek.value = new Map();
    },
  };
}
