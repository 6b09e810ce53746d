/** Saves the world of a tab in the browser, and gives the page a `localStorage` of that world. */
import { createBrowserKeys } from './browser-keys.ts';
import { installPageStorage } from './page-storage.ts';
import { createStoredWorlds } from './stored-worlds.ts';
import { createOpenTabs, identifyTab, type TabIdentity } from './tab.ts';

export type TabStorage = NonNullable<ReturnType<typeof openTabStorage>>;

/**
 * Returns the storage of the tab's world, or null when the browser blocks storage. `prefix` begins the engine's keys,
 * and `join` is the id of a stored world that this tab shares.
 */
export function openTabStorage(prefix: string, join?: string, storage?: Storage) {
  const keys = createBrowserKeys(prefix);
  let disk: Storage;
  let ids: TabIdentity;
  try {
    disk = storage ?? globalThis.localStorage;
    ids = identifyTab(disk, globalThis.sessionStorage, keys, join);
  } catch {
    return null;
  }
  const { tab, world } = ids;
  const tabs = createOpenTabs(disk, keys);
  const worlds = createStoredWorlds(disk, keys, world, () => Object.values(tabs.all()));
  const locks = globalThis.navigator?.locks;
  const closing = new AbortController();
  const { signal } = closing;
  let onOtherSave = () => {};
  const page = installPageStorage({
    disk,
    prefix: keys.data(world),
    makeRoom: worlds.makeRoom,
    onOtherKey(key) {
      if (key === keys.world(world)) onOtherSave();
    },
  });

  const open = () => tabs.write({ [tab]: world });
  const leave = () => tabs.write({ [tab]: undefined });

  open();
  globalThis.addEventListener?.('pagehide', leave, { signal });
  globalThis.addEventListener?.('pageshow', open, { signal });
  void locks?.request(keys.tabLock(tab), { mode: 'shared' }, async () => {
    // A crashed tab is still listed. Only tabs that hold their lock are open.
    const { held = [] } = await locks.query();
    const alive = new Set(held.map(({ name }) => name));
    const otherTabs = Object.keys(tabs.all()).filter((other) => other !== tab);
    const crashed = otherTabs.filter((other) => !alive.has(keys.tabLock(other)));
    tabs.write(Object.fromEntries(crashed.map((other) => [other, undefined])));
    if (signal.aborted) return;
    open();
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  });

  return {
    world,
    load: worlds.load,
    save: worlds.save,
    keepCopy: worlds.keepCopy,
    copies: worlds.copies,
    discardCopy: worlds.discardCopy,
    /** Returns whether another tab has the same world. */
    isShared: () =>
      Object.entries(tabs.all()).some(([other, otherWorld]) => other !== tab && otherWorld === world),
    exclusive: <Result>(work: () => Result): Result | Promise<Awaited<Result>> =>
      locks ? locks.request(keys.writeLock(world), () => work()) : work(),
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
