/**
 * Reading what the server sends with the contract's schemas. Bad rows of a good list are dropped; a list that is
 * missing, is no list or has rows of which none can be read throws, and the call then ends in the unexpected error.
 * Lists are capped and rows that repeat an identity are dropped, so that nothing hostile or clumsy reaches a screen.
 */
import * as v from 'valibot';
import type { Body } from './http/json.ts';

type Schema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>;

/** Longest list of games, predictions and the like. */
export const MOST_GAMES = 500;
/** Longest list of answers to choose from. */
export const MOST_OPTIONS = 200;

/** The value of a JSON body; throws on an empty one and on text. */
export function getJson(body: Body): unknown {
  if (body.kind !== 'json') throw new Error(body.kind);
  return body.value;
}

/** For calls whose answer is not used: an empty body or any JSON will do, other text throws. */
export function ignoreAnswer(body: Body): void {
  if (body.kind === 'text') throw new Error(body.kind);
}

/** `value` by its schema, or null. */
export function readOr<T>(schema: Schema<T>, value: unknown): T | null {
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  return result.success ? result.output : null;
}

/** `value` by its schema; throws when it is something else. */
export function read<T>(schema: Schema<T>, value: unknown): T {
  return v.parse(schema, value, { abortEarly: true, abortPipeEarly: true });
}

/** True for a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list or a map, plain or wrapped in `data` alone. */
export function unwrap(value: unknown): unknown {
  return isRecord(value) && Object.keys(value).length === 1 && 'data' in value ? value.data : value;
}

/**
 * A single object, plain or wrapped in `data` as Laravel's resources are, whatever stands beside it. No object of
 * the contract has an object of its own called `data`.
 */
export function unwrapObject(value: unknown): unknown {
  return isRecord(value) && isRecord(value.data) ? value.data : value;
}

/** A list, plain or wrapped in `data` as Laravel does; throws when it is neither. */
export function getList(value: unknown): readonly unknown[] {
  const list = isRecord(value) ? value.data : value;
  if (!Array.isArray(list)) throw new Error('no list');
  return list;
}

/**
 * The good rows of a list, in their order, at most `most`. `map` turns a row into what the product knows, or into
 * null when it makes no sense; `identify` says what may not come twice.
 */
export function getValidRows<Row, T>(
  list: readonly unknown[],
  schema: Schema<Row>,
  map: (row: Row) => T | null,
  identify: (item: T) => unknown,
  most = MOST_GAMES,
): T[] {
  const found = new Map<unknown, T>();
  for (const value of list) {
    if (found.size >= most) break;
    const row = readOr(schema, value);
    const item = row === null ? null : map(row);
    if (item !== null && !found.has(identify(item))) found.set(identify(item), item);
  }
  return [...found.values()];
}

/** Throws when rows were sent and none of them could be read: that is an error, not an empty list. */
export function checkRows(sent: readonly unknown[], good: readonly unknown[]): void {
  if (sent.length > 0 && good.length === 0) throw new Error('no readable row');
}

/** Like `getValidRows`; throws when the list has rows and none of them can be read. */
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

/** A list that belongs to a week; null when it stands in an array whose places may mean nothing. */
export interface WeekList {
  week: number | null;
  list: readonly unknown[];
}

/**
 * Lists keyed by week number, in all the forms PHP gives them: an object, `[]` when empty, an array when it
 * numbered them anew. Keys that are no number are passed over; an object with none but those throws.
 */
export function getWeekLists(value: unknown): WeekList[] {
  if (Array.isArray(value)) return value.map((list) => ({ week: null, list: getList(list) }));
  if (!isRecord(value)) throw new Error('no map');
  const entries = Object.entries(value);
  const weeks = entries.filter(([key]) => /^\d{1,6}$/.test(key));
  if (entries.length > 0 && weeks.length === 0) throw new Error('no week');
  return weeks.map(([key, list]) => ({ week: Number(key), list: getList(list) }));
}
