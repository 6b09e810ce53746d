/**
 * Dates in central Mexico, at a fixed −06:00. Mexico ended daylight saving time in October 2022, but old
 * phones still have the old time-zone tables, so this module never reads the device's time zone. Instants are
 * milliseconds since the epoch.
 */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

export const CENTRE_OFFSET_MS = -6 * HOUR_MS;

/** Whether the date exists in the calendar. `month` is one-based. Years are 1–9999. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (![year, month, day].every(Number.isInteger)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day <= days;
}

/**
 * 00:00 at −06:00 of a `YYYY-MM-DD` date, in ms since the epoch. NaN for other text and for a date that does
 * not exist.
 */
export function getCentreMidnight(date: string): number {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).map(Number);
  if (!isRealDate(year, month, day)) return Number.NaN;
  return new Date(0).setUTCFullYear(year, month - 1, day) - CENTRE_OFFSET_MS;
}

export function getCentreDate(instant: number): string {
  return new Date(instant + CENTRE_OFFSET_MS).toISOString().slice(0, 10);
}

/**
 * Number of calendar days at −06:00 from `from` to `to`: 0 on the same day, 1 when `to` is on the next day, −1
 * when it is on the previous day.
 */
export function countCentreDays(from: number, to: number): number {
  const getDay = (instant: number) => Math.floor((instant + CENTRE_OFFSET_MS) / DAY_MS);
  return getDay(to) - getDay(from);
}

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
