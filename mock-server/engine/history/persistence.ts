/** Saves the world of a tab, loads it when the page opens again, and follows the other tabs of the world. */
import type { AnyFact } from '../facts.ts';
import type { PageAdapter } from '../page/page-adapter.ts';
import type { Arrival } from '../page/page-state.ts';
import { createSavedText, type SavedTextDeps } from './saved-text.ts';
import type { SavedWorld } from './saved-world.ts';
import { createSharedWorld } from './shared-world.ts';

interface Deps<Fact extends AnyFact> extends SavedTextDeps<Fact> {
  pageAdapter: PageAdapter;
  /** Keys of the page's storage that are invalid in another world. */
  sessionKeys: readonly string[];
  /** `hasJumped` is true when another tab has moved the world's time. */
  onChange(hasJumped: boolean): void;
}

export type Persistence = ReturnType<typeof createPersistence>;

export function createPersistence<Fact extends AnyFact>({
  pageAdapter,
  sessionKeys,
  onChange,
  ...deps
}: Deps<Fact>) {
  const { storage, world, device } = deps;
  const text = createSavedText(deps, () => onChange(false));
  let isSaveQueued = false;
  let isLeaving = false;
  let isSuspended = false;

  function load(): SavedWorld<Fact> | null {
    const saved = text.load();
    return saved && restoreSavedPage(saved, device, pageAdapter);
  }

  function save(arrival: Arrival): boolean {
    isSaveQueued = false;
    return isSuspended || text.save(arrival);
  }

  /** Stops queued saves, because the page is about to be left. */
  function stop() {
    isLeaving = true;
  }
  /** Also stops the page's writes to its storage. */
  function leave() {
    stop();
    storage?.seal();
  }

  const shared = createSharedWorld({
    storage,
    now: world.now,
    pageAdapter,
    isKnown: text.isKnown,
    isStored: text.isStored,
    load,
    isLeaving: () => isLeaving || isSuspended,
    stop,
    leave,
    onChange,
  });

  /** Loads this tab's world when the page opens. */
  function start() {
    const saved = load();
    if (!saved) forgetSession(pageAdapter, sessionKeys);
    // Writes a new world, or a saved world whose `arrival` has just been restored, to clear `arrival`. Any other
    // saved world is not written, because that could overwrite newer facts of another tab.
    if (!saved || saved.arrival) save(null);
    storage?.onChange(shared.follow, shared.onReturn);
  }
  if (storage) start();

  return {
    worldId: storage?.world ?? null,
    isFull: text.isFull,
    copies: text.copies.list,
    discardCopy(id: string) {
      text.copies.discard(id);
      onChange(false);
    },
    /** Saves the world at once. Returns false when the browser has no space. */
    save,
    leave,
    /** Saves the world in a microtask, once for all changes until then. */
    saveSoon() {
      isSaveQueued = true;
      queueMicrotask(() => {
        if (isSaveQueued && !isLeaving) save(null);
      });
    },
    exclusive: shared.exclusive,
    isShared: () => storage?.isShared() ?? false,
    /** Stops the saves of the world, or starts them again. */
    suspend(suspends: boolean) {
      isSuspended = suspends;
    },
    close() {
      stop();
      storage?.close();
    },
  };
}

/** Returns the saved world, or null when its page can't be restored. */
function restoreSavedPage<Saved extends SavedWorld<AnyFact>>(
  saved: Saved,
  device: Deps<AnyFact>['device'],
  pageAdapter: PageAdapter,
): Saved | null {
  try {
    // The mode is only set when it differs: setting the same mode would reset the lag of a silent time jump.
    if (device.mode() !== saved.device) device.set(saved.device);
    if (saved.arrival) pageAdapter.setState(saved.arrival);
    return saved;
  } catch {
    return null;
  }
}

/**
 * Removes the session that the page has stored. Without a saved world that can be read, it belongs to an earlier world
 * and is invalid here, so the page would show an expired session at once.
 */
function forgetSession(pageAdapter: PageAdapter, sessionKeys: readonly string[]): void {
  const page = pageAdapter.snapshot();
  if (!sessionKeys.some((key) => key in page.storage)) return;
  const others = Object.entries(page.storage).filter(([key]) => !sessionKeys.includes(key));
  pageAdapter.setState({ ...page, storage: Object.fromEntries(others) });
}
