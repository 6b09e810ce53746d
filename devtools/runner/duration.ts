/** How long autoplay takes, from the numbers it is played with and what the page itself needs in between. */

import { readingTime } from '../autoplay/pace.ts';
import { glide, KEY_MS, PRESS_MS, SCROLL_MS, TRAVEL_MS } from '../driver/timing.ts';
import type { Action, Recipe, Step, Words } from '../recipes/recipe.ts';

/** What the page needs besides (ms), measured in Chromium: its new document, an answer and what it draws. */
const START_MS = 1_500;
const MOVE_MS = 400;
const ANSWER_MS = 150;

/** Letters of a code or an answer that only the world knows. */
const UNKNOWN_LETTERS = 6;

const touchTime = () => glide(SCROLL_MS) + glide(TRAVEL_MS) + PRESS_MS;
const lettersOf = (words: Words) => (typeof words === 'string' ? words.length : UNKNOWN_LETTERS);

/** What an action waits for on purpose (ms): only the pace knows it. */
export function pacedTime(action: Action): number {
  if ('pull' in action) return 0;
  switch (action.do) {
    case 'type':
      return touchTime() + lettersOf(action.text) * KEY_MS;
    case 'click':
    case 'choose':
      return touchTime();
    case 'wait':
      return action.ms;
    default:
      return 0;
  }
}

const pageTime = (action: Action) => ('pull' in action || action.do === 'go' ? MOVE_MS : ANSWER_MS);

/** Duration of each part of a step at speed 1 (ms). */
interface StepTiming {
  /** Time to read the caption, before the actions. */
  intro: number;
  /** Time for the actions. When the page needs less, autoplay waits for the rest of the announced time. */
  actions: number;
  /** Time to read the outcome, after the actions. */
  outro: number;
}

export const getStepTiming = ({ says, detail, actions }: Step): StepTiming => ({
  intro: readingTime(says),
  actions: actions.reduce((sum, action) => sum + pacedTime(action) + pageTime(action), 0),
  outro: detail ? readingTime(detail) : 0,
});

function getStepTime(step: Step): number {
  const { intro, actions, outro } = getStepTiming(step);
  return intro + actions + outro;
}

/** Returns the duration of the steps from `index` (from 0) to the last at speed 1 (ms). */
export const getTimeFrom = ({ steps }: Pick<Recipe, 'steps'>, index: number): number =>
  steps.slice(index).reduce((sum, step) => sum + getStepTime(step), 0);

/** Duration of a whole recipe at speed 1 (ms). */
export const playingTime = (recipe: Recipe): number => START_MS + getTimeFrom(recipe, 0);

/** Returns the unused part of the announced time of a step’s actions (ms at speed 1). `elapsed` is real time (ms). */
export const getSlack = (announced: number, elapsed: number, speed: number): number =>
  Math.max(0, announced - elapsed * speed);
