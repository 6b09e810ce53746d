import { signal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import { ignoreApiError } from '../../api/error.ts';

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
const REPLACED = 'replaced';

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

/** Loads data from the server and keeps it, with one state for each key. */
export function createResource<T, Arg = void>({
  request,
  getKey = (arg) => arg,
  reuse = (_old, next) => next,
}: ResourceDeps<T, Arg>) {
  const states = signal<ReadonlyMap<unknown, AsyncState<T>>>(new Map());
  const inFlight = new Map<unknown, { controller: AbortController; done: Promise<boolean> }>();
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

  async function run(arg: Arg, options: CallOptions, { signal }: AbortController): Promise<boolean> {
    let next: T;
    try {
      next = await request(arg, { ...options, signal });
    } catch (thrown) {
      if (signal.aborted) {
        ignoreApiError(thrown);
        return waitForNewer(arg, signal);
      }
      const old = getData(peek(arg));
      if (peek(arg).status !== 'ready')
        put(arg, old === null ? { status: 'failed' } : { status: 'ready', data: old });
      throw thrown;
    }
    if (signal.aborted) return waitForNewer(arg, signal);
    const old = getData(peek(arg));
    loadedAt.set(getKey(arg), performance.now());
    setData(arg, old === null ? next : reuse(old, next));
    return true;
  }

  /** Resolves with false, after the newer request if there is one, whose failure its own caller gets. */
  async function waitForNewer(arg: Arg, signal: AbortSignal): Promise<false> {
    if (signal.reason === REPLACED) await inFlight.get(getKey(arg))?.done.catch(() => false);
    return false;
  }

  /**
   * Sends a request, and aborts the one that is under way for the same key. Resolves with true once the data is loaded.
   * Rejects when the request fails, and keeps earlier data. Resolves with false if a newer request has replaced this
   * one, as soon as the newer one has ended, or if `reset` was called.
   */
  function load(arg: Arg, { showLoading = false, ...options }: LoadOptions = {}): Promise<boolean> {
    const key = getKey(arg);
    inFlight.get(key)?.controller.abort(REPLACED);
    const state = peek(arg);
    if (showLoading || state.status !== 'ready') put(arg, { status: 'loading', data: getData(state) });
    const controller = new AbortController();
    const done = run(arg, options, controller).finally(() => {
      if (inFlight.get(key)?.controller === controller) inFlight.delete(key);
    });
    inFlight.set(key, { controller, done });
    return done;
  }

  const getAge = (arg: Arg) => performance.now() - (loadedAt.get(getKey(arg)) ?? Number.NEGATIVE_INFINITY);

  return {
    states,
    get: (arg: Arg): AsyncState<T> => states.value.get(getKey(arg)) ?? IDLE,
    peek,
    getAge,
    load,
    /** Does nothing if there is data younger than `maxAge`. Otherwise joins the request under way, or sends one. */
    async ensure(arg: Arg, { maxAge = Number.POSITIVE_INFINITY, ...options }: EnsureOptions = {}) {
      if (peek(arg).status === 'ready' && getAge(arg) < maxAge) return true;
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
