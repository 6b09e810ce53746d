/**
 * The actions of a recipe that change the world, each with its properties, its effect and the caption of a recorded
 * step, and the references to rows whose id differs between worlds. A new action is an entry of `CONTROL_ACTIONS` and a
 * function in `actions.ts`; to record it, the recorder's `control-calls.ts` names the calls of the control API that it
 * repeats.
 */
import * as v from 'valibot';
import { deviceSchema } from '../../mock-server/catalogue/clock.ts';
import { faultSchema } from '../../mock-server/catalogue/fault.ts';
import type { MockControl, TableName } from '../../mock-server/index.ts';
import { copy } from '../copy/shared.ts';
import { formatDuration } from '../lib/format.ts';

export const textSchema = v.pipe(v.string(), v.maxLength(2_000));
export const wholeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The tables whose rows an action can change: all but Ranking, which is computed. */
const tableSchema = v.picklist(
  Object.keys(copy.tableNames).filter((name) => name !== 'ranking'),
) as unknown as v.GenericSchema<TableName>;

/** `game` is the one-based position of the game in its week, in order of kick-off. */
const gameEntries = { week: wholeSchema, game: wholeSchema };

/** A reference to a row. `back`: the number of newer mails of the kind, or of newer sessions, of the account. */
const rowSchema = v.union([
  textSchema,
  wholeSchema,
  v.strictObject(gameEntries),
  v.strictObject({ triviaOf: wholeSchema }),
  v.strictObject({ account: textSchema }),
  v.strictObject({ mailTo: textSchema, kind: v.picklist(['code', 'link']), back: wholeSchema }),
  v.strictObject({ sessionOf: textSchema, back: wholeSchema }),
  v.strictObject({ predictionOf: textSchema, ...gameEntries }),
]);
export type RowReference = v.InferOutput<typeof rowSchema>;

/** A fault of the control API without a label of its own. */
export const recipeFaultSchema = v.strictObject({
  ...v.omit(faultSchema, ['label']).entries,
  id: v.optional(textSchema),
  match: v.pipe(textSchema, faultSchema.entries.match),
});

export type Patch = Record<string, string | number | boolean | null | readonly string[]>;
const patchSchema = v.record(v.string(), v.unknown()) as v.GenericSchema<Patch>;
const flag = v.boolean();

type Properties<Entries extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Entries, undefined>>;

const define = <Entries extends v.ObjectEntries>(definition: {
  entries: Entries;
  apply(simulator: MockControl, action: Properties<Entries>): Promise<unknown>;
  /** Returns the caption of a recorded step. */
  caption(action: Properties<Entries>): string;
}) => definition;

const getSilentText = (silent: boolean) => (silent ? ', sin avisar a la app' : '');

const CONTROL_ACTIONS = {
  advance: define({
    entries: { span: textSchema, silent: flag },
    apply: ({ clock }, { span, silent }) => clock.advance(span, { silent }),
    caption: ({ span, silent }) => `El reloj avanza ${span}${getSilentText(silent)}`,
  }),
  goto: define({
    /** An expression, or an instant in ms. */
    entries: { time: v.union([textSchema, v.number()]), silent: flag, data: flag },
    apply: ({ clock }, { time, silent, data }) => clock.goto(time, { silent, data }),
    caption: ({ time, silent }) => `El reloj va a ${time}${getSilentText(silent)}`,
  }),
  edit: define({
    entries: { table: tableSchema, row: rowSchema, patch: patchSchema },
    apply: ({ world }, { table, row, patch }) => world.edit(table, findRowId(world, row), patch),
    caption: ({ table, row, patch }) =>
      `Edita ${describeReference(table, row)}: ${Object.keys(patch).join(', ')}`,
  }),
  remove: define({
    entries: { table: tableSchema, row: rowSchema },
    apply: ({ world }, { table, row }) => world.remove(findRowId(world, row), table),
    caption: ({ table, row }) => `Quita ${describeReference(table, row)}`,
  }),
  undo: define({
    entries: {},
    async apply({ world }) {
      if ((await world.undo()) === null) throw new Error('No hay ningún cambio que deshacer.');
    },
    caption: () => 'Deshace el último cambio',
  }),
  publish: define({
    entries: { game: rowSchema, score: v.optional(v.strictObject({ home: wholeSchema, away: wholeSchema })) },
    apply: ({ world }, { game, score }) => world.publish(findRowId(world, game), score),
    caption: ({ game }) => `Publica el resultado de ${describeReference('games', game)}`,
  }),
  'publish-week': define({
    entries: { week: wholeSchema },
    apply: ({ world }, { week }) => world.publishWeek(week),
    caption: ({ week }) => `Publica los resultados de la jornada ${week}`,
  }),
  as: define({
    entries: { persona: textSchema },
    apply: ({ world }, { persona }) => world.as(persona),
    caption: ({ persona }) => `Usa la persona ${persona}`,
  }),
  revoke: define({
    entries: { email: v.optional(textSchema) },
    apply: ({ world }, { email }) => world.revoke(email && findUserId(world, email)),
    caption: ({ email }) =>
      email === undefined ? 'Cierra su sesión desde el servidor' : `Cierra las sesiones de ${email}`,
  }),
  'delete-user': define({
    entries: { email: v.optional(textSchema) },
    apply: ({ world }, { email }) => world.deleteUser(email && findUserId(world, email)),
    caption: ({ email }) => (email === undefined ? 'Borra la cuenta' : `Borra la cuenta ${email}`),
  }),
  verify: define({
    entries: { email: textSchema },
    apply: ({ world }, { email }) => world.verify(findUserId(world, email)),
    caption: ({ email }) => `Confirma la cuenta ${email} en otro navegador`,
  }),
  'answer-trivia': define({
    entries: { week: wholeSchema, email: v.optional(textSchema) },
    apply: ({ world }, { week, email }) => world.answerTrivia(week, email && findUserId(world, email)),
    caption: ({ week }) => `Contesta la trivia de la jornada ${week} en otro dispositivo`,
  }),
  'expire-mail': define({
    entries: { mail: v.optional(rowSchema) },
    apply: ({ mail: mails, world }, { mail }) =>
      mails.expire(mail === undefined ? undefined : String(findRowId(world, mail))),
    caption: () => 'Caduca el correo',
  }),
  device: define({
    entries: { mode: deviceSchema },
    apply: ({ clock }, { mode }) => clock.device(mode),
    caption({ mode }) {
      if (mode === 'real') return 'Pone el reloj del celular en la hora real';
      if (mode === 'server') return 'Pone el reloj del celular igual al del servidor';
      return `Desfasa el reloj del celular ${mode < 0 ? '−' : '+'}${formatDuration(mode)}`;
    },
  }),
  laravel: define({
    entries: { isOn: flag },
    apply: ({ world }, { isOn }) => world.laravel(isOn),
    caption: ({ isOn }) => `${isOn ? 'Enciende' : 'Apaga'} Laravel de fábrica`,
  }),
  fail: define({
    entries: { fault: recipeFaultSchema },
    apply: (simulator, { fault }) => simulator.fault.add(fault),
    caption: ({ fault }) => `Pone una falla en ${fault.match === '*' ? 'todas las peticiones' : fault.match}`,
  }),
  heal: define({
    entries: { fault: v.optional(textSchema) },
    apply: (simulator, { fault }) => simulator.fault.clear(fault),
    caption: ({ fault }) => (fault === undefined ? 'Quita las fallas' : 'Quita una falla'),
  }),
  poke: define({
    entries: {},
    apply: ({ clock }) => clock.poke(),
    caption: () => 'Regresa a la app',
  }),
  reload: define({
    entries: {},
    async apply() {
      location.reload();
      // The recipe goes on in the new document.
      await new Promise(() => {});
    },
    caption: () => 'Recarga la página',
  }),
};

type ControlActions = typeof CONTROL_ACTIONS;
export type ControlAction = {
  [Name in keyof ControlActions]: { control: Name } & Properties<ControlActions[Name]['entries']>;
}[keyof ControlActions];

/** Reads a control action of a recorded recipe. */
export const controlActionSchema = v.variant(
  'control',
  Object.entries(CONTROL_ACTIONS).map(([name, { entries }]) =>
    v.strictObject({ ...entries, control: v.literal(name) }),
  ),
);

export const getDefinition = ({ control }: ControlAction) =>
  CONTROL_ACTIONS[control] as unknown as ReturnType<typeof define>;

function describeReference(table: string, row: RowReference): string {
  if (typeof row !== 'object') return `${(copy.tableNames as Record<string, string>)[table] ?? table} ${row}`;
  if ('triviaOf' in row) return `la trivia de la jornada ${row.triviaOf}`;
  if ('account' in row) return `la cuenta ${row.account}`;
  if ('mailTo' in row) return `un correo de ${row.mailTo}`;
  if ('sessionOf' in row) return `una sesión de ${row.sessionOf}`;
  const game = `el partido ${row.game} de la jornada ${row.week}`;
  return 'predictionOf' in row ? `el pronóstico de ${row.predictionOf} en ${game}` : game;
}

type World = MockControl['world'];
type Row = Record<string, unknown>;

const hasValues = (values: Row) => (row: Row) =>
  Object.entries(values).every(([name, value]) => String(row[name]) === String(value));

/** Returns the row of a reference. Throws an error with a Spanish message when the row does not exist. */
export function findRow(world: World, row: Exclude<RowReference, string | number>): Row {
  const find = (table: TableName, values: Row, problem: string, place = 0) => {
    const match = world.table(table).rows.filter(hasValues(values)).at(place);
    if (!match) throw new Error(problem);
    return match;
  };
  const findNewest = (table: TableName, email: string, values: Row, back = 0) =>
    find(table, values, `No existe esa fila de ${email}.`, -1 - back);
  if ('triviaOf' in row)
    return find('trivias', { week: row.triviaOf }, `La jornada ${row.triviaOf} no tiene trivia.`);
  if ('account' in row)
    return find('users', { email: row.account }, `Nadie tiene el correo ${row.account}.`, -1);
  if ('mailTo' in row) return findNewest('mails', row.mailTo, { to: row.mailTo, kind: row.kind }, row.back);
  if ('sessionOf' in row) {
    const userId = findUserId(world, row.sessionOf);
    return findNewest('sessions', row.sessionOf, { userId }, row.back);
  }
  if ('predictionOf' in row) {
    const { predictionOf, ...game } = row;
    const gameId = findRowId(world, game);
    return findNewest('predictions', predictionOf, { gameId, userId: findUserId(world, predictionOf) });
  }
  const { week, game } = row;
  return find('games', { week, place: game }, `La jornada ${week} no tiene un partido ${game}.`);
}

const findRowId = (world: World, row: RowReference) =>
  typeof row === 'object' ? String(findRow(world, row).id) : row;

const findUserId = (world: World, account: string) => findRowId(world, { account });

/** Returns a reference to a row that finds the same row in another world with the same actions. */
export function toRowReference(world: World, table: TableName, id: string | number): RowReference {
  const { rows } = world.table(table);
  const place = rows.findIndex(hasValues({ id }));
  const row = rows[place];
  if (!row) return id;
  const { userId, to, kind } = row;
  const countNewer = (values: Row) => rows.slice(place + 1).filter(hasValues(values)).length;
  const find = (other: TableName, key: unknown): Row =>
    world.table(other).rows.find(hasValues({ id: key })) ?? {};
  const getEmail = () => String(find('users', userId).email);
  const toGame = (game: Row) => ({ week: Number(game.week), game: Number(game.place) });
  const references: Partial<Record<TableName, () => RowReference>> = {
    games: () => toGame(row),
    trivias: () => ({ triviaOf: Number(row.week) }),
    users: () => ({ account: String(row.email) }),
    mails: () => ({ mailTo: String(to), kind: kind as 'code' | 'link', back: countNewer({ to, kind }) }),
    sessions: () => ({ sessionOf: getEmail(), back: countNewer({ userId }) }),
    predictions: () => ({ predictionOf: getEmail(), ...toGame(find('games', row.gameId)) }),
  };
  return references[table]?.() ?? id;
}
