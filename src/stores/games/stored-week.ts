/** The current week of the last visit and the number of its games to send then, kept on the device. */
import { getCentreDate } from '../../domain/centre-time.ts';
import { LAST_WEEK } from '../../domain/last-week.ts';
import type { Week } from '../../domain/types.ts';
import { type KeyValueStorage, parseStoredWeek, STORAGE_KEYS } from '../../lib/storage.ts';

/** Stores the week whose games the next visit requests together with its first calls (decision 021). */
export function storeWeek(storage: Pick<KeyValueStorage, 'get' | 'remove' | 'set'>, number: number | null) {
  if (number === null || number > LAST_WEEK) storage.remove(STORAGE_KEYS.week);
  else if (parseStoredWeek(storage.get(STORAGE_KEYS.week)).week !== number)
    storage.set(STORAGE_KEYS.week, String(number));
}

/**
 * Returns the stored week if it is listed and no later week has begun since; otherwise null. `now` is server time in
 * ms.
 */
export function findStoredWeek(
  storage: Pick<KeyValueStorage, 'get'>,
  weeks: readonly Week[],
  now: number,
): number | null {
  const { week } = parseStoredWeek(storage.get(STORAGE_KEYS.week));
  const today = getCentreDate(now);
  const hasBegun = ({ dateStart }: Week) => dateStart !== null && dateStart <= today;
  const isListed = weeks.some(({ number }) => number === week);
  return isListed && !weeks.some((later) => later.number > week && hasBegun(later)) ? week : null;
}

const MAX_GAMES = 20;

/** Returns how many games of the current week were to send at the end of the last visit; 0 if unknown. */
export function findStoredToSend(storage: Pick<KeyValueStorage, 'get'>): number {
  const { toSend } = parseStoredWeek(storage.get(STORAGE_KEYS.week));
  return toSend > 0 ? Math.min(toSend, MAX_GAMES) : 0;
}

/** Stores the number of games to send of the current week. The next visit draws as many empty cards while it loads. */
export function storeToSend(storage: Pick<KeyValueStorage, 'get' | 'set'>, week: number, count: number) {
  const text = count > 0 ? `${week}/${count}` : String(week);
  // The stored week is the current one. The player may be looking at another.
  if (parseStoredWeek(storage.get(STORAGE_KEYS.week)).week === week) storage.set(STORAGE_KEYS.week, text);
}
