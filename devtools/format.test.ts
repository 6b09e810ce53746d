import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { formatNumber, formatTimeAway } from './format.ts';

const MINUTE_MS = 60_000;

test.each([
  [153, 'en 2 h 33 min'],
  [-153, 'hace 2 h 33 min'],
  [5, 'en 5 min'],
])('formatTimeAway for an instant %i minutes from now returns “%s”', (minutes, words) => {
  expect(formatTimeAway(minutes * MINUTE_MS, 0)).toBe(words);
});

test('the panel formats numbers with thousands separators and without decimals', () => {
  expect([formatNumber(1_200.4), copy.times(3_600)]).toEqual(['1,200', '×3,600']);
});
