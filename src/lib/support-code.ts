/**
 * A short code a player can quote when a screen broke, the same for the same failure: no token, e-mail or address
 * goes into it. `RR-7F3A`.
 */
export function createSupportCode(error: unknown): string {
  const text = error instanceof Error ? `${error.name}:${error.message}` : String(error);
  let hash = 0;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 0x10000;
  return `RR-${hash.toString(16).toUpperCase().padStart(4, '0')}`;
}
