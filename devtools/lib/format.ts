/**
 * Formats numbers, instants (ms) and durations (ms; `formatLength`: s) in Spanish. Instants are in the fixed
 * zone −06:00; only `formatZone` reads the device's time zone.
 */
import { SEASON_YEAR } from '../../mock-server/catalogue/bounds.ts';
import { MINUTE_MS, toDate } from '../../mock-server/lib/time.ts';

/** Returns a function that formats an instant (ms) at −06:00. */
const createFormat = (options: Intl.DateTimeFormatOptions): ((at: number) => string) =>
  new Intl.DateTimeFormat('es-MX', { timeZone: 'Etc/GMT+6', hourCycle: 'h23', ...options }).format;

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const collapseSpaces = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

const HOUR = { hour: '2-digit', minute: '2-digit' } as const;
export const formatHour = createFormat(HOUR);
export const formatClock = createFormat({ ...HOUR, second: '2-digit' });

/** Returns a function that formats an instant, with the year when it is not the season's. */
function createDayFormat(options: Intl.DateTimeFormatOptions): (at: number) => string {
  const [format, formatWithYear] = [createFormat(options), createFormat({ ...options, year: 'numeric' })];
  return (at) => (toDate(at).startsWith(`${SEASON_YEAR}-`) ? format(at) : formatWithYear(at));
}

export const formatSpoken = createDayFormat({ ...HOUR, weekday: 'long', day: 'numeric', month: 'long' });
const formatDay = createDayFormat({ weekday: 'short', day: 'numeric', month: 'short' });
export const formatShortDay = (at: number) => formatDay(at).replace(/[.,]/g, '').replaceAll(' de ', ' ');
export const formatDayClock = (at: number) => `${formatShortDay(at)}, ${formatClock(at)}`;
export const formatDayHour = (at: number) => `${formatShortDay(at)}, ${formatHour(at)}`;

export const formatNumber = (value: number) => Math.round(value).toLocaleString('es-MX');

export function formatTimeAway(at: number, now: number): string {
  const minutes = Math.round(Math.abs(at - now) / MINUTE_MS);
  if (minutes === 0) return 'ahora';
  return `${at > now ? 'en' : 'hace'} ${formatMinutes(minutes)}`;
}

function formatMinutes(minutes: number): string {
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** Formats the absolute value of a duration: `85 d 20 h`, `2 h 5 min`, `12 s`. */
export function formatDuration(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1_000);
  return seconds < 60 ? `${seconds} s` : formatMinutes(Math.round(seconds / 60));
}

export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

export function formatZone(at: number): string {
  const minutes = -new Date(at).getTimezoneOffset();
  const hours = Math.trunc(minutes / 60);
  const rest = Math.abs(minutes % 60);
  const fraction = rest > 0 ? `:${String(rest).padStart(2, '0')}` : '';
  return `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}${fraction}`;
}
