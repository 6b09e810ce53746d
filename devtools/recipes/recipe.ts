import type { Recipe, RecipeWorld } from '../api.ts';
import type { RecipeGroup } from './game-types.ts';

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

/** A recipe without the tags and the world that it shares with others. */
interface OwnRecipe
  extends Pick<Recipe, 'id' | 'title' | 'isRecorded' | 'isForCabina' | 'speed' | 'spec' | 'steps' | 'ends'> {
  tags?: Recipe['tags'];
  world?: Partial<RecipeWorld>;
}

/** Returns a function that completes a recipe with the tags and the world that several recipes of a file share. */
export const recipeWith =
  (shared: Pick<Recipe, 'tags' | 'world'>) =>
  ({
    id,
    title,
    tags = shared.tags,
    isRecorded,
    isForCabina,
    speed,
    spec,
    world,
    steps,
    ends,
  }: OwnRecipe): Recipe => ({
    id,
    title,
    tags,
    ...(isRecorded && { isRecorded }),
    ...(isForCabina && { isForCabina }),
    ...(speed && { speed }),
    ...(spec && { spec }),
    world: { ...shared.world, ...world },
    steps,
    ends,
  });

export const recipe = recipeWith({ tags: ['flujos'], world: { route: '/' } });
