/** Keeps a tab's world on the device and takes it up again when the page starts. */
import type { Shelf, Stage } from './stage.ts';
import { TOKEN_KEY } from './world/client.ts';
import { type Keeper, openKeeper } from './world/keeper.ts';
import { loadWorld, readWorld, saveWorld, textOf } from './world/saved.ts';

/** Longest time, in ms, that a fact is only in memory. */
const SOON = 80;

/** A shelf, and the way to put a stage before it. */
export interface WorldShelf extends Shelf {
  /** Takes up what was kept for this tab, before the page's own code runs. */
  open(stage: Stage): void;
  /** Keeps nothing any more. */
  close(): void;
}

/** The shelf of worlds that need not outlive their page. */
export const NO_SHELF: WorldShelf = { keep() {}, keepSoon() {}, open() {}, close() {} };

function takeUp(stage: Stage, text: string, isOwn: boolean): boolean {
  try {
    const saved = readWorld(text);
    loadWorld(stage.world, saved, true);
    stage.device.set(saved.device);
    if (isOwn && saved.arrival) stage.client.restore(saved.arrival);
    return true;
  } catch {
    // Written by another version of the simulator: its facts mean nothing here.
    return false;
  }
}

/** Makes the shelf of this tab. */
export function createShelf(keeper: Keeper = openKeeper()): WorldShelf {
  let stage: Stage | null = null;
  let timer: unknown = null;

  const write = (arrival: Parameters<Shelf['keep']>[0]) => {
    if (!stage) return;
    if (timer !== null) stage.timers.clear(timer);
    timer = null;
    keeper.save(textOf(saveWorld(stage.world, stage.device.mode(), arrival)));
  };
  let isLeaving = false;
  const keep = (arrival: Parameters<Shelf['keep']>[0]) => {
    isLeaving = arrival !== null;
    write(arrival);
  };
  const flush = () => {
    if (timer !== null && !isLeaving) write(null);
  };

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  return {
    keep,
    keepSoon() {
      if (timer === null && !isLeaving && stage) timer = stage.timers.set(flush, SOON);
    },
    open(made) {
      const { client } = made;
      const own = keeper.load();
      const page = client.snapshot();
      const latest = own === null && TOKEN_KEY in page.storage ? keeper.loadLatest() : null;
      const isKept =
        (own !== null && takeUp(made, own, true)) || (latest !== null && takeUp(made, latest, false));
      // A token that no world knows would end in a session that expired before it began.
      if (!isKept && TOKEN_KEY in page.storage) {
        const { [TOKEN_KEY]: _token, ...storage } = page.storage;
        client.restore({ ...page, storage });
      }
      stage = made;
      write(null);
      globalThis.addEventListener?.('pagehide', flush);
      globalThis.document?.addEventListener('visibilitychange', onVisibility);
      keeper.onShared(() => write(null));
    },
    close() {
      flush();
      stage = null;
      globalThis.removeEventListener?.('pagehide', flush);
      globalThis.document?.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
