/** The anti-forgery cookie of Laravel Sanctum: read at send time, fetched once for all calls that wait for it. */
import { getCookieValues, getXsrfToken } from './xsrf-token.ts';

/** Reads the cookie when asked, and renews it. */
export interface Csrf {
  /** The token to send now, or null. */
  token(): string | null;
  /** How many times the cookie has been fetched: a change since the sending means that it was renewed meanwhile. */
  renewals(): number;
  /** Fetches the cookie; callers at the same time share one call. Rejects with what that call rejects with. */
  renew(): Promise<void>;
}

/** `fetchCookie` is the call to `/sanctum/csrf-cookie`. */
export function createCsrf(readCookies: () => string, fetchCookie: () => Promise<void>): Csrf {
  let inFlight: Promise<void> | null = null;
  let renewals = 0;
  /**
   * Values that a renewal left as they were: they belong to a sibling application on the same host or its parent
   * domain, whose cookie has the same name and may come first.
   */
  let foreign: ReadonlySet<string> = new Set();

  async function fetchAndCompare() {
    const before = new Set(getCookieValues(readCookies()));
    await fetchCookie();
    renewals += 1;
    const after = getCookieValues(readCookies());
    const isRenewed = after.some((value) => !before.has(value));
    if (isRenewed) foreign = new Set(after.filter((value) => before.has(value)));
  }

  return {
    token: () => getXsrfToken(readCookies(), foreign),
    renewals: () => renewals,
    renew() {
      inFlight ??= fetchAndCompare().finally(() => {
        inFlight = null;
      });
      return inFlight;
    },
  };
}
