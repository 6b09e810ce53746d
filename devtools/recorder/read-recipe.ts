/**
 * Validates an untrusted recipe, from a link or from the browser's storage, against a fixed set of actions.
 */
import type { Recipe } from '../recipes/recipe.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.length <= 2_000;
const isWhole: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isFlag: Check = (value) => typeof value === 'boolean';
const isAnything: Check = () => true;
/** Accepts a path of the app. A path that starts with `//` would lead to another host. */
const isRoute: Check = (value) => isText(value) && /^\/(?!\/)/.test(value as string);

const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check, max: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(check);

const shape =
  (members: Record<string, Check>): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const given = value as Record<string, unknown>;
    return (
      Object.keys(given).every((name) => Object.hasOwn(members, name)) &&
      Object.entries(members).every(([name, check]) => check(given[name]))
    );
  };
const anyOf =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTarget = shape({ name: isText, role: optional(isText), nth: optional(isWhole) });
const isScreen = anyOf(shape({ modal: isText }), shape({ trivia: isText }), shape({ route: isRoute }));
const isFault = shape({
  match: isText,
  effect: isObject,
  times: optional(anyOf(isWhole, oneOf('always'))),
  p: optional((value) => typeof value === 'number'),
  when: optional(oneOf('before', 'after')),
});

const isAction = anyOf(
  shape({ do: oneOf('go'), route: isRoute }),
  shape({ do: oneOf('click'), target: isTarget }),
  shape({
    do: oneOf('type'),
    target: isTarget,
    text: anyOf(isText, shape({ mail: oneOf('code', 'link'), to: isText })),
  }),
  shape({ do: oneOf('choose'), target: isTarget, option: isText }),
  shape({ do: oneOf('see'), screen: isScreen }),
  shape({ control: oneOf('advance'), span: isText, silent: isFlag }),
  shape({ control: oneOf('goto'), time: isText, silent: isFlag, data: isFlag }),
  shape({
    control: oneOf('edit'),
    table: oneOf('weeks', 'games', 'trivias', 'users'),
    row: anyOf(isText, isWhole),
    patch: isObject,
  }),
  shape({ control: oneOf('fail'), fault: isFault }),
  shape({ control: oneOf('heal') }),
  shape({ control: oneOf('laravel'), isOn: isFlag }),
);

const isStep = shape({ says: isText, detail: isText, actions: listOf(isAction, 1_000) });

const isRecipe = shape({
  id: (value) => isText(value) && /^flow\/borrador(-\d+)?$/.test(value as string),
  title: (value) => isText(value) && (value as string).trim() !== '',
  tags: isAnything,
  covers: listOf(isText, 200),
  world: shape({
    as: isText,
    at: isText,
    seed: optional(isWhole),
    faults: optional(listOf(isFault, 50)),
    laravel: optional(isFlag),
    route: isRoute,
  }),
  steps: (value) => listOf(isStep, 500)(value) && (value as unknown[]).length > 0,
  expect: listOf(shape({ sees: isScreen }), 1),
});

// Recipes recorded before the properties of actions were renamed have the old names.
const NEW_NAMES = new Map([
  ['pull', 'control'],
  ['sight', 'screen'],
]);

function renameProperties(action: unknown): unknown {
  if (!isObject(action)) return action;
  const properties = Object.entries(action as object);
  return Object.fromEntries(properties.map(([name, value]) => [NEW_NAMES.get(name) ?? name, value]));
}

function withNewNames(recipe: unknown): unknown {
  const { steps } = (recipe ?? {}) as { steps?: unknown };
  if (!Array.isArray(steps)) return recipe;
  const renamed = steps.map((step) =>
    Array.isArray(step?.actions) ? { ...step, actions: step.actions.map(renameProperties) } : step,
  );
  return { ...(recipe as object), steps: renamed };
}

export function readRecordedRecipe(value: unknown): Recipe | null {
  const recipe = withNewNames(value);
  return isRecipe(recipe) ? (recipe as Recipe) : null;
}
