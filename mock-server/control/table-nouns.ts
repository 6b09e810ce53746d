import type { TableName } from '../models/tables.ts';

/** The row of each table in the messages of the control API and in the labels of its edits. */
export const NOUNS: Readonly<Record<TableName, readonly ['ese' | 'esa', string]>> = {
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
