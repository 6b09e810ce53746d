/** Plain copies of records, for rules that read many of them: creating models of all games takes 40 times as long. */
import type { AppSchema } from './index.ts';
import type { AllTables } from './rows.ts';

// Mirage's array has its own `find`, which takes an id.
export const getRecords = <Name extends keyof AllTables>({ db }: AppSchema, table: Name): AllTables[Name] =>
  [...(db[table] ?? [])] as AllTables[Name];

export const findRecord = <Name extends keyof AllTables>(
  { db }: AppSchema,
  table: Name,
  id: string | number,
): AllTables[Name][number] | null => db[table]?.find(String(id)) ?? null;
