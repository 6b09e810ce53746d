import { CENTRE_OFFSET_MS, getCentreMidnight } from './centre-date.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './durations.ts';

const TIME = /^(\d{2}):(\d{2})(?::(\d{2}))?$/;
const ISO =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d{1,9})?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/;

/**
 * Converts a date `YYYY-MM-DD` and a time `HH:mm` or `HH:mm:ss` at −06:00 to ms since the epoch (decision
 * 005). NaN for other text, and for a date or a time that doesn't exist.
 */
export function parseCentreTime(date: string, time: string): number {
  const [, hour = 24, minute = 0, second] = (TIME.exec(time) ?? []).map(Number);
  // `second` is NaN when the text has no seconds.
  const seconds = second || 0;
  if (hour > 23 || minute > 59 || seconds > 59) return Number.NaN;
  return getCentreMidnight(date) + hour * HOUR_MS + minute * MINUTE_MS + seconds * SECOND_MS;
}

/**
 * Converts an ISO 8601 date and time to ms since the epoch. Seconds are optional and have up to nine decimals
 * (Laravel sends six). Text without an offset is read at −06:00. Returns null for other text, and for a date
 * or a time that doesn't exist.
 */
export function parseInstant(text: string): number | null {
  const [, date, time, fraction, offset] = ISO.exec(text) ?? [];
  if (date === undefined || time === undefined) return null;
  const centreTime = parseCentreTime(date, time) + Math.floor(Number(fraction ?? 0) * SECOND_MS);
  const ms = centreTime + CENTRE_OFFSET_MS - parseOffset(offset);
  return Number.isNaN(ms) ? null : ms;
}

function parseOffset(text: string | undefined): number {
  if (text === undefined) return CENTRE_OFFSET_MS;
  if (text === 'Z') return 0;
  const hours = Number(text.slice(1, 3));
  const minutes = Number(text.slice(-2));
  return (text.startsWith('-') ? -1 : 1) * (hours * HOUR_MS + minutes * MINUTE_MS);
}
