/** The rows of the database: plain copies, for code that reads whole tables or needs no relations of a model. */
import * as mirage from '../engine/mirage/rows.ts';
import type { GameRow } from './game.ts';
import type { AppSchema, WritableSchema } from './index.ts';
import type { AnyTable, Row } from './tables.ts';

/** Returns Mirage's table, to write many rows at once. */
export const getTable = (schema: Pick<WritableSchema, 'db'>, name: AnyTable) =>
  mirage.getMirageTable(schema, name);

/** Returns plain copies of a table's rows. */
export const getRows = <Name extends AnyTable>(schema: AppSchema, table: Name): Row<Name>[] =>
  mirage.readRows(schema, table);

export const findRow = <Name extends AnyTable>(
  schema: AppSchema,
  table: Name,
  id: string | number,
): Row<Name> | null => mirage.findRow(schema, table, id);

export function getMatchName(schema: AppSchema, { homeId, awayId }: GameRow): string {
  const [home, away] = [findRow(schema, 'teams', homeId), findRow(schema, 'teams', awayId)];
  return `${home?.short_name ?? '---'}–${away?.short_name ?? '---'}`;
}
