/**
 * The player's position in the ranking of each week, loaded one week at a time when a screen needs it. The total and
 * the trivia point of a week come from it. A failed load shows nothing and leaves the position unknown.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { MyPosition, PredictionsByWeek } from '../../domain/types.ts';
import { createLatest } from '../lib/latest.ts';

export interface MyPositionsStore {
  /** Loaded positions by week; null where the player has none. */
  byWeek: ReadonlySignal<ReadonlyMap<number, MyPosition | null>>;
  /** The player's score in a week's ranking, null while it is unknown. Reads a signal. */
  getScore(week: number | null): number | null;
  /** Loads one week, again if it was loaded before. Calls for the same week share one request. */
  load(week: number, options?: CallOptions): Promise<void>;
  /** Loads the weeks that are unknown, one after the other, until one fails. */
  loadMissing(weeks: Iterable<number>): Promise<void>;
  reset(): void;
}

interface MyPositionsDeps {
  api: Pick<Api, 'weekRanking'>;
  /** Predictions: a position is out of date when the points of its week have changed. */
  predictions?: ReadonlySignal<PredictionsByWeek>;
}

/** A position, and the points of the week's predictions when it was loaded. */
interface LoadedPosition {
  place: MyPosition | null;
  points: number;
}

/** A position that is out of date is unknown until it has been loaded again. */
export function createMyPositionsStore({ api, predictions }: MyPositionsDeps): MyPositionsStore {
  const loaded = signal<ReadonlyMap<number, LoadedPosition>>(new Map());
  const inFlight = new Map<number, Promise<boolean>>();
  /** Aborted by `reset`. */
  const lifetime = createLatest();

  const getPoints = (week: number, all: PredictionsByWeek | undefined) =>
    (all?.get(week) ?? []).reduce((sum, { points }) => sum + (points ?? 0), 0);
  const isStale = (week: number, { points }: LoadedPosition) =>
    points !== getPoints(week, predictions?.value);

  const byWeek = computed(
    () =>
      new Map(
        [...loaded.value].flatMap(([week, one]) => (isStale(week, one) ? [] : [[week, one.place] as const])),
      ),
  );

  async function request(week: number, options?: CallOptions): Promise<boolean> {
    const { signal } = lifetime;
    const points = getPoints(week, predictions?.peek());
    try {
      const { myPosition } = await api.weekRanking(week, 1, { ...options, signal });
      if (!signal.aborted) loaded.value = new Map(loaded.peek()).set(week, { place: myPosition, points });
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
    // In a microtask, so that this effect doesn't subscribe to the signals that the load reads.
    if (stale.length > 0) queueMicrotask(() => void loadMissing(stale));
  });

  return {
    byWeek,
    getScore(week) {
      if (week === null) return null;
      const place = byWeek.value.get(week);
      return place === undefined ? null : (place?.score ?? 0);
    },
    async load(week, options) {
      await requestOnce(week, options);
    },
    loadMissing,
    reset() {
      lifetime.next();
      inFlight.clear();
      loaded.value = new Map();
    },
  };
}
