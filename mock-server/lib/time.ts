/**
 * Times and dates of the campaign at a fixed −06:00, whatever the machine's zone. Instants are ms since the epoch.
 */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;
const OFFSET_MS = -6 * HOUR_MS;

/**
 * Returns the instant of `YYYY-MM-DD` and `HH:mm[:ss]` at −06:00; NaN for other texts. V8 reads February 31 as March 3.
 */
export function toInstant(date: string, time = '00:00'): number {
  return Date.parse(`${date}T${time}-06:00`);
}

// V8 reads February 31 as March 3, so the text is compared with the date that it gives.
export function isRealDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const toShiftedIso = (at: number) => new Date(at + OFFSET_MS).toISOString();

export const toDate = (at: number) => toShiftedIso(at).slice(0, 10);

export const toIso = (at: number) => `${toShiftedIso(at).slice(0, 19)}-06:00`;
