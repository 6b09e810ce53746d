/**
 * The HAR file that a tab plays, in the tab's session storage, so that it goes on after a reload. The stored calls have
 * no token and no cookie of the file.
 */
import { parseJson } from '../../lib/json.ts';
import type { FaultSpec } from '../faults/fault.ts';
import type { PageState } from '../page/page-state.ts';
import type { HarState } from './har-player.ts';
import type { HarFile } from './read-har.ts';

export interface StoredState extends HarState {
  /** The time of the world while the file plays. */
  at: number | null;
  /** The state of the page before. */
  before: PageState;
  faults: FaultSpec[];
}

/** `storage` is null where a reload loses the world too. */
export function createStoredHar(storage: Storage | null, key: string) {
  const stateKey = `${key}-state`;
  return {
    /** Returns false when the browser has no space. */
    save(file: HarFile): boolean {
      try {
        storage?.setItem(key, JSON.stringify(file));
        return true;
      } catch {
        return false;
      }
    },
    saveState(state: StoredState) {
      try {
        storage?.setItem(stateKey, JSON.stringify(state));
      } catch {
        // The file goes on from an earlier call after a reload.
      }
    },
    /** Returns null when nothing is stored that this version of the simulator has written. */
    load(): { file: HarFile; state: StoredState } | null {
      const file = parseJson(storage?.getItem(key) ?? '') as HarFile | undefined;
      const state = parseJson(storage?.getItem(stateKey) ?? '') as StoredState | undefined;
      return file && state ? { file, state } : null;
    },
    remove() {
      storage?.removeItem(key);
      storage?.removeItem(stateKey);
    },
  };
}
