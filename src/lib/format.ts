/**
 * Dates, hours and numbers as people in Mexico write them, at a fixed −06:00. Every instant is in milliseconds
 * since the epoch. `Etc/GMT+6` is −06:00 without daylight saving: the sign of these names is reversed.
 */

const ZONE = 'Etc/GMT+6';
const LOCALE = 'es-MX';
let numberFormat: Intl.NumberFormat | undefined;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Creates each formatter once, when it is first needed: creating one is slow. */
function getFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALE, { timeZone: ZONE, hourCycle: 'h23', ...options });
    formats.set(key, format);
  }
  return format;
}

/** The parts of an instant by their name. */
function getParts(instant: number, options: Intl.DateTimeFormatOptions): Record<string, string> {
  // Some engines write "ago." or "sept", others "ago" and "sep".
  return Object.fromEntries(
    getFormat(options)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value.replace('.', '')]),
  );
}

const short = (text = '') => text.slice(0, 3);

/** `vie 28 ago` */
export function formatDay(instant: number): string {
  const { weekday, day, month } = getParts(instant, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${short(weekday)} ${day} ${short(month)}`;
}

/** `28 ago` */
function formatShortDate(instant: number): string {
  const { day, month } = getParts(instant, { day: 'numeric', month: 'short' });
  return `${day} ${short(month)}`;
}

/** `viernes`, `28`, `agosto`, `2026`: for sentences, which join them in their own words. */
export function getDateParts(instant: number): { weekday: string; day: string; month: string; year: string } {
  const parts = getParts(instant, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return {
    weekday: parts.weekday ?? '',
    day: parts.day ?? '',
    month: parts.month ?? '',
    year: parts.year ?? '',
  };
}

/** `19:05` */
export function formatHour(instant: number): string {
  const { hour, minute } = getParts(instant, { hour: '2-digit', minute: '2-digit' });
  return `${hour}:${minute}`;
}

/** `sáb 29 ago · 16:31 h` */
export function formatDayHour(instant: number): string {
  return `${formatDay(instant)} · ${formatHour(instant)} h`;
}

/** `27 AGO 21:04`, for a stamp. */
export function formatStamp(instant: number): string {
  return `${formatShortDate(instant)} ${formatHour(instant)}`.toLocaleUpperCase(LOCALE);
}

/** `27 de agosto de 2026` */
export function formatLongDate(instant: number): string {
  return getFormat({ dateStyle: 'long' }).format(instant);
}

/** `Vie 28 ago`: the same text with a capital, to begin a line. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase(LOCALE) + text.slice(1);
}

/** `1,234` */
export function formatNumber(value: number): string {
  numberFormat ??= new Intl.NumberFormat(LOCALE);
  return numberFormat.format(value);
}
