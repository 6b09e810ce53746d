/** The worlds that are stored in the browser: their texts, and the items that the page has stored in each of them. */
import { parseJson } from '../../lib/json.ts';
import { createRandomId } from '../../lib/random-id.ts';
import { type BrowserKeys, getKeysWith } from './browser-keys.ts';
import { retryWrite } from './retry-write.ts';

const MAX_CLOSED = 6;

export const createId = () => createRandomId(6);

/**
 * Returns the stored worlds, from the view of a tab with the world `own`. `getOpen` returns the worlds of all open
 * tabs.
 */
export function createStoredWorlds(
  disk: Storage,
  keys: BrowserKeys,
  own: string,
  getOpen: () => readonly string[],
) {
  const makeRoom = () => deleteClosed(0);

  /** Deletes the worlds without an open tab, except the `maxClosed` that were saved last. */
  function deleteClosed(maxClosed: number) {
    const open = new Set([own, ...getOpen()]);
    const closed = readList(disk, keys).filter((id) => !open.has(id));
    for (const world of closed.slice(0, Math.max(0, closed.length - maxClosed)))
      deleteWorld(disk, keys, world);
  }

  return {
    /** Deletes all worlds without an open tab. */
    makeRoom,
    load: () => disk.getItem(keys.world(own)),
    /** Returns false when the browser has no space. */
    save(text: string): boolean {
      try {
        retryWrite(() => {
          disk.setItem(keys.world(own), text);
          const others = readList(disk, keys).filter((id) => id !== own);
          disk.setItem(keys.worlds, JSON.stringify([...others, own]));
          deleteClosed(MAX_CLOSED);
        }, makeRoom);
        return true;
      } catch {
        return false;
      }
    },
    /**
     * Stores a text that is no world which this version can read, so that `save` doesn't overwrite it. Returns its id,
     * or null when the browser has no space.
     */
    keepCopy(text: string): string | null {
      const prefix = keys.copy(own);
      const known = getKeysWith(disk, prefix).find((key) => disk.getItem(key) === text);
      const key = known ?? prefix + createRandomId(3);
      try {
        retryWrite(() => disk.setItem(key, text), makeRoom);
        return key;
      } catch {
        return null;
      }
    },
    copies: () => getKeysWith(disk, keys.copy(own)).map((id) => ({ id, text: disk.getItem(id) ?? '' })),
    discardCopy(id: string) {
      if (id.startsWith(keys.copy(own))) disk.removeItem(id);
    },
  };
}

/** Copies a world with the items of its page; returns the id of the copy. */
export function copyWorld(disk: Storage, keys: BrowserKeys, from: string): string {
  const world = createId();
  try {
    const text = disk.getItem(keys.world(from));
    if (text !== null) disk.setItem(keys.world(world), text);
    const prefix = keys.data(from);
    for (const key of getKeysWith(disk, prefix))
      disk.setItem(keys.data(world) + key.slice(prefix.length), disk.getItem(key) ?? '');
  } catch {
    // When the quota is exceeded, the new tab starts without a saved world.
    deleteWorld(disk, keys, world);
  }
  return world;
}

function deleteWorld(disk: Storage, keys: BrowserKeys, world: string) {
  disk.removeItem(keys.world(world));
  for (const prefix of [keys.data(world), keys.copy(world)])
    for (const key of getKeysWith(disk, prefix)) disk.removeItem(key);
  disk.setItem(keys.worlds, JSON.stringify(readList(disk, keys).filter((id) => id !== world)));
}

function readList(disk: Storage, keys: BrowserKeys): string[] {
  const list = parseJson(disk.getItem(keys.worlds) ?? '');
  return Array.isArray(list) ? list : [];
}
