import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ListName } from '../../domain/types.ts';

export type UnreadStore = ReturnType<typeof createUnreadStore>;

/** The lists of the server with rows that can't be shown, so that a page says what is missing on it. */
export function createUnreadStore() {
  const counts = signal<ReadonlyMap<ListName, number>>(new Map());
  return {
    /** The number of rows by list. Infinity: unknown, since the server has sent a part of the list. */
    counts: counts as ReadonlySignal<ReadonlyMap<ListName, number>>,
    /** Takes the number of the last answer, and writes a new number to the console. */
    note(list: ListName, count: number) {
      if ((counts.peek().get(list) ?? 0) === count) return;
      // biome-ignore lint/suspicious/noConsole: no page shows which list it is.
      if (count > 0) console.warn(`${count} rows of the list “${list}” can't be shown`);
      counts.value = new Map(counts.peek()).set(list, count);
    },
  };
}
