/** Changes of rows by hand, each with the values that it replaces. */

import type { Fault } from '../engine/faults/fault.ts';
import type { AppSchema, WritableSchema } from '../models/index.ts';
import { findRow, getRows, getTable } from '../models/rows.ts';
import { isTable, type RecordName, TARGETS, type TableName } from '../models/tables.ts';
import type { Context } from './context.ts';

export interface RowChange {
  table: TableName;
  id: string;
  patch: Record<string, unknown> | null;
  before: Record<string, unknown> | null;
}

export const editFacts = {
  /** `undoes`: the `seq` of the edit that this one reverts. */
  edit(context: Context, { changes }: { label: string; changes: RowChange[]; undoes?: number | undefined }) {
    for (const change of changes) applyChange(context, change);
  },
};

function applyChange({ schema, faults }: Context, { table, id, patch, before }: RowChange) {
  if (table === 'faults') {
    // The only edits of faults are removals, and their undoing.
    if (patch === null) faults.remove(id);
    else faults.insert({ ...patch, id } as Fault);
    return;
  }
  if (!isTable(table)) throw new Error(`No existe la tabla ${table}.`);
  const rows = getTable(schema, table);
  const isThere = rows.find(id) !== null;
  const attributes = patch && clearBrokenKeys(schema, structuredClone(patch));
  // Updating a record through its Mirage model takes 150 times as long.
  if (isThere && attributes) rows.update(id, attributes);
  else if (isThere) rows.remove(id);
  else if (attributes && before === null) insertInOrder(schema, table, { ...attributes, id });
  const canMoveGames = !isThere || attributes === null || 'weekId' in attributes;
  if (canMoveGames && (table === 'weeks' || table === 'games')) linkWeeksToGames(schema);
}

/** Replaces foreign keys to missing records by null, because Mirage creates no model with a key to a missing record. */
function clearBrokenKeys(schema: AppSchema, attributes: Record<string, unknown>) {
  const entries = Object.entries(attributes).map(([name, value]) => {
    const target = TARGETS[name];
    const isBroken = target && value !== null && !findRow(schema, target, String(value));
    return [name, isBroken ? null : value];
  });
  return Object.fromEntries(entries);
}

/** Inserts a record in order of id, because tables are read in their stored order. */
function insertInOrder(schema: WritableSchema, table: RecordName, record: { id: string }) {
  const rows = getTable(schema, table);
  const later = rows.where(({ id }: { id: string }) => Number(id) > Number(record.id));
  for (const { id } of later) rows.remove(id);
  rows.insert([record, ...later]);
}

/** Mirage stores the relation between weeks and games in both tables, so a change to `games` must update `weeks`. */
function linkWeeksToGames(schema: WritableSchema) {
  const games = getRows(schema, 'games');
  for (const { id } of getRows(schema, 'weeks')) {
    const gameIds = games.filter(({ weekId }) => weekId === id).map((game) => game.id);
    getTable(schema, 'weeks').update(id, { gameIds });
  }
}
