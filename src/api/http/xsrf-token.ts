const COOKIE = 'XSRF-TOKEN';

export function getCookieValues(cookies: string): string[] {
  return cookies.split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1);
    return pair.slice(0, at).trim() === COOKIE && value !== '' ? [value] : [];
  });
}

/**
 * The decoded value of the XSRF-TOKEN cookie in a cookie string. Null without such a cookie, or when the
 * value is not printable ASCII, which a request header requires. A value with invalid percent-encoding is not
 * decoded. Values in `foreign` are used only when there is no other value.
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

const isHeaderSafe = (value: string) => /^[\x20-\x7e]+$/.test(value);
