import { expect, test } from 'vitest';
import { getPageOfPosition } from './ranking.ts';

test.each([
  [1, 1],
  [10, 1],
  [11, 2],
  [128, 13],
  [130, 13],
  [0, 1],
])('getPageOfPosition(%i) returns page %i of the ranking', (position, page) => {
  expect(getPageOfPosition(position)).toBe(page);
});
