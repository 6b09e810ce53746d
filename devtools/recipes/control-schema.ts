/** The schema of the control actions of a recorded recipe, which come from a link or the browser's storage. */
import * as v from 'valibot';
import { deviceSchema } from '../../mock-server/engine/clock/device-mode.ts';
import { faultSchema } from '../../mock-server/engine/faults/fault.ts';
import { PERSON_TRAITS } from '../../mock-server/people/person.ts';
import type { ControlAction, TableName } from '../api.ts';
import { copy } from '../copy/shared.ts';
import type { Patch } from './game-types.ts';

export const textSchema = v.pipe(v.string(), v.maxLength(2_000));
export const wholeNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The tables whose rows an action can change: all but Ranking, which is computed. */
const tableSchema = v.picklist(
  Object.keys(copy.tableNames).filter((name) => name !== 'ranking'),
) as unknown as v.GenericSchema<TableName>;

/** `game` is the one-based position of the game in its week, in order of kick-off. */
const gameEntries = { week: wholeNumberSchema, game: wholeNumberSchema };

/** A reference to a row. `back`: the number of newer mails of the kind, or of newer sessions, of the account. */
const rowSchema = v.union([
  textSchema,
  wholeNumberSchema,
  v.strictObject(gameEntries),
  v.strictObject({ triviaOf: wholeNumberSchema }),
  v.strictObject({ account: textSchema }),
  v.strictObject({ mailTo: textSchema, kind: v.picklist(['code', 'link']), back: wholeNumberSchema }),
  v.strictObject({ sessionOf: textSchema, back: wholeNumberSchema }),
  v.strictObject({ predictionOf: textSchema, ...gameEntries }),
]);
/** A fault of the control API without a label of its own. */
export const recipeFaultSchema = v.strictObject({
  ...v.omit(faultSchema, ['label']).entries,
  id: v.optional(textSchema),
  match: v.pipe(textSchema, faultSchema.entries.match),
});

const patchSchema = v.record(v.string(), v.unknown()) as v.GenericSchema<Patch>;
const flag = v.boolean();

const define = <Name extends string, Entries extends v.ObjectEntries>(control: Name, entries: Entries) =>
  v.strictObject({ ...entries, control: v.literal(control) });

export const controlActionSchema = v.variant('control', [
  define('advance', { span: textSchema, silent: flag }),
  define('goto', { time: v.union([textSchema, v.number()]), silent: flag, data: flag }),
  define('edit', { table: tableSchema, row: rowSchema, patch: patchSchema }),
  define('remove', { table: tableSchema, row: rowSchema }),
  define('undo', { back: v.optional(wholeNumberSchema) }),
  define('publish', {
    game: rowSchema,
    score: v.optional(v.strictObject({ home: wholeNumberSchema, away: wholeNumberSchema })),
  }),
  define('publish-week', { week: wholeNumberSchema }),
  define('as', { persona: textSchema }),
  define('revoke', { email: v.optional(textSchema) }),
  define('delete-user', { email: v.optional(textSchema) }),
  define('verify', { email: textSchema }),
  define('answer-trivia', { week: wholeNumberSchema, email: v.optional(textSchema) }),
  define('expire-mail', { mail: v.optional(rowSchema) }),
  define('device', { mode: deviceSchema }),
  define('laravel', { isOn: flag }),
  define('add-account', { person: v.record(v.string(), textSchema), isVerified: flag }),
  define('fill-registration', { trait: v.picklist(PERSON_TRAITS) }),
  define('show', { sight: v.picklist(['live', 'champion', 'offline']) }),
  define('fail', { fault: recipeFaultSchema }),
  define('heal', { fault: v.optional(textSchema) }),
  define('release-calls', { fault: v.optional(textSchema) }),
  define('repeat-call', { method: textSchema, url: textSchema, back: wholeNumberSchema }),
  define('poke', {}),
  define('reload', {}),
]) satisfies v.GenericSchema<unknown, ControlAction>;
