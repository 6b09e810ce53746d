import type { Recipe, RecipeGroup, ScreenExpectation, Step } from '../api.ts';

export type { Recipe };

export const RECIPE_GROUPS: readonly RecipeGroup[] = [
  'flujos',
  'quiniela',
  'cuenta',
  'trivia',
  'ranking',
  'errores',
  'momentos',
  'paginas',
];

/** The properties in which a recipe differs from the other recipes of its file, and its end. */
type Own = Partial<Pick<Recipe, 'tags' | 'ends'>> & { world?: Partial<Recipe['world']> };

/**
 * Returns a function that creates a recipe. Its `lines` are the steps, the properties that differ from `start`, and the
 * result of `ends`. The id of a recipe `modal/<type>` or `trivia/<screen>` names the first screen of its end.
 */
export const recipeWith =
  (start: Pick<Recipe, 'tags' | 'world'>) =>
  (id: string, title: string, lines: readonly (Step | Own)[]): Recipe => {
    const steps = lines.filter((line) => 'says' in line);
    const own: Own = Object.assign({}, ...lines.filter((line) => !('says' in line)));
    const [folder = '', name = ''] = id.split('/');
    const named = /^(modal|trivia)$/.test(folder) ? [{ [folder]: name } as ScreenExpectation] : [];
    const ends = { ...own.ends, shows: [...named, ...(own.ends?.shows ?? [])] };
    return { id, title, tags: own.tags ?? start.tags, world: { ...start.world, ...own.world }, steps, ends };
  };

export const recipe = recipeWith({ tags: ['flujos'], world: { route: '/' } });
