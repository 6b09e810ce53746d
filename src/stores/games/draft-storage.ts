import { type DraftRecord, formatDrafts, parseDrafts } from '../../domain/drafts.ts';
import type { Id } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

function getDraftKey(userId: Id, week?: number): string {
  return `${STORAGE_KEYS.draftPrefix}${encodeURIComponent(userId)}:${week ?? ''}`;
}

function parseDraftKey(key: string, userId: Id): number | null {
  const prefix = getDraftKey(userId);
  if (!key.startsWith(prefix)) return null;
  const week = Number(key.slice(prefix.length));
  return Number.isInteger(week) && week > 0 ? week : null;
}

export function createDraftStorage(storage: KeyValueStorage) {
  return {
    read: (userId: Id, week: number): DraftRecord => parseDrafts(storage.get(getDraftKey(userId, week))),
    /**
     * Returns `stored`, or `memory` when the device refused the record, which is then lost when the page
     * unloads.
     */
    write: (userId: Id, week: number, record: DraftRecord) =>
      storage.set(getDraftKey(userId, week), formatDrafts(record)),
    listWeeks: (userId: Id): number[] =>
      storage.keys(getDraftKey(userId)).flatMap((key) => parseDraftKey(key, userId) ?? []),
    removeAll(userId: Id) {
      for (const key of storage.keys(getDraftKey(userId))) storage.remove(key);
    },
    /**
     * Calls `listener` when another tab stores or removes drafts of the user. The returned function
     * unsubscribes.
     */
    subscribe: (userId: () => Id | null, listener: (week: number, record: DraftRecord) => void) =>
      storage.subscribe((key, value) => {
        const id = userId();
        const week = id === null ? null : parseDraftKey(key, id);
        if (week !== null) listener(week, parseDrafts(value));
      }),
  };
}
