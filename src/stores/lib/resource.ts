import { signal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import { ApiError, ignoreApiError } from '../../api/error.ts';

/** Maximum age of a response that is reused when a page opens (ms). */
export const FRESH_MS = 3_000;

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

const IDLE = { status: 'idle' } as const;

interface ResourceDeps<T, Arg> {
  request(arg: Arg, options: CallOptions & { signal: AbortSignal }): Promise<T>;
  /** Arguments with the same key share one state, of which only the last request counts. Default: the argument. */
  getKey?: (arg: Arg) => unknown;
  /** Returns `next` with the equal parts of `old`, or `old` itself, so that components don't re-render. */
  reuse?: (old: T, next: T) => T;
}

interface LoadOptions extends Omit<CallOptions, 'signal'> {
  /** Shows `loading` also during a reload. Without it, the state stays `ready`. */
  showLoading?: boolean;
}

export interface EnsureOptions extends LoadOptions {
  /** Data younger than this (ms) is not loaded again. Default: data of any age. */
  maxAge?: number;
}

interface Flight<T> {
  controller: AbortController;
  done: Promise<T>;
  /** The load that has replaced this one. */
  newer?: Promise<T>;
}

/** Loads data from the server and keeps it, with one state for each key. */
export function createResource<T, Arg = void>({
  request,
  getKey = (arg) => arg,
  reuse = (_old, next) => next,
}: ResourceDeps<T, Arg>) {
  const states = signal<ReadonlyMap<unknown, AsyncState<T>>>(new Map());
  const inFlight = new Map<unknown, Flight<T>>();
  const loadedAt = new Map<unknown, number>();

  const peek = (arg: Arg): AsyncState<T> => states.peek().get(getKey(arg)) ?? IDLE;
  const put = (arg: Arg, next: AsyncState<T>) => {
    states.value = new Map(states.peek()).set(getKey(arg), next);
  };

  function setData(arg: Arg, data: T) {
    const state = peek(arg);
    // An equal state would notify the subscribers.
    if (state.status !== 'ready' || state.data !== data) put(arg, { status: 'ready', data });
  }

  /** Rejects with `aborted` once the signal is aborted, whatever becomes of the request. */
  async function run(arg: Arg, options: CallOptions & { signal: AbortSignal }): Promise<T> {
    let next: T;
    try {
      next = await request(arg, options);
    } catch (thrown) {
      if (options.signal.aborted) {
        ignoreApiError(thrown);
        throw new ApiError('aborted');
      }
      const old = getData(peek(arg));
      if (peek(arg).status !== 'ready')
        put(arg, old === null ? { status: 'failed' } : { status: 'ready', data: old });
      throw thrown;
    }
    if (options.signal.aborted) throw new ApiError('aborted');
    const old = getData(peek(arg));
    const data = old === null ? next : reuse(old, next);
    loadedAt.set(getKey(arg), performance.now());
    setData(arg, data);
    return data;
  }

  /**
   * Sends a request, and aborts the one that is under way for the same key, whose load then ends as this one does.
   * Rejects when the request fails, and keeps earlier data; with `aborted` if `reset` was called.
   */
  function load(arg: Arg, { showLoading = false, ...options }: LoadOptions = {}): Promise<T> {
    const key = getKey(arg);
    const replaced = inFlight.get(key);
    replaced?.controller.abort();
    const state = peek(arg);
    if (showLoading || state.status !== 'ready') put(arg, { status: 'loading', data: getData(state) });
    const controller = new AbortController();
    const done = run(arg, { ...options, signal: controller.signal })
      .catch((thrown: unknown) => {
        if (flight.newer) return flight.newer;
        throw thrown;
      })
      .finally(() => {
        if (inFlight.get(key) === flight) inFlight.delete(key);
      });
    const flight: Flight<T> = { controller, done };
    if (replaced) replaced.newer = done;
    inFlight.set(key, flight);
    return done;
  }

  const getAge = (arg: Arg) => performance.now() - (loadedAt.get(getKey(arg)) ?? Number.NEGATIVE_INFINITY);

  return {
    states,
    get: (arg: Arg): AsyncState<T> => states.value.get(getKey(arg)) ?? IDLE,
    peek,
    getAge,
    load,
    /** Sends nothing if there is data younger than `maxAge`. Otherwise joins the request under way, or sends one. */
    async ensure(
      arg: Arg,
      { maxAge = Number.POSITIVE_INFINITY, ...options }: EnsureOptions = {},
    ): Promise<T> {
      const state = peek(arg);
      if (state.status === 'ready' && getAge(arg) < maxAge) return state.data;
      return inFlight.get(getKey(arg))?.done ?? load(arg, options);
    },
    setData,
    reset() {
      const requests = [...inFlight.values()];
      inFlight.clear();
      loadedAt.clear();
      for (const { controller } of requests) controller.abort();
      states.value = new Map();
    },
  };
}
