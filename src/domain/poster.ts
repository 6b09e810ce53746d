/** Which games of a week its poster announces. */
import { getCentreDate } from './centre-date.ts';
import type { Game } from './types.ts';

/** The main game of the poster, and those listed under it. */
export interface PosterChoice {
  headliner: Game;
  others: readonly Game[];
}

/** Games under the main one: two rows of two on a wide window. */
const MAX_OTHERS = 4;

/**
 * As on a bill, the main game is the last one of the fullest day still to come (the first of such days); the other
 * games to come follow in their order. Postponed games are listed but never head it. Null when nothing is left to
 * play. `now` in ms.
 */
export function choosePoster(games: readonly Game[], now: number): PosterChoice | null {
  const left = games.filter(({ kickOff, status }) => status === 'postponed' || kickOff > now);
  const days = new Map<string, Game[]>();
  for (const game of left) {
    if (game.status === 'postponed' || game.status === 'final') continue;
    const day = getCentreDate(game.kickOff);
    days.set(day, [...(days.get(day) ?? []), game]);
  }
  const fullest = [...days.values()].reduce<Game[]>(
    (best, day) => (day.length > best.length ? day : best),
    [],
  );
  const headliner = fullest.at(-1);
  if (!headliner) return null;
  return { headliner, others: left.filter((game) => game !== headliner).slice(0, MAX_OTHERS) };
}
