/**
 * What may be sent as a bearer token. `fetch` throws on a header with a line break or an accent, and that would
 * look like a lost connection: a stored text that can't be a token counts as none.
 */

/** True when the text can stand in the `Authorization` header as it is (visible ASCII, at most 4,096 signs). */
export function isUsableToken(token: string | null | undefined): token is string {
  // What careless code stores when it has nothing to store.
  if (token === 'null' || token === 'undefined') return false;
  return typeof token === 'string' && /^[\x21-\x7e]{1,4096}$/.test(token);
}
