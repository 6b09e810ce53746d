/** Packs a recorded recipe into a link, and reads a recorded recipe from a link or the browser's storage. */
import * as v from 'valibot';
import { deviceSchema } from '../../../mock-server/catalogue/clock.ts';
import { packText, unpackText } from '../../../mock-server/lib/codec.ts';
import { parseJson } from '../../../mock-server/lib/json.ts';
import { showContacts } from '../../../mock-server/lib/private-text.ts';
import {
  controlActionSchema,
  recipeFaultSchema,
  textSchema,
  wholeSchema,
} from '../../recipes/control-actions.ts';
import { RECIPE_GROUPS, type Recipe } from '../../recipes/recipe.ts';
import { RECORDED_ID } from './recording.ts';

const DAMAGED = 'El recorrido del enlace está cortado o dañado.';

/** Version of the format `<version>.<packed JSON>` in a link. */
const VERSION = 1;
/** Maximum length of a packed recipe (characters), because chat programs and issue trackers cut long URLs. */
const MAX_PACKED = 6_000;
/** Maximum length of the unpacked JSON (characters), because a short malicious link could unpack to gigabytes. */
const MAX_TEXT_LENGTH = 500_000;

export async function packRecipe(recipe: Recipe): Promise<string> {
  // The id of a recorded recipe is unique in one browser only, so the link carries the default id.
  const packed = await packText(JSON.stringify({ ...recipe, id: RECORDED_ID }));
  if (packed.length > MAX_PACKED)
    throw new Error('Este recorrido no cabe en un enlace: descarga su archivo.');
  return `${VERSION}.${packed}`;
}

/**
 * Unpacks the recipe of a link. Rejects with a Spanish message for another format version, a damaged text,
 * and JSON that is not a recorded recipe.
 */
export async function unpackRecipe(text: string): Promise<Recipe> {
  const [, version = '', packed = ''] = /^(\d+)\.(.*)$/s.exec(text) ?? [];
  if (version === '') throw new Error(DAMAGED);
  if (Number(version) !== VERSION)
    throw new Error(`El recorrido del enlace es de la versión ${version}, que este simulador no conoce.`);
  const unpacked = await unpackText(packed, MAX_TEXT_LENGTH).catch(() => '');
  // The link of a bug report has marks in place of the e-mails and phone numbers.
  const recipe = readRecordedRecipe(parseJson(showContacts(unpacked)));
  if (!recipe) throw new Error(DAMAGED);
  return recipe;
}

/**
 * A path of the app. A path that starts with `//` is refused: without `BASE` before it, a browser would read it as the
 * address of another host.
 */
const routeSchema = v.pipe(textSchema, v.regex(/^\/(?!\/)/));
const mailSchema = v.strictObject({ mail: v.picklist(['code', 'link']), to: textSchema });
const targetSchema = v.strictObject({
  name: textSchema,
  role: v.optional(textSchema),
  nth: v.optional(wholeSchema),
});
const screenSchema = v.union([
  v.strictObject({ modal: textSchema }),
  v.strictObject({ trivia: textSchema }),
  v.strictObject({ route: routeSchema }),
]);

const convert = (change: (saved: Record<string, unknown>) => object) =>
  v.pipe(v.looseObject({}), v.transform(change));

/** Earlier versions saved `control` as `pull`, `screen` as `sight`, and had an action `release`, which `heal` replaces. */
const actionConversion = convert(({ pull, sight, ...rest }) => ({
  ...rest,
  ...(pull !== undefined && { control: pull }),
  ...(sight !== undefined && { screen: sight }),
  ...((pull ?? rest.control) === 'release' && { control: 'heal' }),
}));

/** Earlier versions saved `covers`, and the screens of the end as `expect`. */
const recipeConversion = convert(({ covers: _covers, expect, ...rest }) =>
  Array.isArray(expect) ? { ...rest, ends: { shows: expect.map((end) => end?.sees) } } : rest,
);

const actionSchema = v.union([
  v.strictObject({ do: v.literal('go'), route: v.union([routeSchema, mailSchema]) }),
  v.strictObject({ do: v.literal('click'), target: targetSchema }),
  v.strictObject({ do: v.literal('type'), target: targetSchema, text: v.union([textSchema, mailSchema]) }),
  v.strictObject({ do: v.literal('choose'), target: targetSchema, option: textSchema }),
  v.strictObject({ do: v.literal('dismiss') }),
  v.strictObject({ do: v.literal('see'), screen: screenSchema }),
  controlActionSchema,
]);

const stepSchema = v.strictObject({
  says: textSchema,
  detail: textSchema,
  actions: v.pipe(v.array(v.pipe(actionConversion, actionSchema)), v.maxLength(1_000)),
});

const recipeSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^flow\/borrador(-\d+)?$/)),
  title: v.pipe(textSchema, v.regex(/\S/)),
  tags: v.fallback(v.pipe(v.array(v.picklist(RECIPE_GROUPS)), v.minLength(1)), ['flujos']),
  world: v.strictObject({
    as: textSchema,
    at: textSchema,
    seed: v.optional(wholeSchema),
    faults: v.optional(v.pipe(v.array(recipeFaultSchema), v.maxLength(50))),
    laravel: v.optional(v.boolean()),
    device: v.optional(deviceSchema),
    route: routeSchema,
  }),
  steps: v.pipe(v.array(stepSchema), v.minLength(1), v.maxLength(2_000)),
  ends: v.strictObject({ shows: v.pipe(v.array(screenSchema), v.maxLength(1)) }),
});

/**
 * Reads an untrusted recipe from a link or the browser's storage. Returns null for anything but plain values and the
 * actions that the recorder records.
 */
export function readRecordedRecipe(value: unknown): Recipe | null {
  const { success, output } = v.safeParse(v.pipe(recipeConversion, recipeSchema), value);
  return success ? (output as unknown as Recipe) : null;
}
