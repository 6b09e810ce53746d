import type { DeviceClock } from '../clock/device.ts';
import type { LastSeenDate } from '../clock/view.ts';
import type { World } from '../history/world.ts';
import type { Exclusive } from '../lib/exclusive.ts';
import type { Timers } from '../network/gate.ts';
import type { PageAdapter } from '../page/page-adapter.ts';
import { type PageState, TOKEN_KEY } from '../page/page-adapter.ts';
import { openTabStorage, type TabStorage } from '../page/tab-storage.ts';
import { loadWorld, readWorld, type SavedWorld, saveWorld, toText } from './saved-world.ts';

const SAVE_DELAY_MS = 80;

interface PersistedRuntime {
  world: World;
  device: DeviceClock;
  pageAdapter: PageAdapter;
  timers: Timers;
  lastSeenDate: LastSeenDate;
  bus: { changed(): void };
  updateOnline(): void;
}

export interface Persistence {
  world: string | null;
  problem(): 'blocked' | 'full' | null;
  keep(arrival: PageState | null): boolean;
  keepSoon(): void;
  exclusive: Exclusive;
  seal(): void;
  open(runtime: PersistedRuntime): void;
  close(): void;
}

export const NO_PERSISTENCE: Persistence = {
  world: null,
  problem: () => null,
  keep: () => true,
  keepSoon() {},
  exclusive: (work) => work(),
  seal() {},
  open() {},
  close() {},
};

function restoreSaved(runtime: PersistedRuntime, text: string | null): SavedWorld | null {
  if (text === null) return null;
  try {
    const saved = readWorld(text);
    loadWorld(runtime.world, saved, true);
    // The mode is only set when it differs: setting the same mode would reset the lag of a silent time jump.
    if (runtime.device.mode() !== saved.device) runtime.device.set(saved.device);
    if (saved.arrival) runtime.pageAdapter.restore(saved.arrival);
    return saved;
  } catch {
    return null;
  }
}

export function createPersistence(join?: string, storage: TabStorage = openTabStorage(join)): Persistence {
  let runtime: PersistedRuntime | null = null;
  let timer: unknown = null;
  let isLeaving = false;
  let known: string | null = null;
  let isFull = false;

  const write = (arrival: PageState | null): boolean => {
    if (!runtime) return true;
    if (timer !== null) runtime.timers.clear(timer);
    timer = null;
    const text = toText(saveWorld(runtime.world, runtime.device.mode(), arrival));
    const isKept = storage.save(text);
    if (isKept) known = text;
    if (isFull === isKept) runtime.bus.changed();
    isFull = !isKept;
    return isKept;
  };
  const flush = () => {
    if (timer !== null && !isLeaving) write(null);
  };

  /** Loads the world that another tab saved. If that tab reloads its page, this tab reloads its page too. */
  function follow() {
    const text = runtime && !isLeaving ? storage.load() : null;
    if (!runtime || text === null || text === known) return;
    const { pageAdapter, world, lastSeenDate, bus } = runtime;
    const before = world.now();
    const saved = restoreSaved(runtime, text);
    if (!saved) return;
    known = text;
    const { route } = pageAdapter.snapshot();
    // A page that is still starting loads the new world without a reload.
    if (saved.arrival && pageAdapter.leaves(route)) {
      isLeaving = true;
      storage.seal();
      void pageAdapter.reload(route);
      return;
    }
    // The app's time is still right when the world's time has not moved, for example when only the speed of the
    // clock changed.
    if (Math.abs(world.now() - before) >= 1_000) lastSeenDate.isOutdated = true;
    runtime.updateOnline();
    bus.changed();
  }

  /**
   * Runs when the browser restored this document from its back/forward cache. Reloads the page if another tab has
   * changed the world since, or if the document was already being left.
   */
  function onReturn() {
    if (!runtime || (!isLeaving && storage.load() === known)) return;
    isLeaving = true;
    void runtime.pageAdapter.reload(runtime.pageAdapter.snapshot().route);
  }

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  return {
    world: storage.world,
    problem: () => (storage.world === null ? 'blocked' : isFull ? 'full' : null),
    keep(arrival) {
      const isKept = write(arrival);
      isLeaving = isKept && arrival !== null;
      return isKept;
    },
    keepSoon() {
      if (!runtime || isLeaving) return;
      if (storage.isShared()) write(null);
      else timer ??= runtime.timers.set(flush, SAVE_DELAY_MS);
    },
    exclusive(work) {
      if (!storage.isShared()) return work();
      return storage.exclusive(() => {
        follow();
        return work();
      });
    },
    seal: storage.seal,
    open(made) {
      const { pageAdapter } = made;
      known = storage.load();
      const saved = restoreSaved(made, known);
      const page = pageAdapter.snapshot();
      // Without a saved world that can be read, a stored token belongs to an earlier world and is invalid here,
      // so the page would show an expired session at once.
      if (!saved && TOKEN_KEY in page.storage) {
        const { [TOKEN_KEY]: _token, ...storage } = page.storage;
        pageAdapter.restore({ ...page, storage });
      }
      runtime = made;
      // Writes a new world, or a saved world whose `arrival` has just been restored, to clear `arrival`. Any other
      // saved world is not written, because that could overwrite newer facts of another tab.
      if (!saved || saved.arrival) write(null);
      globalThis.addEventListener?.('pagehide', flush);
      globalThis.document?.addEventListener('visibilitychange', onVisibility);
      storage.onChange(follow, onReturn);
    },
    close() {
      flush();
      runtime = null;
      globalThis.removeEventListener?.('pagehide', flush);
      globalThis.document?.removeEventListener('visibilitychange', onVisibility);
      storage.close();
    },
  };
}
