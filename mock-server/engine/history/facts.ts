/**
 * The data of a world follows from its seed and its facts alone: the same facts applied to the same seed give the
 * same data on any machine. Values that depend on the time are derived when they are read.
 */
import { toHexadecimal } from '../../lib/random.ts';
import { createCodeMail, createLinkMail } from '../../mail/mails.ts';
import {
  type AppSchema,
  type FaultRow,
  findRecord,
  getRecords,
  type ModelOf,
  type ScorePick,
  TARGETS,
  type TableName,
  type UserRow,
} from '../../models/index.ts';
import { isInThrottleWindow } from '../../rules/account.ts';
import type { PageState } from '../page/page-adapter.ts';

export type Author = 'app' | 'panel' | 'recipe' | 'other-device';

export interface Change {
  table: TableName;
  id: string;
  patch: Record<string, unknown> | null;
  before: Record<string, unknown> | null;
}

interface Context {
  schema: AppSchema;
  seed: number;
  at: number;
}

/**
 * One reducer for each kind of fact, with the type of the fact's payload. A reducer reads no clock: the only time that
 * it uses is the fact's `at`.
 */
const REDUCERS = {
  register(
    context: Context,
    { user }: { user: Omit<UserRow, 'id' | 'created_at' | 'verified_at' | 'deleted_at'> },
  ) {
    const { schema, at } = context;
    const created = schema.create('user', { ...user, created_at: at, verified_at: null, deleted_at: null });
    sendMail(context, String(created.id), createCodeMail);
  },
  code: (context: Context, { user_id }: { user_id: string }) => sendMail(context, user_id, createCodeMail),
  verify(context: Context, { user_id, mail_id }: { user_id: string; mail_id: string | null }) {
    const { schema, at } = context;
    const user = schema.find('user', user_id);
    user?.update({ verified_at: at });
    // `mail_id` is null for a confirmation in another browser, which opens no session here.
    if (mail_id === null) return;
    schema.find('mail', mail_id)?.update({ used: true });
    if (user) openSession(context, user);
  },
  login(context: Context, { user_id }: { user_id: string; device?: string }) {
    const user = context.schema.find('user', user_id);
    if (!user) return;
    openSession(context, user);
    context.schema.where('failedLogin', { email: user.email }).destroy();
  },
  'login-failed'({ schema, at }: Context, { email }: { email: string }) {
    if (!schema.first('setting')?.isLaravel) return;
    const failed = schema.findBy('failedLogin', { email });
    if (failed && isInThrottleWindow(failed, at)) failed.update({ count: failed.count + 1 });
    else {
      failed?.destroy();
      schema.create('failedLogin', { email, since: at, count: 1 });
    }
  },
  logout({ schema }: Context, { session_id }: { session_id: string }) {
    schema.find('session', session_id)?.update({ revoked: true });
  },
  link: (context: Context, { user_id }: { user_id: string }) => sendMail(context, user_id, createLinkMail),
  password(
    context: Context,
    { user_id, mail_id, password }: { user_id: string; mail_id: string; password: string },
  ) {
    context.schema.find('user', user_id)?.update({ password });
    context.schema.find('mail', mail_id)?.update({ used: true });
    endSessions(context, user_id);
  },
  delete(context: Context, { user_id }: { user_id: string }) {
    context.schema.find('user', user_id)?.update({ deleted_at: context.at });
    endSessions(context, user_id);
  },
  pool({ schema, at }: Context, { user_id, predictions }: { user_id: string; predictions: ScorePick[] }) {
    for (const { game_id, home_score, away_score } of predictions) {
      // The seed may have a prediction of the player for this game with a later `created_at`. The sent prediction
      // replaces it.
      schema.db.predictions?.remove({ userId: user_id, gameId: String(game_id), seeded: true });
      const scores = { home_score, away_score, created_at: at, seeded: false };
      schema.create('prediction', { userId: user_id, gameId: game_id, ...scores });
    }
  },
  trivia(
    { schema, at }: Context,
    sent: { user_id: string; trivia_id: string; answer: string; is_correct: boolean },
  ) {
    const keys = { userId: sent.user_id, triviaId: sent.trivia_id };
    // The seed may have an answer of the player with a later `created_at`. The sent answer replaces it.
    schema.db.answers?.remove({ ...keys, seeded: true });
    // A world saved by an earlier version may have two sent answers. Only the first counts.
    if (schema.findBy('answer', keys)) return;
    const { answer, is_correct } = sent;
    schema.create('answer', { ...keys, answer, is_correct, created_at: at, seeded: false });
  },
  persona(_context: Context, _payload: { id: string }) {},
  edit({ schema }: Context, { changes }: { label: string; changes: Change[]; undoes?: number }) {
    for (const change of changes) applyChange(schema, change);
  },
  fault({ schema }: Context, { fault }: { fault: FaultRow }) {
    // Replacing a fault moves the fault to the end of the list.
    schema.db.faults?.remove({ id: fault.id });
    schema.db.faults?.insert(structuredClone(fault));
  },
  'fault-met'({ schema }: Context, { id, hit }: { id: string; hit: boolean }) {
    const fault = findRecord(schema, 'faults', id);
    if (!fault) return;
    const times = hit && fault.times !== 'always' ? fault.times - 1 : fault.times;
    if (times !== 'always' && times <= 0) schema.db.faults?.remove({ id });
    else schema.db.faults?.update(id, { met: fault.met + 1, times });
  },
  'fault-clear'({ schema }: Context, { id }: { id: string | null }) {
    schema.db.faults?.remove(id === null ? {} : { id });
  },
  clock(_context: Context, _payload: { from: number; to: number; silent: boolean }) {},
  laravel({ schema }: Context, { isOn }: { isOn: boolean }) {
    schema.first('setting')?.update({ isLaravel: isOn });
    schema.all('failedLogin').destroy();
  },
};

export type FactKind = keyof typeof REDUCERS;
export type PayloadOf<Kind extends FactKind> = Parameters<(typeof REDUCERS)[Kind]>[1];

export type Fact = {
  [Kind in FactKind]: {
    seq: number;
    at: number;
    by: Author;
    kind: Kind;
    payload: PayloadOf<Kind>;
    /** The call that caused the fact. Absent when the panel or a recipe caused it. */
    endpoint?: string;
    /** The state of the page after this fact. */
    page?: PageState;
  };
}[FactKind];

export function applyFact(schema: AppSchema, fact: Fact, seed: number) {
  if (!Object.hasOwn(REDUCERS, fact.kind)) throw new Error(`No existe el hecho ${fact.kind}.`);
  const reduce = REDUCERS[fact.kind] as (context: Context, payload: Fact['payload']) => void;
  reduce({ schema, seed, at: fact.at }, fact.payload);
}

/**
 * Returns true for time jumps, faults, failed log-ins and Laravel's setting, which change no game, account or
 * prediction. When it is true for all facts after the cursor, a new fact replaces them instead of starting a branch.
 */
export const changesNoPlayerData = ({ kind }: Fact) =>
  kind === 'clock' || kind === 'laravel' || kind === 'login-failed' || kind.startsWith('fault');

export const copyWithoutPage = ({ page: _page, ...fact }: Fact): Fact => structuredClone(fact) as Fact;

function sendMail({ schema, seed, at }: Context, user_id: string, create: typeof createCodeMail) {
  const user = schema.find('user', user_id);
  if (!user) return;
  const mail = schema.create('mail', { userId: user.id, created_at: at, used: false, seeded: false });
  const draft = create(user, seed, Number(mail.id), at);
  // A new code or link invalidates the account's previous mails of that kind.
  schema.db.mails?.update({ userId: user.id, kind: draft.kind }, { used: true });
  mail.update(draft);
}

function openSession({ schema, seed, at }: Context, user: ModelOf<'user'>) {
  const session = schema.create('session', { userId: user.id, created_at: at, revoked: false });
  const secret = toHexadecimal(40, seed, 5, Number(session.id), Number(user.id));
  session.update({ token: `${session.id}|${secret}` });
}

const endSessions = ({ schema }: Context, userId: string) =>
  schema.db.sessions?.update({ userId }, { revoked: true });

function applyChange(schema: AppSchema, { table, id, patch, before }: Change) {
  const rows = schema.db[table];
  if (!rows) throw new Error(`No existe la tabla ${table}.`);
  const isThere = rows.find(id) !== null;
  const attributes = patch && clearBrokenKeys(schema, structuredClone(patch));
  // Updating a record through its Mirage model takes 150 times as long.
  if (isThere && attributes) rows.update(id, attributes);
  else if (isThere) rows.remove(id);
  else if (attributes && before === null) insertInOrder(schema, table, { ...attributes, id });
  const canMoveGames = !isThere || attributes === null || 'weekId' in attributes;
  if (canMoveGames && (table === 'weeks' || table === 'games')) linkWeeksToGames(schema);
}

/** Replaces foreign keys to missing records by null, because Mirage creates no model with a key to a missing record. */
function clearBrokenKeys(schema: AppSchema, attributes: Record<string, unknown>) {
  const entries = Object.entries(attributes).map(([name, value]) => {
    const target = TARGETS[name];
    const isBroken = target && value !== null && !findRecord(schema, target, String(value));
    return [name, isBroken ? null : value];
  });
  return Object.fromEntries(entries);
}

/** Inserts a record in order of id, because tables are read in their stored order. */
function insertInOrder({ db }: AppSchema, table: Change['table'], record: { id: string }) {
  const later = db[table]?.where(({ id }: { id: string }) => Number(id) > Number(record.id)) ?? [];
  for (const { id } of later) db[table]?.remove(id);
  db[table]?.insert([record, ...later]);
}

/** Mirage stores the relation between weeks and games in both tables, so a change to `games` must update `weeks`. */
function linkWeeksToGames(schema: AppSchema) {
  const games = getRecords(schema, 'games');
  for (const { id } of getRecords(schema, 'weeks')) {
    const gameIds = games.filter(({ weekId }) => weekId === id).map((game) => game.id);
    schema.db.weeks?.update(id, { gameIds });
  }
}
