import { getCentreDate } from './centre-time.ts';
import { isHalted } from './game-state.ts';
import type { Game } from './types.ts';

const MAX_OTHERS = 4;

/**
 * Chooses the games that the week's poster announces. The headliner (“Partido estelar”, the large game of the poster)
 * is the last game of the day with the most games of the week; the earlier day wins a tie. It stays the same when games
 * have been played. The others, at most `MAX_OTHERS`, are those that start after `now` (ms), and the halted ones
 * (`isHalted`). Halted games, and games without a kick-off, don't count for the day and are never the headliner.
 * Returns null when no game is left to be played. `games` are sorted (`sortGames`).
 */
export function choosePoster(games: readonly Game[], now: number) {
  const days = new Map<string, Game[]>();
  for (const game of games) {
    if (isHalted(game.status) || game.kickOff === null) continue;
    const day = getCentreDate(game.kickOff);
    days.set(day, [...(days.get(day) ?? []), game]);
  }
  const [fullest] = [...days.values()].sort((a, b) => b.length - a.length);
  const headliner = fullest?.at(-1);
  const left = games.filter(({ kickOff, status }) => isHalted(status) || (kickOff ?? 0) > now);
  const isLeft = left.some(({ status }) => !isHalted(status) && status !== 'final');
  if (!headliner || !isLeft) return null;
  return { headliner, others: left.filter((game) => game !== headliner).slice(0, MAX_OTHERS) };
}
