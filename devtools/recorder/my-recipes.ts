/** Stores “Mis recorridos”, the recipes that were recorded or opened from a link, in the browser’s `localStorage`. */
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import { copy } from '../copy.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { isRecordedRecipe } from './read-recipe.ts';

/** Tag of the recipes of “Mis recorridos”; the panel groups recipes by their first tag. */
export const MINE_TAG = 'mios';

/** Version of the stored JSON. JSON of another version is read as an empty list. */
const VERSION = 1;
const KEY = 'lmxsim:my-recipes';

interface Stored {
  version: typeof VERSION;
  /** The saved recipes, newest first. */
  recipes: Recipe[];
  /** The recipe that was deleted last; null when there is no recipe to restore. */
  removed: Recipe | null;
}

export interface MyRecipes {
  /** Returns the saved recipes, newest first. */
  list(): readonly Recipe[];
  /** Saves a recipe under a unique id and title and returns the saved recipe. Does not save a duplicate. */
  add(recipe: Recipe): Recipe;
  /** Changes the title of a recipe. Throws, in Spanish, when `title` is blank. */
  rename(id: string, title: string): void;
  remove(id: string): void;
  /** The recipe that was deleted last; null when there is no recipe to restore. */
  removed(): Recipe | null;
  /** Restores the recipe that was deleted last. Does nothing when no recipe was deleted. */
  restore(): void;
  onChange(listener: () => void): () => void;
}

const NOTHING: Stored = { version: VERSION, recipes: [], removed: null };

function parse(text: string | null): Stored {
  try {
    const { version, recipes, removed } = JSON.parse(text ?? 'null') as Stored;
    if (version !== VERSION) return NOTHING;
    return {
      version,
      recipes: recipes.filter(isRecordedRecipe),
      removed: isRecordedRecipe(removed) ? removed : null,
    };
  } catch {
    return NOTHING;
  }
}

/** Returns the first of `base`, `base 2`, `base 3`, … that is not taken; `separator` goes before the number. */
function findFree(base: string, separator: string, taken: readonly string[]): string {
  let name = base;
  for (let count = 2; taken.includes(name); count += 1) name = `${base}${separator}${count}`;
  return name;
}

/** The part of a recipe to compare for duplicates: without id and title, which change when a recipe is saved. */
const toContent = ({ world, steps, expect }: Recipe) => JSON.stringify([world, steps, expect]);

/** `disk` must be the browser's own storage: the mock server gives the page a storage per world. Null for none. */
export function createMyRecipes(disk: Storage | null = globalThis.localStorage ?? null): MyRecipes {
  const changes = createEmitter();
  /** Copy of the stored JSON, for a browser that blocks storage. Lost on reload. */
  let memory: string | null = null;
  const read = (): Stored => {
    try {
      return parse(disk?.getItem(KEY) ?? memory);
    } catch {
      return parse(memory);
    }
  };
  const write = (next: Partial<Stored>) => {
    memory = JSON.stringify({ ...read(), ...next });
    try {
      disk?.setItem(KEY, memory);
    } catch {
      // Storage is blocked or full; `memory` has the recipes until the next reload.
    }
    changes.emit();
  };

  return {
    list: () => read().recipes,
    add(recipe) {
      const { recipes } = read();
      const known = recipes.find((one) => toContent(one) === toContent(recipe) && one.title === recipe.title);
      if (known) return known;
      const id = findFree(
        recipe.id,
        '-',
        recipes.map((one) => one.id),
      );
      const title = findFree(
        recipe.title,
        ' ',
        recipes.map((one) => one.title),
      );
      const added = { ...recipe, id, title };
      write({ recipes: [added, ...recipes] });
      return added;
    },
    rename(id, title) {
      const name = title.trim();
      if (name === '') throw new Error(copy.mineNoName);
      write({ recipes: read().recipes.map((one) => (one.id === id ? { ...one, title: name } : one)) });
    },
    remove(id) {
      const { recipes } = read();
      const removed = recipes.find((one) => one.id === id);
      if (removed) write({ recipes: recipes.filter((one) => one.id !== id), removed });
    },
    removed: () => read().removed,
    restore() {
      const { recipes, removed } = read();
      if (removed)
        write({ recipes: [removed, ...recipes.filter(({ id }) => id !== removed.id)], removed: null });
    },
    onChange: changes.on,
  };
}
