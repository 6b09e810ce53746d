/**
 * Dates in central Mexico, at a fixed −06:00. Mexico ended daylight saving time in October 2022, but old
 * phones still have the old time-zone tables, so this module never reads the device's time zone. Instants are
 * milliseconds since the epoch.
 */
import { DAY_MS, HOUR_MS } from './durations.ts';

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
