/**
 * Records of the database. Most attributes have the names of the API; foreign keys are named by Mirage (`weekId`).
 * Ids are text, as Mirage stores them; instants are ms since the epoch. No attribute depends on the current time:
 * states, points and positions are derived when they are read.
 */
import { belongsTo, hasMany, Model, type Registry, type Server } from 'miragejs';
import type { Instantiate, ModelDefinition } from 'miragejs/-types';
import type Schema from 'miragejs/orm/schema';
import * as v from 'valibot';
import type { FaultSpec } from '../catalogue/fault.ts';
import { isRealDate } from '../lib/time.ts';

/** The types of columns, and what the panel accepts as their values. */
export const TYPES = {
  text: v.pipe(v.string(), v.maxLength(2_000)),
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
  boolean: v.boolean(),
  date: v.pipe(v.string(), v.check(isRealDate)),
  time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)),
  instant: v.pipe(v.number(), v.finite()),
  list: v.array(v.string()),
};
export type ColumnType = keyof typeof TYPES;
const { text, number, boolean, date, time, instant, list } = TYPES;

/** The columns of each table besides `id`. */
export const COLUMNS = {
  teams: { name: text, short_name: text, color: text, color_alt: text },
  weeks: {
    number,
    alias: v.nullable(text),
    before_hours_bet: v.nullable(number),
    before_weeks_bet: v.nullable(number),
    date_start: date,
    bet_days: text,
    closed: boolean,
  },
  games: {
    weekId: text,
    /** `date` and `time` are at a fixed −06:00. */
    date,
    time,
    homeId: text,
    awayId: text,
    stadium: text,
    city: text,
    home_goals: number,
    away_goals: number,
    /** A status set in the panel or by the seed overrides the status derived from the time. Null means derived. */
    status: v.nullable(text),
    postponed_at: v.nullable(instant),
    published_at: instant,
    /** When true, the API sends no score while the game is under way. */
    hides_score: boolean,
  },
  trivias: { weekId: text, question: text, options: list, correct: text },
  users: {
    name: text,
    last_name: text,
    nickname: text,
    email: text,
    phone: text,
    birthdate: date,
    zipcode: text,
    state: text,
    municipality: text,
    neighborhood: text,
    password: text,
    verified_at: v.nullable(instant),
    accepts_marketing: boolean,
    created_at: instant,
    deleted_at: v.nullable(instant),
  },
  sessions: { userId: text, token: text, created_at: instant, revoked: boolean },
  predictions: {
    userId: text,
    gameId: text,
    home_score: number,
    away_score: number,
    created_at: instant,
    /** True for a row of the seed, which the API hides until the world's time reaches `created_at`. */
    seeded: boolean,
  },
  answers: {
    userId: text,
    triviaId: text,
    answer: text,
    is_correct: boolean,
    created_at: instant,
    seeded: boolean,
  },
  mails: {
    kind: v.picklist(['code', 'link']),
    to: text,
    userId: text,
    subject: text,
    secret: text,
    path: v.nullable(text),
    created_at: instant,
    expires_at: instant,
    used: boolean,
    seeded: boolean,
  },
};

type RowOf<Columns extends v.ObjectEntries> = { id: string } & v.InferOutput<
  v.ObjectSchema<Columns, undefined>
>;
export type WeekRow = RowOf<typeof COLUMNS.weeks>;
export type GameRow = RowOf<typeof COLUMNS.games>;
export type TriviaRow = RowOf<typeof COLUMNS.trivias>;
export type UserRow = RowOf<typeof COLUMNS.users>;
export type PredictionRow = RowOf<typeof COLUMNS.predictions>;
export type AnswerRow = RowOf<typeof COLUMNS.answers>;
export type MailRow = RowOf<typeof COLUMNS.mails>;

export interface ScorePick {
  game_id: string;
  home_score: number;
  away_score: number;
}

export type FaultRow = Required<FaultSpec> & {
  /**
   * Number of calls so far that the fault affected, or spared because of `p`. It selects the next random number for
   * `p`. Stays 0 when the fault affects every call (`times` is `always` and `p` is 1).
   */
  met: number;
};

export interface FailedLoginRow {
  id: string;
  email: string;
  since: number;
  count: number;
}

const defineModel = <Name extends keyof Tables>() =>
  Model as unknown as ModelDefinition<Tables[Name][number]>;

/** A relation without an inverse: with an inverse, Mirage would update the other table at each change. */
const oneWay = { inverse: null };

/**
 * Creates new models for each server. Mirage stores a relation's database on the relation itself, so two servers
 * with the same models would read each other's records.
 */
export const createModels = () => ({
  team: defineModel<'teams'>(),
  week: defineModel<'weeks'>().extend({ games: hasMany('game') }),
  game: defineModel<'games'>().extend({
    week: belongsTo('week'),
    home: belongsTo('team', oneWay),
    away: belongsTo('team', oneWay),
  }),
  trivia: defineModel<'trivias'>().extend({ week: belongsTo('week', oneWay) }),
  // `user` has no `hasMany` relation: with one, adding a record to 300 others would take 2.4 ms.
  // `schema.where` finds a user's records instead.
  user: defineModel<'users'>(),
  session: defineModel<'sessions'>().extend({ user: belongsTo('user', oneWay) }),
  prediction: defineModel<'predictions'>().extend({
    user: belongsTo('user', oneWay),
    game: belongsTo('game', oneWay),
  }),
  answer: defineModel<'answers'>().extend({
    user: belongsTo('user', oneWay),
    trivia: belongsTo('trivia', oneWay),
  }),
  mail: defineModel<'mails'>().extend({ user: belongsTo('user', oneWay) }),
  fault: defineModel<'faults'>(),
  setting: defineModel<'settings'>(),
  failedLogin: defineModel<'failedLogins'>(),
});

type Models = ReturnType<typeof createModels>;

type AppRegistry = Registry<Models, Record<never, never>>;
export type AppSchema = Schema<AppRegistry>;
export type AppServer = Server<AppRegistry>;
export type ModelOf<Name extends keyof Models> = Instantiate<AppRegistry, Name>;

export type Tables = { [Name in keyof typeof COLUMNS]: RowOf<(typeof COLUMNS)[Name]>[] } & {
  faults: FaultRow[];
  settings: { id: string; isLaravel: boolean }[];
  failedLogins: FailedLoginRow[];
};

/** All tables except two with the server's own data. The panel shows them. */
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
export const isTable = (name: string): boolean => Object.hasOwn(NOUNS, name);

/** The table in which a foreign key, by its name, identifies a row. */
export const TARGETS: Readonly<Record<string, TableName>> = {
  weekId: 'weeks',
  homeId: 'teams',
  awayId: 'teams',
  userId: 'users',
  gameId: 'games',
  triviaId: 'trivias',
};

/**
 * Returns plain copies of a table's records, for rules that read many records: creating Mirage models of all games
 * takes 40 times as long. The result is a plain array, because `find` of Mirage's array takes an id.
 */
export const getRecords = <Name extends keyof Tables>({ db }: AppSchema, table: Name): Tables[Name] =>
  [...(db[table] ?? [])] as Tables[Name];

/** Whether a row of the seed is later than `now`. The seed has predictions and answers of the whole season. */
export const isFutureSeedRow = (row: { seeded: boolean; created_at: number }, now: number) =>
  row.seeded && row.created_at > now;

export const findRecord = <Name extends keyof Tables>(
  { db }: AppSchema,
  table: Name,
  id: string | number,
): Tables[Name][number] | null => db[table]?.find(String(id)) ?? null;

export function getMatchName(schema: AppSchema, { homeId, awayId }: GameRow): string {
  const [home, away] = [findRecord(schema, 'teams', homeId), findRecord(schema, 'teams', awayId)];
  return `${home?.short_name ?? '---'}–${away?.short_name ?? '---'}`;
}
