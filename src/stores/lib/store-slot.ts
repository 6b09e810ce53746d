/**
 * Keeps a store that the chunk of one page creates, so that it outlives the page. The code of the store stays out of
 * the start bundle.
 */
export interface StoreSlot<T> {
  getOrCreate(create: () => T): T;
  clear(): void;
}

export function createStoreSlot<T extends object>(): StoreSlot<T> {
  let store: T | null = null;
  return {
    getOrCreate(create) {
      store ??= create();
      return store;
    },
    clear() {
      store = null;
    },
  };
}
