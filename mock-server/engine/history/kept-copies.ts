import { getErrorText } from '../../lib/error-text.ts';
import type { TabStorage } from '../page/tab-storage.ts';
import * as TEXTS from '../texts.ts';

interface Deps {
  storage: Pick<TabStorage, 'copies' | 'keepCopy' | 'discardCopy'> | null;
  /** Throws an `Error` in Spanish for a text that is no world. */
  readSavedWorld(text: string): { isClamped: boolean };
}

/**
 * The saved texts of a world that couldn't be read, or only with other values, each with the Spanish reason. The panel
 * reads the list at each drawing, also in a frame that its page has left, whose storage throws; so the list is read
 * from the storage only once.
 */
export function createKeptCopies({ storage, readSavedWorld }: Deps) {
  /** Returns the reason of a copy that an earlier document made. */
  function findReason(text: string): string {
    try {
      return readSavedWorld(text).isClamped ? TEXTS.copyClamped : TEXTS.copyUnread;
    } catch (error) {
      return getErrorText(error);
    }
  }

  let copies = (storage?.copies() ?? []).map((copy) => ({
    ...copy,
    why: findReason(copy.text),
    isNew: false,
  }));

  return {
    list: () => copies,
    /** Keeps a copy of a text. Returns false when the browser has no space. */
    keep(text: string, why = findReason(text)): boolean {
      const id = storage?.keepCopy(text) ?? null;
      if (id === null) return false;
      copies = [...copies.filter((copy) => copy.id !== id), { id, text, why, isNew: true }];
      return true;
    },
    discard(id: string) {
      storage?.discardCopy(id);
      copies = copies.filter((copy) => copy.id !== id);
    },
  };
}
