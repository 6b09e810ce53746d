/**
 * Functions that decode response bodies. `getValidRows` drops invalid rows, duplicates and rows above a limit.
 * `getRows` does the same, but throws when the list has rows and none is valid. `getList` throws when the list
 * is missing. When decoding throws, the call rejects with kind `unpreventedError`.
 */
import * as v from 'valibot';

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
  try {
    // The replacement runs only when the text contains 16 consecutive digits, which is rare.
    return { kind: 'json', value: JSON.parse(/\d{16}/.test(text) ? text.replace(TOKENS, keepDigits) : text) };
  } catch {
    return { kind: 'text' };
  }
}

type Schema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>;

const MAX_GAMES = 500;

export function getJson(body: Body): unknown {
  if (body.kind !== 'json') throw new Error(body.kind);
  return body.value;
}

/** For a call whose answer isn't used: the body may be empty or any JSON. */
export function rejectTextBody(body: Body): void {
  if (body.kind === 'text') throw new Error(body.kind);
}

export function readOrNull<T>(schema: Schema<T>, value: unknown): T | null {
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  return result.success ? result.output : null;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Unwraps `data` only when the object has no other key, because an object keyed by week may itself have a key
 * `data`.
 */
export function unwrap(value: unknown): unknown {
  return isRecord(value) && Object.keys(value).length === 1 && 'data' in value ? value.data : value;
}

/**
 * Returns `data` when it is an object (not an array), whatever other keys the value has; otherwise returns
 * the value. No object of the contract has a property `data` that is an object.
 */
export function unwrapObject(value: unknown): unknown {
  return isRecord(value) && isRecord(value.data) ? value.data : value;
}

export function getList(value: unknown): readonly unknown[] {
  const list = isRecord(value) ? value.data : value;
  if (!Array.isArray(list)) throw new Error('no list');
  return list;
}

/**
 * Returns what `map` makes of the valid rows of a list, in their order, at most `most` items. `map` returns
 * null to drop a row. Of several items with the same key (`identify`), the first is kept.
 */
export function getValidRows<Row, T>(
  list: readonly unknown[],
  schema: Schema<Row>,
  map: (row: Row) => T | null,
  identify: (item: T) => unknown,
  most = MAX_GAMES,
): T[] {
  const found = new Map<unknown, T>();
  for (const value of list) {
    if (found.size >= most) break;
    const row = readOrNull(schema, value);
    const item = row === null ? null : map(row);
    if (item !== null && !found.has(identify(item))) found.set(identify(item), item);
  }
  return [...found.values()];
}

/** Throws when rows were sent but none is valid, so that a decoding failure is not shown as an empty list. */
export function checkRows(sent: readonly unknown[], good: readonly unknown[]): void {
  if (sent.length > 0 && good.length === 0) throw new Error('no readable row');
}

export function getRows<Row, T>(
  list: readonly unknown[],
  schema: Schema<Row>,
  map: (row: Row) => T | null,
  identify: (item: T) => unknown,
  most?: number,
): T[] {
  const rows = getValidRows(list, schema, map, identify, most);
  checkRows(list, rows);
  return rows;
}

/**
 * Reads lists by week number in every form that PHP sends: an object keyed by week, `[]` when it is empty, or
 * an array when PHP renumbered the keys (`week` is then null). Keys other than 1–6 digits are ignored. Throws
 * when the value is no object or array, when an object has only such other keys, or when an item is no list,
 * plain or in `data`.
 */
export function getWeekLists(value: unknown): { week: number | null; list: readonly unknown[] }[] {
  if (Array.isArray(value)) return value.map((list) => ({ week: null, list: getList(list) }));
  if (!isRecord(value)) throw new Error('no map');
  const entries = Object.entries(value);
  const weeks = entries.filter(([key]) => /^\d{1,6}$/.test(key));
  if (entries.length > 0 && weeks.length === 0) throw new Error('no week');
  return weeks.map(([key, list]) => ({ week: Number(key), list: getList(list) }));
}
