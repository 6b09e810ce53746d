import * as v from 'valibot';
import { deviceSchema } from '../../mock-server/catalogue/clock.ts';
import { packText, unpackText } from '../../mock-server/lib/codec.ts';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import { findFreeName } from '../../mock-server/lib/free-name.ts';
import { parseJson } from '../../mock-server/lib/json.ts';
import { copy } from '../copy.ts';
import {
  controlActionSchema,
  recipeFaultSchema,
  textSchema,
  wholeSchema,
} from '../recipes/control-actions.ts';
import { type Action, RECIPE_GROUPS, type Recipe } from '../recipes/recipe.ts';
import { toSlug } from '../search.ts';
import { createStoredValue } from '../stored-value.ts';
import { RECORDED_ID } from './recording.ts';

export const MINE_TAG = 'mios';

/** The form of the stored JSON. JSON of another form or version is read as an empty list of recipes. */
const NOTHING = { version: 1, recipes: [] as Recipe[], removed: null as Recipe | null };
type Stored = typeof NOTHING;

function toStored(stored: unknown): Stored {
  const { version, recipes, removed } = (stored ?? NOTHING) as Stored;
  if (version !== NOTHING.version || !Array.isArray(recipes)) return NOTHING;
  return {
    version,
    recipes: recipes.map(readRecordedRecipe).filter((recipe) => recipe !== null),
    removed: readRecordedRecipe(removed),
  };
}

/** Returns equal texts for duplicates. Leaves out the id, because `add` changes it. */
const toContent = ({ title, tags, world, steps, ends }: Recipe) =>
  JSON.stringify([title, tags, world, steps, ends]);

export type MyRecipes = ReturnType<typeof createMyRecipes>;

/**
 * “Mis recorridos”: recipes recorded by hand or opened from a link. `RecipeRunner.list()` includes them. `disk` must be
 * the browser's own `localStorage`: the mock server replaces `localStorage` with a storage of one world.
 */
export function createMyRecipes(disk: Storage | null = globalThis.localStorage ?? null) {
  const changes = createEmitter();
  const kept = createStoredValue('my-recipes', toStored, () => disk);
  /** The value that could not be stored, because the storage is missing, blocked or full. A reload loses it. */
  let unsaved: Stored | null = null;
  const read = () => unsaved ?? kept.read();
  const write = (change: Partial<Stored>) => {
    const next = { ...read(), ...change };
    unsaved = kept.write(next) ? null : next;
    changes.emit();
  };

  const mine = {
    list: (): readonly Recipe[] => read().recipes,
    /**
     * Saves a recorded recipe under a unique id and title. Returns the existing recipe for an equal title and
     * content. Throws an error with a Spanish message for a recipe that `list` would refuse.
     */
    add(recipe: Recipe): Recipe {
      if (!readRecordedRecipe(recipe))
        throw new Error('Lo grabado no cabe en un recorrido: graba menos pasos o textos más cortos.');
      const { recipes } = read();
      const duplicate = recipes.find((saved) => toContent(saved) === toContent(recipe));
      if (duplicate) return duplicate;
      const ids = recipes.map((saved) => saved.id);
      const titles = recipes.map((saved) => saved.title);
      const added = {
        ...recipe,
        id: findFreeName(recipe.id, ids, '-'),
        title: findFreeName(recipe.title, titles),
      };
      write({ recipes: [added, ...recipes] });
      return added;
    },
    /** Replaces the saved recipe with the same id. Throws an error with a Spanish message for an invalid recipe. */
    replace(recipe: Recipe) {
      if (!readRecordedRecipe(recipe))
        throw new Error('El recorrido necesita un nombre y textos más cortos.');
      write({ recipes: read().recipes.map((saved) => (saved.id === recipe.id ? recipe : saved)) });
    },
    remove(id: string) {
      const { recipes } = read();
      const removed = recipes.find((saved) => saved.id === id);
      if (removed) write({ recipes: recipes.filter((saved) => saved.id !== id), removed });
    },
    /** Title of the recipe that `undoRemove` adds again, or null. */
    removed: () => read().removed?.title ?? null,
    undoRemove() {
      const { recipes, removed } = read();
      if (removed)
        write({ recipes: [removed, ...recipes.filter(({ id }) => id !== removed.id)], removed: null });
    },
    /**
     * Returns the recipe as a TypeScript file for `devtools/recipes/flow.ts`. Throws an error with a Spanish
     * message for an unknown id.
     */
    file(id: string) {
      const recipe = mine.list().find((saved) => saved.id === id);
      if (!recipe) throw new Error(copy.linkNoRecipes(id));
      const name = toSlug(recipe.title) || 'borrador';
      return { name: `${name}.ts`, text: writeRecipeFile({ ...recipe, id: `flow/${name}` }) };
    },
    /**
     * Saves the recipe of a `draft=…` link and returns its id; for a recipe that is already saved, returns the
     * existing id. Rejects with a Spanish message when the link holds no valid recipe.
     */
    open: async (packed: string) => mine.add(await unpackRecipe(packed)).id,
    onChange: changes.on,
  };
  return mine;
}

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
  const recipe = readRecordedRecipe(parseJson(unpacked));
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
function readRecordedRecipe(value: unknown): Recipe | null {
  const { success, output } = v.safeParse(v.pipe(recipeConversion, recipeSchema), value);
  return success ? (output as unknown as Recipe) : null;
}

/** Returns a recorded recipe as the source of a TypeScript file. */
export function writeRecipeFile({ id, title, tags, world, steps, ends }: Recipe): string {
  /** The functions of `actions.ts` that the recipe calls. */
  const creators = new Set(['step']);

  function toCall(creator: string, ...args: unknown[]): string {
    creators.add(creator);
    const given = args.filter((arg) => arg !== undefined);
    return `${creator}(${given.map(toCode).join(', ')})`;
  }

  function toCode(value: unknown): string {
    if (typeof value === 'string') return quote(value);
    if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const names = Object.keys(value).join();
    const [first, second] = Object.values(value);
    if (names === 'week,game') return toCall('game', first, second);
    if (names === 'mail,to') return toCall(first === 'code' ? 'codeFor' : 'linkFor', second);
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{ ${entries.map(([name, item]) => `${toKey(name)}: ${toCode(item)}`).join(', ')} }`;
  }

  function writeAction(action: Action): string {
    if ('control' in action) return toCode(action);
    switch (action.do) {
      case 'go':
        return toCall('go', action.route);
      case 'click': {
        const { name, nth, role = 'button' } = action.target;
        const creator = CREATORS[role];
        // `tick` has no parameter `nth`.
        return creator && !(nth && creator === 'tick')
          ? toCall(creator, name, nth || undefined)
          : toCall('pressThe', role, name, nth || undefined);
      }
      case 'type':
        return toCall('write', action.target.name, action.text, action.target.nth || undefined);
      case 'choose':
        return toCall('choose', action.target.name, action.option);
      case 'dismiss':
        return toCall('dismiss');
      case 'see':
        if ('modal' in action.screen) return toCall('seeModal', action.screen.modal);
        if ('trivia' in action.screen) return toCall('seeTrivia', action.screen.trivia);
        if ('route' in action.screen) return toCall('seeRoute', action.screen.route);
        return toCall('look', 0);
      case 'wait':
        return toCall('look', action.ms);
    }
  }

  const lines = [toCode({ tags, world })];
  for (const { says, detail, actions } of steps)
    lines.push(`step(${[quote(says), quote(detail), ...actions.map(writeAction)].join(', ')})`);
  const [shown] = ends.shows;
  if (shown) {
    creators.add('ends');
    lines.push(`ends(${writeAction({ do: 'see', screen: shown })})`);
  }
  return `import { ${[...creators].sort().join(', ')} } from './actions.ts';
import { type Recipe, recipe } from './recipe.ts';

/** Borrador grabado a mano: ponle nombre, cuenta cada paso y di cómo termina. */
export const DRAFT_RECIPES: readonly Recipe[] = [
  recipe(${quote(id)}, ${quote(title)}, [
${lines.map((line) => `    ${line},`).join('\n')}
  ]),
];
`;
}

// `JSON.stringify` escapes backslashes and line breaks, which a string literal must not contain.
const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const toKey = (name: string) => (/^\w+$/.test(name) ? name : quote(name));

const CREATORS: Record<string, string> = {
  button: 'press',
  link: 'follow',
  tab: 'openTab',
  checkbox: 'tick',
};
