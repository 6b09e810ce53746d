import { getCookieValues, getXsrfToken } from './xsrf-token.ts';

export interface Csrf {
  token(): string | null;
  /**
   * Number of completed renewals. A different value than at the time of sending means that another call has
   * renewed the cookie.
   */
  renewals(): number;
  renew(): Promise<void>;
}

export function createCsrf(readCookies: () => string, fetchCookie: () => Promise<void>): Csrf {
  let inFlight: Promise<void> | null = null;
  let renewals = 0;
  /**
   * Cookie values that a renewal did not change. Such values belong to another application on the same host
   * or parent domain, which uses the same cookie name.
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
