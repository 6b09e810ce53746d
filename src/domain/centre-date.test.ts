import { expect, test } from 'vitest';
import { countCentreDays, getCentreDate, getCentreMidnight, isRealDate } from './centre-time.ts';

test('getCentreDate changes to the next date at midnight at −06:00 (06:00 UTC)', () => {
  expect(getCentreDate(Date.UTC(2026, 10, 21, 5, 59, 59))).toBe('2026-11-20');
  expect(getCentreDate(Date.UTC(2026, 10, 21, 6))).toBe('2026-11-21');
});

test('getCentreMidnight returns 06:00 UTC for a real date and NaN for a date that does not exist', () => {
  expect(getCentreMidnight('2026-11-21')).toBe(Date.UTC(2026, 10, 21, 6));
  expect(getCentreMidnight('2026-02-29')).toBeNaN();
});

test.each([
  ['2026-08-29T05:59:00Z', '2026-08-29T06:01:00Z', 1],
  ['2026-08-28T06:00:00Z', '2026-08-29T05:59:59Z', 0],
  ['2026-08-29T06:00:00Z', '2026-08-29T05:59:59Z', -1],
  ['2026-12-31T18:00:00Z', '2027-01-07T18:00:00Z', 7],
])('countCentreDays from %s to %s counts %i calendar days at −06:00', (from, to, days) => {
  expect(countCentreDays(Date.parse(from), Date.parse(to))).toBe(days);
});

test.each([
  [1, 1, 1, true],
  [2000, 2, 29, true],
  [1900, 2, 29, false],
  [0, 1, 1, false],
  [9999, 12, 31, true],
  [10_000, 1, 1, false],
  [2026, 0, 1, false],
  [2026, 1.5, 1, false],
  [2026.5, 1, 1, false],
  [2026, 1, 1.5, false],
  [Number.NaN, 1, 1, false],
  [2026, 1, Number.NaN, false],
])('isRealDate for year %d, month %d, day %d returns %j', (year, month, day, isReal) => {
  expect(isRealDate(year, month, day)).toBe(isReal);
});

test.each(['x2026-11-21', '2026-11-21x', '2026-11-2', ''])(
  'getCentreMidnight returns NaN for the malformed date %j',
  (text) => {
    expect(getCentreMidnight(text)).toBeNaN();
  },
);
