import type { TableName } from '../models/rows.ts';

const NOUNS: Readonly<Record<TableName, readonly ['ese' | 'esa', string]>> = {
  teams: ['ese', 'equipo'],
  weeks: ['esa', 'jornada'],
  games: ['ese', 'partido'],
  trivias: ['esa', 'trivia'],
  users: ['esa', 'cuenta'],
  sessions: ['esa', 'sesión'],
  predictions: ['ese', 'pronóstico'],
  answers: ['esa', 'respuesta'],
  mails: ['ese', 'correo'],
  faults: ['esa', 'falla'],
};

/** `cuenta 5`: a row in the Spanish of the panel. */
export const rowName = (table: TableName, id: string | number): string => `${NOUNS[table][1]} ${id}`;

/** The error of a row that isn't in its table, in Spanish. */
export const missingRow = (table: TableName, id: string | number): Error =>
  new Error(`No existe ${NOUNS[table].join(' ')} (${id}).`);
