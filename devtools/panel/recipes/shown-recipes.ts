import type { RecipeView } from '../../api.ts';
import { copy } from '../../copy/shared.ts';

/** The group of all recipes. */
export const ALL = 'all';

/** Returns the groups that have a recipe. */
export const listGroups = (recipes: readonly RecipeView[]): string[] =>
  Object.keys(copy.recipeGroups).filter((tag) => recipes.some(({ tags }) => tags[0] === tag));

/** The group of the recipes that a search has found. */
const FOUND = 'found';

/**
 * Returns the recipes by the groups that the section shows. “Todos” lists each recipe only under its first tag; a
 * single group lists every recipe with its tag. What a search has found is one group, so that the best stays first.
 */
export const toShownGroups = (
  matches: readonly RecipeView[],
  groups: readonly string[],
  group: string,
  search = '',
): { name: string; rows: readonly RecipeView[] }[] => {
  const shown =
    search.trim() === ''
      ? (group === ALL ? groups : [group]).map((name) => ({
          name,
          rows: matches.filter(({ tags }) => group !== ALL || tags[0] === name),
        }))
      : [{ name: FOUND, rows: matches }];
  return shown.filter(({ rows }) => rows.length > 0);
};
