// @vitest-environment jsdom

import { beforeAll, expect, test } from 'vitest';
import type { RowDiff } from '../../mock-server/index.ts';
import type { TableName } from '../api.ts';
import { startSimulator } from '../testing.tsx';
import { createRowNames } from './rows.ts';

let names: ReturnType<typeof createRowNames>;
beforeAll(() => {
  names = createRowNames(startSimulator());
});

/** A row of each table, with columns that would make another name. Account 1 is Lupe’s, game 755 is PUE–TIJ. */
const ROWS: Record<TableName | 'ranking', [name: string, row: Record<string, unknown>]> = {
  games: ['PUE–TIJ', { id: '2', homeId: '12', awayId: '17' }],
  weeks: ['Jornada 18', { id: '3', number: 18, alias: 'Cuartos de final' }],
  trivias: ['Trivia de la jornada 7', { id: '4', weekId: '7' }],
  users: ['toni.gol', { id: '1', nickname: 'toni.gol', name: 'Toni' }],
  ranking: ['la_porra', { id: '1', nickname: 'la_porra', position: 3 }],
  predictions: ['lupita_gol, PUE–TIJ', { id: '9', userId: '1', gameId: '755' }],
  answers: ['lupita_gol', { id: '2', userId: '1' }],
  sessions: ['lupita_gol', { id: '2', userId: '1' }],
  mails: ['Tu código', { id: '1', subject: 'Tu código', to: 'ana@correo.mx' }],
  faults: ['Sin internet', { id: 'f1', label: 'Sin internet' }],
  teams: ['Puebla', { id: '12', name: 'Puebla', short_name: 'PUE' }],
};

test.each(Object.entries(ROWS).map(([table, row]) => [table, ...row] as const))(
  'a row of the table %s is named “%s” for people',
  (table, name, row) => {
    expect(names.getName(table as TableName, row)).toBe(name);
  },
);

const GAME = { id: '755', homeId: '12', awayId: '17', home_goals: 2, away_goals: 1 };
const PREDICTION = { id: '9', userId: '1', gameId: '755', home_score: 1, away_score: 1 };

test.each<[words: string, table: TableName, diff: Omit<RowDiff, 'id'>]>([
  [
    'PUE–TIJ: sin marcador → 2–1, Estado: programado → finalizado',
    'games',
    {
      columns: ['state', 'score'],
      before: { ...GAME, state: 'programado', score: '' },
      after: { ...GAME, state: 'finalizado', score: '2-1' },
    },
  ],
  [
    'PUE–TIJ (2–1): Ciudad: Puebla → Lejos',
    'games',
    {
      columns: ['city'],
      before: { ...GAME, score: '2-1', city: 'Puebla' },
      after: { ...GAME, score: '2-1', city: 'Lejos' },
    },
  ],
  [
    'lupita_gol, PUE–TIJ (1–1): Puntos: nada → 5',
    'predictions',
    { columns: ['points'], before: { ...PREDICTION, points: null }, after: { ...PREDICTION, points: 5 } },
  ],
  ['lupita_gol, PUE–TIJ: no está → 1–1', 'predictions', { columns: ['id'], before: null, after: PREDICTION }],
])('a row that two branches have differently is written as “%s”', (words, table, diff) => {
  expect(names.describeRowDiff(table, { id: '1', ...diff })).toBe(words);
});
