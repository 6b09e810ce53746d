import { getReadingTime } from '../autoplay/pace.ts';
import { CURSOR_MS, getMotionMs, KEY_MS, PRESS_MS, SCROLL_MS } from '../driver/driver.ts';
import type { Action, Recipe, Step, Words } from '../recipes/recipe.ts';

/**
 * Time that the page needs, measured in Chromium (ms): `START_MS` for a new document, `MOVE_MS` for a
 * navigation or a control action, `ANSWER_MS` for any other action.
 */
const START_MS = 1_500;
const MOVE_MS = 400;
const ANSWER_MS = 150;

const DEFAULT_LETTERS = 6;

const touchTime = () => getMotionMs(SCROLL_MS) + getMotionMs(CURSOR_MS) + PRESS_MS;
const countLetters = (words: Words) => (typeof words === 'string' ? words.length : DEFAULT_LETTERS);

export function getPacedTime(action: Action): number {
  if ('control' in action) return 0;
  switch (action.do) {
    case 'type':
      return touchTime() + countLetters(action.text) * KEY_MS;
    case 'click':
    case 'choose':
      return touchTime();
    case 'wait':
      return action.ms;
    default:
      return 0;
  }
}

const getPageTime = (action: Action) => ('control' in action || action.do === 'go' ? MOVE_MS : ANSWER_MS);

/** Duration of each part of a recipe's step at autoplay speed 1 (ms). */
export const getStepTiming = ({ says, detail, actions }: Step) => ({
  intro: getReadingTime(says),
  actions: actions.reduce((sum, action) => sum + getPacedTime(action) + getPageTime(action), 0),
  outro: detail ? getReadingTime(detail) : 0,
});

function getStepTime(step: Step): number {
  const { intro, actions, outro } = getStepTiming(step);
  return intro + actions + outro;
}

export const getTimeFrom = ({ steps }: Pick<Recipe, 'steps'>, index: number): number =>
  steps.slice(index).reduce((sum, step) => sum + getStepTime(step), 0);

export const getPlayingTime = (recipe: Recipe): number => START_MS + getTimeFrom(recipe, 0);
