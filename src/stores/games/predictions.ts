import { computed } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import type { Id, Prediction, PredictionsByWeek } from '../../domain/types.ts';
import { createResource, getData, reuseEqualItems } from '../lib/resource.ts';

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
  const all = createResource<PredictionsByWeek>({
    request: (_, options) => api.userPools(options),
    reuse: reuseEqualLists,
  });
  const state = computed(() => all.get());
  const byWeek = computed(() => getData(state.value) ?? NONE_BY_WEEK);

  return {
    state,
    byWeek,
    getForWeek: (week: number | null): readonly Prediction[] =>
      week === null ? NONE : (byWeek.value.get(week) ?? NONE),
    peekAll: (): readonly Prediction[] => [...byWeek.peek().values()].flat(),
    load: (options?: CallOptions) => all.load(undefined, options),
    ensure: (options?: CallOptions) => all.ensure(undefined, options),
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
      if (fresh.length > 0) all.setData(undefined, new Map(loaded.data).set(week, [...old, ...fresh]));
    },
    reset: all.reset,
  };
}
