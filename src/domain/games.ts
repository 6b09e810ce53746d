import { DAY_MS, getCentreMidnight } from './centre-time.ts';
import type { Game } from './types.ts';

/**
 * Games with the same kick-off are ordered by id, because the server may change their order from one load to the next.
 */
export function sortGames(games: readonly Game[]): Game[] {
  return [...games].sort((a, b) => getPlaceInTime(a) - getPlaceInTime(b) || compareIds(a.id, b.id));
}

/**
 * Returns the instant (ms) to sort by. Games without a time come last on their day, games without a date last of all.
 */
function getPlaceInTime({ date, kickOff }: Game): number {
  if (kickOff !== null) return kickOff;
  return date === null ? Number.MAX_SAFE_INTEGER : getCentreMidnight(date) + DAY_MS;
}

/** Compares numbers of any length by their value. */
export const compareIds = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);
