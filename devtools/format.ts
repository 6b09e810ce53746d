/** Instants and spans as the panel writes them: Spanish, at a fixed −06:00. All arguments in ms. */
import { HOUR, MINUTE } from '../mock-server/lib/time.ts';

const ZONE = 'Etc/GMT+6';
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-MX', { timeZone: ZONE, hourCycle: 'h23', ...options });

const HOUR_FORMAT = format({ hour: '2-digit', minute: '2-digit' });
const CLOCK = format({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
const DAY = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const SHORT_DAY = format({ weekday: 'short', day: 'numeric', month: 'short' });
const SPOKEN = format({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

const plain = (text: string) => text.replace(/[.,]/g, '').replaceAll(' de ', ' ');

/** `16:31` */
export const formatHour = (at: number) => HOUR_FORMAT.format(at);
/** `16:31:12` */
export const formatClock = (at: number) => CLOCK.format(at);
/** `sáb 29 ago 2026` */
export const formatDay = (at: number) => plain(DAY.format(at));
/** `sáb 29 ago` */
export const formatShortDay = (at: number) => plain(SHORT_DAY.format(at));
/** `sáb 29 ago, 16:31` */
export const formatDayHour = (at: number) => `${formatShortDay(at)}, ${formatHour(at)}`;
/** `sábado, 29 de agosto, 16:31`, for a screen reader. */
export const formatSpoken = (at: number) => SPOKEN.format(at);

/** `1,200`: a whole number. */
export const formatNumber = (value: number) => Math.round(value).toLocaleString('es-MX');

/** `en 2 h 33 min`, `hace 5 min`, `ahora`. */
export function formatTimeAway(at: number, now: number): string {
  const minutes = Math.round(Math.abs(at - now) / MINUTE);
  if (minutes === 0) return 'ahora';
  const days = Math.floor(minutes / 1_440);
  const hours = Math.floor(minutes / 60) % 24;
  const words =
    days > 0 ? `${days} d ${hours} h` : hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
  return at > now ? `en ${words}` : `hace ${words}`;
}

/** `85 d 20 h`, `2 h 5 min`, `12 s`: the length of a span, whatever its sign. */
export function formatDuration(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1_000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** Formats a duration, rounded to the second: `47 s`, `1 min 5 s`. */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** `UTC−6`: the zone of a window's device at an instant. */
export function formatZone(window: Window, at: number): string {
  const { Date: DeviceDate } = window as Window & typeof globalThis;
  const minutes = -new DeviceDate(at).getTimezoneOffset();
  const hours = Math.trunc(minutes / 60);
  const rest = Math.abs(minutes % 60);
  return `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** `2026-08-28 19:00`, as expressions write an instant. */
export function formatStamp(at: number): string {
  return new Date(at - 6 * HOUR).toISOString().slice(0, 16).replace('T', ' ');
}
