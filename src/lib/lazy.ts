export type Lazy<T> = ReturnType<typeof createLazy<T>>;

export function createLazy<T>(loadValue: () => Promise<T>) {
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
    /** All calls share one promise, until it rejects. A call after a failed load loads again. */
    load() {
      inFlight ??= loadOnce();
      return inFlight;
    },
  };
}
