/**
 * Dates as the server writes them, read into milliseconds. Games and weeks carry no zone: they are centre time, a
 * fixed −06:00. Mexico gave up daylight saving in October 2022 and old phones still have the old tables, so the
 * device's zone is never asked.
 */

const MINUTE = 60_000;
const CENTER_OFFSET = -6 * 60 * MINUTE;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2}))?$/;
const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?$/;

/** Milliseconds of that day and hour as if both were UTC; NaN when there is no such day or hour. */
function utcOf(date: string, time: string): number {
  const [, year, month, day] = (DATE.exec(date) ?? []).map(Number);
  const [, hour, minute, second] = (TIME.exec(time) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return Number.NaN;
  if (hour === undefined || minute === undefined || hour > 23 || minute > 59) return Number.NaN;
  const seconds = Number.isNaN(second ?? 0) ? 0 : (second ?? 0);
  if (seconds > 59) return Number.NaN;
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day);
  // 30 February rolls over into March: the day that comes back is another one.
  if (new Date(midnight).toISOString().slice(0, 10) !== date) return Number.NaN;
  return midnight + (hour * 60 + minute) * MINUTE + seconds * 1000;
}

/**
 * The instant of a `YYYY-MM-DD` and an `HH:mm` or `HH:mm:ss` at −06:00, in ms since the epoch (spec §3, games and
 * weeks). NaN when there is no such day or hour.
 */
export function centerTimeToMs(date: string, time: string): number {
  return utcOf(date, time) - CENTER_OFFSET;
}

/**
 * An ISO 8601 instant in ms since the epoch, with any number of decimals (Laravel sends six). Without an offset
 * it is centre time. Null when it is no instant.
 */
export function isoToMs(text: string): number | null {
  const [, date, time, fraction, offset] = ISO.exec(text) ?? [];
  if (date === undefined || time === undefined) return null;
  const ms = utcOf(date, time) + Math.floor(Number(fraction ?? 0) * 1000) - offsetOf(offset);
  return Number.isNaN(ms) ? null : ms;
}

function offsetOf(text: string | undefined): number {
  if (text === undefined) return CENTER_OFFSET;
  if (text === 'Z') return 0;
  const hours = Number(text.slice(1, 3));
  const minutes = Number(text.slice(-2));
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * MINUTE;
}
