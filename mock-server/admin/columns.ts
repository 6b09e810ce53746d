import { isRealDate } from '../lib/time.ts';
import type { TableName } from '../models/index.ts';

/**
 * `number` is an integer from 0; `instant` is in ms since the epoch. In `RULES`, a `?` after the type means that
 * the column also accepts null.
 */
export type ColumnType = 'text' | 'number' | 'boolean' | 'date' | 'time' | 'instant' | 'list';
type Rule = ColumnType | `${ColumnType}?`;

const RULES: Partial<Record<TableName, Readonly<Record<string, Rule>>>> = {
  teams: { name: 'text', short_name: 'text', color: 'text', color_alt: 'text' },
  weeks: {
    alias: 'text?',
    before_hours_bet: 'number?',
    before_weeks_bet: 'number?',
    date_start: 'date',
    bet_days: 'text',
    closed: 'boolean',
  },
  games: {
    weekId: 'text',
    date: 'date',
    time: 'time',
    homeId: 'text',
    awayId: 'text',
    stadium: 'text',
    city: 'text',
    home_goals: 'number',
    away_goals: 'number',
    status: 'text?',
    postponed_at: 'instant?',
    published_at: 'instant',
    hides_score: 'boolean',
  },
  trivias: { weekId: 'text', question: 'text', options: 'list', correct: 'text' },
  users: {
    name: 'text',
    last_name: 'text',
    nickname: 'text',
    email: 'text',
    phone: 'text',
    birthdate: 'date',
    zipcode: 'text',
    state: 'text',
    municipality: 'text',
    neighborhood: 'text',
    password: 'text',
    verified_at: 'instant?',
    accepts_marketing: 'boolean',
    deleted_at: 'instant?',
  },
  sessions: { revoked: 'boolean', created_at: 'instant' },
  mails: { expires_at: 'instant', used: 'boolean' },
  predictions: { home_score: 'number', away_score: 'number' },
};

const TYPES: Readonly<Record<ColumnType, { name: string; fits(value: unknown): boolean }>> = {
  text: { name: 'un texto', fits: (value) => typeof value === 'string' && value.length <= 2_000 },
  number: { name: 'un número entero', fits: (value) => Number.isInteger(value) && Number(value) >= 0 },
  boolean: { name: 'sí o no', fits: (value) => typeof value === 'boolean' },
  date: {
    name: 'una fecha como 2026-08-28',
    fits: (value) => typeof value === 'string' && isRealDate(value),
  },
  time: {
    name: 'una hora como 19:00:00',
    fits: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value),
  },
  instant: { name: 'un momento en milisegundos', fits: Number.isFinite },
  list: {
    name: 'una lista de textos',
    fits: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  },
};

export function getColumnType(table: TableName, column: string): ColumnType | null {
  return (RULES[table]?.[column]?.replace('?', '') as ColumnType | undefined) ?? null;
}

export function checkPatch(table: TableName, patch: Record<string, unknown>) {
  const rules = RULES[table];
  if (!rules) throw new Error(`La tabla ${table} no se edita a mano.`);
  for (const [column, value] of Object.entries(patch)) {
    const rule = Object.hasOwn(rules, column) ? rules[column] : undefined;
    if (!rule) {
      throw new Error(`${table}.${column} no se edita. Se puede cambiar: ${Object.keys(rules).join(', ')}.`);
    }
    if (value === null && rule.endsWith('?')) continue;
    const { name, fits } = TYPES[rule.replace('?', '') as ColumnType];
    if (!fits(value)) throw new Error(`${table}.${column} espera ${name}.`);
  }
}
