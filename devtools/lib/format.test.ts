import { expect, test, vi } from 'vitest';
import { copy } from '../copy/shared.ts';
import {
  formatClock,
  formatDayClock,
  formatDayHour,
  formatDuration,
  formatHour,
  formatLength,
  formatNumber,
  formatShortDay,
  formatSpoken,
  formatTimeAway,
  formatZone,
} from './format.ts';

const MINUTE_MS = 60_000;

test.each([
  [0, 'ahora'],
  [1_440, 'en 1 d 0 h'],
  [1_439, 'en 23 h 59 min'],
  [60, 'en 1 h 0 min'],
  [-59, 'hace 59 min'],
  [153, 'en 2 h 33 min'],
  [-153, 'hace 2 h 33 min'],
  [5, 'en 5 min'],
])('formatTimeAway for an instant %i minutes from now returns “%s”', (minutes, words) => {
  expect(formatTimeAway(minutes * MINUTE_MS, 0)).toBe(words);
});

test.each([
  ['2026-08-28T19:00:00-06:00', 'vie 28 ago', 'vie 28 ago, 19:00', 'viernes, 28 de agosto, 19:00'],
  [
    '2027-01-01T00:00:00-06:00',
    'vie 1 ene 2027',
    'vie 1 ene 2027, 00:00',
    'viernes, 1 de enero de 2027, 00:00',
  ],
  [
    '2025-12-31T23:59:00-06:00',
    'mié 31 dic 2025',
    'mié 31 dic 2025, 23:59',
    'miércoles, 31 de diciembre de 2025, 23:59',
  ],
])('the formats of the instant %s have the year when it is not the season’s', (iso, day, hour, spoken) => {
  const at = Date.parse(iso);
  expect([formatShortDay(at), formatDayHour(at), formatSpoken(at)]).toEqual([day, hour, spoken]);
});

test('the panel formats numbers with thousands separators and without decimals', () => {
  expect([formatNumber(1_200.4), copy.times(3_600)]).toEqual(['1,200', '×3,600']);
});

test.each([
  [0, '0 s'],
  [12_400, '12 s'],
  [59_499, '59 s'],
  [59_500, '1 min'],
  [89_000, '1 min'],
  [90_000, '2 min'],
  [-7_500_000, '2 h 5 min'],
  [85 * 86_400_000 + 20 * 3_600_000, '85 d 20 h'],
])('formatDuration of %i ms returns “%s”', (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});

test.each([
  [0, '0 s'],
  [59.4, '59 s'],
  [59.5, '1 min'],
  [61, '1 min 1 s'],
  [120, '2 min'],
])('formatLength of %d seconds returns “%s”', (seconds, words) => {
  expect(formatLength(seconds)).toBe(words);
});

test('the hour has minutes, the clock seconds too, and both are those of central Mexico', () => {
  const at = Date.parse('2026-08-28T19:05:09-06:00');
  expect([formatHour(at), formatClock(at), formatDayClock(at)]).toEqual([
    '19:05',
    '19:05:09',
    'vie 28 ago, 19:05:09',
  ]);
});

test.each([
  [210, 'UTC−3:30'],
  [-330, 'UTC+5:30'],
  [360, 'UTC−6'],
])('formatZone for a device %i minutes behind UTC returns “%s”', (offset, zone) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  expect(formatZone(0)).toBe(zone);
});
