import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

const MAX_GAMES = 20;

/** Returns how many games of the current week could be filled in at the end of the last visit; 0 if unknown. */
export function readOpenGames(storage: Pick<KeyValueStorage, 'get'>): number {
  const count = Number(storage.get(STORAGE_KEYS.week)?.split('/')[1]);
  return count > 0 ? Math.min(count, MAX_GAMES) : 0;
}

/** Stores the number of open games of the current week. The next visit draws as many empty cards while it loads. */
export function rememberOpenGames(
  storage: Pick<KeyValueStorage, 'get' | 'set'>,
  week: number,
  count: number,
) {
  const text = count > 0 ? `${week}/${count}` : String(week);
  // The stored week is the current one. The player may be looking at another.
  if (storage.get(STORAGE_KEYS.week)?.split('/')[0] === String(week)) storage.set(STORAGE_KEYS.week, text);
}
