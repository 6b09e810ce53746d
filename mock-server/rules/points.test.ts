import { expect, test } from 'vitest';
import { getPoints, TRIVIA_POINTS } from './points.ts';

test.each([
  [2, 1, 2, 1, 5],
  [0, 0, 0, 0, 5],
  [2, 1, 1, 0, 2],
  [0, 2, 1, 3, 2],
  [1, 1, 2, 2, 2],
  [2, 1, 2, 2, 0],
  [2, 1, 1, 1, 0],
  [1, 2, 2, 1, 0],
  [1, 1, 0, 1, 0],
])('a prediction %d–%d of a %d–%d gets %d points', (home, away, realHome, realAway, points) => {
  expect(getPoints(home, away, realHome, realAway)).toBe(points);
});

test('a right answer to the trivia brings one point', () => {
  expect(TRIVIA_POINTS).toBe(1);
});
