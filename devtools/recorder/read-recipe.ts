/**
 * Reads an untrusted recipe, from a link or from the browser's storage. Only the recorder's actions and plain values
 * are accepted.
 */
import * as v from 'valibot';
import { deviceSchema } from '../../mock-server/catalogue/clock.ts';
import { controlActionSchema, recipeFaultSchema } from '../recipes/control-actions.ts';
import { RECIPE_GROUPS, type Recipe } from '../recipes/recipe.ts';
import { textSchema, wholeSchema } from '../recipes/rows.ts';

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

const convert = (change: (former: Record<string, unknown>) => object) =>
  v.pipe(v.looseObject({}), v.transform(change));

/** Former names of properties, and the former action `release`, whose work `heal` does too. */
const actionConversion = convert(({ pull, sight, ...rest }) => {
  const control = pull ?? rest.control;
  return {
    ...rest,
    ...(control !== undefined && { control: control === 'release' ? 'heal' : control }),
    ...(sight !== undefined && { screen: sight }),
  };
});

/** A recipe that was recorded before a recipe had one end has `covers` and `expect`. */
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
  steps: v.pipe(
    v.array(
      v.strictObject({
        says: textSchema,
        detail: textSchema,
        actions: v.pipe(v.array(v.pipe(actionConversion, actionSchema)), v.maxLength(1_000)),
      }),
    ),
    v.minLength(1),
    v.maxLength(2_000),
  ),
  ends: v.strictObject({ shows: v.pipe(v.array(screenSchema), v.maxLength(1)) }),
});

export function readRecordedRecipe(value: unknown): Recipe | null {
  const { success, output } = v.safeParse(v.pipe(recipeConversion, recipeSchema), value);
  return success ? (output as unknown as Recipe) : null;
}
