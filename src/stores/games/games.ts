import type { Api } from '../../api/client.ts';
import { sortGames } from '../../domain/games.ts';
import type { Game } from '../../domain/types.ts';
import { type AsyncState, createResource } from '../lib/resource.ts';
import { reuseEqualItems } from '../lib/structural-sharing.ts';

/** The games are sorted by kick-off. The state stays `ready` during a reload and after a failed reload. */
export type WeekGames = AsyncState<readonly Game[]>;

export type GamesStore = ReturnType<typeof createGamesStore>;

export function createGamesStore({ api }: { api: Api }) {
  const games = createResource<readonly Game[], number>({
    request: async (week, options) => sortGames(await api.send((calls) => calls.gamesOfWeek(week), options)),
    reuse: (old, next) => reuseEqualItems(old, next, ({ id }) => id),
  });

  return {
    ...games,
    getForWeek: (week: number | null): WeekGames => (week === null ? { status: 'idle' } : games.get(week)),
  };
}
