import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { Id, Prediction, PredictionsByWeek } from '../../domain/types.ts';
import { type AsyncState, getData, toFailed, toReady, toSilentLoading } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { createSharedLoad } from '../lib/shared-load.ts';
import { reuseEqualItems } from '../lib/structural-sharing.ts';

export type PredictionsStore = ReturnType<typeof createPredictionsStore>;

const NONE: readonly Prediction[] = [];
const NONE_BY_WEEK: PredictionsByWeek = new Map();

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

export function createPredictionsStore({ api }: { api: Pick<Api, 'userPools'> }) {
  const state = signal<AsyncState<PredictionsByWeek>>({ status: 'idle' });
  const byWeek = computed(() => getData(state.value) ?? NONE_BY_WEEK);
  const latest = createLatest();

  async function loadAll(options?: CallOptions) {
    const request = latest.next();
    state.value = toSilentLoading(state.peek());
    try {
      const predictions = await api.userPools(options);
      if (request.aborted) return;
      state.value = toReady(state.peek(), reuseEqualLists(byWeek.peek(), predictions));
    } catch (thrown) {
      if (request.aborted) return;
      state.value = toFailed(state.peek());
      throw thrown;
    }
  }

  const shared = createSharedLoad(loadAll);

  return {
    state: state as ReadonlySignal<AsyncState<PredictionsByWeek>>,
    byWeek,
    getForWeek: (week: number | null) => (week === null ? NONE : (byWeek.value.get(week) ?? NONE)),
    peekAll: () => [...byWeek.peek().values()].flat(),
    load: shared.start,
    async ensure(options?: CallOptions) {
      if (state.peek().status !== 'ready') await shared.join(options);
    },
    /**
     * Adds the predictions of `saved` whose game has no loaded prediction in this week. Does nothing until the
     * predictions are loaded.
     */
    add(week: number, saved: readonly Prediction[]) {
      const loaded = state.peek();
      if (loaded.status !== 'ready') return;
      const old = loaded.data.get(week) ?? NONE;
      const known = new Set(old.map(({ gameId }) => gameId));
      const fresh = saved.filter(({ gameId }) => !known.has(gameId));
      if (fresh.length === 0) return;
      state.value = { status: 'ready', data: new Map(loaded.data).set(week, [...old, ...fresh]) };
    },
    reset() {
      latest.next();
      shared.reset();
      state.value = { status: 'idle' };
    },
  };
}
