import { expect, test } from 'vitest';
import { getMedian } from './stats.ts';

test.each([
  { values: [7], median: 7 },
  { values: [30, 10, 20], median: 20 },
  { values: [100, 9, 20, 30], median: 25 },
  { values: [], median: Number.NaN },
])('the median of $values is $median', ({ values, median }) => {
  expect(getMedian(values)).toBe(median);
});

test('getMedian does not reorder the given values', () => {
  const values = [3, 1, 2];
  getMedian(values);
  expect(values).toEqual([3, 1, 2]);
});
