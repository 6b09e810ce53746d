import { ApiError } from '../../src/api/error.ts';
import { parseRetryAfter } from '../../src/api/http/retry-after.ts';
import type { Exchange } from './exchange.ts';

/** Wait after a limit that doesn't say how long (s), because Laravel's limits count per minute. */
const DEFAULT_WAIT_SECONDS = 60;

export interface LimitWait {
  /** The refusal by the limit. */
  exchange: Exchange;
  seconds: number;
}

export type LimitWaits = ReturnType<typeof createLimitWaits>;

/**
 * Waits where the calls of the program itself have reached a rate limit, so that the refusal isn't taken for the API's
 * answer to the call.
 */
export function createLimitWaits(wait: (seconds: number) => Promise<void>) {
  const waits: LimitWait[] = [];
  // Paths whose calls were refused after a wait as well. Without this set, a run could last for hours.
  const hopeless = new Set<string>();
  let areExpected = false;

  return {
    /** All waits, in their order. */
    waits: waits as readonly LimitWait[],
    /** Runs calls that may reach a limit on purpose. They don't wait. */
    async expectLimit<T>(run: () => Promise<T>): Promise<T> {
      areExpected = true;
      try {
        return await run();
      } finally {
        areExpected = false;
      }
    },
    /** Makes a call, and once more after a wait if a limit refused it. `record` receives the exchanges of the call. */
    async send<T>(record: readonly Exchange[], call: () => Promise<T>): Promise<T> {
      const before = record.length;
      const first = call();
      const error = await getError(first);
      const limit = findLimit(record.slice(before), error);
      const isFinal = areExpected || hopeless.has(limit?.exchange.path ?? '');
      if (!limit || isFinal || isUndefinedLimit(limit.exchange)) return first;
      waits.push(limit);
      await wait(limit.seconds);
      const again = record.length;
      const second = call();
      const secondError = await getError(second);
      if (findLimit(record.slice(again), secondError)) hopeless.add(limit.exchange.path);
      return second;
    },
  };
}

/** Laravel 8 to 10 take the name of a limiter that is not defined for a number of calls: 0, so one a minute passes. */
export const isUndefinedLimit = ({ headers, status }: Exchange): boolean =>
  status === 429 && headers.get('x-ratelimit-limit') === '0';

const getError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (thrown) => thrown,
  );

/** The last refusal by a rate limit: a 429, or Breeze's 422 with the wait in its text. */
function findLimit(exchanges: readonly Exchange[], error: unknown): LimitWait | null {
  const refused = exchanges.findLast(({ status }) => status === 429);
  const last = exchanges.at(-1);
  if (refused) {
    const seconds = parseRetryAfter(refused.headers.get('retry-after'), Date.now());
    return { exchange: refused, seconds: seconds ?? DEFAULT_WAIT_SECONDS };
  }
  if (!last || !(error instanceof ApiError) || error.kind !== 'wait') return null;
  return { exchange: last, seconds: error.retryAfter ?? DEFAULT_WAIT_SECONDS };
}
