import * as v from 'valibot';
import { isRealDate } from '../lib/time.ts';

/** The types of columns, and what the panel accepts as their values. */
export const TYPES = {
  text: v.pipe(v.string(), v.maxLength(2_000)),
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
  boolean: v.boolean(),
  date: v.pipe(v.string(), v.check(isRealDate)),
  time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)),
  instant: v.pipe(v.number(), v.finite()),
  list: v.array(v.string()),
};
export type ColumnType = keyof typeof TYPES;
const isColumnType = (name: string): name is ColumnType => Object.hasOwn(TYPES, name);
export const COLUMN_TYPES: readonly ColumnType[] = Object.keys(TYPES).filter(isColumnType);

export type Columns = v.ObjectEntries;

/** A record: its columns, and the id as text, as Mirage stores it. */
export type RowOf<Named extends Columns> = { id: string } & v.InferOutput<v.ObjectSchema<Named, undefined>>;

/** A relation without an inverse: with an inverse, Mirage would update the other table at each change. */
export const oneWay = { inverse: null };
