/**
 * Formats dates, hours and numbers for Mexico at a fixed −06:00. Instants are ms since the epoch. `Etc/GMT+6`
 * means −06:00 without daylight saving time: the sign of the `Etc` zones is reversed.
 */

const ZONE = 'Etc/GMT+6';
const LOCALE = 'es-MX';
let numberFormat: Intl.NumberFormat | undefined;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters, because creating an `Intl.DateTimeFormat` is slow. */
function getFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALE, { timeZone: ZONE, hourCycle: 'h23', ...options });
    formats.set(key, format);
  }
  return format;
}

function getParts(instant: number, options: Intl.DateTimeFormatOptions): Record<string, string> {
  return Object.fromEntries(
    getFormat(options)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
}

// Some engines return “ago.” or “sept”, others return “ago” and “sep”.
const shorten = (text = '') => text.slice(0, 3);

/** Returns text such as `vie 28 ago`. */
export function formatDay(instant: number): string {
  const { weekday, day, month } = getParts(instant, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${shorten(weekday)} ${day} ${shorten(month)}`;
}

function formatShortDate(instant: number): string {
  const { day, month } = getParts(instant, { day: 'numeric', month: 'short' });
  return `${day} ${shorten(month)}`;
}

export function getDateParts(instant: number): { weekday: string; day: string; month: string; year: string } {
  const parts = getParts(instant, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return {
    weekday: parts.weekday ?? '',
    day: parts.day ?? '',
    month: parts.month ?? '',
    year: parts.year ?? '',
  };
}

export function formatHour(instant: number): string {
  const { hour, minute } = getParts(instant, { hour: '2-digit', minute: '2-digit' });
  return `${hour}:${minute}`;
}

/** Returns text such as `sáb 29 ago · 16:31 h`. */
export function formatDayHour(instant: number): string {
  return `${formatDay(instant)} · ${formatHour(instant)} h`;
}

/** Returns text such as `27 AGO 21:04`. */
export function formatStamp(instant: number): string {
  return `${formatShortDate(instant)} ${formatHour(instant)}`.toLocaleUpperCase(LOCALE);
}

export function formatLongDate(instant: number): string {
  return getFormat({ dateStyle: 'long' }).format(instant);
}

export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase(LOCALE) + text.slice(1);
}

export function formatNumber(value: number): string {
  numberFormat ??= new Intl.NumberFormat(LOCALE);
  return numberFormat.format(value);
}
