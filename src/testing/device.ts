import { vi } from 'vitest';
import type { KeyValueStorage } from '../lib/storage.ts';

export interface SharedDevice {
  disk: Map<string, string>;
  openTab(): KeyValueStorage;
  /**
   * Removes every key, as `localStorage.clear()` of a page outside the tabs does, and tells the tabs as
   * `lib/storage.ts` does.
   */
  clear(): void;
  isFull: boolean;
}

export function createDevice(): SharedDevice {
  const listeners = new Set<{ tab: object; hear: (key: string, value: string | null) => void }>();
  const device: SharedDevice = {
    disk: new Map(),
    isFull: false,
    openTab() {
      const tab = {};
      const memory = new Map<string, string>();
      const tell = (key: string, value: string | null) => {
        for (const listener of listeners) if (listener.tab !== tab) listener.hear(key, value);
      };
      return {
        get: (key) => memory.get(key) ?? device.disk.get(key) ?? null,
        set(key, value) {
          if (device.isFull) {
            memory.set(key, value);
            return 'memory';
          }
          memory.delete(key);
          device.disk.set(key, value);
          tell(key, value);
          return 'stored';
        },
        remove(key) {
          memory.delete(key);
          device.disk.delete(key);
          tell(key, null);
        },
        keys: (prefix) =>
          [...new Set([...device.disk.keys(), ...memory.keys()])].filter((key) => key.startsWith(prefix)),
        subscribe(hear) {
          const listener = { tab, hear };
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
    clear() {
      device.disk.clear();
      for (const { hear } of listeners) hear('lmx:', null);
    },
  };
  return device;
}

/** Simulates `navigator.locks` for several tabs of one device: each lock has one holder at a time. */
export function createLocks(): Pick<LockManager, 'request' | 'query'> {
  const tails = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: unknown[]) => {
    const run = rest.at(-1) as (lock: object | null) => unknown;
    const isPolite = rest.length > 1 && (rest[0] as LockOptions).ifAvailable;
    const tail = tails.get(name);
    if (isPolite && tail) return run(null);
    const { signal } = rest.length > 1 ? (rest[0] as LockOptions) : {};
    const gaveUp = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    const granted = Promise.race([tail ?? Promise.resolve(), gaveUp]);
    const turn = granted.then(() => run({ name }));
    // An aborted wait ends before the current holder's turn, so the next request waits for both.
    const settled = Promise.allSettled([tail, turn]);
    tails.set(name, settled);
    void settled.then(() => tails.get(name) === settled && tails.delete(name));
    return turn;
  };
  const query = async () => ({ held: [...tails.keys()].map((name) => ({ name })) });
  return { request: request as LockManager['request'], query };
}

/** Replaces `navigator.locks`, which Node and jsdom lack. All tabs of a test share it. */
export function replaceLocks(locks: Partial<LockManager> | undefined): void {
  if (!globalThis.navigator) vi.stubGlobal('navigator', {});
  Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true });
}
