import { expect, test } from 'vitest';
import { getPointsColours } from './points-colours.ts';

test.each([
  [5, 'bg-verde text-papel'],
  [2, 'bg-elote'],
  [0, 'bg-kraft'],
  [null, null],
])('a game that brought %s points has the colours “%s”', (points, colours) => {
  expect(getPointsColours(points)).toBe(colours);
});
