/** Returns undefined for a text that isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MAX_DEPTH = 100;

/**
 * Whether JSON data has no key `__proto__`, which would change the prototype of a copy, and not so many levels that a
 * recursive function would overflow the stack.
 */
export function isSafeJson(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH || Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((item) => isSafeJson(item, depth + 1));
}
