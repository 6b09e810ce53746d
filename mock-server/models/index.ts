import { belongsTo, hasMany, Model, type Registry, type Server } from 'miragejs';
import type { Instantiate, ModelDefinition } from 'miragejs/-types';
import type Schema from 'miragejs/orm/schema';
import type { FaultSpec } from '../catalogue/fault.ts';

/**
 * Records of the database. Most attributes have the names of the API; foreign keys are named by Mirage (`weekId`).
 * Ids are text, as Mirage stores them; instants are ms since the epoch. No attribute depends on the current time:
 * states, points and positions are derived when they are read.
 */

export interface TeamRow {
  id: string;
  name: string;
  short_name: string;
  color: string;
  color_alt: string;
}

export interface WeekRow {
  id: string;
  number: number;
  alias: string | null;
  before_hours_bet: number | null;
  before_weeks_bet: number | null;
  date_start: string;
  bet_days: string;
  closed: boolean;
}

export interface GameRow {
  id: string;
  weekId: string;
  /** `date` and `time` are at a fixed −06:00. */
  date: string;
  time: string;
  homeId: string;
  awayId: string;
  stadium: string;
  city: string;
  home_goals: number;
  away_goals: number;
  /** A status set in the panel or by the seed overrides the status derived from the time. Null means derived. */
  status: string | null;
  postponed_at: number | null;
  published_at: number;
  // True: the server sends no score while the game is under way.
  hides_score: boolean;
}

export interface TriviaRow {
  id: string;
  weekId: string;
  question: string;
  options: string[];
  correct: string;
}

export interface UserRow {
  id: string;
  name: string;
  last_name: string;
  nickname: string;
  email: string;
  phone: string;
  birthdate: string;
  zipcode: string;
  state: string;
  municipality: string;
  neighborhood: string;
  password: string;
  verified_at: number | null;
  accepts_marketing: boolean;
  created_at: number;
  deleted_at: number | null;
}

export interface SessionRow {
  id: string;
  userId: string;
  token: string;
  created_at: number;
  revoked: boolean;
}

export interface PredictionRow {
  id: string;
  userId: string;
  gameId: string;
  home_score: number;
  away_score: number;
  created_at: number;
  /** True for a row of the seed, which the API hides until the world's time reaches `created_at`. */
  seeded: boolean;
}

export interface ScorePick {
  game_id: string;
  home_score: number;
  away_score: number;
}

export interface AnswerRow {
  id: string;
  userId: string;
  triviaId: string;
  answer: string;
  is_correct: boolean;
  created_at: number;
  seeded: boolean;
}

export interface MailRow {
  id: string;
  kind: 'code' | 'link';
  to: string;
  userId: string;
  subject: string;
  secret: string;
  path: string | null;
  created_at: number;
  expires_at: number;
  used: boolean;
  seeded: boolean;
}

export type FaultRow = Required<FaultSpec> & {
  /**
   * Number of calls so far that matched the fault, affected or not. It selects the next random number for `p`.
   * Stays 0 when the fault affects every call (`times` is `always` and `p` is 1).
   */
  met: number;
};

export interface SettingRow {
  id: string;
  isLaravel: boolean;
}

export interface FailedLoginRow {
  id: string;
  email: string;
  since: number;
  count: number;
}

const withAttributes = <Row extends object>() => Model as unknown as ModelDefinition<Row>;

/** A relation without an inverse: with an inverse, Mirage would update the other table at each change. */
const oneWay = { inverse: null };

/**
 * Creates new models for each server. Mirage stores a relation's database on the relation itself, so two servers
 * with the same models would read each other's records.
 */
export const createModels = () => ({
  team: withAttributes<TeamRow>(),
  week: withAttributes<WeekRow>().extend({ games: hasMany('game') }),
  game: withAttributes<GameRow>().extend({
    week: belongsTo('week'),
    home: belongsTo('team', oneWay),
    away: belongsTo('team', oneWay),
  }),
  trivia: withAttributes<TriviaRow>().extend({ week: belongsTo('week', oneWay) }),
  // `user` has no `hasMany` relation: with such a relation, adding a record to 300 others would take 2.4 ms.
  // `schema.where` finds a user's records instead.
  user: withAttributes<UserRow>(),
  session: withAttributes<SessionRow>().extend({ user: belongsTo('user', oneWay) }),
  prediction: withAttributes<PredictionRow>().extend({
    user: belongsTo('user', oneWay),
    game: belongsTo('game', oneWay),
  }),
  answer: withAttributes<AnswerRow>().extend({
    user: belongsTo('user', oneWay),
    trivia: belongsTo('trivia', oneWay),
  }),
  mail: withAttributes<MailRow>().extend({ user: belongsTo('user', oneWay) }),
  fault: withAttributes<FaultRow>(),
  setting: withAttributes<SettingRow>(),
  failedLogin: withAttributes<FailedLoginRow>(),
});

type Models = ReturnType<typeof createModels>;
export type ModelName = keyof Models;

type AppRegistry = Registry<Models, Record<never, never>>;
export type AppSchema = Schema<AppRegistry>;
export type AppServer = Server<AppRegistry>;
export type ModelOf<Name extends ModelName> = Instantiate<AppRegistry, Name>;

export interface Tables {
  teams: TeamRow[];
  weeks: WeekRow[];
  games: GameRow[];
  trivias: TriviaRow[];
  users: UserRow[];
  sessions: SessionRow[];
  predictions: PredictionRow[];
  answers: AnswerRow[];
  mails: MailRow[];
  faults: FaultRow[];
  settings: SettingRow[];
  failedLogins: FailedLoginRow[];
}

/** The tables that the panel shows, that is all but two with the server's own data. */
export type TableName = Exclude<keyof Tables, 'settings' | 'failedLogins'>;

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

export const TABLES = Object.keys(NOUNS) as TableName[];

/** The table that each foreign key names a row of. */
export const TARGETS: Readonly<Record<string, TableName>> = {
  weekId: 'weeks',
  homeId: 'teams',
  awayId: 'teams',
  userId: 'users',
  gameId: 'games',
  triviaId: 'trivias',
};

/**
 * Plain copies of records, for rules that read many records: creating Mirage models of all games takes 40 times as
 * long. They are copied to a plain array, because `find` of Mirage's array takes an id.
 */
export const getRecords = <Name extends keyof Tables>({ db }: AppSchema, table: Name): Tables[Name] =>
  [...(db[table] ?? [])] as Tables[Name];

export const findRecord = <Name extends keyof Tables>(
  { db }: AppSchema,
  table: Name,
  id: string | number,
): Tables[Name][number] | null => db[table]?.find(String(id)) ?? null;

export function getMatchName(schema: AppSchema, { homeId, awayId }: GameRow): string {
  const [home, away] = [findRecord(schema, 'teams', homeId), findRecord(schema, 'teams', awayId)];
  return `${home?.short_name ?? '---'}–${away?.short_name ?? '---'}`;
}
