/** The length that a recipe announces. */
import { expect, test, vi } from 'vitest';
import { readingTime } from '../autoplay/pace.ts';
import { KEY_MS, PRESS_MS, SCROLL_MS, TRAVEL_MS } from '../driver/timing.ts';
import { look, press, step, write } from '../recipes/actions.ts';
import { type Recipe, recipe } from '../recipes/recipe.ts';
import { pacedTime, playingTime } from './duration.ts';

const TOUCH = SCROLL_MS + TRAVEL_MS + PRESS_MS;
const withSteps = (...steps: Recipe['steps']) =>
  recipe('flow/one', 'Uno', {
    tags: ['flujos'],
    covers: [],
    world: { route: '/' },
    steps,
    expect: [],
  });

test('the duration of a press includes the cursor’s movement', () => {
  expect(pacedTime(press('Entrar'))).toBe(TOUCH);
});

test('the duration of writing grows with the letters', () => {
  expect(pacedTime(write('Nombre(s)', 'Antonia'))).toBe(TOUCH + 7 * KEY_MS);
});

test('the ghost cursor presses at once with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(pacedTime(press('Entrar'))).toBe(PRESS_MS);
  vi.unstubAllGlobals();
});

test('a recipe announces its captions, its gestures and its pauses', () => {
  const short = playingTime(withSteps(step('Entra', '')));
  const long = playingTime(withSteps(step('Entra', '', write('Nombre(s)', 'Antonia'), look(2_000))));
  expect(short).toBeGreaterThanOrEqual(readingTime('Entra'));
  expect(long - short).toBeGreaterThanOrEqual(TOUCH + 7 * KEY_MS + 2_000);
});
