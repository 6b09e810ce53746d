/**
 * Saves worlds in the browser. Each tab has a world, whose id is in `sessionStorage`; tabs that share a world have
 * the same id there. The page's own storage is separate for each world, too.
 */
import {
  getDataPrefix,
  getKeysWith,
  installPageStorage,
  SIMULATOR_PREFIX as PREFIX,
  retryWrite,
} from './page-storage.ts';

const TAB = `${PREFIX}tab`;
const WORLD = `${PREFIX}world`;
const LIST = `${PREFIX}worlds`;
const OPEN = `${PREFIX}open`;
const getWorldKey = (id: string) => `${PREFIX}world:${id}`;
const getTabLock = (tab: string) => `${PREFIX}tab:${tab}`;
const MAX_CLOSED = 6;

const createId = () =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const readList = (disk: Storage): string[] => JSON.parse(disk.getItem(LIST) ?? '[]');
const readOpen = (disk: Storage): Record<string, string> => JSON.parse(disk.getItem(OPEN) ?? '{}');

function writeOpen(disk: Storage, change: (open: Record<string, string>) => void) {
  const open = readOpen(disk);
  change(open);
  try {
    disk.setItem(OPEN, JSON.stringify(open));
  } catch {
    // The quota is exceeded, so the list of open tabs stays as it was. A tab that is not in the list counts as
    // closed.
  }
}

function deleteWorld(disk: Storage, world: string) {
  disk.removeItem(getWorldKey(world));
  for (const key of getKeysWith(disk, getDataPrefix(world))) disk.removeItem(key);
  disk.setItem(LIST, JSON.stringify(readList(disk).filter((id) => id !== world)));
}

function deleteClosed(disk: Storage, own: string, count: number) {
  const open = new Set([own, ...Object.values(readOpen(disk))]);
  const closed = readList(disk).filter((id) => !open.has(id));
  for (const world of closed.slice(0, Math.max(0, closed.length - count))) deleteWorld(disk, world);
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

/**
 * Returns true when the tab reloaded the document, or when the browser had discarded it. A crashed tab leaves its
 * entry in `OPEN`, so after a reload the entry doesn't mean that the tab is a duplicate.
 */
function isReload(): boolean {
  const [entry] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const { wasDiscarded } = globalThis.document as Document & { wasDiscarded?: boolean };
  return wasDiscarded === true || (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

function identify(disk: Storage, session: Storage, join: string | undefined) {
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

export type TabStorage = NonNullable<ReturnType<typeof openTabStorage>>;

/** Returns null when the browser blocks storage. */
export function openTabStorage(join?: string, device?: Storage) {
  let disk: Storage;
  let ids: { tab: string; world: string };
  try {
    disk = device ?? globalThis.localStorage;
    const session = globalThis.sessionStorage;
    ids = identify(disk, session, join);
    session.setItem(TAB, ids.tab);
    session.setItem(WORLD, ids.world);
  } catch {
    return null;
  }
  const { tab, world } = ids;
  const locks = globalThis.navigator?.locks;
  const closing = new AbortController();
  const { signal } = closing;
  let onSaved = () => {};
  const makeRoom = () => deleteClosed(disk, world, 0);
  const page = installPageStorage({
    disk,
    world,
    makeRoom,
    onOtherKey(key) {
      if (key === getWorldKey(world)) onSaved();
    },
  });

  const open = () => writeOpen(disk, (tabs) => Object.assign(tabs, { [tab]: world }));
  const leave = () => writeOpen(disk, (tabs) => Reflect.deleteProperty(tabs, tab));
  const write = (text: string) => {
    disk.setItem(getWorldKey(world), text);
    disk.setItem(LIST, JSON.stringify([...readList(disk).filter((id) => id !== world), world]));
    deleteClosed(disk, world, MAX_CLOSED);
  };

  /** A crashed tab is still listed in the stored entry `OPEN`. Only tabs that hold their lock are open. */
  async function dropCrashed() {
    const { held = [] } = (await locks?.query()) ?? {};
    const alive = new Set(held.map(({ name }) => name));
    writeOpen(disk, (tabs) => {
      for (const other of Object.keys(tabs))
        if (other !== tab && !alive.has(getTabLock(other))) Reflect.deleteProperty(tabs, other);
    });
  }

  open();
  globalThis.addEventListener?.('pagehide', leave, { signal });
  globalThis.addEventListener?.('pageshow', open, { signal });
  void locks?.request(getTabLock(tab), { mode: 'shared' }, async () => {
    await dropCrashed();
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
        retryWrite(() => write(text), makeRoom);
        return true;
      } catch {
        return false;
      }
    },
    /** Whether another tab has the same world. */
    isShared: () => Object.entries(readOpen(disk)).some(([other, its]) => other !== tab && its === world),
    exclusive: <Result>(work: () => Result): Result | Promise<Awaited<Result>> =>
      locks ? locks.request(`${PREFIX}write:${world}`, () => work()) : work(),
    /**
     * Calls `saved` when another tab has saved this world, and `returned` when the browser restored this document from
     * its back/forward cache.
     */
    onChange(saved: () => void, returned: () => void) {
      onSaved = saved;
      globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && returned(), { signal });
    },
    seal: page.seal,
    close() {
      closing.abort();
      leave();
      page.uninstall();
    },
  };
}
