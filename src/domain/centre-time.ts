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

/**
 * 00:00 at −06:00 of a `YYYY-MM-DD` date, in ms since the epoch. NaN for other text and for a date that does
 * not exist.
 */
export const getCentreMidnight = (date: string): number => parseCentreTime(date, '00:00');

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

const TIME = /^\d{2}:\d{2}(?::\d{2})?$/;
const ISO =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d{1,9})?(Z|([+-](?:[01]\d|2[0-3])):?([0-5]\d)?)?$/;

/**
 * Converts a date `YYYY-MM-DD` and a time `HH:mm` or `HH:mm:ss` at −06:00 to ms since the epoch (decision
 * 005). NaN for other text, and for a date or a time that doesn't exist.
 */
export function parseCentreTime(date: string, time: string): number {
  const instant = TIME.test(time) ? Date.parse(`${date}T${time}-06:00`) : Number.NaN;
  // Some browsers read 30 February as 2 March, and all of them read 24:00 as 00:00 of the next day.
  const isReal = date >= '0001' && !Number.isNaN(instant) && getCentreDate(instant) === date;
  return isReal ? instant : Number.NaN;
}

/**
 * Converts an ISO 8601 date and time to ms since the epoch. Seconds are optional and have up to nine decimals
 * (Laravel sends six). Text without an offset is read at −06:00. Returns null for other text, and for a date
 * or a time that doesn't exist.
 */
export function parseInstant(text: string): number | null {
  // PostgreSQL writes an offset of whole hours without minutes.
  const [, date, time, fraction = '', offset = '-06:00', hours, minutes = '00'] = ISO.exec(text) ?? [];
  if (date === undefined || time === undefined || Number.isNaN(parseCentreTime(date, time))) return null;
  const instant = Date.parse(`${date}T${time}${fraction}${hours ? `${hours}:${minutes}` : offset}`);
  return Number.isNaN(instant) ? null : instant;
}
