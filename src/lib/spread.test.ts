import { expect, test } from 'vitest';
import { getSpreadDelay, SPREAD_MS, spreadPause } from './spread.ts';

test.each([
  [0, 0],
  [0.25, 15_000],
  [0.999, 59_940],
])('getSpreadDelay with the default window and the random number %d returns %d ms', (random, ms) => {
  expect(getSpreadDelay(() => random)).toBeCloseTo(ms);
});

test('getSpreadDelay with a window of 3,000 ms returns 0 and 1,500 ms for the random numbers 0 and 0.5', () => {
  expect([0, 0.5].map((random) => getSpreadDelay(() => random, 3_000))).toEqual([0, 1_500]);
});

test('if each device makes two spread calls in the window, at most 5 % of the devices call in an average second', () => {
  expect(2 * (1_000 / SPREAD_MS)).toBeLessThanOrEqual(0.05);
});

test.each([
  [0, 500],
  [0.5, 1_000],
  [0.75, 1_250],
])('spreadPause of one second with the random number %d returns %d ms', (random, ms) => {
  expect(spreadPause(1_000, () => random)).toBe(ms);
});

test('the spread calls of 10,000 devices at one instant put at most 5 % of them into the busiest second', () => {
  const devices = 10_000;
  // The linear congruential generator of “Numerical Recipes”, so that each run draws the same numbers.
  let state = 7;
  const random = () => {
    state = (1_664_525 * state + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const perSecond = new Map<number, number>();
  for (let device = 0; device < devices; device += 1) {
    const second = Math.floor(getSpreadDelay(random) / 1_000);
    perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
  }
  expect(Math.max(...perSecond.values())).toBeLessThanOrEqual(0.05 * devices);
});
