import { createEmitter } from '../../../mock-server/lib/emitter.ts';
import { findFreeName } from '../../../mock-server/lib/free-name.ts';
import type { MyRecipes, Recipe } from '../../api.ts';
import { toSlug } from '../../lib/slug.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import type { PlayedApp } from '../app.ts';
import { writeUnknownRecipe } from '../messages.ts';
import { unpackRecipe } from './recipe-link.ts';

export const MINE_TAG = 'mios';

/** The form of the stored JSON. JSON of another form or version is read as an empty list of recipes. */
interface Stored {
  version: number;
  recipes: Recipe[];
  removed: Recipe | null;
}

const NOTHING: Stored = { version: 1, recipes: [], removed: null };

function toStored(stored: unknown, readRecipe: PlayedApp['readRecipe']): Stored {
  const { version, recipes, removed } = (stored ?? NOTHING) as Stored;
  if (version !== NOTHING.version || !Array.isArray(recipes)) return NOTHING;
  return {
    version,
    recipes: recipes.map(readRecipe).filter((recipe) => recipe !== null),
    removed: readRecipe(removed),
  };
}

/** Returns equal texts for duplicates. Leaves out the id, because `add` changes it. */
const toContent = ({ title, tags, speed, world, steps, ends }: Recipe) =>
  JSON.stringify([title, tags, speed, world, steps, ends]);

interface Deps {
  readRecipe: PlayedApp['readRecipe'];
  writeRecipeFile: PlayedApp['writeRecipeFile'];
}

/**
 * `disk` must be the browser's own `localStorage`: the mock server replaces `localStorage` with a storage of one world.
 */
export function createMyRecipes(
  { readRecipe, writeRecipeFile }: Deps,
  disk: Storage | null = globalThis.localStorage ?? null,
): MyRecipes {
  const changes = createEmitter();
  const kept = createStoredValue(
    'my-recipes',
    (stored) => toStored(stored, readRecipe),
    () => disk,
  );
  /** The value that could not be stored, because the storage is missing, blocked or full. */
  let unsaved: Stored | null = null;
  const read = () => unsaved ?? kept.read();
  const write = (change: Partial<Stored>) => {
    const next = { ...read(), ...change };
    unsaved = kept.write(next) ? null : next;
    changes.emit();
  };

  function find(id: string): Recipe {
    const recipe = read().recipes.find((saved) => saved.id === id);
    if (!recipe) throw new Error(writeUnknownRecipe(id));
    return recipe;
  }

  const mine: MyRecipes = {
    list: () => read().recipes,
    unsaved() {
      if (!unsaved) return [];
      const stored = kept.read().recipes.map((recipe) => JSON.stringify(recipe));
      return unsaved.recipes.filter((recipe) => !stored.includes(JSON.stringify(recipe)));
    },
    add(recipe) {
      if (!readRecipe(recipe))
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
    replace(recipe) {
      find(recipe.id);
      if (!readRecipe(recipe)) throw new Error('El recorrido necesita un nombre y textos más cortos.');
      write({ recipes: read().recipes.map((saved) => (saved.id === recipe.id ? recipe : saved)) });
    },
    remove(id) {
      const removed = find(id);
      write({ recipes: read().recipes.filter((saved) => saved.id !== id), removed });
    },
    forget(id) {
      const { id: known } = find(id);
      write({ recipes: read().recipes.filter((saved) => saved.id !== known) });
    },
    removed: () => read().removed?.title ?? null,
    undoRemove() {
      const { recipes, removed } = read();
      if (removed)
        write({ recipes: [removed, ...recipes.filter(({ id }) => id !== removed.id)], removed: null });
    },
    file(id) {
      const recipe = find(id);
      const name = toSlug(recipe.title) || 'borrador';
      return { name: `${name}.ts`, text: writeRecipeFile({ ...recipe, id: `flow/${name}` }) };
    },
    open: async (packed) => mine.add(await unpackRecipe(packed, readRecipe)).id,
    onChange: changes.on,
  };
  return mine;
}
