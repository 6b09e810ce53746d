import { MINUTE_MS } from '../domain/centre-time.ts';
import { REMINDER_HOURS } from '../domain/reminder.ts';
import { EVENT_MINUTES, formatUtc, type Reminder } from './google-calendar.ts';
import { canSaveHere } from './in-app-browser.ts';
import { downloadFile } from './share.ts';

/**
 * Creates a calendar file (RFC 5545). Times are in UTC, so they don't depend on the time-zone tables of the
 * calendar app. This module is loaded only when a player saves a calendar file.
 */

/** Minutes between the alarm and the event. */
const ALARM_MINUTES = 60 * REMINDER_HOURS;

const escapeText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removes the control characters that RFC 5545 does not allow in text.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** A line has at most 75 octets and a character at most four, so a longer line is folded after every 18 characters. */
const foldLine = (line: string) =>
  new TextEncoder().encode(line).length > 75 ? line.replace(/.{18}(?=.)/gsu, '$&\r\n ') : line;

export function toCalendarFile(reminders: readonly Reminder[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reto Ruffles//Partidos//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...reminders.flatMap((reminder) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(reminder.uid)}`,
      `DTSTAMP:${formatUtc(now)}`,
      `LAST-MODIFIED:${formatUtc(now)}`,
      // The current time in minutes, because a calendar app replaces a saved event only by one with a higher
      // number, and minutes fit into 32 bits.
      `SEQUENCE:${Math.floor(now / MINUTE_MS)}`,
      `DTSTART:${formatUtc(reminder.at)}`,
      `DURATION:PT${EVENT_MINUTES}M`,
      `SUMMARY:${escapeText(reminder.title)}`,
      `DESCRIPTION:${escapeText(`${reminder.description}\n${reminder.url}`)}`,
      `URL:${encodeURI(reminder.url)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(reminder.alarmText)}`,
      `TRIGGER:-PT${ALARM_MINUTES}M`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/**
 * Starts the download of a calendar file; `now`: server time in ms. Returns `impossible` where the browser saves no
 * files, else `offered`: no browser tells whether the file was saved.
 */
export function downloadCalendar(reminders: readonly Reminder[], fileName: string, now: number) {
  const text = toCalendarFile(reminders, now);
  if (!canSaveHere()) return 'impossible';
  downloadFile(new File([text], fileName, { type: 'text/calendar;charset=utf-8' }));
  return 'offered';
}
