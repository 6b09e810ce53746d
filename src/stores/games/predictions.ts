import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { groupByWeekOfGame, isOfOtherPlayer } from '../../domain/predictions.ts';
import type { Game, Id, Prediction, PredictionsByWeek } from '../../domain/types.ts';
import { type AsyncState, createResource, type EnsureOptions, getData } from '../lib/resource.ts';
import { isJsonEqual, reuseEqualItems } from '../lib/structural-sharing.ts';
import type { AuthStore } from '../session/auth.ts';

const NONE: readonly Prediction[] = [];
const NONE_BY_WEEK: PredictionsByWeek = new Map();

export type PredictionsStore = ReturnType<typeof createPredictionsStore>;

interface PredictionsDeps {
  api: Api;
  auth: Pick<AuthStore, 'endSession' | 'userId'>;
  /** The games of the loaded weeks. */
  games: { states: ReadonlySignal<ReadonlyMap<unknown, AsyncState<readonly Game[]>>> };
}

export function createPredictionsStore({ api, auth, games }: PredictionsDeps) {
  /**
   * Ends the session when a prediction belongs to another player, as when the player's session has expired and the
   * server has opened the session of another player that this device remembers. Returns whether it did.
   */
  function endIfForeign(rows: readonly Prediction[]): boolean {
    const playerId = auth.userId.peek();
    const isForeign = playerId !== null && rows.some((row) => isOfOtherPlayer(row, playerId));
    if (isForeign) auth.endSession('other-player');
    return isForeign;
  }

  const resource = createResource<PredictionsByWeek>({
    async request(_, options) {
      const loaded = await api.send((calls) => calls.userPools(), options);
      if (!options.signal.aborted && endIfForeign([...loaded.values()].flat()))
        throw new ApiError('unauthenticated');
      return loaded;
    },
    reuse: (old, next) =>
      isJsonEqual([...old], [...next])
        ? old
        : new Map(
            [...next].map(([week, rows]) => [
              week,
              reuseEqualItems(old.get(week) ?? NONE, rows, ({ id }) => id),
            ]),
          ),
  });
  const state = computed(() => resource.get());
  const kept = computed(() => getData(state.value) ?? NONE_BY_WEEK);
  const byWeek = computed(() => {
    const loaded = [...games.states.value].flatMap(([week, state]) => {
      const list = getData(state);
      // A resource doesn't know the type of its keys.
      return typeof week === 'number' && list ? [[week, list] as const] : [];
    });
    return groupByWeekOfGame(kept.value, new Map(loaded));
  });
  const byGame = computed(
    (): ReadonlyMap<Id, Prediction> =>
      new Map([...byWeek.value.values()].flat().map((prediction) => [prediction.gameId, prediction])),
  );

  return {
    state,
    /** The predictions by the week of their game (`groupByWeekOfGame`). */
    byWeek,
    /**
     * The predictions under the week under which the server keeps them and, if it differs, also under that of their
     * game: the weeks with something sent, for the tabs of Partidos.
     */
    submitted: computed((): PredictionsByWeek => {
      // `groupByWeekOfGame` returns `kept` itself when no prediction moves.
      if (byWeek.value === kept.value) return kept.value;
      const weeks = new Set([...kept.value.keys(), ...byWeek.value.keys()]);
      return new Map(
        [...weeks].map((week) => [week, [kept.value, byWeek.value].flatMap((map) => map.get(week) ?? [])]),
      );
    }),
    getForWeek: (week: number | null): readonly Prediction[] =>
      week === null ? NONE : (byWeek.value.get(week) ?? NONE),
    /** The prediction of a game, whatever the week under which the server keeps it. */
    getForGame: (gameId: Id): Prediction | null => byGame.value.get(gameId) ?? null,
    peekAll: (): readonly Prediction[] => [...byWeek.peek().values()].flat(),
    endIfForeign,
    load: (options?: CallOptions) => resource.load(undefined, options),
    ensure: (options?: EnsureOptions) => resource.ensure(undefined, options),
    /**
     * Adds the predictions of `saved` whose game has no loaded prediction. Does nothing until the predictions are
     * loaded.
     */
    add(week: number, saved: readonly Prediction[]) {
      const loaded = state.peek();
      if (loaded.status !== 'ready') return;
      const fresh = saved.filter(({ gameId }) => !byGame.peek().has(gameId));
      const old = loaded.data.get(week) ?? NONE;
      if (fresh.length > 0) resource.setData(undefined, new Map(loaded.data).set(week, [...old, ...fresh]));
    },
    reset: resource.reset,
  };
}
