import { getErrorText } from '../../lib/error-text.ts';
import type { DeviceClock } from '../clock/device-clock.ts';
import type { AnyFact } from '../facts.ts';
import type { Arrival } from '../page/page-state.ts';
import type { TabStorage } from '../page/tab-storage.ts';
import * as TEXTS from '../texts.ts';
import { createKeptCopies } from './kept-copies.ts';
import { loadWorld, type SavableWorld, type SavedWorld, saveWorld, toWorldText } from './saved-world.ts';
import type { WorldFormat } from './world-format.ts';

export interface SavedTextDeps<Fact extends AnyFact> {
  /** Null when the world is not saved, or when the browser blocks storage. */
  storage: TabStorage | null;
  world: SavableWorld<Fact>;
  format: WorldFormat<Fact>;
  device: DeviceClock;
}

/**
 * The world as text in the browser's storage. `onFull` is called when the browser runs out of space or has it again.
 */
export function createSavedText<Fact extends AnyFact>(
  { storage, world, format, device }: SavedTextDeps<Fact>,
  onFull: () => void,
) {
  const copies = createKeptCopies({ storage, readSavedWorld: format.readSavedWorld });
  /** The text that this tab saved or loaded last. */
  let knownText: string | null = null;
  let isFull = false;
  /** True when a text that can't be read has found no space for its copy. A save would overwrite the text. */
  let isOnlyCopy = false;

  function keepCopy(text: string, why?: string) {
    isOnlyCopy = !copies.keep(text, why);
    isFull ||= isOnlyCopy;
  }

  return {
    copies,
    isFull: () => isFull,
    /** Whether the storage has the text that this tab saved or loaded last. */
    isKnown: () => (storage?.load() ?? null) === knownText,
    isStored: () => storage?.load() != null,
    /** Replaces the world by the saved one. Returns null, and keeps a copy of the text, when the text can't be read. */
    load(): SavedWorld<Fact> | null {
      const text = storage?.load() ?? null;
      knownText = text;
      if (text === null) return null;
      try {
        const { saved, isClamped } = format.readSavedWorld(text);
        loadWorld(world, saved, true);
        if (isClamped) keepCopy(text, TEXTS.copyClamped);
        return saved;
      } catch (error) {
        keepCopy(text, getErrorText(error));
        return null;
      }
    },
    /** Returns false when the browser has no space. */
    save(arrival: Arrival): boolean {
      if (!storage) return true;
      if (isOnlyCopy && knownText !== null) keepCopy(knownText);
      if (isOnlyCopy) return false;
      const text = toWorldText(saveWorld(world, device.mode(), arrival));
      const isSaved = storage.save(text);
      if (isSaved) knownText = text;
      const wasFull = isFull;
      isFull = !isSaved;
      if (isFull !== wasFull) onFull();
      return isSaved;
    },
  };
}
