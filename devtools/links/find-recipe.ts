import type { RecipeRunner } from '../api.ts';

/** Returns the id of a recipe whose name may be written in another case. */
export const findRecipeId = (recipe: RecipeRunner, name: string): string | undefined => {
  const ids = recipe.list().map(({ id }) => id);
  return ids.find((id) => id === name) ?? ids.find((id) => id.toLowerCase() === name.toLowerCase());
};
