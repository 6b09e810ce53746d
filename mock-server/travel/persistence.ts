/** Keeps a tab's world on the device, takes it up when the page starts, and follows the other tabs of that world. */

import { type ClientState, TOKEN_KEY } from '../page/client.ts';
import { type Keeper, openKeeper } from '../page/tab-storage.ts';
import type { Shelf, Stage } from '../runtime.ts';
import { loadWorld, readWorld, type SavedWorld, saveWorld, textOf } from './saved-world.ts';

/** Longest time that a fact is only in memory (ms). */
const SAVE_DELAY_MS = 80;

export interface WorldShelf extends Shelf {
  /** Takes up what was kept for this tab, before the page's own code runs. */
  open(stage: Stage): void;
  /** Keeps nothing any more. */
  close(): void;
}

/** For worlds that need not outlive their page. */
export const NO_SHELF: WorldShelf = {
  world: null,
  keep: () => true,
  keepSoon() {},
  exclusive: (work) => work(),
  seal() {},
  open() {},
  close() {},
};

/** Puts a kept world in place of the stage's; null when another version of the simulator wrote it. */
function takeUp(stage: Stage, text: string | null): SavedWorld | null {
  if (text === null) return null;
  try {
    const saved = readWorld(text);
    loadWorld(stage.world, saved, true);
    // Setting the mode it has would end the lag of a silent move.
    if (stage.device.mode() !== saved.device) stage.device.set(saved.device);
    if (saved.arrival) stage.client.restore(saved.arrival);
    return saved;
  } catch {
    return null;
  }
}

export function createShelf(join?: string, keeper: Keeper = openKeeper(join)): WorldShelf {
  let stage: Stage | null = null;
  let timer: unknown = null;
  let isLeaving = false;
  /** The text this page and the device last agreed on. */
  let known: string | null = null;

  const write = (arrival: ClientState | null): boolean => {
    if (!stage) return true;
    if (timer !== null) stage.timers.clear(timer);
    timer = null;
    const text = textOf(saveWorld(stage.world, stage.device.mode(), arrival));
    const isKept = keeper.save(text);
    if (isKept) known = text;
    return isKept;
  };
  const flush = () => {
    if (timer !== null && !isLeaving) write(null);
  };

  /** Takes up what another tab of this world saved. Where that tab starts its page again, this one does, too. */
  function follow() {
    const text = stage && !isLeaving ? keeper.load() : null;
    if (!stage || text === null || text === known) return;
    const { client, world, hearing, bus } = stage;
    const before = world.now();
    const saved = takeUp(stage, text);
    if (!saved) return;
    known = text;
    const { route } = client.snapshot();
    // A page that is still starting meets the new world anyway.
    if (saved.arrival && client.leaves(route)) {
      isLeaving = true;
      keeper.seal();
      void client.reload(route);
      return;
    }
    // A clock that was frozen or slowed down is still at the same second.
    if (Math.abs(world.now() - before) >= 1_000) hearing.isUnheard = true;
    stage.tellOnline();
    bus.changed();
  }

  /** The browser shows this document again as it was left: what happened since is in the next one alone. */
  function onReturn() {
    if (!stage || (!isLeaving && keeper.load() === known)) return;
    isLeaving = true;
    void stage.client.reload(stage.client.snapshot().route);
  }

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  return {
    world: keeper.world,
    keep(arrival) {
      const isKept = write(arrival);
      isLeaving = isKept && arrival !== null;
      return isKept;
    },
    keepSoon() {
      if (!stage || isLeaving) return;
      if (keeper.isShared()) write(null);
      else timer ??= stage.timers.set(flush, SAVE_DELAY_MS);
    },
    exclusive(work) {
      if (!keeper.isShared()) return work();
      return keeper.exclusive(() => {
        follow();
        return work();
      });
    },
    seal: keeper.seal,
    open(made) {
      const { client } = made;
      known = keeper.load();
      const saved = takeUp(made, known);
      const page = client.snapshot();
      // A token that no world knows would end in a session that expired before it began.
      if (!saved && TOKEN_KEY in page.storage) {
        const { [TOKEN_KEY]: _token, ...storage } = page.storage;
        client.restore({ ...page, storage });
      }
      stage = made;
      // Another tab of this world may have facts that it hasn't saved yet: what is kept already isn't written again.
      if (!saved || saved.arrival) write(null);
      globalThis.addEventListener?.('pagehide', flush);
      globalThis.document?.addEventListener('visibilitychange', onVisibility);
      keeper.onChange(follow, onReturn);
    },
    close() {
      flush();
      stage = null;
      globalThis.removeEventListener?.('pagehide', flush);
      globalThis.document?.removeEventListener('visibilitychange', onVisibility);
      keeper.close();
    },
  };
}
