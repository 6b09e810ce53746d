/**
 * Returns a function that replaces the values of the keys in a JSON text. A text that the log has cut may end inside a
 * value.
 */
export function createRedact(keys: readonly string[], standIn: string) {
  const pattern = new RegExp(`("(?:${keys.join('|')})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*(?:"|\\\\?$)`, 'g');
  return (text: string) => text.replace(pattern, `$1"${standIn}"`);
}
