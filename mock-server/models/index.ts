import { belongsTo, hasMany, Model, type Registry, type Server } from 'miragejs';
import type { Instantiate, ModelDefinition } from 'miragejs/-types';
import type Schema from 'miragejs/orm/schema';
import type {
  AnswerRow,
  FailedLoginRow,
  FaultRow,
  GameRow,
  MailRow,
  PredictionRow,
  SessionRow,
  SettingRow,
  TableName,
  TeamRow,
  TriviaRow,
  UserRow,
  WeekRow,
} from './rows.ts';

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

export const MODELS = {
  teams: 'team',
  weeks: 'week',
  games: 'game',
  trivias: 'trivia',
  users: 'user',
  sessions: 'session',
  predictions: 'prediction',
  answers: 'answer',
  mails: 'mail',
  faults: 'fault',
} as const satisfies Record<TableName, ModelName>;

type AppRegistry = Registry<Models, Record<never, never>>;
export type AppSchema = Schema<AppRegistry>;
export type AppServer = Server<AppRegistry>;
export type ModelOf<Name extends ModelName> = Instantiate<AppRegistry, Name>;
