import type { PageAdapter } from '../page/page-adapter.ts';
import type { Arrival } from '../page/page-state.ts';
import type { TabStorage } from '../page/tab-storage.ts';

interface Deps {
  storage: TabStorage | null;
  now(): number;
  pageAdapter: PageAdapter;
  /** Whether the storage has the world as this tab saved or loaded it last. */
  isKnown(): boolean;
  /** Whether the storage has a world. */
  isStored(): boolean;
  /** Loads the saved world; returns null when it can't be read. */
  load(): { arrival: Arrival } | null;
  isLeaving(): boolean;
  /** Stops the saves of this tab, because its page is about to reload. */
  stop(): void;
  /** Also stops the writes of the page to its storage. */
  leave(): void;
  /** `hasJumped` is true when another tab has moved the world's time. */
  onChange(hasJumped: boolean): void;
}

/** A world that several tabs have open: each tab loads what another has saved. */
export function createSharedWorld({
  storage,
  now,
  pageAdapter,
  isKnown,
  isStored,
  load,
  isLeaving,
  stop,
  leave,
  onChange,
}: Deps) {
  /** Loads the world that another tab saved. If that tab reloads its page, this tab reloads its page too. */
  function follow() {
    if (isLeaving() || !isStored() || isKnown()) return;
    const before = now();
    const saved = load();
    if (!saved) return;
    const { route } = pageAdapter.snapshot();
    // A page that is still starting loads the new world without a reload.
    if (saved.arrival && pageAdapter.needsReload(route)) {
      leave();
      void pageAdapter.reload(route);
      return;
    }
    // The app's time is still right when the world's time has not moved, for example when only the rate changed.
    onChange(Math.abs(now() - before) >= 1_000);
  }

  return {
    follow,
    /**
     * Runs when the browser restored this document from its back/forward cache. Reloads the page if another tab has
     * changed the world since, or if the document was already being left.
     */
    onReturn() {
      if (!isLeaving() && isKnown()) return;
      stop();
      void pageAdapter.reload(pageAdapter.snapshot().route);
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
  };
}
