import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ignoreApiError } from '../../api/error.ts';
import { countPoints } from '../../domain/scoring.ts';
import type { MyPosition, PredictionsByWeek } from '../../domain/types.ts';
import { createResource } from '../lib/resource.ts';

interface MyPositionsDeps {
  api: Api;
  /**
   * A loaded position becomes outdated, and is loaded again, when the published points of the predictions of its week
   * change: their sum or, as after a miss, their number alone.
   */
  predictions: ReadonlySignal<PredictionsByWeek>;
}

/** The player's place and points in the ranking of each week. */
export function createMyPositionsStore({ api, predictions }: MyPositionsDeps) {
  const getPublished = (week: number, all: PredictionsByWeek): string => {
    const { counted, gamePoints } = countPoints(all.get(week) ?? []);
    return `${counted}/${gamePoints}`;
  };

  const positions = createResource({
    async request(week: number, options) {
      const published = getPublished(week, predictions.peek());
      const { myPosition } = await api.send((calls) => calls.weekRanking(week, 1), options);
      return { week, position: myPosition, published };
    },
  });

  const loaded = computed(() =>
    [...positions.states.value.values()].flatMap((state) => (state.status === 'ready' ? [state.data] : [])),
  );
  const isStale = ({ week, published }: { week: number; published: string }) =>
    published !== getPublished(week, predictions.value);

  const byWeek = computed(
    (): ReadonlyMap<number, MyPosition | null> =>
      new Map(
        loaded.value.filter((ranked) => !isStale(ranked)).map(({ week, position }) => [week, position]),
      ),
  );

  async function load(week: number, options?: CallOptions): Promise<boolean> {
    try {
      await positions.ensure(week, { ...options, maxAge: 0 });
      return true;
    } catch (thrown) {
      ignoreApiError(thrown);
      return false;
    }
  }

  async function ensure(weeks: Iterable<number>, maxAge = Number.POSITIVE_INFINITY) {
    for (const week of weeks) {
      const isKnown = byWeek.peek().has(week) && positions.getAge(week) < maxAge;
      if (!isKnown && !(await load(week))) return;
    }
  }

  effect(() => {
    const stale = loaded.value.filter(isStale).map(({ week }) => week);
    untracked(() => void ensure(stale));
  });

  return {
    /**
     * Loaded positions by week, without outdated ones (see `MyPositionsDeps.predictions`). The value is null
     * for a week in which the player has no position.
     */
    byWeek,
    /**
     * Loads or reloads the position of one week, or joins the request that is under way. Resolves with false
     * when it fails; a failure changes no position. Never rejects.
     */
    load,
    /**
     * Loads the positions that are not loaded or are older than `maxAge` (ms), one after another, until one
     * fails. Never rejects.
     */
    ensure,
    reset: positions.reset,
  };
}
