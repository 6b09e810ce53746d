import type { Action, Recipe, RecipeEnd, ScreenExpectation, ShownStatement, Step } from '../api.ts';

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

/** Returns the index of the last step that has an effect. Later steps only describe the result. */
const getLastEffect = ({ steps }: Recipe) =>
  Math.max(
    0,
    steps.findLastIndex(({ actions }) => actions.some(hasEffect)),
  );

/** Returns the recipe up to, but without, its last step that has an effect. */
export const getPreparation = (recipe: Recipe): Recipe => ({
  ...recipe,
  steps: recipe.steps.slice(0, getLastEffect(recipe)),
  ends: { shows: [] },
});

/**
 * Returns the part of the page that a step sees last, of which its caption speaks. Returns null if the step sees none,
 * acts afterwards, or sees only the address of the page.
 */
export function getScreenAtEnd({ actions }: Step): ScreenExpectation | null {
  const last = actions.at(-1);
  return last && 'do' in last && last.do === 'see' && !('route' in last.screen) ? last.screen : null;
}

/** Returns the statements of the specification that the recipe shows, in its order. */
export const getShownStatements = (recipe: Recipe): ShownStatement[] =>
  (recipe.spec ?? []).map((mark) => {
    const [id = '', step] = mark.split('@');
    return { id, step: step === undefined ? getLastEffect(recipe) : Number(step) - 1 };
  });
