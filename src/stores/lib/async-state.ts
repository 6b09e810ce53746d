/** State of data that is loaded from the server. */

/** `data` in `loading` is what an earlier load brought, which stays on screen. `failed` means there is none. */
export type AsyncState<T> =
  | { status: 'idle' }
  | { status: 'loading'; data: T | null }
  | { status: 'ready'; data: T }
  | { status: 'failed' };

/** The loaded data, also while it is being loaded again; null when there is none. */
export function getData<T>(state: AsyncState<T>): T | null {
  return state.status === 'ready' || state.status === 'loading' ? state.data : null;
}

export function toLoading<T>(state: AsyncState<T>): AsyncState<T> {
  return { status: 'loading', data: getData(state) };
}

/** For a load that must not change what is on screen: loaded data stays `ready`. */
export function toSilentLoading<T>(state: AsyncState<T>): AsyncState<T> {
  return state.status === 'ready' || state.status === 'loading' ? state : toLoading(state);
}

/** Returns the previous state when it has the same data, so that the signal notifies nobody. */
export function toReady<T>(state: AsyncState<T>, data: T): AsyncState<T> {
  return state.status === 'ready' && state.data === data ? state : { status: 'ready', data };
}

/** A failed load keeps the data of an earlier one: the state is `failed` only when there is none. */
export function toFailed<T>(state: AsyncState<T>): AsyncState<T> {
  if (state.status === 'ready') return state;
  const data = getData(state);
  return data === null ? { status: 'failed' } : { status: 'ready', data };
}
