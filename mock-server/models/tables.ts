/** The tables of the database and their columns. `index.ts` has the model of each. */
import { answerColumns } from './answer.ts';
import type { RowOf } from './columns.ts';
import type { failedLoginColumns } from './failed-login.ts';
import { gameColumns } from './game.ts';
import { mailColumns } from './mail.ts';
import { predictionColumns } from './prediction.ts';
import { sessionColumns } from './session.ts';
import type { settingColumns } from './setting.ts';
import { teamColumns } from './team.ts';
import { triviaColumns } from './trivia.ts';
import { userColumns } from './user.ts';
import { weekColumns } from './week.ts';

/** The columns, besides `id`, of each table that the panel shows. The panel also shows the engine's faults. */
export const COLUMNS = {
  teams: teamColumns,
  weeks: weekColumns,
  games: gameColumns,
  trivias: triviaColumns,
  users: userColumns,
  sessions: sessionColumns,
  predictions: predictionColumns,
  answers: answerColumns,
  mails: mailColumns,
};

/** The tables with those that only the server reads. */
type AllColumns = typeof COLUMNS & {
  settings: typeof settingColumns;
  failedLogins: typeof failedLoginColumns;
};

export type RecordName = keyof typeof COLUMNS;
export type TableName = RecordName | 'faults';
export type Row<Name extends keyof AllColumns> = RowOf<AllColumns[Name]>;
export type AnyTable = keyof AllColumns;

const isRecordName = (name: string): name is RecordName => Object.hasOwn(COLUMNS, name);
export const isTable = (name: string): name is TableName => isRecordName(name) || name === 'faults';

export const RECORD_TABLES: readonly RecordName[] = Object.keys(COLUMNS).filter(isRecordName);
export const TABLES: readonly TableName[] = [...RECORD_TABLES, 'faults'];

/** The table in which a foreign key, by its name, identifies a row. */
export const TARGETS: Readonly<Record<string, RecordName>> = {
  weekId: 'weeks',
  homeId: 'teams',
  awayId: 'teams',
  userId: 'users',
  gameId: 'games',
  triviaId: 'trivias',
};
