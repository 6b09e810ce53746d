/**
 * Keeps each tab's world on the device, under names of the simulator's own. A tab without a world takes a copy of the
 * last one kept, if the page holds a token that came from it: the token is shared by all tabs.
 */

/** The shelf of one tab. None of its verbs throws. */
export interface Keeper {
  /** The text kept for this tab, or null. */
  load(): string | null;
  /** The last text any tab kept, or null. */
  loadLatest(): string | null;
  save(text: string): void;
  /** Calls when another tab turns out to use the same name; this one has a new name by then. */
  onShared(listener: () => void): void;
}

const PREFIX = 'lmxsim:';
const TAB = `${PREFIX}tab`;
const LIST = `${PREFIX}worlds`;
const worldKey = (id: string) => `${PREFIX}world:${id}`;
/** Worlds of closed tabs that are kept. */
const MOST_KEPT = 6;

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function listIn(disk: Storage): string[] {
  try {
    const list: unknown = JSON.parse(disk.getItem(LIST) ?? '[]');
    return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The shelf where storage is blocked: it keeps nothing. */
const NOTHING: Keeper = { load: () => null, loadLatest: () => null, save() {}, onShared() {} };

/** Opens the shelf of this tab. */
export function openKeeper(): Keeper {
  let disk: Storage;
  let tab: Storage;
  try {
    disk = globalThis.localStorage;
    tab = globalThis.sessionStorage;
    tab.setItem(TAB, tab.getItem(TAB) ?? newId());
  } catch {
    return NOTHING;
  }
  let id = tab.getItem(TAB) ?? newId();

  const forget = (old: string) => {
    disk.removeItem(worldKey(old));
    disk.setItem(LIST, JSON.stringify(listIn(disk).filter((one) => one !== old)));
  };
  const write = (text: string) => {
    disk.setItem(worldKey(id), text);
    const list = [...listIn(disk).filter((one) => one !== id), id];
    for (const old of list.slice(0, -MOST_KEPT)) disk.removeItem(worldKey(old));
    disk.setItem(LIST, JSON.stringify(list.slice(-MOST_KEPT)));
  };

  return {
    load: () => disk.getItem(worldKey(id)),
    loadLatest() {
      const last = listIn(disk).at(-1);
      return last === undefined ? null : disk.getItem(worldKey(last));
    },
    save(text) {
      for (let attempt = 0; attempt <= MOST_KEPT; attempt += 1) {
        try {
          write(text);
          return;
        } catch {
          // No room: the oldest world of another tab makes some.
          const oldest = listIn(disk).find((one) => one !== id);
          if (oldest === undefined) return;
          forget(oldest);
        }
      }
    },
    onShared(listener) {
      const locks = globalThis.navigator?.locks;
      if (!locks) return;
      const claim = () =>
        locks.request(`${PREFIX}${id}`, { ifAvailable: true }, (lock) => {
          if (lock) return new Promise<never>(() => {});
          // A duplicated tab begins with a copy of the other's session storage.
          id = newId();
          tab.setItem(TAB, id);
          listener();
          void claim();
          return undefined;
        });
      void claim();
    },
  };
}
