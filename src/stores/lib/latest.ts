/**
 * Lets only the last of several requests count. `next` aborts the signal of the previous request and returns
 * the signal of the new request. A request must drop its result when its signal is aborted.
 */
export interface Latest {
  readonly signal: AbortSignal;
  next(): AbortSignal;
}

export function createLatest(): Latest {
  let controller = new AbortController();
  return {
    get signal() {
      return controller.signal;
    },
    next() {
      controller.abort();
      controller = new AbortController();
      return controller.signal;
    },
  };
}
