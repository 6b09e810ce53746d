import { expect, test } from 'vitest';
import { at } from '../testing/fixtures.ts';
import {
  capitalise,
  formatDay,
  formatDayHour,
  formatHour,
  formatLongDate,
  formatNumber,
  formatSeconds,
  formatStamp,
  getDateParts,
} from './format.ts';

test.each([
  ['formatDay', formatDay, '2026-08-28T19:00:00', 'vie 28 ago'],
  ['formatDay a second before midnight', formatDay, '2026-08-28T23:59:59', 'vie 28 ago'],
  ['formatHour', formatHour, '2026-08-29T00:00:00', '00:00'],
  ['formatHour in summer', formatHour, '2026-07-01T12:00:00', '12:00'],
  ['formatDayHour', formatDayHour, '2026-08-29T16:31:00', 'sáb 29 ago · 16:31 h'],
  ['formatStamp', formatStamp, '2026-08-27T21:04:59', '27 AGO 21:04'],
  ['formatLongDate', formatLongDate, '2026-08-27T00:00:00', '27 de agosto de 2026'],
])('$0, for the instant $2 at −06:00, returns “$3”', (_name, format, instant, text) => {
  expect(format(at(instant))).toBe(text);
});

test('formatDay shortens every month to three letters', () => {
  const months = Array.from({ length: 12 }, (_, month) => formatDay(Date.UTC(2026, month, 15, 12)).slice(-3));
  expect(months.join(' ')).toBe('ene feb mar abr may jun jul ago sep oct nov dic');
});

test('getDateParts returns the full names of the weekday and the month, the day and the year', () => {
  expect(getDateParts(at('2026-08-28T19:00:00'))).toEqual({
    weekday: 'viernes',
    day: '28',
    month: 'agosto',
    year: '2026',
  });
});

test('capitalise changes the first letter to upper case, and formatNumber groups thousands with a comma', () => {
  expect([capitalise('sáb 29 ago'), formatNumber(12_345)]).toEqual(['Sáb 29 ago', '12,345']);
});

test('formatSeconds puts the unit after a number of seconds', () => {
  expect(formatSeconds(60)).toBe('60 s');
});
