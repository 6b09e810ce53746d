import type { Action, Recipe, RecipeEnd, ScreenExpectation } from '../api.ts';

/** Returns the name of a screen, such as `modal:payFailed`; empty without a screen. */
export const getScreenName = (screen: ScreenExpectation | null = null) =>
  Object.entries(screen ?? {})[0]?.join(':') ?? '';

/** Returns the names that a run observes at the end, such as `modal:payFailed` and `msg:Card declined`. */
export function getEndNames({ shows, because }: RecipeEnd): string[] {
  const shown = getScreenName(shows[0]);
  if (shown === '') return [];
  return because === undefined ? [shown] : [shown, `msg:${because}`, `error:${because}→${shown}`];
}

const hasEffect = (action: Action) => 'control' in action || (action.do !== 'see' && action.do !== 'wait');

/** Returns the recipe up to, but without, its last step that has an effect. Later steps only describe the result. */
export const getPreparation = (recipe: Recipe): Recipe => {
  const last = recipe.steps.findLastIndex(({ actions }) => actions.some(hasEffect));
  return { ...recipe, steps: recipe.steps.slice(0, Math.max(0, last)), ends: { shows: [] } };
};
