import type { RecipeView } from '../api.ts';

export interface Showing {
  recipe: RecipeView;
  /** Zero-based step of the recipe that shows the statement. */
  step: number;
}

/** Returns the shortest recipe that shows a statement of the specification, and its step. Null without one. */
export function findShowing(recipes: readonly RecipeView[], statement: string): Showing | null {
  const found = recipes.flatMap((recipe) =>
    recipe.spec.filter(({ id }) => id === statement).map(({ step }) => ({ recipe, step })),
  );
  return found.toSorted((a, b) => a.recipe.seconds - b.recipe.seconds)[0] ?? null;
}
