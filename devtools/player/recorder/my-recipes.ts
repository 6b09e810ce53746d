import { createEmitter } from '../../../mock-server/lib/emitter.ts';
import { findFreeName } from '../../../mock-server/lib/free-name.ts';
import { copy } from '../../copy/shared.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import type { Recipe } from '../../recipes/recipe.ts';
import { writeRecipeFile } from '../../recipes/recipe-file.ts';
import { toSlug } from '../../search/search.ts';
import { readRecordedRecipe, unpackRecipe } from './recipe-link.ts';

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
    /** Deletes a recipe of a link that couldn't be followed. `undoRemove` doesn't add it again. */
    forget: (id: string) => write({ recipes: read().recipes.filter((saved) => saved.id !== id) }),
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
