/** Shares one request between the stores that need its answer at the same time, as when a page opens. */
import type { CallOptions } from '../../api/api.ts';

/** An answer that came at most this long ago is not asked for again when a page opens (ms). */
export const FRESH_MS = 3_000;

export interface SharedLoad<T> {
  /** Sends the request. */
  start(options?: CallOptions): Promise<T>;
  /** Returns the request that is under way or was answered at most `FRESH_MS` ago. Otherwise sends one. */
  join(options?: CallOptions): Promise<T>;
  /** Forgets the last request. */
  reset(): void;
}

/** `now` in ms. A failed request is shared only by those who already wait for it. */
export function createSharedLoad<T>(
  send: (options?: CallOptions) => Promise<T>,
  now: () => number,
): SharedLoad<T> {
  let last: { answer: Promise<T>; answeredAt: number | null } | null = null;

  function start(options?: CallOptions) {
    const request = { answer: send(options), answeredAt: null as number | null };
    last = request;
    request.answer.then(
      () => {
        request.answeredAt = now();
      },
      () => {
        if (last === request) last = null;
      },
    );
    return request.answer;
  }

  return {
    start,
    join(options) {
      const isFresh = last && (last.answeredAt === null || now() - last.answeredAt < FRESH_MS);
      return last && isFresh ? last.answer : start(options);
    },
    reset() {
      last = null;
    },
  };
}
