import { getKeysWith } from './browser-keys.ts';
import { retryWrite } from './retry-write.ts';

interface PageStorageOptions {
  disk: Storage;
  /** What the browser's keys have before the page's own keys. */
  prefix: string;
  makeRoom(): void;
  onOtherKey?(key: string): void;
}

/**
 * Gives the page a `localStorage` and `storage` events of one world. They behave like the browser's own, with the
 * page's own keys; the browser stores each key with the world's id. Must run before the page's own code, so that the
 * page finds only the items of its world.
 */
export function installPageStorage({ disk, prefix, makeRoom, onOtherKey }: PageStorageOptions) {
  let isSealed = false;
  const keys = () => getKeysWith(disk, prefix).map((key) => key.slice(prefix.length));
  const items = {
    get length() {
      return keys().length;
    },
    getItem: (key: string) => disk.getItem(prefix + key),
    setItem(key: string, value: string) {
      if (!isSealed) retryWrite(() => disk.setItem(prefix + key, value), makeRoom);
    },
    removeItem(key: string) {
      if (!isSealed) disk.removeItem(prefix + key);
    },
    clear() {
      for (const key of keys()) items.removeItem(key);
    },
    key: (index: number) => keys()[index] ?? null,
  };
  const isItem = (name: string | symbol): name is string =>
    typeof name === 'string' && !(name in Storage.prototype);
  const view = new Proxy<Storage>(Object.setPrototypeOf(items, Storage.prototype), {
    get: (target, name) => (isItem(name) ? (items.getItem(name) ?? undefined) : Reflect.get(target, name)),
    set(_target, name, value) {
      items.setItem(String(name), String(value));
      return true;
    },
    has: (target, name) => Reflect.has(target, name) || (isItem(name) && items.getItem(name) !== null),
    deleteProperty(_target, name) {
      if (isItem(name)) items.removeItem(name);
      return true;
    },
    ownKeys: keys,
    getOwnPropertyDescriptor(_target, name) {
      const value = isItem(name) ? items.getItem(name) : null;
      return value === null ? undefined : { value, writable: true, enumerable: true, configurable: true };
    },
  });
  const native = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    enumerable: true,
    get: () => view,
  });
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea !== disk) return;
    event.stopImmediatePropagation();
    if (event.key !== null && !event.key.startsWith(prefix)) return onOtherKey?.(event.key);
    const { key, oldValue, newValue, url } = event;
    const pageKey = key?.slice(prefix.length) ?? null;
    const pageEvent = new StorageEvent('storage', { key: pageKey, oldValue, newValue, url });
    // The `StorageEvent` constructor accepts only the browser's own storage as `storageArea`.
    Object.defineProperty(pageEvent, 'storageArea', { value: view });
    globalThis.dispatchEvent(pageEvent);
  };
  // This listener is registered before any listener of the page, so it runs first.
  globalThis.addEventListener('storage', onStorage, true);
  return {
    /** Ignores later writes of the page, whose storage already has the state for after a reload. */
    seal() {
      isSealed = true;
    },
    uninstall() {
      globalThis.removeEventListener('storage', onStorage, true);
      Object.defineProperty(globalThis, 'localStorage', native);
    },
  };
}
