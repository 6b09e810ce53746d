import { reportError } from './report-error.ts';

export type Lazy<T> = ReturnType<typeof createLazy<T>>;

/** A failed load is reported here, unless a file is missing, so a caller may ignore it. */
export function createLazy<T>(loadValue: () => Promise<T>) {
  let current: T | undefined;
  let inFlight: Promise<T> | undefined;

  async function loadOnce(): Promise<T> {
    try {
      current = await loadValue();
      return current;
    } catch (thrown) {
      inFlight = undefined;
      reportError(thrown);
      throw thrown;
    }
  }

  return {
    get current() {
      return current;
    },
    /** All calls share one promise, until it rejects. A call after a failed load loads again. */
    load() {
      inFlight ??= loadOnce();
      return inFlight;
    },
  };
}
