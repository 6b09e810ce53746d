/**
 * Gives the page a `localStorage` and `storage` events that belong to one world. They behave
 * like the browser's own, with the page's own keys. The browser stores each key with the world's id, so pages of
 * other worlds don't see the key.
 */

export const SIMULATOR_PREFIX = 'lmxsim:';

export const getDataPrefix = (world: string) => `${SIMULATOR_PREFIX}data:${world}:`;

export const getKeysWith = (disk: Storage, prefix: string): string[] =>
  Object.keys(disk).filter((key) => key.startsWith(prefix));

/** Runs a write. When the browser refuses it, runs it again after `makeRoom`. */
export function retryWrite(write: () => void, makeRoom: () => void) {
  try {
    write();
  } catch {
    makeRoom();
    write();
  }
}

interface PageStorageOptions {
  disk: Storage;
  world: string;
  makeRoom(): void;
  onOtherKey?(key: string): void;
}

function createView({ disk, world, makeRoom }: PageStorageOptions, isSealed: () => boolean) {
  const prefix = getDataPrefix(world);
  const keys = () => getKeysWith(disk, prefix).map((key) => key.slice(prefix.length));
  const items = {
    get length() {
      return keys().length;
    },
    getItem: (key: string) => disk.getItem(prefix + key),
    setItem(key: string, value: string) {
      if (!isSealed()) retryWrite(() => disk.setItem(prefix + key, value), makeRoom);
    },
    removeItem(key: string) {
      if (!isSealed()) disk.removeItem(prefix + key);
    },
    clear() {
      for (const key of keys()) items.removeItem(key);
    },
    key: (index: number) => keys()[index] ?? null,
  };
  const isItem = (name: string | symbol): name is string =>
    typeof name === 'string' && !(name in Storage.prototype);
  return new Proxy<Storage>(Object.setPrototypeOf(items, Storage.prototype), {
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
}

/** Must run before the page's own code, so that the page finds only the items of its world. */
export function installPageStorage(options: PageStorageOptions) {
  const { disk, world, onOtherKey } = options;
  const prefix = getDataPrefix(world);
  let isSealed = false;
  const view = createView(options, () => isSealed);
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
    const told = new StorageEvent('storage', {
      key: key?.slice(prefix.length) ?? null,
      oldValue,
      newValue,
      url,
    });
    // The `StorageEvent` constructor accepts only the browser's own storage as `storageArea`.
    Object.defineProperty(told, 'storageArea', { value: view });
    globalThis.dispatchEvent(told);
  };
  // This listener is registered before any listener of the page, so it runs first.
  globalThis.addEventListener('storage', onStorage, true);
  return {
    /**
     * Ignores later writes of the page, because the page is about to reload and its storage already has the next
     * state.
     */
    seal() {
      isSealed = true;
    },
    uninstall() {
      globalThis.removeEventListener('storage', onStorage, true);
      Object.defineProperty(globalThis, 'localStorage', native);
    },
  };
}
