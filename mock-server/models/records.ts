/** Plain copies of records, for rules that read many of them: making models of all games costs 40 times as much. */
import type { AppSchema } from './index.ts';
import type { AllTables } from './rows.ts';

// The array that Mirage gives has a `find` of its own, which takes an id.
export const getRecords = <Name extends keyof AllTables>({ db }: AppSchema, table: Name): AllTables[Name] =>
  [...(db[table] ?? [])] as AllTables[Name];

export const findRecord = <Name extends keyof AllTables>(
  { db }: AppSchema,
  table: Name,
  id: string | number,
): AllTables[Name][number] | null => db[table]?.find(String(id)) ?? null;
