import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Reminder, toCalendarFile, toGoogleCalendarLink } from './ics.ts';

const NOW = Date.parse('2026-08-26T12:00:00-06:00');
const REMINDER: Reminder = {
  uid: 'reto-ruffles-week-7@reto.mx',
  at: Date.parse('2026-08-29T17:05:00-06:00'),
  alarmMinutes: 180,
  title: 'Envía tu boleto de la Jornada 7',
  description: 'Te faltan por enviar: Tigres – Toluca, Pumas – Atlas; todos a la hora del centro.',
  alarmText: 'Faltan 3 horas',
  url: 'https://reto.mx/lmx/games',
};

interface Line {
  name: string;
  parameters: string[];
  value: string;
}

/** Reads a calendar as RFC 5545 §3.1 writes it, and stops at the first thing that is not so. */
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

describe('a calendar file', () => {
  const lines = parseStrictly(toCalendarFile(REMINDER, NOW));

  it('has what RFC 5545 requires of a calendar, an event and an alarm', () => {
    const names = lines.map(({ name, value }) => (name === 'BEGIN' ? `BEGIN:${value}` : name));
    for (const name of [
      'BEGIN:VCALENDAR',
      'VERSION',
      'PRODID',
      'BEGIN:VEVENT',
      'UID',
      'DTSTAMP',
      'DTSTART',
      'BEGIN:VALARM',
      'ACTION',
      'TRIGGER',
    ]) {
      expect(names.filter((one) => one === name)).toHaveLength(1);
    }
    expect(valueNamed(lines, 'VERSION')).toBe('2.0');
  });

  it('starts at the first cut-off, in UTC', () => {
    expect([valueNamed(lines, 'DTSTART'), valueNamed(lines, 'DTSTAMP')]).toEqual([
      '20260829T230500Z',
      '20260826T180000Z',
    ]);
  });

  it('has an alarm three hours before', () => {
    expect(valueNamed(lines, 'TRIGGER')).toBe('-PT180M');
  });

  it('keeps its texts exactly, commas and semicolons too', () => {
    expect(plainText(valueNamed(lines, 'SUMMARY') ?? '')).toBe(REMINDER.title);
    expect(plainText(valueNamed(lines, 'DESCRIPTION') ?? '')).toBe(
      `${REMINDER.description}\n${REMINDER.url}`,
    );
  });

  it('keeps a line separator (U+2028) of a title in its content line', () => {
    const title = 'Jornada 7\u2028Liga MX';
    const parsed = parseStrictly(toCalendarFile({ ...REMINDER, title }, NOW));
    expect(plainText(valueNamed(parsed, 'SUMMARY') ?? '')).toBe(title);
  });

  it('describes the event with the text and the address of the page', () => {
    expect(plainText(valueNamed(lines, 'DESCRIPTION') ?? '')).toBe(
      `${REMINDER.description}\n${REMINDER.url}`,
    );
  });

  it('escapes what RFC 5545 gives a meaning and leaves other control characters out', () => {
    const title = 'a\\b;c,d\ne\r\nf\rg\u0007h\u007f';
    const file = toCalendarFile({ ...REMINDER, title }, NOW);
    expect(file).toContain('SUMMARY:a\\\\b\\;c\\,d\\ne\\nf\\ngh\r\n');
  });

  it.each([
    [67, `SUMMARY:${'a'.repeat(67)}\r\nDESCRIPTION`],
    [68, `SUMMARY:${'a'.repeat(67)}\r\n a\r\nDESCRIPTION`],
    [142, `SUMMARY:${'a'.repeat(67)}\r\n ${'a'.repeat(74)}\r\n a\r\nDESCRIPTION`],
  ])('folds the line of a title of %d letters after 75 octets', (length, folded) => {
    expect(toCalendarFile({ ...REMINDER, title: 'a'.repeat(length) }, NOW)).toContain(`\r\n${folded}`);
  });

  it('stays valid with any text', () => {
    const anything = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(anything, anything, (title, description) => {
        const parsed = parseStrictly(toCalendarFile({ ...REMINDER, title, description }, NOW));
        const clean = (text: string) =>
          // biome-ignore lint/suspicious/noControlCharactersInRegex: what a content line cannot hold is left out.
          text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
        expect(plainText(valueNamed(parsed, 'SUMMARY') ?? '')).toBe(clean(title));
      }),
    );
  });
});

it('the Google Calendar link opens the same event', () => {
  const link = new URL(toGoogleCalendarLink(REMINDER));
  expect(link.origin).toBe('https://calendar.google.com');
  expect(link.searchParams.get('dates')).toBe('20260829T230500Z/20260829T232000Z');
  expect(link.searchParams.get('text')).toBe(REMINDER.title);
  expect(link.searchParams.get('action')).toBe('TEMPLATE');
  expect(link.searchParams.get('details')).toBe(`${REMINDER.description}\n${REMINDER.url}`);
});
