export type Body = { kind: 'json'; value: unknown } | { kind: 'empty' } | { kind: 'text' };

// Matches strings (so that digits inside them stay unchanged) and numbers. The closing quote is optional;
// otherwise text with many unclosed quotes would take quadratic time.
const TOKENS = /"(?:[^"\\]|\\.)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function keepDigits(token: string): string {
  return /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token;
}

/**
 * Parses a body. An empty text, or white space alone, has the kind `empty`, and anything else that is not
 * valid JSON the kind `text`. Integers beyond ±(2^53 − 1), written as digits alone, become strings, so that
 * ids keep every digit. A key `__proto__` in the text becomes an ordinary property of the value.
 */
export function parseBody(text: string): Body {
  if (text.trim() === '') return { kind: 'empty' };
  // An integer beyond ±(2^53 − 1) has at least 16 digits. Few bodies have one, so the others are parsed unchanged.
  const json = /\d{16}/.test(text) ? text.replace(TOKENS, keepDigits) : text;
  try {
    return { kind: 'json', value: JSON.parse(json) };
  } catch {
    return { kind: 'text' };
  }
}
