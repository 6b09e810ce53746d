/**
 * Makes only the last of several requests count. Each request takes a signal from `next` and drops its result when
 * that signal is aborted. Passing the signal to the API stops the older call as well.
 */
export interface Latest {
  /** Signal of the last request, aborted by the following call of `next`. */
  readonly signal: AbortSignal;
  /** Aborts the previous signal and returns a new one. */
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
