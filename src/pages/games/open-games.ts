import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

const MAX_GAMES = 20;

/** How many games of the current week could be filled in at the end of the last visit, or 0. */
export function readOpenGames(storage: Pick<KeyValueStorage, 'get'>): number {
  const count = Number(storage.get(STORAGE_KEYS.week)?.split('/')[1]);
  return count > 0 ? Math.min(count, MAX_GAMES) : 0;
}

/** Keeps the number of open games for the frame that the next visit shows while it loads. */
export function rememberOpenGames(
  storage: Pick<KeyValueStorage, 'get' | 'set'>,
  week: number,
  count: number,
) {
  const text = count > 0 ? `${week}/${count}` : String(week);
  // Without a stored week, or with another one, the week is not the current one of this session.
  if (storage.get(STORAGE_KEYS.week)?.split('/')[0] === String(week)) storage.set(STORAGE_KEYS.week, text);
}
