/**
 * `fetch` throws a TypeError for a header with a line break or a character above U+00FF, and callers would
 * mistake that error for a lost connection.
 */
const isVisibleAscii = (text: string, maxLength: number) =>
  text.length <= maxLength && /^[\x21-\x7e]+$/.test(text);

/** Whether the text is a valid bearer token: visible ASCII, at most 4,096 characters. */
export function isAccessToken(text: string | null | undefined): text is string {
  // Storing a missing token as text produces the strings “null” and “undefined”.
  if (text === 'null' || text === 'undefined') return false;
  return typeof text === 'string' && isVisibleAscii(text, 4096);
}

/** Whether the text is a valid password-reset token: visible ASCII, at most 512 characters. */
export function isResetToken(text: string): boolean {
  return isVisibleAscii(text, 512);
}
