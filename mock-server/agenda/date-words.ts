import { DAY_MS, isRealDate, toDate, toInstant } from '../lib/time.ts';

const NEAR_DAYS: Readonly<Record<string, number>> = {
  anteayer: -2,
  antier: -2,
  ayer: -1,
  hoy: 0,
  manana: 1,
  'pasado manana': 2,
};
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Matches each word, whole or as its first three letters; `sept` too. */
const createPattern = (words: readonly string[]) =>
  words
    .map((word) => `${word.slice(0, 3)}(?:${word === 'septiembre' ? 't|' : ''}${word.slice(3)})?`)
    .join('|');

const DAY = `(?<near>${Object.keys(NEAR_DAYS).join('|')})|(?<weekday>${createPattern(WEEKDAYS)})`;
const DATE = `(?<day>\\d{1,2})(?: de)? (?<month>${createPattern(MONTHS)})(?:(?: del?)? (?<year>\\d{4}))?`;
const TIME =
  '(?:a las? )?(?<hour>\\d{1,2})(?::(?<minute>\\d{2})(?::(?<second>\\d{2}))?)?(?: ?(?<half>[ap])\\.? ?m\\b\\.?)?';
const WORDS = new RegExp(
  `^(?:(?:${DAY})\\b[.,]*(?: |$))?(?:${DATE}\\b[.,]*(?: |$))?(?:${TIME}(?=$|[ +−-]))?`,
);

/**
 * Reads the day and time at the start of a text without accents: `hoy 9:30`, `manana`, `viernes 17:00`,
 * `sab 21 nov 19:00`, `16:50`. A weekday without a date is the next one after `now`; a day without a time begins at
 * midnight. Returns the instant and the rest of the text, or null for another text. Throws an `Error` in Spanish when
 * the weekday is not the one of the date.
 */
export function readDateWords(text: string, now: number): { at: number; rest: string } | null {
  const single = text.replace(/\s+/g, ' ');
  const match = WORDS.exec(single);
  const { near, weekday, day, month, year, hour, minute, second = '00', half } = match?.groups ?? {};
  if (!match || !(near ?? weekday ?? day ?? hour) || (near && day)) return null;
  // A lone number is no time: in `viernes 17` it may be a day.
  if (hour && !minute && !half) return null;
  const time = hour ? readHour(hour, minute, half) : '00:00';
  if (time === null) return null;
  const rest = single.slice(match[0].length).trim();
  const toAt = (date: string) => toInstant(date, `${time}:${second}`);
  const today = toDate(now);
  if (day && month) {
    const number = MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1;
    const date = [year ?? today.slice(0, 4), String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
    if (!isRealDate(date)) return null;
    if (weekday) checkWeekday(weekday, date);
    return { at: toAt(date), rest };
  }
  const addDays = (count: number) => toDate(toInstant(today) + count * DAY_MS);
  if (!weekday) return { at: toAt(addDays(NEAR_DAYS[near ?? 'hoy'] ?? 0)), rest };
  const ahead = (findWeekday(weekday) - getWeekday(today) + WEEKDAYS.length) % WEEKDAYS.length;
  const at = toAt(addDays(ahead));
  return { at: at > now ? at : toAt(addDays(ahead + WEEKDAYS.length)), rest };
}

function readHour(hour: string, minute = '00', half?: string): string | null {
  let hours = Number(hour);
  if (half && (hours < 1 || hours > 12)) return null;
  if (half) hours = (hours % 12) + (half === 'p' ? 12 : 0);
  return hours > 23 || Number(minute) > 59 ? null : `${String(hours).padStart(2, '0')}:${minute}`;
}

const findWeekday = (word: string) => WEEKDAYS.findIndex((name) => name.startsWith(word.slice(0, 3)));
const getWeekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

const NAMES = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

function checkWeekday(weekday: string, date: string): void {
  const real = getWeekday(date);
  if (findWeekday(weekday) !== real) throw new Error(`El ${date} es ${NAMES[real]}.`);
}
