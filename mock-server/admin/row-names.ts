import type { TableName } from '../models/index.ts';

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

export const getRowName = (table: TableName, id: string | number): string => `${NOUNS[table][1]} ${id}`;

export const createMissingRowError = (table: TableName, id: string | number): Error =>
  new Error(`No existe ${NOUNS[table].join(' ')} (${id}).`);
