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
  it('has the form of a ticket', () => {
    expect(formatDay(at('2026-08-28T19:00:00'))).toBe('vie 28 ago');
  });

  it('has three letters for every month', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      formatDay(Date.UTC(2026, month, 15, 12))
        .split(' ')
        .at(-1),
    );
    expect(months.join(' ')).toBe('ene feb mar abr may jun jul ago sep oct nov dic');
  });

  it('stays on the date at −06:00 near midnight', () => {
    expect(formatDay(at('2026-08-28T23:59:59'))).toBe('vie 28 ago');
    expect(formatHour(at('2026-08-29T00:00:00'))).toBe('00:00');
  });

  it('has no daylight saving time', () => {
    expect(formatHour(Date.parse('2026-07-01T18:00:00Z'))).toBe('12:00');
  });

  it('can be written in full', () => {
    expect(getDateParts(at('2026-08-28T19:00:00'))).toEqual({
      weekday: 'viernes',
      day: '28',
      month: 'agosto',
      year: '2026',
    });
  });

  it('of a deadline has day and hour', () => {
    expect(formatDayHour(at('2026-08-29T16:31:00'))).toBe('sáb 29 ago · 16:31 h');
  });

  it('of a stamp has day and time', () => {
    expect(formatStamp(at('2026-08-27T21:04:59'))).toBe('27 AGO 21:04');
  });

  it('of a document is written in full', () => {
    expect(formatLongDate(at('2026-08-27T00:00:00'))).toBe('27 de agosto de 2026');
  });

  it('at the start of a line has a capital', () => {
    expect(capitalise('sáb 29 ago')).toBe('Sáb 29 ago');
  });
});

it('formatted numbers group thousands', () => {
  expect(formatNumber(12_345)).toBe('12,345');
});

it('a formatted date needs no more letters or points than an engine writes', () => {
  const parts = [
    { type: 'weekday', value: 'vier.' },
    { type: 'day', value: '28' },
    { type: 'month', value: 'sept.' },
  ] as Intl.DateTimeFormatPart[];
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValueOnce(parts);
  expect(formatDay(0)).toBe('vie 28 sep');
});

it('a formatter of dates is created once', () => {
  formatDay(0);
  const create = vi.spyOn(Intl, 'DateTimeFormat');
  formatDay(1);
  expect(create).not.toHaveBeenCalled();
});
