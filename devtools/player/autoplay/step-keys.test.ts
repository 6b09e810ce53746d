// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecipeRunner, StepView } from '../../api.ts';
import { followStepKeys } from './step-keys.ts';

let pauseReason: StepView['pauseReason'] = null;
let isOver = false;
const skip = vi.fn();
const runner = {
  playing: () => (isOver ? null : ({ pauseReason } as StepView)),
  skip,
} as Partial<RecipeRunner> as RecipeRunner;

let stop: () => void;
beforeEach(() => {
  skip.mockClear();
  pauseReason = 'pause';
  isOver = false;
  document.body.innerHTML =
    '<input><input type="checkbox"><aside><button>Recorridos</button></aside><button>Entrar</button>';
  stop = followStepKeys(runner);
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'fullscreenElement');
});

const fill = () =>
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: document.body });

function press(key: string, place = 'body', more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true, ...more });
  document.querySelector(place)?.dispatchEvent(event);
  return skip.mock.calls.flat();
}

test.each([
  ['PageDown', 1],
  ['PageUp', -1],
] as const)('%s goes a step further or back, also while a recipe plays', (key, direction) => {
  expect(press(key)).toEqual([direction]);
  pauseReason = null;
  expect(press(key, 'input')).toEqual([direction, direction]);
});

test('the arrows go a step further or back in full screen while a recipe is paused', () => {
  expect(press('ArrowRight')).toEqual([]);
  fill();
  expect(press('ArrowRight')).toEqual([1]);
  expect(press('ArrowLeft')).toEqual([1, -1]);
  pauseReason = null;
  expect(press('ArrowRight')).toEqual([1, -1]);
});

test.each([
  ['in a field that the user has pressed', 'input', {}],
  ['in the panel', 'aside button', {}],
  ['with Alt and Shift', 'body', { altKey: true, shiftKey: true }],
])('the keys of a paused recipe %s do what they do there', (_where, place, more) => {
  fill();
  document.querySelector('input')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press('ArrowRight', place, more);
  expect(press('PageDown', place, more)).toEqual([]);
});

test.each([
  ['in full screen a further Page Down leaves the app where it is', true],
  ['in the window a further Page Down scrolls the app', false],
])('after the end of a recipe, %s', (_where, isFull) => {
  isOver = true;
  if (isFull) fill();
  const event = new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect([event.defaultPrevented, skip.mock.calls]).toEqual([isFull, []]);
});

test('after the end of a recipe in full screen, the arrows do what they do in the app', () => {
  isOver = true;
  fill();
  const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
  document.querySelector('input')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('a press of a button keeps no key of a field that the recipe focuses later from going a step further', () => {
  document.querySelector('body > button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(press('PageDown', 'input')).toEqual([1]);
});

test('in a checkbox that the user has pressed, Page Down goes a step further', () => {
  document.querySelector('[type="checkbox"]')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(press('PageDown', '[type="checkbox"]')).toEqual([1]);
});

test('the field in which a recipe has typed keeps no key from going a step further', () => {
  expect(press('PageDown', 'input')).toEqual([1]);
});
