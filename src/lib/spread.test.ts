import { expect, test } from 'vitest';
import { getSpreadDelay, spreadPause } from './spread.ts';

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

test.each([
  [0, 500],
  [0.5, 1_000],
  [0.75, 1_250],
])('spreadPause of one second with the random number %d returns %d ms', (random, ms) => {
  expect(spreadPause(1_000, () => random)).toBe(ms);
});
