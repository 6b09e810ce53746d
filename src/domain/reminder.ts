/** A reminder rings this long before the first cut-off, in hours. */
export const REMINDER_HOURS = 3;
