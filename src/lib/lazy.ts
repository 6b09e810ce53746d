export interface Lazy<T> {
  readonly current: T | undefined;
  /** All calls share one promise, until it rejects. A call after a failed load loads again. */
  load(): Promise<T>;
}

export function createLazy<T>(loadValue: () => Promise<T>): Lazy<T> {
  let current: T | undefined;
  let inFlight: Promise<T> | undefined;

  async function loadOnce(): Promise<T> {
    try {
      current = await loadValue();
      return current;
    } catch (thrown) {
      inFlight = undefined;
      throw thrown;
    }
  }

  return {
    get current() {
      return current;
    },
    load() {
      inFlight ??= loadOnce();
      return inFlight;
    },
  };
}
