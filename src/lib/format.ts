/**
 * Dates, hours and numbers as people in Mexico write them, at a fixed −06:00. Every instant is in milliseconds
 * since the epoch. `Etc/GMT+6` is −06:00 without daylight saving: the sign of these names is reversed.
 */

const ZONE = 'Etc/GMT+6';
const LOCALE = 'es-MX';
const HOUR = 3_600_000;
const DAY = 86_400_000;

const made = new Map<string, Intl.DateTimeFormat>();

/** The named parts of an instant; each formatter is made once, since making one is what costs. */
function partsOf(instant: number, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const key = JSON.stringify(options);
  let format = made.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALE, { timeZone: ZONE, hourCycle: 'h23', ...options });
    made.set(key, format);
  }
  // Some tables write "ago." or "sept", others "ago" and "sep".
  return Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value.replace('.', '')]),
  );
}

const short = (text = '') => text.slice(0, 3);

/** `vie 28 ago` */
export function formatDay(instant: number): string {
  const { weekday, day, month } = partsOf(instant, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${short(weekday)} ${day} ${short(month)}`;
}

/** `28 ago` */
function formatShortDate(instant: number): string {
  const { day, month } = partsOf(instant, { day: 'numeric', month: 'short' });
  return `${day} ${short(month)}`;
}

/** `viernes`, `28`, `agosto`, `2026`: for sentences, which join them in their own words. */
export function datePartsOf(instant: number): { weekday: string; day: string; month: string; year: string } {
  const parts = partsOf(instant, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return {
    weekday: parts.weekday ?? '',
    day: parts.day ?? '',
    month: parts.month ?? '',
    year: parts.year ?? '',
  };
}

/** `19:05` */
export function formatHour(instant: number): string {
  const { hour, minute } = partsOf(instant, { hour: '2-digit', minute: '2-digit' });
  return `${hour}:${minute}`;
}

/** `sáb 29 ago · 16:31 h` */
export function formatDayHour(instant: number): string {
  return `${formatDay(instant)} · ${formatHour(instant)} h`;
}

/** `27 ago 21:04`, for a stamp. */
export function formatStamp(instant: number): string {
  return `${formatShortDate(instant)} ${formatHour(instant)}`;
}

/** `Vie 28 ago`: the same text with a capital, to begin a line. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase(LOCALE) + text.slice(1);
}

/** `1,234` */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(LOCALE).format(value);
}

/** Calendar days in the centre from one instant to another: 0 is today, 1 is tomorrow. */
export function daysBetween(from: number, to: number): number {
  const day = (instant: number) => Math.floor((instant - 6 * HOUR) / DAY);
  return day(to) - day(from);
}
