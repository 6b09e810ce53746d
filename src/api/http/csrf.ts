/** The anti-forgery cookie of Laravel Sanctum: read at send time, fetched once for all calls that wait for it. */

const COOKIE = 'XSRF-TOKEN';

/** The raw values of the cookie, exact name only, in the browser's order; empty ones are left out. */
function getCookieValues(cookies: string): string[] {
  return cookies.split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1).trim();
    return pair.slice(0, at).trim() === COOKIE && value !== '' ? [value] : [];
  });
}

/**
 * The token in a cookie string, decoded once, or null when there is none. A value with broken percent signs is
 * sent as it stands. Values in `foreign` are used only when there is no other.
 */
export function getXsrfToken(cookies: string, foreign: ReadonlySet<string> = new Set()): string | null {
  const values = getCookieValues(cookies);
  const value = values.find((one) => !foreign.has(one)) ?? values[0];
  return value !== undefined && isHeaderSafe(decode(value)) ? decode(value) : null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** `fetch` throws on anything else in a header, which would look like a lost connection. */
const isHeaderSafe = (value: string) => /^[\x20-\x7e]+$/.test(value);

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
