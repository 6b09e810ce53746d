import { expect, test } from 'vitest';
import { getSpreadDelay, SPREAD_MS, spreadPause } from './spread.ts';

test.each([
  [0, 0],
  [0.25, 15_000],
  [0.999, 59_940],
])('a spread call with the random number %d is delayed by %d ms', (random, ms) => {
  expect(getSpreadDelay(() => random)).toBeCloseTo(ms);
});

test('a spread call stays within the window that the caller chooses', () => {
  expect([0, 0.5].map((random) => getSpreadDelay(() => random, 3_000))).toEqual([0, 1_500]);
});

test('the window of a spread call is long enough for two calls of each device in one minute', () => {
  expect(2 * (1_000 / SPREAD_MS)).toBeLessThanOrEqual(0.05);
});

test.each([
  [0, 500],
  [0.5, 1_000],
  [0.75, 1_250],
])('a pause of a second with the random number %d lasts %d ms', (random, ms) => {
  expect(spreadPause(1_000, () => random)).toBe(ms);
});
