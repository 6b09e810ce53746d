/** How long autoplay takes, from the numbers it is played with and what the page itself needs in between. */

import { readingTime } from '../autoplay/pace.ts';
import { glide, KEY_MS, PRESS_MS, SCROLL_MS, TRAVEL_MS } from '../driver/timing.ts';
import type { Action, Recipe, Words } from '../recipes/recipe.ts';

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

/** How long a recipe takes to play at speed 1 (ms). */
export function playingTime({ steps }: Recipe): number {
  const times = steps.flatMap(({ says, detail, actions }) => [
    readingTime(`${says} ${detail}`),
    ...actions.map((action) => pacedTime(action) + pageTime(action)),
  ]);
  return times.reduce((sum, time) => sum + time, START_MS);
}
