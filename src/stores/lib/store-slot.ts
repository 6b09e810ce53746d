/**
 * Keeps a page's store after the page unmounts, until `clear`. The page itself passes `create`, so the code
 * of the store is not part of the initial bundle.
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
