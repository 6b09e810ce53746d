import { type KeyValueStorage, parseStoredWeek, STORAGE_KEYS } from '../../../lib/storage.ts';

const MAX_GAMES = 20;

/** Returns how many games of the current week could be filled in at the end of the last visit; 0 if unknown. */
export function readOpenGames(storage: Pick<KeyValueStorage, 'get'>): number {
  const { openGames } = parseStoredWeek(storage.get(STORAGE_KEYS.week));
  return openGames > 0 ? Math.min(openGames, MAX_GAMES) : 0;
}

/** Stores the number of open games of the current week. The next visit draws as many empty cards while it loads. */
export function rememberOpenGames(
  storage: Pick<KeyValueStorage, 'get' | 'set'>,
  week: number,
  count: number,
) {
  const text = count > 0 ? `${week}/${count}` : String(week);
  // The stored week is the current one. The player may be looking at another.
  if (parseStoredWeek(storage.get(STORAGE_KEYS.week)).week === week) storage.set(STORAGE_KEYS.week, text);
}
