/** The games of each week that has been asked for (spec §3, §7). */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { Game } from '../../domain/types.ts';
import { sortGames } from '../../domain/weeks.ts';
import { type AsyncState, getData } from '../lib/async-state.ts';
import { createLatest, type Latest } from '../lib/latest.ts';
import { reuseEqualItems } from '../lib/structural-sharing.ts';

/** The games of one week, by date, then time. The list stays `ready` while it is loaded again. */
export type WeekGames = AsyncState<readonly Game[]>;

/** The games by week. */
export interface GamesStore {
  byWeek: ReadonlySignal<ReadonlyMap<number, WeekGames>>;
  /** The games of a week. Reads a signal. */
  of(week: number | null): WeekGames;
  /** Loads a week's games. Rejects with an `ApiError`. Only the last request for a week counts. */
  load(week: number, options?: CallOptions): Promise<void>;
  reset(): void;
}

const IDLE: WeekGames = { status: 'idle' };

/** Makes the store. */
export function createGamesStore({ api }: { api: Pick<Api, 'gamesOfWeek'> }): GamesStore {
  const byWeek = signal<ReadonlyMap<number, WeekGames>>(new Map(), { name: 'games.byWeek' });
  const requests = new Map<number, Latest>();

  const peek = (week: number) => byWeek.peek().get(week) ?? IDLE;
  const put = (week: number, next: WeekGames) => {
    const old = peek(week);
    if (old.status === next.status && getData(old) === getData(next)) return;
    byWeek.value = new Map(byWeek.peek()).set(week, next);
  };

  function startRequest(week: number): AbortSignal {
    const latest = requests.get(week) ?? createLatest();
    requests.set(week, latest);
    return latest.next();
  }

  return {
    byWeek,
    of: (week) => (week === null ? IDLE : (byWeek.value.get(week) ?? IDLE)),
    async load(week, options) {
      const request = startRequest(week);
      if (peek(week).status !== 'ready') put(week, { status: 'loading', data: null });
      try {
        const games = sortGames(await api.gamesOfWeek(week, options));
        if (request.aborted) return;
        const data = reuseEqualItems(getData(peek(week)) ?? [], games, ({ id }) => id);
        put(week, { status: 'ready', data });
      } catch (thrown) {
        if (request.aborted) return;
        if (peek(week).status !== 'ready') put(week, { status: 'failed' });
        throw thrown;
      }
    },
    reset() {
      for (const latest of requests.values()) latest.next();
      byWeek.value = new Map();
    },
  };
}
