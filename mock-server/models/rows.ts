/** The rows of the database: plain copies, for code that reads whole tables or needs no relations of a model. */
import * as mirage from '../engine/mirage/rows.ts';
import type { GameRow } from './game.ts';
import type { AppSchema } from './index.ts';
import type { AnyTable, Row } from './tables.ts';

/** Returns Mirage's table, to write many rows at once. */
export const getTable = (schema: Pick<AppSchema, 'db'>, name: AnyTable) => mirage.getTable(schema, name);

/** Returns plain copies of a table's rows. */
export const getRecords = <Name extends AnyTable>(schema: AppSchema, table: Name): Row<Name>[] =>
  mirage.readRows(schema, table);

export const findRecord = <Name extends AnyTable>(
  schema: AppSchema,
  table: Name,
  id: string | number,
): Row<Name> | null => mirage.findRow(schema, table, id);

/** Whether a row of the seed is later than `now`. The seed has predictions and answers of the whole season. */
export const isFutureSeedRow = (row: { seeded: boolean; created_at: number }, now: number) =>
  row.seeded && row.created_at > now;

export function getMatchName(schema: AppSchema, { homeId, awayId }: GameRow): string {
  const [home, away] = [findRecord(schema, 'teams', homeId), findRecord(schema, 'teams', awayId)];
  return `${home?.short_name ?? '---'}–${away?.short_name ?? '---'}`;
}
