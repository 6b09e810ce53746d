/**
 * Functions that decode response bodies. `getValidRows` drops invalid rows, duplicates and rows above a limit.
 * `getRows` does the same, but throws when the list has rows and none is valid. `getList` throws when the list
 * is missing. When decoding throws, the call rejects with the `ApiError` that was thrown, or with kind
 * `unpreventedError`.
 */
import * as v from 'valibot';
import type { Body } from './parse-body.ts';

export type Schema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>;

const MAX_GAMES = 500;

const NO_JSON = { empty: 'expected JSON but received nothing', text: 'expected JSON but received text' };

export function getJson(body: Body): unknown {
  if (body.kind !== 'json') throw new Error(NO_JSON[body.kind]);
  return body.value;
}

/** Returns null for an empty body, and throws for one that is text, such as a page. */
export function getJsonOrNull(body: Body): unknown {
  return body.kind === 'empty' ? null : getJson(body);
}

/** Decodes the body of a call whose answer isn't used. */
export function decodeNothing(body: Body): void {
  getJsonOrNull(body);
}

export function readOrNull<T>(schema: Schema<T>, value: unknown): T | null {
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  return result.success ? result.output : null;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Called with the number of rows of an answer that can't be shown, or with Infinity when the server has sent a part of
 * a list and does not say how many rows are left.
 */
export type NoteUnread = (count: number) => void;

const isWeekKey = (key: string) => /^\d{1,6}(\.0+)?$/.test(key);

/**
 * Unwraps `data`, also of an envelope such as `{ success, data, message }`, unless another key is a week: an object
 * keyed by week may itself have a key `data`.
 */
export function unwrap(value: unknown, note: NoteUnread = () => undefined): unknown {
  let inner = value;
  while (isRecord(inner) && 'data' in inner && !Object.keys(inner).some(isWeekKey)) {
    notePages(inner, note);
    inner = inner.data;
  }
  return inner;
}

/**
 * Returns `data` while it is an object (not an array), whatever other keys the value has. No object of the contract
 * has a property `data` that is an object.
 */
export function unwrapObject(value: unknown): unknown {
  let inner = value;
  while (isRecord(inner) && isRecord(inner.data)) inner = inner.data;
  return inner;
}

/** Names a value in the message of an error: `Array`, `Object`, `null`, `undefined`, `"text"`, `7`. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'Array';
  return isRecord(value) ? 'Object' : String(JSON.stringify(value));
}

/**
 * Returns a list that PHP sends as an array or, after `filter` or `sortBy`, as an object: its values in the order of
 * the keys, where integers come first, ascending, and other keys follow in their order. Null for any other value. An
 * object with a key that is no integer is a list only if each value is an object.
 */
export function toList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return null;
  const isList = Object.entries(value).every(([key, item]) => /^\d+$/.test(key) || isRecord(item));
  return isList ? Object.values(value) : null;
}

export function getList(value: unknown, note: NoteUnread = () => undefined): readonly unknown[] {
  let inner = value;
  while (isRecord(inner) && 'data' in inner) {
    notePages(inner, note);
    inner = inner.data;
  }
  const list = toList(inner);
  if (!list) throw new Error(`expected a list but received ${describeValue(inner)}`);
  return list;
}

/** Notes the rows of the other pages of a list that Laravel has paginated, which the client never requests. */
function notePages(page: Record<string, unknown>, note: NoteUnread): void {
  const { data, links, meta } = page;
  const about = { ...page, ...(isRecord(links) && links), ...(isRecord(meta) && meta) };
  const next = [about.next_page_url, about.next_cursor, about.next];
  if (!(Number(about.last_page) > 1) && !next.some((text) => text && typeof text === 'string')) return;
  const left = Number(about.total) - (toList(data)?.length ?? Number.NaN);
  note(left > 0 ? left : Number.POSITIVE_INFINITY);
}

interface ListReader<Row, T> {
  schema: Schema<Row>;
  /** Returns null to drop a row. */
  map: (row: Row) => T | null;
  /** Of several items with the same key, the first is kept. */
  identify: (item: T) => unknown;
  /** At most this many items are returned. */
  max?: number;
}

/** Returns the items of the valid rows of a list, in their order. Notes the number of the other rows. */
export function getValidRows<Row, T>(
  list: readonly unknown[],
  { schema, map, identify, max = MAX_GAMES }: ListReader<Row, T>,
  note: NoteUnread = () => undefined,
): T[] {
  const found = new Map<unknown, T>();
  let unread = 0;
  for (const value of list) {
    const row = found.size < max ? readOrNull(schema, value) : null;
    const item = row === null ? null : map(row);
    if (item === null) unread += 1;
    else if (!found.has(identify(item))) found.set(identify(item), item);
  }
  if (unread > 0) note(unread);
  return [...found.values()];
}

/**
 * Throws when rows were sent but none is valid, so that a decoding failure is not shown as an empty list. The error is
 * that of the first row.
 */
export function throwIfNoneValid(
  sent: readonly unknown[],
  good: readonly unknown[],
  schema: Schema<unknown>,
): void {
  if (sent.length === 0 || good.length > 0) return;
  v.parse(schema, sent[0]);
  throw new Error(`expected a readable row but received ${describeValue(sent[0])}`);
}

export function getRows<Row, T>(
  list: readonly unknown[],
  reader: ListReader<Row, T>,
  note?: NoteUnread,
): T[] {
  const rows = getValidRows(list, reader, note);
  throwIfNoneValid(list, rows, reader.schema);
  return rows;
}

interface WeekList {
  week: number | null;
  /** The index of the list among all items of the answer. */
  index: number;
  list: readonly unknown[];
}

/**
 * Reads lists by week number in every form that PHP sends: an object keyed by week, `[]` when it is empty, or
 * an array when PHP renumbered the keys (`week` is then null). Lists under other keys than 1–6 digits are left out, and
 * their rows are noted. An item that is no list, plain or in `data`, is left out too, and noted as a list of unknown
 * length. Throws when the value is no object or array, when an object has only such other keys, or when no item is a
 * list.
 */
export function getWeekLists(value: unknown, note: NoteUnread = () => undefined): WeekList[] {
  if (Array.isArray(value))
    return readLists(
      value.map((list) => ({ week: null, list })),
      note,
    );
  if (!isRecord(value)) throw new Error(`expected weeks but received ${describeValue(value)}`);
  const entries = Object.entries(value);
  const weeks = entries.filter(([key]) => isWeekKey(key));
  if (entries.length > 0 && weeks.length === 0)
    throw new Error(`expected weeks but received ${describeValue(value)}`);
  for (const [key, list] of entries) if (!isWeekKey(key)) note(toList(list)?.length ?? 0);
  return readLists(
    weeks.map(([key, list]) => ({ week: Number(key), list })),
    note,
  );
}

function readLists(weeks: readonly { week: number | null; list: unknown }[], note: NoteUnread): WeekList[] {
  let failure: unknown;
  const lists = weeks.flatMap(({ week, list }, index) => {
    try {
      return [{ week, index, list: getList(list, note) }];
    } catch (thrown) {
      failure ??= thrown;
      return [];
    }
  });
  if (failure && lists.length === 0) throw failure;
  if (failure) note(Number.POSITIVE_INFINITY);
  return lists;
}
