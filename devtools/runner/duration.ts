import { getReadingTime } from '../autoplay/pace.ts';
import { CURSOR_MS, getMotionMs, KEY_MS, PRESS_MS, SCROLL_MS } from '../driver/driver.ts';
import type { Action, Recipe, Step } from '../recipes/recipe.ts';

/**
 * Time that the page needs, measured in Chromium (ms): `START_MS` for a new document, `MOVE_MS` for a
 * navigation or a control action, `ANSWER_MS` for any other action.
 */
const START_MS = 1_500;
const MOVE_MS = 400;
const ANSWER_MS = 150;

/** Letters of a text that is known only at run time, such as a mailed code. */
const DEFAULT_LETTERS = 6;

/** Time of the cursor and the keys for an action with a target, such as a press (ms). */
export function getPacedTime(action: Action): number {
  if ('do' in action && action.do === 'wait') return action.ms;
  if (!('target' in action)) return 0;
  const text = action.do === 'type' ? action.text : '';
  const letters = typeof text === 'string' ? text.length : DEFAULT_LETTERS;
  return getMotionMs(SCROLL_MS) + getMotionMs(CURSOR_MS) + PRESS_MS + letters * KEY_MS;
}

const getPageTime = (action: Action) => ('control' in action || action.do === 'go' ? MOVE_MS : ANSWER_MS);

/** Duration of each part of a recipe's step at autoplay speed 1 (ms). */
export const getStepTiming = ({ says, detail, actions }: Step) => ({
  intro: getReadingTime(says),
  actions: actions.reduce((sum, action) => sum + getPacedTime(action) + getPageTime(action), 0),
  outro: detail ? getReadingTime(detail) : 0,
});

export const getTimeFrom = ({ steps }: Pick<Recipe, 'steps'>, index: number): number =>
  steps
    .slice(index)
    .map(getStepTiming)
    .reduce((sum, { intro, actions, outro }) => sum + intro + actions + outro, 0);

export const getPlayingTime = (recipe: Recipe): number => START_MS + getTimeFrom(recipe, 0);
