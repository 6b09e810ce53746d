/** Waits for the product's lazy code, which loads in real time while the fake clock is stopped. */
import type { createLazy } from '../../src/lib/lazy.ts';

type CreateLazy = typeof createLazy;

const loaders: (() => Promise<unknown>)[] = [];
const underWay = new Set<Promise<unknown>>();

/** Wraps `createLazy`, so that `loadAllCode` can start its loads and `whenCodeLoaded` can wait for them. */
export const watchLoads =
  (create: CreateLazy): CreateLazy =>
  (loadValue) => {
    const lazy = create(() => {
      const load = loadValue();
      underWay.add(load);
      load.finally(() => underWay.delete(load)).catch(() => undefined);
      return load;
    });
    loaders.push(lazy.load);
    return lazy;
  };

/** Loads the code of every lazy value that `createLazy` has created so far. */
export const loadAllCode = () => Promise.all(loaders.map((load) => load()));

export async function whenCodeLoaded() {
  while (underWay.size > 0) {
    await Promise.allSettled(underWay);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
