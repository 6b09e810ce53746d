import type { RowChange } from '../facts/edit.ts';
import type { AppSchema } from '../models/index.ts';
import type { RecordName, Row } from '../models/tables.ts';
import type { Tools } from './tools.ts';

/**
 * Collects the changes that turn the tables of a new world into others. A removal takes what belongs to the row along.
 */
export function createRowChanges({ findRow, getRows }: Tools, schema: AppSchema) {
  const changes: RowChange[] = [];

  function remove(table: RecordName, id: string): void {
    const row = findRow(schema, table, id);
    const isGone = changes.some((change) => change.table === table && change.id === id && !change.patch);
    if (row && !isGone) changes.push({ table, id, patch: null, before: { ...row } });
  }

  function removeWhere<Name extends RecordName>(table: Name, isRemoved: (row: Row<Name>) => boolean): void {
    for (const row of getRows(schema, table)) if (isRemoved(row)) remove(table, row.id);
  }

  return {
    changes,
    remove,
    removeWhere,
    /** Adds a row, or replaces the one that has the id. */
    put(table: RecordName, id: string, row: Record<string, unknown>) {
      remove(table, id);
      changes.push({ table, id, patch: row, before: null });
    },
  };
}

export type RowChanges = ReturnType<typeof createRowChanges>;
