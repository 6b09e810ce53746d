/**
 * Calendar dates in the centre of Mexico, a fixed −06:00. Mexico gave up daylight saving in October 2022, and a
 * phone with old time-zone tables would be an hour off in summer if the device were asked: nothing here asks it.
 */

/** A minute in milliseconds. */
const MINUTE_MS = 60_000;
/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;
/** A day in milliseconds. */
const DAY_MS = 24 * HOUR_MS;
/** A week in milliseconds. */
export const WEEK_MS = 7 * DAY_MS;

/** What the centre's clock adds to UTC, in milliseconds. */
const CENTRE_OFFSET_MS = -6 * HOUR_MS;

/** True for a day that exists; `month` counts from 1. Years outside 1–9999 don't. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (![year, month, day].every(Number.isInteger)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day <= days;
}

/** 00:00 at −06:00 of a `YYYY-MM-DD`, in milliseconds since the epoch; NaN for a day that does not exist. */
export function centreMidnight(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return Number.NaN;
  if (!isRealDate(year, month, day)) return Number.NaN;
  return new Date(0).setUTCFullYear(year, month - 1, day) - CENTRE_OFFSET_MS;
}

/** The `YYYY-MM-DD` that stands on a calendar in the centre at `instant` (ms since the epoch). */
export function centreDate(instant: number): string {
  return new Date(instant + CENTRE_OFFSET_MS).toISOString().slice(0, 10);
}

/** Whole calendar days in the centre from `from` to `to` (both ms): 0 is the same day, 1 is tomorrow. */
export function centreDaysBetween(from: number, to: number): number {
  const day = (instant: number) => Math.floor((instant + CENTRE_OFFSET_MS) / DAY_MS);
  return day(to) - day(from);
}
