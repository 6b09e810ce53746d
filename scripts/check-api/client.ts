/** The product's API client, as the checks use it. */
import { type Api, createApi } from '../../src/api/client.ts';
import type { Requester } from '../../src/api/http/call-run.ts';
import { createRequester } from '../../src/api/http/request.ts';
import type { Exchange } from './exchange.ts';
import type { LimitWaits } from './limit-waits.ts';

export const CALL_TIMEOUT_MS = 15_000;

interface Deps {
  url: string;
  session: { token: string | null };
  readCookies(): string;
  limits: LimitWaits;
  record: readonly Exchange[];
  /** Runs a call, whose `fetch` adds the exchange to the record. */
  wrap<T>(run: () => Promise<T>): Promise<T>;
}

/**
 * Creates the app's own client for the checks. A failed call fails its check and isn't sent again, with three
 * exceptions: once after a 419, with a new CSRF cookie; once after a 429, when its wait is over; and a log-in that the
 * server redirects, once after a log-out.
 */
export function createClient({ url, session, readCookies, limits, record, wrap }: Deps): Api {
  const request = createRequester(
    {
      baseUrl: url,
      token: () => session.token,
      syncEpoch: () => 1,
      isLoggingOut: () => false,
      onUnauthenticated() {},
      onUnread() {},
      onUnverified() {},
      onServerTime() {},
      now: Date.now,
    },
    {
      readCookies,
      // Rejects, so that the client doesn't retry a call: each check judges a single response.
      sleep: () => Promise.reject(new Error('no repetition')),
      maxDurations: { read: CALL_TIMEOUT_MS, 'session-start': CALL_TIMEOUT_MS, write: 2 * CALL_TIMEOUT_MS },
      sessionStartAttemptMs: CALL_TIMEOUT_MS,
    },
  );
  const requestHere: Requester = (call, options) =>
    limits.send(record, () => wrap(() => request(call, options)));
  return createApi(requestHere);
}
