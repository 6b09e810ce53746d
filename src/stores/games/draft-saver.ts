import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type DraftRecord, mergeDrafts } from '../../domain/drafts.ts';
import type { Id } from '../../domain/types.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { ToastStore } from '../shell/toast.ts';
import { readDrafts, writeDrafts } from './draft-storage.ts';

export const SAVE_DELAY_MS = 300;

/** Where the last save has put the drafts; `none` before the first save. */
export type SaveState = 'none' | 'stored' | 'memory';

interface SaverDeps {
  /** The player whose drafts this tab has. */
  getOwner: () => Id | null;
  peekRecord: (week: number) => DraftRecord;
  /** Shows the record of a week. */
  publish: (week: number, record: DraftRecord) => void;
  storage: KeyValueStorage;
  toast: Pick<ToastStore, 'show'>;
}

/** Stores the drafts of this tab on the device, together with the newer ones that another tab has stored. */
export function createDraftSaver({ getOwner, peekRecord, publish, storage, toast }: SaverDeps) {
  const state = signal<SaveState>('none');
  const unsaved = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns the drafts of this tab with the newer stored ones, and shows them. */
  function mergeStored(owner: Id, week: number) {
    const merged = mergeDrafts(peekRecord(week), readDrafts(storage, owner, week));
    publish(week, merged);
    return merged;
  }

  function flush() {
    clearTimeout(timer);
    const owner = getOwner();
    if (owner === null || unsaved.size === 0) return;
    let result: SaveState = 'stored';
    for (const week of unsaved) {
      if (writeDrafts(storage, owner, week, mergeStored(owner, week)) === 'memory') result = 'memory';
    }
    unsaved.clear();
    if (result === 'memory' && state.peek() !== 'memory') toast.show('drafts-in-memory');
    state.value = result;
  }

  return {
    state: state as ReadonlySignal<SaveState>,
    mergeStored,
    /** Saves the changed drafts at once. */
    flush,
    /** Saves the drafts of `week` with the next save, which is due `SAVE_DELAY_MS` after the last change. */
    saveSoon(week: number) {
      unsaved.add(week);
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_DELAY_MS);
    },
    /** Forgets the changes that are not saved yet. */
    reset() {
      clearTimeout(timer);
      unsaved.clear();
      state.value = 'none';
    },
  };
}
