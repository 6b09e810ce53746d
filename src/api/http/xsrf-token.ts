/** Reads the anti-forgery cookie of Laravel Sanctum. */

const COOKIE = 'XSRF-TOKEN';

/** The raw values of the cookie, exact name only, in the browser's order; empty ones are left out. */
export function getCookieValues(cookies: string): string[] {
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
