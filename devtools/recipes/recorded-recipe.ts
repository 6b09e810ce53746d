/** Reads a recorded recipe from a link or the browser's storage. */
import * as v from 'valibot';
import { deviceSchema } from '../../mock-server/engine/clock/device-mode.ts';
import type { Recipe } from '../api.ts';
import { controlActionSchema, recipeFaultSchema, textSchema, wholeNumberSchema } from './control-schema.ts';
import { RECIPE_GROUPS } from './recipe.ts';

/**
 * A path of the app. A path that starts with `//` is refused: without `BASE` before it, a browser would read it as the
 * address of another host.
 */
const routeSchema = v.pipe(textSchema, v.regex(/^\/(?!\/)/));
const mailSchema = v.strictObject({ mail: v.picklist(['code', 'link']), to: textSchema });
const targetSchema = v.strictObject({
  name: textSchema,
  role: v.optional(textSchema),
  nth: v.optional(wholeNumberSchema),
});
const screenSchema = v.union([
  v.strictObject({ modal: textSchema }),
  v.strictObject({ trivia: textSchema }),
  v.strictObject({ route: routeSchema }),
]);

const convert = (change: (saved: Record<string, unknown>) => object) =>
  v.pipe(v.looseObject({}), v.transform(change));

/**
 * Earlier versions saved `control` as `pull`, the `screen` of `see` as `sight`, and had an action `release`, which
 * `heal` replaces.
 */
const actionConversion = convert(({ pull, sight, ...rest }) => ({
  ...rest,
  ...(pull !== undefined && { control: pull }),
  ...(sight !== undefined && (rest.do === 'see' ? { screen: sight } : { sight })),
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
  isRecorded: v.optional(v.literal(true)),
  speed: v.optional(v.picklist([0.5, 1, 2, 3, 4])),
  world: v.strictObject({
    as: textSchema,
    at: textSchema,
    seed: v.optional(wholeNumberSchema),
    faults: v.optional(v.pipe(v.array(recipeFaultSchema), v.maxLength(50))),
    laravel: v.optional(v.boolean()),
    device: v.optional(deviceSchema),
    route: routeSchema,
    packed: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(15_000))),
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
