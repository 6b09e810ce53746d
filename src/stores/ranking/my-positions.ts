import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { MyPosition, PredictionsByWeek } from '../../domain/types.ts';
import { createLatest } from '../lib/latest.ts';
import { FRESH_MS } from '../lib/shared-load.ts';

export type MyPositionsStore = ReturnType<typeof createMyPositionsStore>;

interface MyPositionsDeps {
  api: Pick<Api, 'weekRanking'>;
  /**
   * A loaded position becomes outdated, and is loaded again, when the sum of the points of the predictions of
   * its week changes.
   */
  predictions: ReadonlySignal<PredictionsByWeek>;
}

interface LoadedPosition {
  place: MyPosition | null;
  points: number;
  /** From `performance.now`. */
  at: number;
}

export function createMyPositionsStore({ api, predictions }: MyPositionsDeps) {
  const loaded = signal<ReadonlyMap<number, LoadedPosition>>(new Map());
  const inFlight = new Map<number, Promise<boolean>>();
  const lifetime = createLatest();

  const getPoints = (week: number, all: PredictionsByWeek) =>
    (all.get(week) ?? []).reduce((sum, { points }) => sum + (points ?? 0), 0);
  const isStale = (week: number, { points }: LoadedPosition) => points !== getPoints(week, predictions.value);

  const byWeek = computed(
    (): ReadonlyMap<number, MyPosition | null> =>
      new Map(
        [...loaded.value].flatMap(([week, one]) => (isStale(week, one) ? [] : [[week, one.place] as const])),
      ),
  );

  async function request(week: number, options?: CallOptions): Promise<boolean> {
    const { signal } = lifetime;
    const points = getPoints(week, predictions.peek());
    try {
      const { myPosition } = await api.weekRanking(week, 1, { ...options, signal });
      const one = { place: myPosition, points, at: performance.now() };
      if (!signal.aborted) loaded.value = new Map(loaded.peek()).set(week, one);
      return !signal.aborted;
    } catch {
      return false;
    } finally {
      if (!signal.aborted) inFlight.delete(week);
    }
  }

  function requestOnce(week: number, options?: CallOptions): Promise<boolean> {
    const pending = inFlight.get(week) ?? request(week, options);
    inFlight.set(week, pending);
    return pending;
  }

  async function loadMissing(weeks: Iterable<number>) {
    for (const week of weeks) {
      if (!byWeek.peek().has(week) && !(await requestOnce(week))) return;
    }
  }

  effect(() => {
    const stale = [...loaded.value].flatMap(([week, one]) => (isStale(week, one) ? [week] : []));
    // The microtask keeps this effect from subscribing to signals that the API call may read.
    queueMicrotask(() => void loadMissing(stale));
  });

  return {
    /**
     * Loaded positions by week, without outdated ones (see `MyPositionsDeps.predictions`). The value is null
     * for a week in which the player has no position.
     */
    byWeek,
    getScore(week: number | null) {
      if (week === null) return null;
      const place = byWeek.value.get(week);
      return place === undefined ? null : (place?.score ?? 0);
    },
    /**
     * Loads or reloads the position of one week. Concurrent calls for a week share one request. Never rejects;
     * a failed load changes no position.
     */
    async load(week: number, options?: CallOptions) {
      await requestOnce(week, options);
    },
    /** Loads the positions that are not loaded, one after another, until one fails. Never rejects. */
    loadMissing,
    /** As `loadMissing`, and loads again the positions that are older than `FRESH_MS`. */
    async loadUnlessFresh(weeks: Iterable<number>) {
      const isFresh = (week: number) =>
        byWeek.peek().has(week) && performance.now() - (loaded.peek().get(week)?.at ?? 0) < FRESH_MS;
      for (const week of weeks) if (!isFresh(week) && !(await requestOnce(week))) return;
    },
    reset() {
      lifetime.next();
      inFlight.clear();
      loaded.value = new Map();
    },
  };
}
