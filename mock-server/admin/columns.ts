import * as v from 'valibot';
import { COLUMNS, type ColumnType, type TableName, TYPES } from '../models/index.ts';

const { number: _number, ...weeks } = COLUMNS.weeks;
const { created_at: _at, ...users } = COLUMNS.users;
const { teams, games, trivias } = COLUMNS;

const EDITABLE: Partial<Record<TableName, Readonly<Record<string, v.GenericSchema>>>> = {
  teams,
  weeks,
  games,
  trivias,
  users,
  sessions: { revoked: TYPES.boolean, created_at: TYPES.instant },
  mails: { expires_at: TYPES.instant, used: TYPES.boolean },
  predictions: { home_score: TYPES.number, away_score: TYPES.number },
};

const NAMES: Readonly<Record<ColumnType, string>> = {
  text: 'un texto',
  number: 'un número entero',
  boolean: 'sí o no',
  date: 'una fecha como 2026-08-28',
  time: 'una hora como 19:00:00',
  instant: 'un momento en milisegundos',
  list: 'una lista de textos',
};

/** The type of a column that the panel edits, otherwise null. */
export function getColumnType(table: TableName, column: string): ColumnType | null {
  const schema = EDITABLE[table]?.[column];
  const own = schema && 'wrapped' in schema ? schema.wrapped : schema;
  return (Object.keys(TYPES) as ColumnType[]).find((type) => TYPES[type] === own) ?? null;
}

export function checkPatch(table: TableName, patch: Record<string, unknown>) {
  const columns = EDITABLE[table];
  if (!columns) throw new Error(`La tabla ${table} no se edita a mano.`);
  for (const [column, value] of Object.entries(patch)) {
    const type = getColumnType(table, column);
    if (!type) {
      throw new Error(
        `${table}.${column} no se edita. Se puede cambiar: ${Object.keys(columns).join(', ')}.`,
      );
    }
    if (!v.is(columns[column] as v.GenericSchema, value))
      throw new Error(`${table}.${column} espera ${NAMES[type]}.`);
  }
}
