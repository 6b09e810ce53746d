import type { RecipeView } from '../../api.ts';
import { copy } from '../../copy/shared.ts';
import { OTHER_NAMES } from '../../search/other-names.ts';
import { isFound, isNearlyFound } from '../../search/search.ts';

export const getGroupName = (tag: string) => copy.recipeGroups[tag] ?? tag;

/**
 * Returns the recipes with the searched words in their name, or in what people call them. If no name has the words,
 * returns the recipes with the words in a caption or on a screen. If no text has the words, looks for them with a typo in the names and captions.
 */
export function findRecipes(recipes: readonly RecipeView[], search: string, screens: ReadonlySet<string>) {
  const getNames = ({ id, title, tags, endNames }: RecipeView) =>
    [
      ...[id, title, ...tags.map(getGroupName), ...endNames],
      ...[OTHER_NAMES[`recipe ${id}`], OTHER_NAMES[`dialog ${id}`]],
    ].join(' ');
  const getTexts = (recipe: RecipeView) =>
    [getNames(recipe), ...recipe.outline.flatMap(({ says, detail }) => [says, detail])].join(' ');
  const shows = ({ endNames, covers }: RecipeView) =>
    [...endNames, ...covers].some((name) => screens.has(name));
  const byName = recipes.filter((recipe) => isFound(getNames(recipe), search));
  if (byName.length > 0) return byName;
  const byText = recipes.filter((recipe) => isFound(getTexts(recipe), search) || shows(recipe));
  return byText.length > 0 ? byText : recipes.filter((recipe) => isNearlyFound(getTexts(recipe), search));
}
