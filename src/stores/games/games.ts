/** The games of each week that has been asked for (spec §3, §7). */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { Game } from '../../domain/types.ts';
import { orderGames } from '../../domain/weeks.ts';
import { reuseEqualItems } from '../lib/structural-sharing.ts';
import type { LoadState } from './weeks.ts';

/** The games of one week. */
export interface WeekGames {
  state: LoadState;
  /** By date, then time. What came before stays while a newer list is on its way. */
  games: readonly Game[];
}

/** The games by week. */
export interface GamesStore {
  byWeek: ReadonlySignal<ReadonlyMap<number, WeekGames>>;
  /** The games of a week and how far their loading has come. Tracked. */
  of(week: number | null): WeekGames;
  /** Loads a week's games. Rejects with an `ApiError`; only the last question of a week counts. */
  load(week: number, options?: CallOptions): Promise<void>;
  reset(): void;
}

const NOTHING: WeekGames = { state: 'idle', games: [] };

/** Makes the store. */
export function createGamesStore({ api }: { api: Pick<Api, 'gamesOfWeek'> }): GamesStore {
  const byWeek = signal<ReadonlyMap<number, WeekGames>>(new Map(), { name: 'games.byWeek' });
  let turn = 0;
  const lastTurn = new Map<number, number>();

  const peek = (week: number) => byWeek.peek().get(week) ?? NOTHING;
  const put = (week: number, next: WeekGames) => {
    const old = peek(week);
    if (old.state === next.state && old.games === next.games) return;
    byWeek.value = new Map(byWeek.peek()).set(week, next);
  };

  return {
    byWeek,
    of: (week) => (week === null ? NOTHING : (byWeek.value.get(week) ?? NOTHING)),
    async load(week, options) {
      turn += 1;
      const mine = turn;
      lastTurn.set(week, mine);
      const isLatest = () => lastTurn.get(week) === mine;
      if (peek(week).state !== 'ready') put(week, { ...peek(week), state: 'loading' });
      try {
        const games = orderGames(await api.gamesOfWeek(week, options));
        if (isLatest())
          put(week, { state: 'ready', games: reuseEqualItems(peek(week).games, games, ({ id }) => id) });
      } catch (thrown) {
        if (!isLatest()) return;
        if (peek(week).state !== 'ready') put(week, { ...peek(week), state: 'failed' });
        throw thrown;
      }
    },
    reset() {
      lastTurn.clear();
      byWeek.value = new Map();
    },
  };
}
