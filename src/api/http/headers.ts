import { isAccessToken } from '../../domain/token.ts';

export function createHeaders(token: string | null, xsrf: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(isAccessToken(token) ? { Authorization: `Bearer ${token}` } : {}),
    ...(xsrf === null ? {} : { 'X-XSRF-TOKEN': xsrf }),
  };
}

/** `no-store` bypasses the browser's cache, because the `Date` header of a cached response is outdated. */
export const REQUEST_OPTIONS = { credentials: 'include', cache: 'no-store' } as const;

export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    // Reading `document.cookie` throws when the browser denies access to cookies, for example in a sandboxed frame.
    // Requests are then sent without the header `X-XSRF-TOKEN`.
    return '';
  }
}

const getCookieValues = (cookies: string): string[] =>
  [...cookies.matchAll(/(?:^|;)\s*XSRF-TOKEN=([^;]+)/g)].map(([, value = '']) => value);

/**
 * The decoded value of the XSRF-TOKEN cookie in a cookie string. Null without such a cookie, or when the
 * value is not printable ASCII, which a request header requires. A value with invalid percent-encoding is not
 * decoded. Values in `foreign` are used only when there is no other value.
 */
export function getXsrfToken(cookies: string, foreign: ReadonlySet<string> = new Set()): string | null {
  const values = getCookieValues(cookies);
  const value = decode(values.find((candidate) => !foreign.has(candidate)) ?? values[0] ?? '');
  return /^[\x20-\x7e]+$/.test(value) ? value : null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

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
    const before = new Set(getCookieValues(readCookies()));
    await fetchCookie();
    renewals += 1;
    const after = getCookieValues(readCookies());
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
