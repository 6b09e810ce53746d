import { signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { Game } from '../../domain/types.ts';
import { sortGames } from '../../domain/weeks.ts';
import { type AsyncState, getData, toFailed, toReady, toSilentLoading } from '../lib/async-state.ts';
import { createLatest, type Latest } from '../lib/latest.ts';
import { FRESH_MS } from '../lib/shared-load.ts';
import { reuseEqualItems } from '../lib/structural-sharing.ts';

/** The games are sorted by kick-off. The state stays `ready` during a reload and after a failed reload. */
export type WeekGames = AsyncState<readonly Game[]>;

export type GamesStore = ReturnType<typeof createGamesStore>;

const IDLE: WeekGames = { status: 'idle' };

export function createGamesStore({ api }: { api: Pick<Api, 'gamesOfWeek'> }) {
  const byWeek = signal<ReadonlyMap<number, WeekGames>>(new Map());
  const requests = new Map<number, Latest>();
  const loadedAt = new Map<number, number>();

  const peek = (week: number) => byWeek.peek().get(week) ?? IDLE;
  const put = (week: number, next: WeekGames) => {
    if (next !== peek(week)) byWeek.value = new Map(byWeek.peek()).set(week, next);
  };

  function startRequest(week: number): AbortSignal {
    const latest = requests.get(week) ?? createLatest();
    requests.set(week, latest);
    return latest.next();
  }

  async function load(week: number, options?: CallOptions) {
    const request = startRequest(week);
    put(week, toSilentLoading(peek(week)));
    try {
      const games = sortGames(await api.gamesOfWeek(week, options));
      if (request.aborted) return;
      loadedAt.set(week, performance.now());
      const data = reuseEqualItems(getData(peek(week)) ?? [], games, ({ id }) => id);
      put(week, toReady(peek(week), data));
    } catch (thrown) {
      if (request.aborted) return;
      put(week, toFailed(peek(week)));
      throw thrown;
    }
  }

  return {
    getForWeek: (week: number | null) => (week === null ? IDLE : (byWeek.value.get(week) ?? IDLE)),
    /**
     * Only the last request for a week changes the state, and rejects with an `ApiError` when it fails. An
     * older request, or one before a `reset`, resolves without effect.
     */
    load,
    async loadUnlessFresh(week: number) {
      const age = performance.now() - (loadedAt.get(week) ?? Number.NEGATIVE_INFINITY);
      if (age >= FRESH_MS) await load(week);
    },
    reset() {
      for (const latest of requests.values()) latest.next();
      loadedAt.clear();
      byWeek.value = new Map();
    },
  };
}
