/** Mirage's database by table: plain rows, for code that reads or writes many of them at once. */
import type { AnyModels } from 'miragejs/-types';
import type { ReadDb } from './read-db.ts';
import type { ServerOf } from './server.ts';

/**
 * Returns Mirage's table of that name. Throws for a name that has no table, where `schema.db[name]?.insert(…)` would
 * write nothing.
 */
export function getMirageTable<Table>({ db }: { db: Readonly<Record<string, Table>> }, name: string): Table {
  const table = db[name];
  if (!table) throw new Error(`The database has no table ${name}.`);
  return table;
}

/**
 * Returns plain copies of a table's rows: creating Mirage's models takes 40 times as long. The result is a plain array,
 * because `find` of Mirage's array takes an id.
 */
export const readRows = <Row>(database: { db: ReadDb }, name: string): Row[] =>
  [...getMirageTable(database, name)] as Row[];

/** Returns a plain copy of a row, or null. */
export const findRow = <Row>(database: { db: ReadDb }, name: string, id: string | number) =>
  getMirageTable(database, name).find(String(id)) as Row | null;

/** The rows of all tables by the name of their table. */
export type Rows = Record<string, { id: string }[]>;

/** Returns a copy of all rows. Mirage's own dump shares nested values with the database. */
export function dumpRows<Models extends AnyModels>({ db }: ServerOf<Models>): Rows {
  // Mirage's types say that `dump` returns nothing.
  const dump: unknown = db.dump();
  return structuredClone(dump) as Rows;
}
