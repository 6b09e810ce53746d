/**
 * The actions of a recipe that change the world, each with its properties, its effect and the caption of a recorded
 * step. A new action is an entry of `CONTROL_ACTIONS` and a function below it; to record it, the recorder's
 * `control-calls.ts` names the calls of the control API that it repeats.
 */
import * as v from 'valibot';
import { REFUSALS, type RefusalName } from '../../mock-server/catalogue/catalogue.ts';
import { deviceSchema } from '../../mock-server/catalogue/clock.ts';
import { faultSchema } from '../../mock-server/catalogue/fault.ts';
import type { FaultSpec, MockControl, TableName } from '../../mock-server/index.ts';
import { formatDuration } from '../format.ts';
import {
  describeReference,
  findRowId,
  findUserId,
  type RowReference,
  rowSchema,
  tableSchema,
  textSchema,
  wholeSchema,
} from './rows.ts';

/** A fault of the control API without a label of its own. */
export const recipeFaultSchema = v.strictObject({
  ...v.omit(faultSchema, ['label']).entries,
  id: v.optional(textSchema),
  match: v.pipe(textSchema, faultSchema.entries.match),
});

type Patch = Record<string, string | number | boolean | null | readonly string[]>;
const patchSchema = v.record(v.string(), v.unknown()) as v.GenericSchema<Patch>;
const flag = v.boolean();

type Properties<Entries extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Entries, undefined>>;

const define = <Entries extends v.ObjectEntries>(definition: {
  entries: Entries;
  apply(simulator: MockControl, action: Properties<Entries>): Promise<unknown>;
  /** Says what was done. */
  caption(action: Properties<Entries>): string;
}) => definition;

const quietly = (silent: boolean) => (silent ? ', sin avisar a la app' : '');

const CONTROL_ACTIONS = {
  advance: define({
    entries: { span: textSchema, silent: flag },
    apply: ({ clock }, { span, silent }) => clock.advance(span, { silent }),
    caption: ({ span, silent }) => `El reloj avanza ${span}${quietly(silent)}`,
  }),
  goto: define({
    entries: { time: textSchema, silent: flag, data: flag },
    apply: ({ clock }, { time, silent, data }) => clock.goto(time, { silent, data }),
    caption: ({ time, silent }) => `El reloj va a ${time}${quietly(silent)}`,
  }),
  edit: define({
    entries: { table: tableSchema, row: rowSchema, patch: patchSchema },
    apply: (simulator, { table, row, patch }) =>
      simulator.world.edit(table, findRowId(simulator, row), patch),
    caption: ({ table, row, patch }) =>
      `Edita ${describeReference(table, row)}: ${Object.keys(patch).join(', ')}`,
  }),
  remove: define({
    entries: { table: tableSchema, row: rowSchema },
    apply: (simulator, { table, row }) => simulator.world.remove(findRowId(simulator, row), table),
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
    apply: (simulator, { game, score }) => simulator.world.publish(findRowId(simulator, game), score),
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
    apply: (simulator, { email }) => simulator.world.revoke(email && findUserId(simulator, email)),
    caption: ({ email }) =>
      email === undefined ? 'Cierra su sesión desde el servidor' : `Cierra las sesiones de ${email}`,
  }),
  'delete-user': define({
    entries: { email: v.optional(textSchema) },
    apply: (simulator, { email }) => simulator.world.deleteUser(email && findUserId(simulator, email)),
    caption: ({ email }) => (email === undefined ? 'Borra la cuenta' : `Borra la cuenta ${email}`),
  }),
  verify: define({
    entries: { email: textSchema },
    apply: (simulator, { email }) => simulator.world.verify(findUserId(simulator, email)),
    caption: ({ email }) => `Confirma la cuenta ${email} en otro navegador`,
  }),
  'answer-trivia': define({
    entries: { week: wholeSchema, email: v.optional(textSchema) },
    apply: (simulator, { week, email }) =>
      simulator.world.answerTrivia(week, email && findUserId(simulator, email)),
    caption: ({ week }) => `Contesta la trivia de la jornada ${week} en otro dispositivo`,
  }),
  'expire-mail': define({
    entries: { mail: v.optional(rowSchema) },
    apply: (simulator, { mail }) =>
      simulator.mail.expire(mail === undefined ? undefined : String(findRowId(simulator, mail))),
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

/** Advances the world's clock. With `silent`, the app learns the new time only from its next call. */
export const later = (span: string, { silent = false } = {}): ControlAction => ({
  control: 'advance',
  span,
  silent,
});
/**
 * Moves the world's clock to a time expression. With `data: false`, only the clock moves and no fact is
 * rewound.
 */
export const jumpTo = (time: string, { silent = false, data = true } = {}): ControlAction => ({
  control: 'goto',
  time,
  silent,
  data,
});
/** References a game by `nth`, its one-based position in the week. */
export const game = (week: number, nth: number) => ({ week, game: nth });
export const edit = (table: TableName, row: RowReference, patch: Patch): ControlAction => ({
  control: 'edit',
  table,
  row,
  patch,
});
export const remove = (table: TableName, row: RowReference): ControlAction => ({
  control: 'remove',
  table,
  row,
});
export const publishWeek = (week: number): ControlAction => ({ control: 'publish-week', week });
/** Simulates a log-in on another phone. The server then ends all other sessions of the player, the app's included. */
export const logInElsewhere = (): ControlAction => ({ control: 'revoke' });
export const deleteBehind = (email?: string): ControlAction => ({ control: 'delete-user', email });
export const confirmElsewhere = (email: string): ControlAction => ({ control: 'verify', email });
export const answerElsewhere = (week: number): ControlAction => ({ control: 'answer-trivia', week });
/** Simulates the player's return to the tab of the app. */
export const comeBack = (): ControlAction => ({ control: 'poke' });
/** Makes calls fail: with a refusal of the catalogue, or with another effect. */
export const fail = (
  match: string,
  reason: RefusalName | FaultSpec['effect'],
  times?: FaultSpec['times'],
  when?: FaultSpec['when'],
): ControlAction => {
  const { status = 0, message = '' } = typeof reason === 'string' ? REFUSALS[reason] : {};
  const effect = typeof reason === 'string' ? { status, message } : reason;
  return { control: 'fail', fault: { match, effect, times, when } };
};
export const goOffline = () => fail('*', { offline: true }, 'always');
/** Removes a fault, by default all, and releases the calls that it holds. */
export const heal = (fault?: string): ControlAction => ({ control: 'heal', fault });
