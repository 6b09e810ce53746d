import { MINUTE_MS } from '../domain/durations.ts';
/** A calendar reminder as a file (RFC 5545) and as a link, both in UTC so that no zone table can move them. */

/** What the calendar is told. Nothing personal goes in. */
export interface Reminder {
  /** The same for the same thing, so that adding it again changes the event instead of doubling it. */
  uid: string;
  /** When the first game closes, ms since the epoch. */
  at: number;
  /** How long before that the alarm rings, in whole minutes. */
  alarmMinutes: number;
  title: string;
  description: string;
  /** What the alarm says. */
  alarmText: string;
  /** Absolute address of the page to open. */
  url: string;
}

/** How long the event is drawn in a calendar, in minutes. */
const EVENT_MINUTES = 15;
/** Octets of a content line, the line break left out (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** `20260829T230500Z` */
function formatUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

const escapeText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no other control character may stand in a text.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Breaks a line at 75 octets without cutting a character; the rest begins with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const char of line) {
    const size = encoder.encode(char).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += char;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** The file's text. `now` (ms) is when it was made. */
export function toCalendarFile(reminder: Reminder, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reto Ruffles//Partidos//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(reminder.uid)}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(reminder.at)}`,
    `DURATION:PT${EVENT_MINUTES}M`,
    `SUMMARY:${escapeText(reminder.title)}`,
    `DESCRIPTION:${escapeText(`${reminder.description}\n${reminder.url}`)}`,
    `URL:${encodeURI(reminder.url)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(reminder.alarmText)}`,
    `TRIGGER:-PT${reminder.alarmMinutes}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** The same event as a Google Calendar link; its alarm is the user's own default. */
export function toGoogleCalendarLink({ at, title, description, url }: Reminder): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${formatUtc(at)}/${formatUtc(at + EVENT_MINUTES * MINUTE_MS)}`,
    details: `${description}\n${url}`,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
