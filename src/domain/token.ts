/** What a text must be to be sent as a token. */

/** Visible ASCII: `fetch` throws on a header with a line break or an accent, as if the connection were lost. */
const isVisibleAscii = (text: string, maxLength: number) =>
  text.length <= maxLength && /^[\x21-\x7e]+$/.test(text);

/** Whether the text can be a bearer token: visible ASCII, at most 4,096 characters. */
export function isAccessToken(text: string | null | undefined): text is string {
  // What careless code stores when it has nothing to store.
  if (text === 'null' || text === 'undefined') return false;
  return typeof text === 'string' && isVisibleAscii(text, 4096);
}

/** Whether the text can be the token of a link that changes a password: visible ASCII, at most 512 characters. */
export function isResetToken(text: string): boolean {
  return isVisibleAscii(text, 512);
}
