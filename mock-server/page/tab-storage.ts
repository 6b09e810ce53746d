/**
 * Keeps worlds on the device. Each tab has a world of its own, named in `sessionStorage`; a tab that was opened to
 * share the world of another one has the same name there. What the page itself stores is kept per world, too.
 */
import { dataPrefix, installPageStorage, keysWith, SIMULATOR_PREFIX as PREFIX } from './page-storage.ts';

/** Keeps one tab's world in the browser's storage. No method throws. */
export interface Keeper {
  /** The id of this tab's world; null where the browser blocks storage. */
  world: string | null;
  /** The text kept for this world, or null. */
  load(): string | null;
  /** False when the device has no room; what was kept before is still there then. */
  save(text: string): boolean;
  /** Whether another open tab has the same world. */
  isShared(): boolean;
  /** Runs `work` while no other tab of this world runs its own. */
  exclusive<Result>(work: () => Result): Result | Promise<Awaited<Result>>;
  /** Calls when another tab saved this world, and when the browser shows this document again as it was left. */
  onChange(saved: () => void, returned: () => void): void;
  /** Ignores storage writes of a page that is about to reload. */
  seal(): void;
  close(): void;
}

const TAB = `${PREFIX}tab`;
const WORLD = `${PREFIX}world`;
const LIST = `${PREFIX}worlds`;
const OPEN = `${PREFIX}open`;
const worldKey = (id: string) => `${PREFIX}world:${id}`;
const tabLock = (tab: string) => `${PREFIX}tab:${tab}`;
/** Worlds that are kept after their last tab was closed. */
const MAX_CLOSED = 6;

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function readJson(disk: Storage, key: string): unknown {
  try {
    return JSON.parse(disk.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Ids of worlds, the one saved last at the end. */
function readList(disk: Storage): string[] {
  const list = readJson(disk, LIST);
  return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
}

/** The world of each open tab, by the tab's id. */
function readOpen(disk: Storage): Record<string, string> {
  const open = readJson(disk, OPEN);
  return typeof open === 'object' && open !== null ? { ...(open as Record<string, string>) } : {};
}

function writeOpen(disk: Storage, change: (open: Record<string, string>) => void) {
  const open = readOpen(disk);
  change(open);
  try {
    disk.setItem(OPEN, JSON.stringify(open));
  } catch {
    // No room: at worst this tab counts as closed.
  }
}

/** Where storage is blocked nothing is kept, and the page's own storage is blocked as well. */
const NOTHING: Keeper = {
  world: null,
  load: () => null,
  save: () => true,
  isShared: () => false,
  exclusive: (work) => work(),
  onChange() {},
  seal() {},
  close() {},
};

function forget(disk: Storage, world: string) {
  disk.removeItem(worldKey(world));
  for (const key of keysWith(disk, dataPrefix(world))) disk.removeItem(key);
  disk.setItem(LIST, JSON.stringify(readList(disk).filter((one) => one !== world)));
}

/** Forgets the oldest worlds without an open tab, `own` apart, until `count` are left; says whether there was any. */
function forgetClosed(disk: Storage, own: string, count: number): boolean {
  const open = new Set([own, ...Object.values(readOpen(disk))]);
  const closed = readList(disk).filter((id) => !open.has(id));
  const old = closed.slice(0, Math.max(0, closed.length - count));
  for (const world of old) forget(disk, world);
  return old.length > 0;
}

/** A copy of a world under a new id, with what its page stored. */
function copyWorld(disk: Storage, from: string): string {
  const world = newId();
  try {
    const text = disk.getItem(worldKey(from));
    if (text !== null) disk.setItem(worldKey(world), text);
    const prefix = dataPrefix(from);
    for (const key of keysWith(disk, prefix))
      disk.setItem(dataPrefix(world) + key.slice(prefix.length), disk.getItem(key) ?? '');
  } catch {
    // No room for a copy: the new tab starts from nothing.
    forget(disk, world);
  }
  return world;
}

/** Whether this document is the tab's own next one: then an entry of the tab in `OPEN` is what a crash left. */
function isReload(): boolean {
  const [entry] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const { wasDiscarded } = globalThis.document as Document & { wasDiscarded?: boolean };
  return wasDiscarded === true || (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** The ids of this tab and its world. `join` is the id of another tab's world to share. */
function identify(disk: Storage, session: Storage, join: string | undefined) {
  if (join !== undefined && disk.getItem(worldKey(join)) !== null) {
    // A tab opened by script begins with a copy of the opener's session: its recipe and panel aren't this tab's.
    for (const key of keysWith(session, PREFIX)) session.removeItem(key);
    return { tab: newId(), world: join };
  }
  const tab = session.getItem(TAB);
  const world = session.getItem(WORLD);
  if (tab === null || world === null) return { tab: newId(), world: newId() };
  // A duplicated tab begins with a copy of the other's session storage.
  if (readOpen(disk)[tab] !== undefined && !isReload())
    return { tab: newId(), world: copyWorld(disk, world) };
  return { tab, world };
}

/** Opens the storage of this tab and gives the page the part of it that belongs to the tab's world. */
export function openKeeper(join?: string, device?: Storage): Keeper {
  let disk: Storage;
  let session: Storage;
  let ids: { tab: string; world: string };
  try {
    disk = device ?? globalThis.localStorage;
    session = globalThis.sessionStorage;
    ids = identify(disk, session, join);
    session.setItem(TAB, ids.tab);
    session.setItem(WORLD, ids.world);
  } catch {
    return NOTHING;
  }
  const { tab, world } = ids;
  const locks = globalThis.navigator?.locks;
  const closing = new AbortController();
  const { signal } = closing;
  let onSaved = () => {};
  const makeRoom = () => forgetClosed(disk, world, 0);
  const page = installPageStorage({
    disk,
    world,
    makeRoom,
    onOtherKey(key) {
      if (key === worldKey(world)) onSaved();
    },
  });

  const open = () => writeOpen(disk, (tabs) => Object.assign(tabs, { [tab]: world }));
  const leave = () => writeOpen(disk, (tabs) => Reflect.deleteProperty(tabs, tab));
  const write = (text: string) => {
    disk.setItem(worldKey(world), text);
    disk.setItem(LIST, JSON.stringify([...readList(disk).filter((one) => one !== world), world]));
    forgetClosed(disk, world, MAX_CLOSED);
  };

  /** Tabs that ended without a word (a crash) still stand in `OPEN`: only those that hold their lock are open. */
  async function dropCrashed() {
    const { held = [] } = (await locks?.query()) ?? {};
    const alive = new Set(held.map(({ name }) => name));
    writeOpen(disk, (tabs) => {
      for (const one of Object.keys(tabs))
        if (one !== tab && !alive.has(tabLock(one))) Reflect.deleteProperty(tabs, one);
    });
  }

  open();
  globalThis.addEventListener?.('pagehide', leave, { signal });
  globalThis.addEventListener?.('pageshow', open, { signal });
  void locks?.request(tabLock(tab), { mode: 'shared' }, async () => {
    await dropCrashed();
    if (signal.aborted) return;
    open();
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  });

  return {
    world,
    load: () => disk.getItem(worldKey(world)),
    save(text) {
      try {
        write(text);
        return true;
      } catch {
        if (!makeRoom()) return false;
      }
      try {
        write(text);
        return true;
      } catch {
        return false;
      }
    },
    isShared: () => Object.entries(readOpen(disk)).some(([one, its]) => one !== tab && its === world),
    exclusive: (work) => (locks ? locks.request(`${PREFIX}write:${world}`, () => work()) : work()),
    onChange(saved, returned) {
      onSaved = saved;
      globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && returned(), { signal });
    },
    seal: page.seal,
    close() {
      closing.abort();
      leave();
      page.restore();
    },
  };
}
