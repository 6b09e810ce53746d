import { expect, test } from 'vitest';
import type { Recipe, Step } from '../../api.ts';
import { press, step, write } from '../testing/list-app.ts';
import {
  CURSOR_MS,
  getPlayingTime,
  getReadingTime,
  getStepTiming,
  getTimeFrom,
  KEY_MS,
  PRESS_MS,
  SCROLL_MS,
} from './pace.ts';

const TOUCH = SCROLL_MS + CURSOR_MS + PRESS_MS;
const withSteps = (...steps: Step[]): Recipe => ({
  id: 'flow/one',
  title: 'Uno',
  tags: ['flujos'],
  world: { route: '/' },
  steps,
  ends: { shows: [] },
});

test('writing a text takes the time of a press and of one key for each letter', () => {
  const { actions } = getStepTiming(step('Escribe', '', write('Nombre(s)', 'Antonia')));
  expect(actions).toBe(TOUCH + 7 * KEY_MS + 150);
});

test('getStepTiming returns the time to read the caption, to run the actions and to read the detail of a step', () => {
  const [long] = withSteps(step('Entra', Array(20).fill('palabra').join(' '), press('Entrar'))).steps;
  expect(long && getStepTiming(long)).toEqual({
    intro: getReadingTime('Entra'),
    actions: TOUCH + 150,
    outro: 6_000,
  });
});

test('getTimeFrom returns the announced time from a step to the recipe’s end, and 0 after the last step', () => {
  const recipe = withSteps(step('Entra', ''), step('Mira', '', { do: 'wait', ms: 2_000 }), step('Sal', ''));
  const left = [0, 1, 2, 3].map((index) => getTimeFrom(recipe, index));
  expect(left).toEqual([1_400 * 3 + 2_150, 1_400 * 2 + 2_150, 1_400, 0]);
  expect(getPlayingTime(recipe) - (left[0] ?? 0)).toBe(1_500);
});
