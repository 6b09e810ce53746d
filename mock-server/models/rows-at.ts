/**
 * The rows that exist at an instant of the world. The seed has the predictions, answers and mails of the whole season;
 * the server ignores each of them until its time. Rows of facts always exist: a jump back in time that undoes the facts
 * removes them, and one with `data: false` leaves them.
 */
import type { AppSchema, ModelOf } from './index.ts';
import { getRows } from './rows.ts';
import type { AnyTable, Row } from './tables.ts';

export const getRowsAt = <Name extends AnyTable>(schema: AppSchema, table: Name, now: number): Row<Name>[] =>
  getRows(schema, table).filter((row) => existsAt(row, now));

/** The same as models, which have relations. */
export const findModelsAt = <Name extends 'prediction' | 'answer' | 'mail'>(
  schema: AppSchema,
  name: Name,
  now: number,
  isWanted: (row: ModelOf<Name>) => boolean,
) => schema.where(name, (row) => existsAt(row, now) && isWanted(row));

function existsAt(row: object, now: number): boolean {
  const { seeded = false, created_at = 0 }: { seeded?: boolean; created_at?: number } = row;
  return !(seeded && created_at > now);
}
