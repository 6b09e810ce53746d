/**
 * Text from the wire, read strictly. Nothing is guessed: it is JSON, or nothing at all, or some other text. Whole
 * numbers beyond 2^53 come out as text, so that an id keeps every digit.
 */

export type Body = { kind: 'json'; value: unknown } | { kind: 'empty' } | { kind: 'text' };

// A string (skipped whole, so that digits inside it stay as they are) or a number. The closing quote is optional, or text
// full of quotes that never close would take a time that grows with the square of its length.
const TOKENS = /"(?:[^"\\]|\\.)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function keepDigits(token: string): string {
  return /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token;
}

/** Reads a body. A hostile key such as `__proto__` becomes a plain property of its own, as `JSON.parse` does. */
export function parseBody(text: string): Body {
  if (text.trim() === '') return { kind: 'empty' };
  try {
    // Few bodies hold sixteen digits in a row: the rest go straight to the parser.
    return { kind: 'json', value: JSON.parse(/\d{16}/.test(text) ? text.replace(TOKENS, keepDigits) : text) };
  } catch {
    return { kind: 'text' };
  }
}
