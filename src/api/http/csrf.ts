import { getXsrfCookies, getXsrfToken } from './headers.ts';

/**
 * The browser's CSRF cookie. `fetchCookie` requests a new one by a call of its own (`CSRF_CALL` of `request.ts`), with
 * its own attempts and errors. Calls that need a new cookie at the same time share that call.
 */
export function createCsrf(readCookies: () => string, fetchCookie: () => Promise<void>) {
  let inFlight: Promise<void> | null = null;
  let renewals = 0;
  /**
   * Values of XSRF-TOKEN cookies that stayed the same in a renewal that set a new value. They belong to
   * another application on the same host or parent domain, so `token()` uses one of them only when there is
   * no other value.
   */
  let foreign: ReadonlySet<string> = new Set();

  async function fetchAndCompare() {
    const before = new Set(getXsrfCookies(readCookies()));
    await fetchCookie();
    renewals += 1;
    const after = getXsrfCookies(readCookies());
    const isRenewed = after.some((value) => !before.has(value));
    if (isRenewed) foreign = new Set(after.filter((value) => before.has(value)));
  }

  return {
    token: () => getXsrfToken(readCookies(), foreign),
    /**
     * Number of renewals that have succeeded. If it has changed since a request was sent, the cookie has been
     * renewed for another call in the meantime.
     */
    renewals: () => renewals,
    renew() {
      inFlight ??= fetchAndCompare().finally(() => {
        inFlight = null;
      });
      return inFlight;
    },
  };
}
