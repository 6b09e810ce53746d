import { HOUR_MS } from './centre-time.ts';

/** A reminder rings this long before the first cut-off, in hours. */
export const REMINDER_HOURS = 3;

/**
 * True while a reminder of the first cut-off of the remaining games would still ring. Undefined: no game is remaining.
 */
export const isReminderInTime = (firstCutoff: number | undefined, now: number): boolean =>
  firstCutoff !== undefined && now < firstCutoff - REMINDER_HOURS * HOUR_MS;
