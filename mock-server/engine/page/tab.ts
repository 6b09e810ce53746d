/**
 * The identity of a tab. Each tab has a world, whose id is in `sessionStorage`; tabs that share a world have the same
 * id there.
 */
import { parseJson } from '../../lib/json.ts';
import { type BrowserKeys, getKeysWith } from './browser-keys.ts';
import { copyWorld, createId } from './stored-worlds.ts';

export interface TabIdentity {
  tab: string;
  world: string;
}

/** Returns the ids of this tab and of its world, and stores them. `join` is the id of a stored world to share. */
export function identifyTab(
  disk: Storage,
  session: Storage,
  keys: BrowserKeys,
  join: string | undefined,
): TabIdentity {
  const ids = findIds(disk, session, keys, join);
  session.setItem(keys.tab, ids.tab);
  session.setItem(keys.tabWorld, ids.world);
  return ids;
}

function findIds(disk: Storage, session: Storage, keys: BrowserKeys, join: string | undefined): TabIdentity {
  if (join !== undefined && disk.getItem(keys.world(join)) !== null) {
    // A tab that a page opens by script starts with a copy of that page's session storage. The simulator's items in
    // it, such as the playing recipe, belong to the other tab.
    for (const key of getKeysWith(session, keys.prefix)) session.removeItem(key);
    return { tab: createId(), world: join };
  }
  const tab = session.getItem(keys.tab);
  const world = session.getItem(keys.tabWorld);
  if (tab === null || world === null) return { tab: createId(), world: createId() };
  // A duplicated tab starts with a copy of the other tab's session storage, so the list already contains its tab id.
  if (createOpenTabs(disk, keys).all()[tab] !== undefined && !isReload())
    return { tab: createId(), world: copyWorld(disk, keys, world) };
  return { tab, world };
}

/**
 * Returns true when the tab reloaded the document, or when the browser had discarded it. A crashed tab leaves its
 * entry in the list of open tabs, so after a reload the entry doesn't mean that the tab is a duplicate.
 */
function isReload(): boolean {
  const [entry] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const { wasDiscarded } = globalThis.document as Document & { wasDiscarded?: boolean };
  return wasDiscarded === true || (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Returns the list of open tabs, with the world of each. */
export function createOpenTabs(disk: Storage, keys: BrowserKeys) {
  function all(): Record<string, string> {
    const tabs = parseJson(disk.getItem(keys.open) ?? '');
    return typeof tabs === 'object' && tabs !== null ? (tabs as Record<string, string>) : {};
  }
  return {
    all,
    /** Adds tabs to the list. JSON leaves out, and so removes, a tab whose world is undefined. */
    write(tabs: Record<string, string | undefined>) {
      try {
        disk.setItem(keys.open, JSON.stringify({ ...all(), ...tabs }));
      } catch {
        // When the quota is exceeded, the list stays as it was. A tab that is not in the list counts as closed.
      }
    },
  };
}
