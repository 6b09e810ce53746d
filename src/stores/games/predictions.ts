/** The user's predictions as the server holds them (spec §3: user pools, keyed by week number). */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { Id, Prediction, PredictionsByWeek } from '../../domain/types.ts';
import { reuseEqualItems } from '../lib/structural-sharing.ts';
import type { LoadState } from './weeks.ts';

/** What the user has sent. */
export interface PredictionsStore {
  state: ReadonlySignal<LoadState>;
  byWeek: ReadonlySignal<PredictionsByWeek>;
  /** Everything sent for a week. Tracked. */
  of(week: number | null): readonly Prediction[];
  /** Every prediction of every week. Untracked. */
  peekAll(): readonly Prediction[];
  /** Loads them all. Rejects with an `ApiError`; only the last question counts. */
  load(options?: CallOptions): Promise<void>;
  /** Takes in what the server said it kept, where reading it back did not work. */
  add(week: number, saved: readonly Prediction[]): void;
  reset(): void;
}

const NONE: readonly Prediction[] = [];

/** The new map with the old lists and rows wherever both say the same. */
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

/** Makes the store. */
export function createPredictionsStore({ api }: { api: Pick<Api, 'userPools'> }): PredictionsStore {
  const state = signal<LoadState>('idle', { name: 'predictions.state' });
  const byWeek = signal<PredictionsByWeek>(new Map(), { name: 'predictions.byWeek' });
  let turn = 0;

  return {
    state,
    byWeek,
    of: (week) => (week === null ? NONE : (byWeek.value.get(week) ?? NONE)),
    peekAll: () => [...byWeek.peek().values()].flat(),
    async load(options) {
      turn += 1;
      const mine = turn;
      if (state.value !== 'ready') state.value = 'loading';
      try {
        const predictions = await api.userPools(options);
        if (mine !== turn) return;
        byWeek.value = reuseEqualLists(byWeek.peek(), predictions);
        state.value = 'ready';
      } catch (thrown) {
        if (mine !== turn) return;
        if (state.value !== 'ready') state.value = 'failed';
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
      turn += 1;
      state.value = 'idle';
      byWeek.value = new Map();
    },
  };
}
