import type { MyRecipes, Recipe, RecipeFailure, RecipeView } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { getPlayingTime } from '../autoplay/pace.ts';
import { writeUnknownRecipe } from '../messages.ts';
import { getEndNames, getShownStatements } from '../recipe-parts.ts';
import { MINE_TAG } from '../recorder/my-recipes.ts';
import { packRecipe } from '../recorder/recipe-link.ts';
import { resultsOfTab, statementsOfTab } from './progress.ts';

export type RecipeList = ReturnType<typeof createRecipeList>;

/** The recipes of the app and, before them, those of “Mis recorridos”. */
export function createRecipeList(app: PlayedApp, recipes: readonly Recipe[], mine: MyRecipes) {
  const all = (): readonly Recipe[] => [...mine.list(), ...recipes];

  function find(id: string): Recipe {
    const recipe = all().find((listed) => listed.id === id);
    if (!recipe) throw new Error(writeUnknownRecipe(id));
    return recipe;
  }

  return {
    has: (id: string) => all().some((listed) => listed.id === id),
    find,
    /**
     * Returns the recipe. Throws an error with a Spanish message for an unknown id, and for a step that it doesn't
     * have.
     */
    findWithStep(id: string, step: number): Recipe {
      const recipe = find(id);
      const { title, steps } = recipe;
      if (step >= steps.length)
        throw new Error(`“${title}” tiene ${steps.length} pasos: no hay un paso ${step + 1}.`);
      return recipe;
    },
    view(): RecipeView[] {
      const ended = resultsOfTab.read();
      const seen = statementsOfTab.read();
      return [
        ...mine
          .list()
          .map((recipe) => toRecipeView(app, recipe, [MINE_TAG, ...recipe.tags], ended[recipe.id], seen)),
        ...recipes.map((recipe) => toRecipeView(app, recipe, recipe.tags, ended[recipe.id], seen)),
      ];
    },
    /** Whether the recipe is a recording of “Mis recorridos”. */
    isOwn: ({ id }: Recipe): boolean => mine.list().some((listed) => listed.id === id),
    /**
     * Returns the parameter of a link. Another browser lacks a recorded recipe, so its link contains the whole recipe.
     */
    async toParameter({ id }: Recipe): Promise<string> {
      const own = mine.list().find((listed) => listed.id === id);
      return own ? `draft=${await packRecipe(own)}` : `r=${id}`;
    },
  };
}

/**
 * Returns what the lists show of a recipe. `ended`: the result of its last run in this tab; `seen`: see
 * `statementsOfTab`.
 */
const toRecipeView = (
  { covers }: PlayedApp,
  recipe: Recipe,
  tags: readonly string[],
  ended: 'ok' | RecipeFailure | undefined,
  seen: readonly string[],
): RecipeView => ({
  id: recipe.id,
  title: recipe.title,
  tags,
  covers: covers[recipe.id] ?? [],
  endNames: getEndNames(recipe.ends),
  spec: getShownStatements(recipe).map(({ id, step }) => ({
    id,
    step,
    isSeen: ended === 'ok' || seen.includes(id),
  })),
  isForCabina: recipe.isForCabina === true,
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
