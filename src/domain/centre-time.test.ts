import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countCentreDays,
  getCentreDate,
  getCentreMidnight,
  parseCentreTime,
  parseInstant,
} from './centre-time.ts';

test.each([
  ['2026-13-01', '10:00'],
  ['0000-01-01', '10:00'],
  ['2026-11-21', '24:00'],
  ['2026-11-21', '10:60'],
  ['2026-11-21', '10:00:60'],
  ['21/11/2026', '10:00'],
  ['2026-11-21', '7pm'],
])('parseCentreTime returns NaN for the invalid date and time “%s %s”', (date, time) => {
  expect(parseCentreTime(date, time)).toBeNaN();
});

test('parseCentreTime reads random times as six hours behind UTC, and getCentreDate returns their date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 1439 }), (day, minute) => {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(getCentreDate(parseCentreTime(date, time))).toBe(date);
      expect(parseCentreTime(date, time)).toBe(day * 86_400_000 + minute * 60_000 + 6 * 3_600_000);
    }),
  );
});

test.each([
  ['2026-11-20T16:05:00-0600', Date.UTC(2026, 10, 20, 22, 5)],
  ['2026-11-20T22:05:00.123456Z', Date.UTC(2026, 10, 20, 22, 5, 0, 123)],
  ['2026-11-20 16:05:00', Date.UTC(2026, 10, 20, 22, 5)],
  ['2026-11-20T23:05+01:00', Date.UTC(2026, 10, 20, 22, 5)],
  ['2026-11-21T03:35:09+05:30', Date.UTC(2026, 10, 20, 22, 5, 9)],
  ['2026-11-20 16:00:00-06', Date.UTC(2026, 10, 20, 22)],
  ['2026-11-20 22:00:00.123456+00', Date.UTC(2026, 10, 20, 22, 0, 0, 123)],
])('parseInstant converts %s to ms since the epoch', (text, ms) => {
  expect(parseInstant(text)).toBe(ms);
});

test.each([
  'ayer',
  '2026-02-30T10:00:00Z',
  '2026-11-20',
  '2026-11-20T10:00:00+24:00',
  '2026-11-20T10:00:00-06:60',
])('parseInstant returns null for the text “%s”', (text) => {
  expect(parseInstant(text)).toBeNull();
});

test('parseCentreTime reads 23:59:59, the last second of a day', () => {
  expect(parseCentreTime('2026-11-21', '23:59:59')).toBe(Date.UTC(2026, 10, 22, 5, 59, 59));
});

test('getCentreMidnight returns 06:00 UTC for a real date and NaN for a date that does not exist', () => {
  expect(getCentreMidnight('2026-11-21')).toBe(Date.UTC(2026, 10, 21, 6));
  expect(getCentreMidnight('2026-02-29')).toBeNaN();
});

test.each([
  ['2026-08-29T05:59:00Z', '2026-08-29T06:01:00Z', 1],
  ['2026-08-28T06:00:00Z', '2026-08-29T05:59:59Z', 0],
  ['2026-08-29T06:00:00Z', '2026-08-29T05:59:59Z', -1],
])('countCentreDays from %s to %s counts %i calendar days at −06:00', (from, to, days) => {
  expect(countCentreDays(Date.parse(from), Date.parse(to))).toBe(days);
});

test.each(['x2026-11-21', '2026-11-21x', '2026-11-2', ''])(
  'getCentreMidnight returns NaN for the malformed date %j',
  (text) => {
    expect(getCentreMidnight(text)).toBeNaN();
  },
);
