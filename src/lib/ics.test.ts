import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Reminder, toGoogleCalendarLink } from './google-calendar.ts';
import { toCalendarFile } from './ics.ts';

const REMINDER: Reminder = {
  uid: 'reto-ruffles-2026-07-week-7-closing',
  at: Date.parse('2026-08-29T17:05:00-06:00'),
  title: 'Envía tu boleto de la Jornada 7',
  description: 'Te faltan por enviar: Tigres – Toluca, Pumas – Atlas; todos a la hora del centro.',
  alarmText: 'Faltan 3 horas',
  url: 'https://reto.mx/lmx/games',
};

const NOW = Date.parse('2026-08-26T12:00:00-06:00');
const ONCE =
  'BEGIN:VCALENDAR VERSION PRODID BEGIN:VEVENT UID DTSTAMP LAST-MODIFIED SEQUENCE DTSTART BEGIN:VALARM TRIGGER'.split(
    ' ',
  );

interface Line {
  name: string;
  parameters: string[];
  value: string;
}

function parseStrictly(text: string): Line[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  if (/[^\r]\n|\r[^\n]/.test(text)) throw new Error('a line end is not CRLF');
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (new TextEncoder().encode(line).length > 75) throw new Error(`too long: ${line}`);
  }
  const logical = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  const open: string[] = [];
  const lines = logical.map((line) => {
    const found = /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=(?:"[^"]*"|[^":;,]*))*):(.*)$/su.exec(line);
    if (!found) throw new Error(`no content line: ${line}`);
    const [, name = '', parameters = '', value = ''] = found;
    if (name === 'BEGIN') open.push(value);
    if (name === 'END' && open.pop() !== value) throw new Error(`unbalanced ${value}`);
    return { name, parameters: parameters.split(';').slice(1), value };
  });
  if (open.length > 0) throw new Error('something is not ended');
  return lines;
}

const plainText = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_all, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
const valueNamed = (lines: Line[], name: string) => lines.find((line) => line.name === name)?.value;

const lines = parseStrictly(toCalendarFile([REMINDER], NOW));

it('a calendar file of one event has VERSION 2.0 and each of its other properties once', () => {
  const names = lines.map(({ name, value }) => (name === 'BEGIN' ? `BEGIN:${value}` : name));
  for (const name of ONCE) {
    expect(names.filter((property) => property === name)).toHaveLength(1);
  }
  expect(valueNamed(lines, 'VERSION')).toBe('2.0');
});

it.each([
  ['METHOD', 'PUBLISH'],
  ['CALSCALE', 'GREGORIAN'],
  ['TRANSP', 'TRANSPARENT'],
  ['DURATION', 'PT15M'],
  ['ACTION', 'DISPLAY'],
  ['URL', 'https://reto.mx/lmx/games'],
])('the property %s of a calendar file is %s', (name, value) => {
  expect(lines.filter((line) => line.name === name).map((line) => line.value)).toEqual([value]);
});

it('the alarm of a calendar file has its own text', () => {
  const alarm = lines.slice(lines.findIndex(({ value }) => value === 'VALARM'));
  expect(plainText(valueNamed(alarm, 'DESCRIPTION') ?? '')).toBe(REMINDER.alarmText);
});

it('a calendar file starts its event at the cut-off, in UTC, with an alarm 180 minutes before', () => {
  const values = ['DTSTART', 'DTSTAMP', 'TRIGGER'].map((name) => valueNamed(lines, name));
  expect(values).toEqual(['20260829T230500Z', '20260826T180000Z', '-PT180M']);
});

it('a calendar file written a minute later has the same UID, the new time and the next sequence number', () => {
  const sequence = (now: number) =>
    Number(valueNamed(parseStrictly(toCalendarFile([REMINDER], now)), 'SEQUENCE'));
  const later = parseStrictly(toCalendarFile([REMINDER], NOW + 60_000));
  expect(valueNamed(later, 'UID')).toBe(valueNamed(lines, 'UID'));
  expect([sequence(NOW + 59_999) - sequence(NOW), sequence(NOW + 60_000) - sequence(NOW)]).toEqual([0, 1]);
  expect([valueNamed(later, 'DTSTAMP'), valueNamed(later, 'LAST-MODIFIED')]).toEqual([
    '20260826T180100Z',
    '20260826T180100Z',
  ]);
});

it('the sequence number of a calendar file fits into a signed 32-bit integer at the start of the year 2100', () => {
  const end = parseStrictly(toCalendarFile([REMINDER], Date.UTC(2100, 0)));
  expect(Number(valueNamed(end, 'SEQUENCE'))).toBeLessThan(2 ** 31);
});

it('a calendar file has one event with one alarm for each reminder, in the order of the reminders', () => {
  const parsed = parseStrictly(toCalendarFile([REMINDER, { ...REMINDER, uid: 'other' }], NOW));
  expect(parsed.flatMap(({ name, value }) => (name === 'UID' ? value : []))).toEqual([REMINDER.uid, 'other']);
  expect(parsed.filter(({ name, value }) => name === 'BEGIN' && value === 'VALARM')).toHaveLength(2);
  expect(parsed.filter(({ name, value }) => name === 'BEGIN' && value === 'VCALENDAR')).toHaveLength(1);
});

it('a calendar file keeps the title, and the commas and semicolons of the description', () => {
  expect(plainText(valueNamed(lines, 'SUMMARY') ?? '')).toBe(REMINDER.title);
  expect(plainText(valueNamed(lines, 'DESCRIPTION') ?? '')).toBe(`${REMINDER.description}\n${REMINDER.url}`);
});

it('a calendar file escapes the special characters of RFC 5545 and removes other control characters', () => {
  const title = 'a\\b;c,d\ne\r\nf\rg\u0007h\u007f';
  const file = toCalendarFile([{ ...REMINDER, title }], NOW);
  expect(file).toContain('SUMMARY:a\\\\b\\;c\\,d\\ne\\nf\\ngh\r\n');
});

it('a calendar file with a random title and description is valid and keeps the title, except its control characters', () => {
  const anything = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(anything, anything, (title, description) => {
      const parsed = parseStrictly(toCalendarFile([{ ...REMINDER, title, description }], NOW));
      const clean = (text: string) =>
        // biome-ignore lint/suspicious/noControlCharactersInRegex: removes the control characters that a content line cannot contain.
        text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
      expect(plainText(valueNamed(parsed, 'SUMMARY') ?? '')).toBe(clean(title));
    }),
  );
});

it('the Google Calendar link contains the title, the start, the end, the description and the URL of the event', () => {
  const link = new URL(toGoogleCalendarLink(REMINDER));
  expect(link.origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    action: 'TEMPLATE',
    dates: '20260829T230500Z/20260829T232000Z',
    details: `${REMINDER.description}\n${REMINDER.url}`,
    text: REMINDER.title,
  });
});
