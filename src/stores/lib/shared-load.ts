/** Shares one request between the stores that need its answer at the same time, as when a page opens. */
import type { CallOptions } from '../../api/api.ts';

/** An answer that came at most this long ago is not asked for again when a page opens (ms). */
export const FRESH_MS = 3_000;

export interface SharedLoad<T> {
  /** Sends the request. */
  start(options?: CallOptions): Promise<T>;
  /** Returns the last request while it is under way. Otherwise sends one. */
  join(options?: CallOptions): Promise<T>;
  /** Forgets the request that is under way. */
  reset(): void;
}

export function createSharedLoad<T>(send: (options?: CallOptions) => Promise<T>): SharedLoad<T> {
  let inFlight: Promise<T> | null = null;

  function start(options?: CallOptions) {
    const request = send(options);
    inFlight = request;
    const end = () => {
      if (inFlight === request) inFlight = null;
    };
    request.then(end, end);
    return request;
  }

  return {
    start,
    join: (options) => inFlight ?? start(options),
    reset() {
      inFlight = null;
    },
  };
}
