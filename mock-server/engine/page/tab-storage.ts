/**
 * Saves worlds in the browser. Each tab has a world, whose id is in `sessionStorage`; tabs that share a world have
 * the same id there. The page gets a `localStorage` of its world.
 */

import { parseJson } from '../../lib/json.ts';
import { createRandomId } from '../../lib/random-id.ts';

const PREFIX = 'lmxsim:';
const TAB = `${PREFIX}tab`;
const WORLD = `${PREFIX}world`;
const LIST = `${PREFIX}worlds`;
const OPEN = `${PREFIX}open`;
const getWorldKey = (id: string) => `${PREFIX}world:${id}`;
const getDataPrefix = (id: string) => `${PREFIX}data:${id}:`;
const getCopyPrefix = (id: string) => `${PREFIX}copy:${id}:`;
const getTabLock = (tab: string) => `${PREFIX}tab:${tab}`;
const MAX_CLOSED = 6;

export type TabStorage = NonNullable<ReturnType<typeof openTabStorage>>;

/** Returns the storage of the tab's world, or null when the browser blocks storage. */
export function openTabStorage(join?: string, storage?: Storage) {
  let disk: Storage;
  let ids: { tab: string; world: string };
  try {
    disk = storage ?? globalThis.localStorage;
    const session = globalThis.sessionStorage;
    ids = identifyTab(disk, session, join);
    session.setItem(TAB, ids.tab);
    session.setItem(WORLD, ids.world);
  } catch {
    return null;
  }
  const { tab, world } = ids;
  const locks = globalThis.navigator?.locks;
  const closing = new AbortController();
  const { signal } = closing;
  let onOtherSave = () => {};
  const makeRoom = () => deleteClosed(disk, world, 0);
  const page = installPageStorage({
    disk,
    world,
    makeRoom,
    onOtherKey(key) {
      if (key === getWorldKey(world)) onOtherSave();
    },
  });

  const open = () => writeOpen(disk, { [tab]: world });
  const leave = () => writeOpen(disk, { [tab]: undefined });

  open();
  globalThis.addEventListener?.('pagehide', leave, { signal });
  globalThis.addEventListener?.('pageshow', open, { signal });
  void locks?.request(getTabLock(tab), { mode: 'shared' }, async () => {
    // A crashed tab is still listed in the stored entry `OPEN`. Only tabs that hold their lock are open.
    const { held = [] } = await locks.query();
    const alive = new Set(held.map(({ name }) => name));
    const otherTabs = Object.keys(readOpen(disk)).filter((other) => other !== tab);
    const crashed = otherTabs.filter((other) => !alive.has(getTabLock(other)));
    writeOpen(disk, Object.fromEntries(crashed.map((other) => [other, undefined])));
    if (signal.aborted) return;
    open();
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  });

  return {
    world,
    load: () => disk.getItem(getWorldKey(world)),
    /** Returns false when the browser has no space. */
    save(text: string): boolean {
      try {
        retryWrite(() => {
          disk.setItem(getWorldKey(world), text);
          disk.setItem(LIST, JSON.stringify([...readList(disk).filter((id) => id !== world), world]));
          deleteClosed(disk, world, MAX_CLOSED);
        }, makeRoom);
        return true;
      } catch {
        return false;
      }
    },
    /**
     * Stores a text that is no world which this version can read, so that `save` doesn't overwrite it. Returns its id, or
     * null when the browser has no space.
     */
    keepCopy(text: string): string | null {
      const prefix = getCopyPrefix(world);
      const known = getKeysWith(disk, prefix).find((key) => disk.getItem(key) === text);
      const key = known ?? prefix + createRandomId(3);
      try {
        retryWrite(() => disk.setItem(key, text), makeRoom);
        return key;
      } catch {
        return null;
      }
    },
    copies: () => getKeysWith(disk, getCopyPrefix(world)).map((id) => ({ id, text: disk.getItem(id) ?? '' })),
    discardCopy(id: string) {
      if (id.startsWith(getCopyPrefix(world))) disk.removeItem(id);
    },
    /** Returns whether another tab has the same world. */
    isShared: () =>
      Object.entries(readOpen(disk)).some(([other, otherWorld]) => other !== tab && otherWorld === world),
    exclusive: <Result>(work: () => Result): Result | Promise<Awaited<Result>> =>
      locks ? locks.request(`${PREFIX}write:${world}`, () => work()) : work(),
    /**
     * Calls `onSave` when another tab has saved the world, and `onReturn` when the browser has restored the document
     * from its back/forward cache.
     */
    onChange(onSave: () => void, onReturn: () => void) {
      onOtherSave = onSave;
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) onReturn();
      };
      globalThis.addEventListener?.('pageshow', onPageShow, { signal });
    },
    seal: page.seal,
    close() {
      closing.abort();
      leave();
      page.uninstall();
    },
  };
}

function identifyTab(disk: Storage, session: Storage, join: string | undefined) {
  if (join !== undefined && disk.getItem(getWorldKey(join)) !== null) {
    // A tab that a page opens by script starts with a copy of that page's session storage. The simulator's items in
    // it, such as the playing recipe, belong to the other tab.
    for (const key of getKeysWith(session, PREFIX)) session.removeItem(key);
    return { tab: createId(), world: join };
  }
  const tab = session.getItem(TAB);
  const world = session.getItem(WORLD);
  if (tab === null || world === null) return { tab: createId(), world: createId() };
  // A duplicated tab starts with a copy of the other tab's session storage, so `OPEN` already contains its tab id.
  if (readOpen(disk)[tab] !== undefined && !isReload())
    return { tab: createId(), world: copyWorld(disk, world) };
  return { tab, world };
}

/**
 * Returns true when the tab reloaded the document, or when the browser had discarded it. A crashed tab leaves its
 * entry in `OPEN`, so after a reload the entry doesn't mean that the tab is a duplicate.
 */
function isReload(): boolean {
  const [entry] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const { wasDiscarded } = globalThis.document as Document & { wasDiscarded?: boolean };
  return wasDiscarded === true || (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

function copyWorld(disk: Storage, from: string): string {
  const world = createId();
  try {
    const text = disk.getItem(getWorldKey(from));
    if (text !== null) disk.setItem(getWorldKey(world), text);
    const prefix = getDataPrefix(from);
    for (const key of getKeysWith(disk, prefix))
      disk.setItem(getDataPrefix(world) + key.slice(prefix.length), disk.getItem(key) ?? '');
  } catch {
    // When the quota is exceeded, the new tab starts without a saved world.
    deleteWorld(disk, world);
  }
  return world;
}

/** Deletes the worlds without an open tab, except the `maxClosed` that were saved last. */
function deleteClosed(disk: Storage, own: string, maxClosed: number) {
  const open = new Set([own, ...Object.values(readOpen(disk))]);
  const closed = readList(disk).filter((id) => !open.has(id));
  for (const world of closed.slice(0, Math.max(0, closed.length - maxClosed))) deleteWorld(disk, world);
}

function deleteWorld(disk: Storage, world: string) {
  disk.removeItem(getWorldKey(world));
  for (const prefix of [getDataPrefix(world), getCopyPrefix(world)])
    for (const key of getKeysWith(disk, prefix)) disk.removeItem(key);
  disk.setItem(LIST, JSON.stringify(readList(disk).filter((id) => id !== world)));
}

const createId = () => createRandomId(6);

function readList(disk: Storage): string[] {
  const list = parseJson(disk.getItem(LIST) ?? '');
  return Array.isArray(list) ? list : [];
}
function readOpen(disk: Storage): Record<string, string> {
  const tabs = parseJson(disk.getItem(OPEN) ?? '');
  return typeof tabs === 'object' && tabs !== null ? (tabs as Record<string, string>) : {};
}

/** Adds tabs to the list of open tabs. JSON leaves out, and so removes, a tab whose world is undefined. */
function writeOpen(disk: Storage, tabs: Record<string, string | undefined>) {
  try {
    disk.setItem(OPEN, JSON.stringify({ ...readOpen(disk), ...tabs }));
  } catch {
    // When the quota is exceeded, the list stays as it was. A tab that is not in the list counts as closed.
  }
}

export const getKeysWith = (disk: Storage, prefix: string): string[] =>
  Object.keys(disk).filter((key) => key.startsWith(prefix));

/** Writes to the storage. When the browser refuses, makes room and writes once more; throws if that fails too. */
function retryWrite(write: () => void, makeRoom: () => void) {
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

/**
 * Gives the page a `localStorage` and `storage` events of one world. They behave like the browser's own, with the
 * page's own keys; the browser stores each key with the world's id. Must run before the page's own code, so that the
 * page finds only the items of its world.
 */
export function installPageStorage({ disk, world, makeRoom, onOtherKey }: PageStorageOptions) {
  let isSealed = false;
  const prefix = getDataPrefix(world);
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
