/**
 * The player's own place in each week's standings, asked for one week at a time and only when somebody looks: the
 * week's sum and its trivia point come from it. What fails stays unknown, in silence.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import type { MyPosition, PredictionsByWeek } from '../../domain/types.ts';

/** The own places that have been looked at. */
export interface MyPositionsStore {
  /** Known places by week; a week without a place of the player's has null. */
  byWeek: ReadonlySignal<ReadonlyMap<number, MyPosition | null>>;
  /** The player's score in a week's standings, null while it is unknown. Tracked. */
  scoreOf(week: number | null): number | null;
  /** Loads one week, anew where it was known. The same week is never asked for twice at once. */
  load(week: number): Promise<void>;
  /** Loads those that are not known yet, one after the other, until one fails. */
  loadMissing(weeks: Iterable<number>): Promise<void>;
  reset(): void;
}

interface MyPositionsDeps {
  api: Pick<Api, 'weekRanking'>;
  /** The predictions, whose points tell when a place is out of date; without them a place stays as it was. */
  predictions?: ReadonlySignal<PredictionsByWeek>;
}

/** A place as it was when the week's games had brought the player these points. */
interface SeenPlace {
  place: MyPosition | null;
  points: number;
}

/** Makes the store. A place that a new result has moved is unknown until it has been asked for again. */
export function createMyPositionsStore({ api, predictions }: MyPositionsDeps): MyPositionsStore {
  const seen = signal<ReadonlyMap<number, SeenPlace>>(new Map(), { name: 'myPositions.seen' });
  const underWay = new Map<number, Promise<boolean>>();
  let stopper = new AbortController();

  const pointsOf = (week: number, all: PredictionsByWeek | undefined) =>
    (all?.get(week) ?? []).reduce((sum, { points }) => sum + (points ?? 0), 0);
  const isStale = (week: number, { points }: SeenPlace) => points !== pointsOf(week, predictions?.value);

  const byWeek = computed(
    () =>
      new Map(
        [...seen.value].flatMap(([week, one]) => (isStale(week, one) ? [] : [[week, one.place] as const])),
      ),
  );

  async function ask(week: number): Promise<boolean> {
    const { signal } = stopper;
    const points = pointsOf(week, predictions?.peek());
    try {
      const { myPosition } = await api.weekRanking(week, 1, { signal });
      if (!signal.aborted) seen.value = new Map(seen.peek()).set(week, { place: myPosition, points });
      return !signal.aborted;
    } catch {
      return false;
    } finally {
      if (!signal.aborted) underWay.delete(week);
    }
  }

  function askOnce(week: number): Promise<boolean> {
    const asked = underWay.get(week) ?? ask(week);
    underWay.set(week, asked);
    return asked;
  }

  async function loadMissing(weeks: Iterable<number>) {
    for (const week of weeks) {
      if (!byWeek.peek().has(week) && !(await askOnce(week))) return;
    }
  }

  effect(() => {
    const stale = [...seen.value].flatMap(([week, one]) => (isStale(week, one) ? [week] : []));
    // The work reads signals of its own, which are not this effect's business.
    if (stale.length > 0) queueMicrotask(() => void loadMissing(stale));
  });

  return {
    byWeek,
    scoreOf(week) {
      if (week === null) return null;
      const place = byWeek.value.get(week);
      return place === undefined ? null : (place?.score ?? 0);
    },
    async load(week) {
      await askOnce(week);
    },
    loadMissing,
    reset() {
      stopper.abort();
      stopper = new AbortController();
      underWay.clear();
      seen.value = new Map();
    },
  };
}
