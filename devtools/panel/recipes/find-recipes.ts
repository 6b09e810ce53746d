import type { RecipeView } from '../../api.ts';
import { copy } from '../../copy/shared.ts';
import { OTHER_NAMES } from '../../search/other-names.ts';
import { isFound, isFoundInAnyForm, isNearlyFound } from '../../search/search.ts';
import { toTerms } from '../../search/terms.ts';

export const getGroupName = (tag: string) => copy.recipeGroups[tag] ?? tag;

/**
 * Returns the recipes with the searched words in any order and form in their title, or in what people call them. If no
 * name has the words, looks for other forms of them in the names, then for the words in the captions and on the screens, then for the words
 * with a typo in the names and captions. At last, the recipes are returned whose names have the most of the words.
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
  const isNamed = (recipe: RecipeView) =>
    isFound(getNames(recipe), search) || isFoundInAnyForm(recipe.title, search);
  const isNamedInAnyForm = (recipe: RecipeView) => isFoundInAnyForm(getNames(recipe), search);
  for (const isMatch of [isNamed, isNamedInAnyForm]) {
    const byName = recipes.filter(isMatch);
    if (byName.length > 0) return byName;
  }
  const byText = recipes.filter((recipe) => isFound(getTexts(recipe), search) || shows(recipe));
  if (byText.length > 0) return byText;
  const withTypos = recipes.filter((recipe) => isNearlyFound(getTexts(recipe), search));
  if (withTypos.length > 0) return withTypos;
  const words = toTerms(search).map(({ word }) => word);
  const countWords = (recipe: RecipeView) =>
    words.filter((word) => isFoundInAnyForm(getNames(recipe), word)).length;
  const most = Math.max(1, ...recipes.map(countWords));
  return recipes.filter((recipe) => countWords(recipe) === most);
}
