import type { CallOptions } from '../../api/api.ts';
import { sortGames } from '../../domain/games.ts';
import type { Stores } from '../index.ts';
import { getData } from '../lib/resource.ts';

/**
 * Loads the games of all weeks with one request, and keeps those of the weeks whose games are not loaded. Rejects
 * when the request fails.
 */
export async function loadSeasonGames(
  { api, games }: Pick<Stores, 'api' | 'games'>,
  options: CallOptions & { signal: AbortSignal },
): Promise<void> {
  const all = await api.send((calls) => calls.allGames(), options);
  if (options.signal.aborted) return;
  for (const week of new Set(all.map((game) => game.week))) {
    if (getData(games.peek(week)) === null)
      games.setData(week, sortGames(all.filter((game) => game.week === week)));
  }
}
