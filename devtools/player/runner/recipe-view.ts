import type { Recipe, RecipeFailure, RecipeView } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { getPlayingTime } from '../autoplay/pace.ts';
import { getEndNames } from '../recipe.ts';

/** Returns what the lists show of a recipe. `ended`: the result of its last run in this tab. */
export const toRecipeView = (
  { covers }: PlayedApp,
  recipe: Recipe,
  tags: readonly string[],
  ended: 'ok' | RecipeFailure | undefined,
): RecipeView => ({
  id: recipe.id,
  title: recipe.title,
  tags,
  covers: covers[recipe.id] ?? [],
  endNames: getEndNames(recipe.ends),
  outline: recipe.steps.map(({ says, detail }) => ({ says, detail })),
  seconds: Math.round(getPlayingTime(recipe) / 1_000),
  last: getOutcome(ended),
  failure: typeof ended === 'object' ? ended : null,
  isNatural:
    (recipe.world.faults ?? []).length === 0 &&
    recipe.steps.every(({ actions }) =>
      actions.every((action) => !('control' in action && action.control === 'fail')),
    ),
});

function getOutcome(ended: 'ok' | RecipeFailure | undefined) {
  if (ended === undefined) return null;
  return ended === 'ok' ? 'ok' : 'failed';
}
