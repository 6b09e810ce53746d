/** The anti-forgery cookie of Laravel Sanctum: read at send time, fetched once for everybody who waits for it. */

const COOKIE = 'XSRF-TOKEN';

/**
 * The token in a cookie string, decoded once, or null when there is none. The name must match exactly; a value
 * with broken percent signs is sent as it stands.
 */
export function xsrfTokenIn(cookies: string): string | null {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() !== COOKIE) continue;
    const value = pair.slice(at + 1).trim();
    if (value === '') continue;
    return isHeaderSafe(decode(value)) ? decode(value) : null;
  }
  return null;
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

/** The keeper of the cookie: reads it when asked, and renews it. */
export interface Csrf {
  /** The token to send now, or null. */
  token(): string | null;
  /** How many times the cookie has been fetched: a change since the sending means somebody renewed it. */
  renewals(): number;
  /** Fetches the cookie; callers at the same time share one call. Rejects with what that call rejects with. */
  renew(): Promise<void>;
}

/** Makes the keeper of the cookie. `fetchCookie` is the call to `/sanctum/csrf-cookie`. */
export function createCsrf(readCookies: () => string, fetchCookie: () => Promise<void>): Csrf {
  let inFlight: Promise<void> | null = null;
  let renewals = 0;

  return {
    token: () => xsrfTokenIn(readCookies()),
    renewals: () => renewals,
    renew() {
      inFlight ??= fetchCookie()
        .then(() => {
          renewals += 1;
        })
        .finally(() => {
          inFlight = null;
        });
      return inFlight;
    },
  };
}
