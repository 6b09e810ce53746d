/** The games of each week that has been asked for (spec §3, §7). */
import { signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { Game } from '../../domain/types.ts';
import { sortGames } from '../../domain/weeks.ts';
import { type AsyncState, getData, toFailed, toReady, toSilentLoading } from '../lib/async-state.ts';
import { createLatest, type Latest } from '../lib/latest.ts';
import { FRESH_MS } from '../lib/shared-load.ts';
import { reuseEqualItems } from '../lib/structural-sharing.ts';

/** The games of one week in the order of date and time. Stays `ready` during a reload and when a reload fails. */
export type WeekGames = AsyncState<readonly Game[]>;

export interface GamesStore {
  /** The games of a week. Reads a signal. */
  getForWeek(week: number | null): WeekGames;
  /** Loads a week's games. Rejects with an `ApiError`. Only the last request for a week counts. */
  load(week: number, options?: CallOptions): Promise<void>;
  /** Loads like `load`, unless the games of the week have just been loaded. */
  loadUnlessFresh(week: number): Promise<void>;
  reset(): void;
}

const IDLE: WeekGames = { status: 'idle' };

export function createGamesStore({ api }: { api: Pick<Api, 'gamesOfWeek'> }): GamesStore {
  const byWeek = signal<ReadonlyMap<number, WeekGames>>(new Map());
  const requests = new Map<number, Latest>();
  /** Moments of `performance.now()` (ms). */
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
    getForWeek: (week) => (week === null ? IDLE : (byWeek.value.get(week) ?? IDLE)),
    load,
    async loadUnlessFresh(week) {
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
