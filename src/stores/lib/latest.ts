/**
 * Makes only the last of several requests count. A request takes a signal from `next` and must drop its
 * result when that signal is aborted.
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
