/**
 * The one door to what the product keeps on the device. It survives blocked, full or poisoned storage: reading
 * gives null, writing falls back to memory and says so. Only the keys listed here are ever written.
 */

/** The allow-list. Drafts are one key per user and week: `lmx:draft:<user id>:<week number>`. */
export const STORAGE_KEYS = {
  token: 'lmx:token',
  verification: 'lmx:verification',
  pendingTrivia: 'lmx:trivia',
  firstRunDismissed: 'lmx:first-run',
  reloadGuard: 'lmx:reload',
  draftPrefix: 'lmx:draft:',
} as const;

const PREFIX = 'lmx:';

/** Where a value ended up: on disk, or only in memory because the device refused it. */
export type WriteResult = 'stored' | 'memory';

/** The adapter. None of its verbs throws. */
export interface KeyValueStorage {
  /** The stored text, or null when there is none or the device refuses to read. */
  get(key: string): string | null;
  /** Keeps the text; `memory` means it lives only until the page goes away. */
  set(key: string, value: string): WriteResult;
  remove(key: string): void;
  /** All keys of ours that start with `prefix`. */
  keys(prefix: string): string[];
  /** Calls `listener` when another tab changes one of our keys; returns the function that stops it. */
  subscribe(listener: (key: string, value: string | null) => void): () => void;
}

function openBacking(): Storage | null {
  try {
    // The very access throws where the browser blocks site data.
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Makes the adapter over `localStorage`, or over memory alone where that is blocked. */
export function createStorage(backing: Storage | null = openBacking()): KeyValueStorage {
  // A key whose last write failed lives here and hides what the disk still says.
  const memory = new Map<string, string | null>();

  const readDisk = (key: string): string | null => {
    try {
      return backing?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };

  return {
    get: (key) => (memory.has(key) ? (memory.get(key) ?? null) : readDisk(key)),
    set(key, value) {
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
    remove(key) {
      memory.delete(key);
      try {
        backing?.removeItem(key);
      } catch {
        memory.set(key, null);
      }
    },
    keys(prefix) {
      const found = new Set<string>();
      try {
        for (let index = 0; backing && index < backing.length; index += 1) {
          const key = backing.key(index);
          if (key?.startsWith(prefix)) found.add(key);
        }
      } catch {
        // Blocked in the middle: what memory holds is all there is.
      }
      for (const [key, value] of memory) {
        if (!key.startsWith(prefix)) continue;
        if (value === null) found.delete(key);
        else found.add(key);
      }
      return [...found].sort();
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key.startsWith(PREFIX)) listener(event.key ?? PREFIX, event.newValue);
      };
      globalThis.addEventListener?.('storage', onStorage);
      return () => globalThis.removeEventListener?.('storage', onStorage);
    },
  };
}
