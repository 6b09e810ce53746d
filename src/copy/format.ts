/**
 * Formats dates, hours and numbers for Mexico at a fixed −06:00. Instants are ms since the epoch. Without `Intl`,
 * because a page's first `Intl.DateTimeFormat` blocks it longer than any of the page's modules.
 */
import { CENTRE_OFFSET_MS } from '../domain/centre-time.ts';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const toCentre = (instant: number) => new Date(instant + CENTRE_OFFSET_MS);

/** Abbreviates the name of a weekday or a month: `ago`. */
export const abbreviate = (name: string) => name.slice(0, 3);

export function getDateParts(instant: number) {
  const date = toCentre(instant);
  return {
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
    day: String(date.getUTCDate()),
    month: MONTHS[date.getUTCMonth()] ?? '',
    year: String(date.getUTCFullYear()),
  };
}

export type DateParts = ReturnType<typeof getDateParts>;

/** Returns text such as `vie 28 ago`. */
export function formatDay(instant: number): string {
  const { weekday, day, month } = getDateParts(instant);
  return `${abbreviate(weekday)} ${day} ${abbreviate(month)}`;
}

export function formatHour(instant: number): string {
  return toCentre(instant).toISOString().slice(11, 16);
}

/** Returns text such as `sáb 29 ago · 16:31 h`. */
export function formatDayHour(instant: number): string {
  return `${formatDay(instant)} · ${formatHour(instant)} h`;
}

/** Returns text such as `27 AGO 21:04`. */
export function formatStamp(instant: number): string {
  const { day, month } = getDateParts(instant);
  return `${day} ${abbreviate(month)} ${formatHour(instant)}`.toUpperCase();
}

export function formatLongDate(instant: number): string {
  const { day, month, year } = getDateParts(instant);
  return `${day} de ${month} de ${year}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Groups the thousands of an integer: `12,345`. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Returns the number as text, such as `12,345`. Null means that there is no number: the text is then `–`. */
export const formatFigure = (value: number | null) => (value === null ? '–' : formatNumber(value));

/** Returns text such as `1 punto` or `1,203 puntos`. */
export const formatCount = (count: number, one: string, other: string) =>
  `${formatNumber(count)} ${count === 1 ? one : other}`;

/** Unit of a number of seconds, with the space before it. */
export const SECONDS_UNIT = ' s';

/** Returns text such as `60 s`. */
export const formatSeconds = (seconds: number) => `${seconds}${SECONDS_UNIT}`;

const PODIUM: Readonly<Record<number, string>> = { 1: '1.er lugar', 2: '2.º lugar', 3: '3.er lugar' };

/** Returns `1.er lugar`, `2.º lugar` or `3.er lugar` for the podium, and text such as `Lugar 1,203` for the others. */
export const formatPlace = (position: number): string =>
  PODIUM[position] ?? `Lugar ${formatNumber(position)}`;
