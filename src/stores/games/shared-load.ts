import type { ApiError } from '../../api/error.ts';

/** As a `maxAge`: data that is there is not loaded again, however old it is. */
export const ANY_AGE = Number.POSITIVE_INFINITY;

/** As a `maxAge`: everything is loaded again. */
export const ANEW = 0;

/**
 * One load at a time, which every caller shares. `load` is called with the age (ms) up to which data is not loaded
 * again, and with a signal that `reset` aborts. It resolves with the errors of what could not be loaded.
 */
export function createSharedLoad(load: (maxAge: number, signal: AbortSignal) => Promise<ApiError[]>) {
  let lifetime = new AbortController();
  let inFlight: Promise<ApiError[]> | null = null;

  /**
   * Joins the load that is under way, whatever its `maxAge`, or begins one. Resolves with no errors when `reset` was
   * called meanwhile.
   */
  function join(maxAge: number): Promise<ApiError[]> {
    if (!inFlight) {
      const { signal } = lifetime;
      const started = load(maxAge, signal)
        .then((errors) => (signal.aborted ? [] : errors))
        .finally(() => {
          if (inFlight === started) inFlight = null;
        });
      inFlight = started;
    }
    return inFlight;
  }

  return {
    join,
    /** Loads everything anew, after a load under way, whose data may be older than this call. */
    async begin() {
      const { signal } = lifetime;
      await inFlight;
      return signal.aborted ? [] : join(ANEW);
    },
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      inFlight = null;
    },
  };
}
