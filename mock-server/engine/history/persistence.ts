import type { DeviceClock } from '../clock/device-clock.ts';
import type { AnyFact } from '../facts.ts';
import type { PageAdapter } from '../page/page-adapter.ts';
import type { PageState } from '../page/page-state.ts';
import type { TabStorage } from '../page/tab-storage.ts';
import { TEXTS } from '../texts.ts';
import { loadWorld, type SavableWorld, type SavedWorld, saveWorld, toText } from './saved-world.ts';
import type { WorldFormat } from './world-format.ts';

interface Deps<Fact extends AnyFact> {
  /** Null when the world is not saved, or when the browser blocks storage. */
  storage: TabStorage | null;
  world: SavableWorld<Fact>;
  format: WorldFormat<Fact>;
  device: DeviceClock;
  pageAdapter: PageAdapter;
  /** Keys of the page's storage that are invalid in another world. */
  sessionKeys: readonly string[];
  /** `hasJumped` is true when another tab has moved the world's time. */
  onChange(hasJumped: boolean): void;
}

export type Persistence = ReturnType<typeof createPersistence>;

export function createPersistence<Fact extends AnyFact>({
  storage,
  world,
  format,
  device,
  pageAdapter,
  sessionKeys,
  onChange,
}: Deps<Fact>) {
  const { readSavedWorld } = format;

  let isSaveQueued = false;
  let isLeaving = false;
  /** The text that this tab saved or loaded last. */
  let knownText = storage?.load() ?? null;
  let isFull = false;

  /**
   * The saved texts of this world that couldn't be read, or only with other values, each with the Spanish reason. The panel
   * reads the list at each drawing, also in a frame that its page has left, whose storage throws.
   */
  let copies = (storage?.copies() ?? []).map((copy) => ({
    ...copy,
    why: findReason(copy.text),
    isNew: false,
  }));
  /** True when a text that can't be read has found no space for its copy. A save would overwrite the text. */
  let isOnlyCopy = false;

  /** Returns the reason, in Spanish, of a copy that an earlier document made. */
  function findReason(text: string): string {
    try {
      return readSavedWorld(text).isClamped ? TEXTS.copyClamped : TEXTS.copyUnread;
    } catch (error) {
      return (error as Error).message;
    }
  }

  function keepCopy(text: string, why: string) {
    const id = storage?.keepCopy(text) ?? null;
    isOnlyCopy = id === null;
    isFull ||= isOnlyCopy;
    if (id === null) return;
    copies = [...copies.filter((copy) => copy.id !== id), { id, text, why, isNew: true }];
  }

  /** Loads a saved world. Returns null, and keeps a copy of the text, when the text can't be read. */
  function load(text: string | null): SavedWorld<Fact> | null {
    if (text === null) return null;
    let saved: SavedWorld<Fact>;
    try {
      const read = readSavedWorld(text);
      saved = read.saved;
      loadWorld(world, saved, true);
      if (read.isClamped) keepCopy(text, TEXTS.copyClamped);
    } catch (error) {
      keepCopy(text, (error as Error).message);
      return null;
    }
    return restorePage(saved);
  }

  function restorePage(saved: SavedWorld<Fact>): SavedWorld<Fact> | null {
    try {
      // The mode is only set when it differs: setting the same mode would reset the lag of a silent time jump.
      if (device.mode() !== saved.device) device.set(saved.device);
      if (saved.arrival) pageAdapter.setState(saved.arrival);
      return saved;
    } catch {
      return null;
    }
  }
  function save(arrival: PageState | null): boolean {
    if (!storage) return true;
    isSaveQueued = false;
    if (isOnlyCopy && knownText !== null) keepCopy(knownText, findReason(knownText));
    if (isOnlyCopy) return false;
    const text = toText(saveWorld(world, device.mode(), arrival));
    const isSaved = storage.save(text);
    if (isSaved) knownText = text;
    const wasFull = isFull;
    isFull = !isSaved;
    if (isFull !== wasFull) onChange(false);
    return isSaved;
  }
  /** Stops queued saves and the page's writes to its storage, because the page is about to be left. */
  function leave() {
    isLeaving = true;
    storage?.seal();
  }

  /** Loads the world that another tab saved. If that tab reloads its page, this tab reloads its page too. */
  function follow() {
    const text = isLeaving ? null : (storage?.load() ?? null);
    if (text === null || text === knownText) return;
    const before = world.now();
    const saved = load(text);
    knownText = text;
    if (!saved) return;
    const { route } = pageAdapter.snapshot();
    // A page that is still starting loads the new world without a reload.
    if (saved.arrival && pageAdapter.leaves(route)) {
      leave();
      void pageAdapter.reload(route);
      return;
    }
    // The app's time is still right when the world's time has not moved, for example when only the rate changed.
    onChange(Math.abs(world.now() - before) >= 1_000);
  }

  /**
   * Runs when the browser restored this document from its back/forward cache. Reloads the page if another tab has
   * changed the world since, or if the document was already being left.
   */
  function onReturn() {
    if (!isLeaving && storage?.load() === knownText) return;
    isLeaving = true;
    void pageAdapter.reload(pageAdapter.snapshot().route);
  }

  if (storage) {
    const saved = load(knownText);
    const page = pageAdapter.snapshot();
    // Without a saved world that can be read, a stored session belongs to an earlier world and is invalid here,
    // so the page would show an expired session at once.
    if (!saved && sessionKeys.some((key) => key in page.storage)) {
      const others = Object.entries(page.storage).filter(([key]) => !sessionKeys.includes(key));
      pageAdapter.setState({ ...page, storage: Object.fromEntries(others) });
    }
    // Writes a new world, or a saved world whose `arrival` has just been restored, to clear `arrival`. Any other
    // saved world is not written, because that could overwrite newer facts of another tab.
    if (!saved || saved.arrival) save(null);
    storage.onChange(follow, onReturn);
  }

  return {
    worldId: storage?.world ?? null,
    isFull: () => isFull,
    copies: () => copies,
    discardCopy(id: string) {
      storage?.discardCopy(id);
      copies = copies.filter((copy) => copy.id !== id);
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
    close() {
      isLeaving = true;
      storage?.close();
    },
  };
}
