/** State of data that is loaded from the server. */

/** `data` in `loading` is what an earlier load brought, which stays on screen. `failed` means there is none. */
export type AsyncState<T> =
  | { status: 'idle' }
  | { status: 'loading'; data: T | null }
  | { status: 'ready'; data: T }
  | { status: 'failed' };

export type AsyncStatus = AsyncState<unknown>['status'];

/** The loaded data, also while it is being loaded again; null when there is none. */
export function getData<T>(state: AsyncState<T>): T | null {
  return state.status === 'ready' || state.status === 'loading' ? state.data : null;
}

export function toLoading<T>(state: AsyncState<T>): AsyncState<T> {
  return { status: 'loading', data: getData(state) };
}

/** A failed load keeps the data of an earlier one: the state is `failed` only when there is none. */
export function toFailed<T>(state: AsyncState<T>): AsyncState<T> {
  const data = getData(state);
  return data === null ? { status: 'failed' } : { status: 'ready', data };
}
