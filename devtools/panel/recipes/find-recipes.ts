import type { RecipeView } from '../../api.ts';
import { findNearest, keepBest, scoreItems, TEXT_RANK } from '../../search/scorer.ts';
import { toSearchable } from '../../search/searchable-recipe.ts';

/** Maximum number of recipes that have the searched words only in their captions, on a screen, or not all of them. */
const MAX_WEAK = 12;

/**
 * Returns the recipes that match the search, the best first; without a search, all in their order. If none has all the
 * searched words, returns those that have the most of them.
 */
export function findRecipes(
  recipes: readonly RecipeView[],
  search: string,
  screens: ReadonlySet<string>,
): readonly RecipeView[] {
  if (search.trim() === '') return recipes;
  const items = recipes.map((recipe) => ({ ...toSearchable(recipe), recipe }));
  const scored = scoreItems(items, search, screens);
  const found = scored.length > 0 ? keepBest(scored) : findNearest(items, search);
  const isWeak = scored.every(({ score }) => score >= TEXT_RANK);
  return found.slice(0, isWeak ? MAX_WEAK : found.length).map(({ item }) => item.recipe);
}
