/** A value that is fetched when it is first needed: the code of a dynamic import. */
export interface Lazy<T> {
  /** Undefined until it has been fetched. */
  readonly current: T | undefined;
  /** All calls share one fetch. After a failure the next call fetches again. */
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
