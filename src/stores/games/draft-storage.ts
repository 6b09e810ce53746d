/** The drafts on the device: one record for each player and week, which all tabs share. */
import { type DraftRecord, formatDrafts, parseDrafts } from '../../domain/drafts.ts';
import type { Id } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

export const readDrafts = (storage: KeyValueStorage, user: Id, week: number): DraftRecord =>
  parseDrafts(storage.get(getKey(user, week)));

/** `memory`: the device refused the record, which is lost when the page unloads. */
export const writeDrafts = (storage: KeyValueStorage, user: Id, week: number, record: DraftRecord) =>
  storage.set(getKey(user, week), formatDrafts(record));

export const getStoredWeeks = (storage: KeyValueStorage, user: Id): number[] =>
  storage.keys(getKey(user)).flatMap((key) => parseKey(key, user) ?? []);

export function removeDrafts(storage: KeyValueStorage, user: Id) {
  for (const key of storage.keys(getKey(user))) storage.remove(key);
}

/**
 * Calls `listener` with the week and its record when another tab stores or removes drafts of the player. The returned
 * function ends this.
 */
export const followStoredDrafts = (
  storage: KeyValueStorage,
  getUser: () => Id | null,
  listener: (week: number, record: DraftRecord) => void,
) =>
  storage.subscribe((key, value) => {
    const user = getUser();
    const week = user === null ? null : parseKey(key, user);
    if (week !== null) listener(week, parseDrafts(value));
  });

const getKey = (user: Id, week?: number): string =>
  `${STORAGE_KEYS.draftPrefix}${encodeURIComponent(user)}:${week ?? ''}`;

function parseKey(key: string, user: Id): number | null {
  const prefix = getKey(user);
  if (!key.startsWith(prefix)) return null;
  const week = Number(key.slice(prefix.length));
  return Number.isInteger(week) && week > 0 ? week : null;
}
