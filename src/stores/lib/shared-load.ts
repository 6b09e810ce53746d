import type { CallOptions } from '../../api/api.ts';

/** Maximum age of a response that is reused when a page opens (ms). */
export const FRESH_MS = 3_000;

export interface SharedLoad<T> {
  start(options?: CallOptions): Promise<T>;
  join(options?: CallOptions): Promise<T>;
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
