import { isAccessToken } from '../../domain/token.ts';

/**
 * The headers of every call, also of the calls that are sent before the app has loaded (`early-calls.ts`). The client
 * takes an early response only if its own call would have the same headers. Otherwise it sends the call again.
 */
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

/** All values of the cookie XSRF-TOKEN, as they are encoded. */
export const getXsrfCookies = (cookies: string): string[] =>
  [...cookies.matchAll(/(?:^|;)\s*XSRF-TOKEN=([^;]+)/g)].map(([, value = '']) => value);

/**
 * The decoded value of the XSRF-TOKEN cookie in a cookie string. Null without such a cookie, or when the
 * value is not printable ASCII, which a request header requires. A value with invalid percent-encoding is not
 * decoded. Values in `foreign` are used only when there is no other value.
 */
export function getXsrfToken(cookies: string, foreign: ReadonlySet<string> = new Set()): string | null {
  const values = getXsrfCookies(cookies);
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
