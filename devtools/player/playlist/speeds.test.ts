import { expect, test } from 'vitest';
import { getNextSpeed } from './speeds.ts';

test.each([
  [0.5, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 0.5],
  [20, 0.5],
])('after the speed %s, “Ritmo” sets %s', (speed, next) => {
  expect(getNextSpeed(speed)).toBe(next);
});
