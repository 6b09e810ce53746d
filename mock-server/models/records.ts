/** The database by table: plain rows, for rules that read many records. */
import type { Fault } from '../engine/faults/fault.ts';
import type { FaultTable } from '../engine/faults/fault-table.ts';
import { type AnswerRow, answerColumns } from './answer.ts';
import type { FailedLoginRow } from './failed-login.ts';
import { type GameRow, gameColumns } from './game.ts';
import type { AppSchema } from './index.ts';
import { type MailRow, mailColumns } from './mail.ts';
import { type PredictionRow, predictionColumns } from './prediction.ts';
import { type SessionRow, sessionColumns } from './session.ts';
import type { SettingRow } from './setting.ts';
import { type TeamRow, teamColumns } from './team.ts';
import { type TriviaRow, triviaColumns } from './trivia.ts';
import { type UserRow, userColumns } from './user.ts';
import { type WeekRow, weekColumns } from './week.ts';

/** The columns of each table besides `id`. */
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

/** The rows of each table of Mirage's database. */
export interface Records {
  teams: TeamRow[];
  weeks: WeekRow[];
  games: GameRow[];
  trivias: TriviaRow[];
  users: UserRow[];
  sessions: SessionRow[];
  predictions: PredictionRow[];
  answers: AnswerRow[];
  mails: MailRow[];
  settings: SettingRow[];
  failedLogins: FailedLoginRow[];
}

/** The tables that the panel shows: those with columns above, and the engine's faults. */
export interface Tables extends Pick<Records, keyof typeof COLUMNS> {
  faults: Fault[];
}
export type RecordName = keyof typeof COLUMNS;
export type TableName = keyof Tables;

export const RECORD_TABLES = Object.keys(COLUMNS) as RecordName[];
export const TABLES: readonly TableName[] = [...RECORD_TABLES, 'faults'];
export const isTable = (name: string): boolean => TABLES.some((table) => table === name);

/** The table in which a foreign key, by its name, identifies a row. */
export const TARGETS: Readonly<Record<string, RecordName>> = {
  weekId: 'weeks',
  homeId: 'teams',
  awayId: 'teams',
  userId: 'users',
  gameId: 'games',
  triviaId: 'trivias',
};

/**
 * Returns Mirage's table of that name, to write many rows at once. Throws for a name that has no table, where
 * `schema.db[name]?.insert(…)` would write nothing.
 */
export function getTable({ db }: Pick<AppSchema, 'db'>, name: keyof Records) {
  const table = db[name];
  if (!table) throw new Error(`The database has no table ${name}.`);
  return table;
}

/**
 * Returns plain copies of a table's records, for rules that read many records: creating Mirage models of all games
 * takes 40 times as long. The result is a plain array, because `find` of Mirage's array takes an id.
 */
export const getRecords = <Name extends keyof Records>({ db }: AppSchema, table: Name): Records[Name] =>
  [...(db[table] ?? [])] as Records[Name];

export const findRecord = <Name extends keyof Records>(
  { db }: AppSchema,
  table: Name,
  id: string | number,
): Records[Name][number] | null => db[table]?.find(String(id)) ?? null;

/** Whether a row of the seed is later than `now`. The seed has predictions and answers of the whole season. */
export const isFutureSeedRow = (row: { seeded: boolean; created_at: number }, now: number) =>
  row.seeded && row.created_at > now;

export function getMatchName(schema: AppSchema, { homeId, awayId }: GameRow): string {
  const [home, away] = [findRecord(schema, 'teams', homeId), findRecord(schema, 'teams', awayId)];
  return `${home?.short_name ?? '---'}–${away?.short_name ?? '---'}`;
}

/** Returns copies of the rows of all tables that the panel shows. */
export const getTables = ({ schema, faults }: { schema: AppSchema; faults: FaultTable }): Tables => ({
  teams: getRecords(schema, 'teams'),
  weeks: getRecords(schema, 'weeks'),
  games: getRecords(schema, 'games'),
  trivias: getRecords(schema, 'trivias'),
  users: getRecords(schema, 'users'),
  sessions: getRecords(schema, 'sessions'),
  predictions: getRecords(schema, 'predictions'),
  answers: getRecords(schema, 'answers'),
  mails: getRecords(schema, 'mails'),
  faults: faults.list(),
});
