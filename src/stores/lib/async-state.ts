/**
 * `data` of `loading` is the data of an earlier load, which stays on screen, or null if there is none.
 * `failed` means that there is no data.
 */
export type AsyncState<T> =
  | { status: 'idle' }
  | { status: 'loading'; data: T | null }
  | { status: 'ready'; data: T }
  | { status: 'failed' };

export function getData<T>(state: AsyncState<T>): T | null {
  return state.status === 'ready' || state.status === 'loading' ? state.data : null;
}

export function toLoading<T>(state: AsyncState<T>): AsyncState<T> {
  return { status: 'loading', data: getData(state) };
}

export function toSilentLoading<T>(state: AsyncState<T>): AsyncState<T> {
  return state.status === 'ready' || state.status === 'loading' ? state : toLoading(state);
}

/**
 * Returns `state` itself when it is ready with the same data object, so that its signal notifies no
 * subscriber.
 */
export function toReady<T>(state: AsyncState<T>, data: T): AsyncState<T> {
  return state.status === 'ready' && state.data === data ? state : { status: 'ready', data };
}

/** Returns `ready` with the data of an earlier load, or `failed` when there is no such data. */
export function toFailed<T>(state: AsyncState<T>): AsyncState<T> {
  if (state.status === 'ready') return state;
  const data = getData(state);
  return data === null ? { status: 'failed' } : { status: 'ready', data };
}
