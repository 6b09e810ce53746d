/**
 * Plain copies of records, for rules that read many records: creating Mirage models of all games takes 40 times as
 * long.
 */
import type { AllTables, AppSchema } from './index.ts';

// The records are copied to a plain array, because `find` of Mirage's array takes an id.
export const getRecords = <Name extends keyof AllTables>({ db }: AppSchema, table: Name): AllTables[Name] =>
  [...(db[table] ?? [])] as AllTables[Name];

export const findRecord = <Name extends keyof AllTables>(
  { db }: AppSchema,
  table: Name,
  id: string | number,
): AllTables[Name][number] | null => db[table]?.find(String(id)) ?? null;
