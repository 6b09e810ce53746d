/**
 * Access to localStorage that never throws when storage is blocked, full or corrupt. A value that can't be
 * stored is kept in memory and read from there. A key that can't be read is null.
 */

import { listen } from './listen.ts';

/**
 * All keys that the product may write to localStorage. Drafts have one key per user and week:
 * `lmx:draft:<user id>:<week number>`. The privacy notice (`copy/privacy.ts`) lists what is stored.
 */
export const STORAGE_KEYS = {
  token: 'lmx:token',
  /** The token and the id of its player, such as `2|abc 7`. Ignored when the stored token is another. */
  player: 'lmx:player',
  /**
   * The current week of the last visit, such as `7`. `7/9`: nine of its games could be filled in then. Removed together
   * with the token, because it belongs to that session.
   */
  week: 'lmx:week',
  /** Device time (ms) at which a tab began a log-out or a deletion of the account. Removed once that is over. */
  logOutStart: 'lmx:ending',
  /**
   * Id of the player whose predictions a tab has just sent. Removed at once: only the event in the other tabs counts.
   */
  sent: 'lmx:sent',
  verification: 'lmx:verification',
  pendingTrivia: 'lmx:trivia',
  firstRunDismissed: 'lmx:first-run',
  /** The week whose results each player has seen last, as JSON: `[["<user id>",7]]`. */
  seenResults: 'lmx:results',
  reloadGuard: 'lmx:reload',
  draftPrefix: 'lmx:draft:',
} as const;

/** Reads the value of `STORAGE_KEYS.week`. A missing number is 0, an unreadable one NaN. */
export function parseStoredWeek(text: string | null) {
  const [week = 0, toSend = 0] = (text ?? '').split('/').map(Number);
  return { week, toSend };
}

const PREFIX = 'lmx:';

export type KeyValueStorage = ReturnType<typeof createStorage>;

function openBacking(): Storage | null {
  try {
    // Accessing `localStorage` throws when the browser blocks site data.
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function createStorage(backing: Storage | null = openBacking()) {
  // Values whose last write failed. Such values take precedence over localStorage; null hides a value that
  // could not be removed.
  const memory = new Map<string, string | null>();

  return {
    get(key: string): string | null {
      try {
        return (memory.has(key) ? memory.get(key) : backing?.getItem(key)) ?? null;
      } catch {
        return null;
      }
    },
    /** `memory` means that the device refused the value, so the value is lost when the page unloads. */
    set(key: string, value: string): 'stored' | 'memory' {
      try {
        if (!backing) throw new Error('blocked');
        backing.setItem(key, value);
        memory.delete(key);
        return 'stored';
      } catch {
        memory.set(key, value);
        return 'memory';
      }
    },
    remove(key: string) {
      memory.delete(key);
      try {
        backing?.removeItem(key);
      } catch {
        memory.set(key, null);
      }
    },
    /** Returns the keys that start with `prefix` and have a value, sorted. */
    keys(prefix: string) {
      const found = new Set(memory.keys());
      try {
        for (let index = 0; backing && index < backing.length; index += 1)
          found.add(backing.key(index) ?? '');
      } catch {
        // The browser blocks the access. The keys read so far and the keys in memory are listed.
      }
      return [...found].filter((key) => key.startsWith(prefix) && memory.get(key) !== null).sort();
    },
    /**
     * Calls `listener` with the key and its new value when another tab writes a key with the prefix `lmx:`. The value
     * is null when the tab removes the key. When it clears the whole storage, `listener` is called once, with the key
     * `lmx:` and null. The returned function unsubscribes.
     */
    subscribe(listener: (key: string, value: string | null) => void): () => void {
      return listen<StorageEvent>(globalThis, ['storage'], ({ key, newValue }) => {
        if (key === null || key.startsWith(PREFIX)) listener(key ?? PREFIX, newValue);
      });
    },
  };
}
