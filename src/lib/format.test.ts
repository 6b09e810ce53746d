import { describe, expect, it, vi } from 'vitest';
import {
  capitalise,
  formatDay,
  formatDayHour,
  formatHour,
  formatLongDate,
  formatNumber,
  formatStamp,
  getDateParts,
} from './format.ts';

const at = (iso: string) => Date.parse(`${iso}-06:00`);

describe('a formatted date at −06:00', () => {
  it('formatDay returns a date such as “vie 28 ago”', () => {
    expect(formatDay(at('2026-08-28T19:00:00'))).toBe('vie 28 ago');
  });

  it('formatDay shortens every month to three letters', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      formatDay(Date.UTC(2026, month, 15, 12))
        .split(' ')
        .at(-1),
    );
    expect(months.join(' ')).toBe('ene feb mar abr may jun jul ago sep oct nov dic');
  });

  it('formatDay a second before midnight at −06:00 returns that day, and formatHour at midnight returns “00:00”', () => {
    expect(formatDay(at('2026-08-28T23:59:59'))).toBe('vie 28 ago');
    expect(formatHour(at('2026-08-29T00:00:00'))).toBe('00:00');
  });

  it('formatHour returns the hour at −06:00 in summer too', () => {
    expect(formatHour(Date.parse('2026-07-01T18:00:00Z'))).toBe('12:00');
  });

  it('getDateParts returns the full names of the weekday and the month, the day and the year', () => {
    expect(getDateParts(at('2026-08-28T19:00:00'))).toEqual({
      weekday: 'viernes',
      day: '28',
      month: 'agosto',
      year: '2026',
    });
  });

  it('formatDayHour returns a date such as “sáb 29 ago · 16:31 h”', () => {
    expect(formatDayHour(at('2026-08-29T16:31:00'))).toBe('sáb 29 ago · 16:31 h');
  });

  it('formatStamp returns a date such as “27 AGO 21:04”', () => {
    expect(formatStamp(at('2026-08-27T21:04:59'))).toBe('27 AGO 21:04');
  });

  it('formatLongDate returns a date such as “27 de agosto de 2026”', () => {
    expect(formatLongDate(at('2026-08-27T00:00:00'))).toBe('27 de agosto de 2026');
  });

  it('capitalise changes the first letter of a text to upper case', () => {
    expect(capitalise('sáb 29 ago')).toBe('Sáb 29 ago');
  });
});

it('formatNumber groups thousands with a comma', () => {
  expect(formatNumber(12_345)).toBe('12,345');
});

it('formatDay removes the points and extra letters that some engines add to short names', () => {
  const parts = [
    { type: 'weekday', value: 'vier.' },
    { type: 'day', value: '28' },
    { type: 'month', value: 'sept.' },
  ] as Intl.DateTimeFormatPart[];
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValueOnce(parts);
  expect(formatDay(0)).toBe('vie 28 sep');
});
