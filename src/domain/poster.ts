import { getCentreDate } from './centre-time.ts';
import type { Game } from './types.ts';
import { isHalted } from './window.ts';

const MAX_OTHERS = 4;

/**
 * Chooses the games that the week's poster announces: those of `games` (sorted by kick-off) that start after
 * `now` (ms), and the halted ones (`isHalted`). The headliner (the large game of the poster) is the last game of the
 * day with the most games; the earlier day wins a tie. Halted and final games don't count for the day and
 * are never the headliner. At most `MAX_OTHERS` other games are chosen. Returns null when no game can be the
 * headliner.
 */
export function choosePoster(games: readonly Game[], now: number) {
  const left = games.filter(({ kickOff, status }) => isHalted(status) || kickOff > now);
  const days = new Map<string, Game[]>();
  for (const game of left) {
    if (isHalted(game.status) || game.status === 'final') continue;
    const day = getCentreDate(game.kickOff);
    days.set(day, [...(days.get(day) ?? []), game]);
  }
  const [fullest] = [...days.values()].sort((a, b) => b.length - a.length);
  const headliner = fullest?.at(-1);
  if (!headliner) return null;
  return { headliner, others: left.filter((game) => game !== headliner).slice(0, MAX_OTHERS) };
}
