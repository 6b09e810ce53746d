import type { DeviceClock } from '../clock/device.ts';
import type { LastSeenDate } from '../clock/view.ts';
import type { World } from '../history/world.ts';
import type { Timers } from '../network/gate.ts';
import { type PageAdapter, type PageState, TOKEN_KEY } from '../page/page-adapter.ts';
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

export type Persistence = ReturnType<typeof createPersistence>;

export const NO_PERSISTENCE: Persistence = {
  worldId: null,
  problem: () => null,
  save: () => true,
  saveSoon() {},
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
    if (saved.arrival) runtime.pageAdapter.setState(saved.arrival);
    return saved;
  } catch {
    return null;
  }
}

export function createPersistence(join?: string, storage: TabStorage | null = openTabStorage(join)) {
  let runtime: PersistedRuntime | null = null;
  let timer: unknown = null;
  let isLeaving = false;
  let known: string | null = null;
  let isFull = false;

  const load = () => storage?.load() ?? null;
  const write = (arrival: PageState | null): boolean => {
    if (!runtime) return true;
    if (timer !== null) runtime.timers.clear(timer);
    timer = null;
    const text = toText(saveWorld(runtime.world, runtime.device.mode(), arrival));
    const isSaved = storage?.save(text) ?? true;
    if (isSaved) known = text;
    if (isFull === isSaved) runtime.bus.changed();
    isFull = !isSaved;
    return isSaved;
  };
  const flush = () => {
    if (timer !== null && !isLeaving) write(null);
  };

  /** Loads the world that another tab saved. If that tab reloads its page, this tab reloads its page too. */
  function follow() {
    const text = runtime && !isLeaving ? load() : null;
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
      storage?.seal();
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
    if (!runtime || (!isLeaving && load() === known)) return;
    isLeaving = true;
    void runtime.pageAdapter.reload(runtime.pageAdapter.snapshot().route);
  }

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  return {
    worldId: storage?.world ?? null,
    problem: (): 'blocked' | 'full' | null => (storage === null ? 'blocked' : isFull ? 'full' : null),
    /** Saves the world at once. With an `arrival`, the page is being left, so nothing is saved afterwards. */
    save(arrival: PageState | null): boolean {
      const isSaved = write(arrival);
      isLeaving = isSaved && arrival !== null;
      return isSaved;
    },
    saveSoon() {
      if (!runtime || isLeaving) return;
      if (storage?.isShared()) write(null);
      else timer ??= runtime.timers.set(flush, SAVE_DELAY_MS);
    },
    /**
     * Runs a change of the world. If other tabs share the world, first loads their changes and, with Web Locks, keeps
     * them from changing the world meanwhile. Runs the change synchronously when no other tab shares the world, or
     * without Web Locks.
     */
    exclusive<Result>(work: () => Result): Result | Promise<Awaited<Result>> {
      if (!storage?.isShared()) return work();
      return storage.exclusive(() => {
        follow();
        return work();
      });
    },
    seal: () => storage?.seal(),
    open(made: PersistedRuntime) {
      const { pageAdapter } = made;
      known = load();
      const saved = restoreSaved(made, known);
      const page = pageAdapter.snapshot();
      // Without a saved world that can be read, a stored token belongs to an earlier world and is invalid here,
      // so the page would show an expired session at once.
      if (!saved && TOKEN_KEY in page.storage) {
        const { [TOKEN_KEY]: _token, ...storage } = page.storage;
        pageAdapter.setState({ ...page, storage });
      }
      runtime = made;
      // Writes a new world, or a saved world whose `arrival` has just been restored, to clear `arrival`. Any other
      // saved world is not written, because that could overwrite newer facts of another tab.
      if (!saved || saved.arrival) write(null);
      globalThis.addEventListener?.('pagehide', flush);
      globalThis.document?.addEventListener('visibilitychange', onVisibility);
      storage?.onChange(follow, onReturn);
    },
    close() {
      flush();
      runtime = null;
      globalThis.removeEventListener?.('pagehide', flush);
      globalThis.document?.removeEventListener('visibilitychange', onVisibility);
      storage?.close();
    },
  };
}
