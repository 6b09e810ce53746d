/** The games of each week that has been asked for (spec §3, §7). */
import { signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { Game } from '../../domain/types.ts';
import { sortGames } from '../../domain/weeks.ts';
import { type AsyncState, getData, toFailed, toReady, toSilentLoading } from '../lib/async-state.ts';
import { createLatest, type Latest } from '../lib/latest.ts';
import { reuseEqualItems } from '../lib/structural-sharing.ts';

/** The games of one week in the order of date and time. Stays `ready` during a reload and when a reload fails. */
export type WeekGames = AsyncState<readonly Game[]>;

export interface GamesStore {
  /** The games of a week. Reads a signal. */
  getForWeek(week: number | null): WeekGames;
  /** Loads a week's games. Rejects with an `ApiError`. Only the last request for a week counts. */
  load(week: number, options?: CallOptions): Promise<void>;
  reset(): void;
}

const IDLE: WeekGames = { status: 'idle' };

export function createGamesStore({ api }: { api: Pick<Api, 'gamesOfWeek'> }): GamesStore {
  const byWeek = signal<ReadonlyMap<number, WeekGames>>(new Map());
  const requests = new Map<number, Latest>();

  const peek = (week: number) => byWeek.peek().get(week) ?? IDLE;
  const put = (week: number, next: WeekGames) => {
    if (next !== peek(week)) byWeek.value = new Map(byWeek.peek()).set(week, next);
  };

  function startRequest(week: number): AbortSignal {
    const latest = requests.get(week) ?? createLatest();
    requests.set(week, latest);
    return latest.next();
  }

  return {
    getForWeek: (week) => (week === null ? IDLE : (byWeek.value.get(week) ?? IDLE)),
    async load(week, options) {
      const request = startRequest(week);
      put(week, toSilentLoading(peek(week)));
      try {
        const games = sortGames(await api.gamesOfWeek(week, options));
        if (request.aborted) return;
        const data = reuseEqualItems(getData(peek(week)) ?? [], games, ({ id }) => id);
        put(week, toReady(peek(week), data));
      } catch (thrown) {
        if (request.aborted) return;
        put(week, toFailed(peek(week)));
        throw thrown;
      }
    },
    reset() {
      for (const latest of requests.values()) latest.next();
      byWeek.value = new Map();
    },
  };
}
