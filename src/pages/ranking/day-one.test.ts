import { expect, test } from 'vitest';
import type { Week } from '../../domain/types.ts';
import { at, week } from '../../testing/fixtures.ts';
import { isDayOne, isSurelyUnopened } from './day-one.ts';

const WEEK = week(8, '2026-09-11');

test.each<[string, Partial<Week>, string, boolean]>([
  ['more than a week before its start', {}, '2026-09-03T23:59:59', true],
  ['a week before its start', {}, '2026-09-04T00:00:00', false],
  [
    'before its start, if its games open with the kick-off',
    { beforeWeeksBet: 0 },
    '2026-09-10T23:59:59',
    true,
  ],
  ['at its start, if its games open with the kick-off', { beforeWeeksBet: 0 }, '2026-09-11T00:00:00', false],
  ['without a readable start', { dateStart: null }, '2026-09-01T00:00:00', false],
])('whether a week has surely not opened is known without its games: %s', (_when, changes, now, expected) => {
  expect(isSurelyUnopened({ ...WEEK, ...changes }, at(now))).toBe(expected);
});

test.each([
  ['nobody has points', 1, [0, 0], true],
  ['nobody is listed', 1, [], true],
  ['one player has a point', 1, [0, 1], false],
  ['the first player has a point', 1, [1, 0], false],
  ['it is another page', 2, [0, 0], false],
])(
  'the ranking is that of the first day when %s: page %i, points %j',
  (_when, currentPage, scores, expected) => {
    const page = { currentPage, rows: scores.map((score) => ({ score })) };
    expect(isDayOne({ page } as unknown as Parameters<typeof isDayOne>[0])).toBe(expected);
  },
);
