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
        actions: v.pipe(v.array(actionSchema), v.maxLength(1_000)),
      }),
    ),
    v.minLength(1),
    v.maxLength(2_000),
  ),
  ends: v.strictObject({ shows: v.pipe(v.array(screenSchema), v.maxLength(1)) }),
});

type Properties = Record<string, unknown>;
const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Former names of properties and of an action: `heal` without the former `release` does what both did. */
function toCurrentAction(action: unknown): unknown {
  if (!isObject(action)) return action;
  const { pull, sight, ...rest } = action;
  const current = {
    ...rest,
    ...(pull !== undefined && { control: pull }),
    ...(sight !== undefined && { screen: sight }),
  };
  return 'control' in current && current.control === 'release' ? { ...current, control: 'heal' } : current;
}

/** Converts a recipe that was recorded before a recipe had one end: it has `covers` and `expect`. */
function toCurrentForm(recipe: unknown): unknown {
  if (!isObject(recipe)) return recipe;
  const { covers: _covers, expect, steps, ...rest } = recipe;
  const ends = Array.isArray(expect) ? { ends: { shows: expect.map((end) => end?.sees) } } : {};
  const current = Array.isArray(steps)
    ? steps.map((step) =>
        Array.isArray(step?.actions) ? { ...step, actions: step.actions.map(toCurrentAction) } : step,
      )
    : steps;
  return { ...rest, ...ends, steps: current };
}

export function readRecordedRecipe(value: unknown): Recipe | null {
  const { success, output } = v.safeParse(recipeSchema, toCurrentForm(value));
  return success ? (output as unknown as Recipe) : null;
}
