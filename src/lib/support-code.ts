/**
 * A short code, such as `RR-7F3A`, that a player can quote to support. Errors with the same name and message
 * have the same code, and the code reveals no token, e-mail or URL.
 */
export function createSupportCode(error: unknown): string {
  const text = error instanceof Error ? `${error.name}:${error.message}` : String(error);
  let hash = 0;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 0x10000;
  return `RR-${hash.toString(16).toUpperCase().padStart(4, '0')}`;
}
