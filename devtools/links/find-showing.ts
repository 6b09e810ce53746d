import type { RecipeView } from '../api.ts';

/** Returns the shortest recipe that shows a statement of the specification. Undefined without one. */
export const findShowing = (recipes: readonly RecipeView[], statement: string): RecipeView | undefined =>
  recipes
    .filter(({ spec }) => spec.some(({ id }) => id === statement))
    .toSorted((a, b) => a.seconds - b.seconds)[0];
