/**
 * Validates an untrusted recipe, from a link or from the browser's storage, against a fixed set of actions.
 */
import type { Recipe } from '../recipes/recipe.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.length <= 2_000;
const isWhole: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isFlag: Check = (value) => typeof value === 'boolean';
const isAnything: Check = () => true;
/**
 * Accepts a path of the app. Rejects a path that starts with `//`: without `BASE` before it, a browser would read
 * it as the address of another host.
 */
const isRoute: Check = (value) => isText(value) && /^\/(?!\/)/.test(value as string);

const isOneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isListOf =
  (check: Check, max: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(check);

const isShape =
  (members: Record<string, Check>): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const given = value as Record<string, unknown>;
    return (
      Object.keys(given).every((name) => Object.hasOwn(members, name)) &&
      Object.entries(members).every(([name, check]) => check(given[name]))
    );
  };
const isAnyOf =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTarget = isShape({ name: isText, role: isOptional(isText), nth: isOptional(isWhole) });
const isScreen = isAnyOf(
  isShape({ modal: isText }),
  isShape({ trivia: isText }),
  isShape({ route: isRoute }),
);
const isRow = isAnyOf(
  isText,
  isWhole,
  isShape({ week: isWhole, game: isWhole }),
  isShape({ triviaOf: isWhole }),
  isShape({ account: isText }),
  isShape({ mailTo: isText, kind: isOneOf('code', 'link'), back: isWhole }),
  isShape({ sessionOf: isText, back: isWhole }),
  isShape({ predictionOf: isText, week: isWhole, game: isWhole }),
);
const isTable = isOneOf(
  'teams',
  'weeks',
  'games',
  'trivias',
  'users',
  'sessions',
  'mails',
  'predictions',
  'answers',
);
const isDevice = isAnyOf(isOneOf('real', 'server'), Number.isFinite);
const isFault = isShape({
  id: isOptional(isText),
  match: isText,
  effect: isObject,
  times: isOptional(isAnyOf(isWhole, isOneOf('always'))),
  p: isOptional((value) => typeof value === 'number'),
  when: isOptional(isOneOf('before', 'after')),
});

const isAction = isAnyOf(
  isShape({ do: isOneOf('go'), route: isRoute }),
  isShape({ do: isOneOf('click'), target: isTarget }),
  isShape({
    do: isOneOf('type'),
    target: isTarget,
    text: isAnyOf(isText, isShape({ mail: isOneOf('code', 'link'), to: isText })),
  }),
  isShape({ do: isOneOf('choose'), target: isTarget, option: isText }),
  isShape({ do: isOneOf('see'), screen: isScreen }),
  isShape({ control: isOneOf('advance'), span: isText, silent: isFlag }),
  isShape({ control: isOneOf('goto'), time: isText, silent: isFlag, data: isFlag }),
  isShape({ control: isOneOf('edit'), table: isTable, row: isRow, patch: isObject }),
  isShape({ control: isOneOf('remove'), table: isTable, row: isRow }),
  isShape({ control: isOneOf('undo', 'poke') }),
  isShape({
    control: isOneOf('publish'),
    game: isRow,
    score: isOptional(isShape({ home: isWhole, away: isWhole })),
  }),
  isShape({ control: isOneOf('publish-week'), week: isWhole }),
  isShape({ control: isOneOf('as'), persona: isText }),
  isShape({ control: isOneOf('revoke', 'delete-user'), email: isOptional(isText) }),
  isShape({ control: isOneOf('verify'), email: isText }),
  isShape({ control: isOneOf('answer-trivia'), week: isWhole, email: isOptional(isText) }),
  isShape({ control: isOneOf('expire-mail'), mail: isOptional(isRow) }),
  isShape({ control: isOneOf('device'), mode: isDevice }),
  isShape({ control: isOneOf('fail'), fault: isFault }),
  isShape({ control: isOneOf('heal', 'release'), fault: isOptional(isText) }),
  isShape({ control: isOneOf('laravel'), isOn: isFlag }),
);

const isStep = isShape({ says: isText, detail: isText, actions: isListOf(isAction, 1_000) });

const isRecipe = isShape({
  id: (value) => isText(value) && /^flow\/borrador(-\d+)?$/.test(value as string),
  title: (value) => isText(value) && (value as string).trim() !== '',
  tags: isAnything,
  covers: isListOf(isText, 200),
  world: isShape({
    as: isText,
    at: isText,
    seed: isOptional(isWhole),
    faults: isOptional(isListOf(isFault, 50)),
    laravel: isOptional(isFlag),
    device: isOptional(isDevice),
    route: isRoute,
  }),
  steps: (value) => isListOf(isStep, 2_000)(value) && (value as unknown[]).length > 0,
  expect: isListOf(isShape({ sees: isScreen }), 1),
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
