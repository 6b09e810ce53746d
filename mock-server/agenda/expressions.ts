/** The language of time expressions such as `cierre(5, 1) - 1m`. */
import { checkInstant } from '../catalogue/bounds.ts';
import { isRealDate, toDate, toInstant } from '../lib/time.ts';
import type { AppSchema } from '../models/index.ts';
import { getRows } from '../models/rows.ts';
import { getWeekGames } from '../rules/window.ts';
import { getSessionEnd } from '../server-rules.ts';
import type { World } from '../world.ts';
import { getAgenda } from './agenda.ts';
import { readDateWords } from './date-words.ts';
import { cleanExpression } from './expression-text.ts';
import { parseSpan } from './span.ts';

const GAME_WORDS = ['cierre', 'apertura', 'inicio', 'final'];

const WEEK_WORDS = ['semana', 'trivia'];

const EXPIRY_WORDS = ['codigo', 'enlace', 'sesion'];

const KNOWN = [
  ...GAME_WORDS.map((word) => `${word}(jornada, partido)`),
  ...WEEK_WORDS.map((word) => `${word}(jornada)`),
  'codigo(), enlace(), sesion(), ahora, nacimiento, 2026-08-28 19:00, 28/08/2026 19:00',
  '16:50, hoy 9:30, mañana, viernes 17:00, sáb 21 nov 19:00',
].join(', ');

const DATE =
  /^(?:(\d{4}-\d{2}-\d{2})|(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?)(?:[t ]+(\d{1,2}:\d{2}(?::\d{2})?))?/;

/**
 * Returns the instant that a text means: `cierre(5, 1) - 1m`, `semana(8) + 2h 30m`, `2026-08-28 19:00`,
 * `28/08/2026 19:00`, `viernes 17:00`. Throws an `Error` with a Spanish message for other texts, and for an instant
 * that a world can't have.
 */
export function resolveExpression(time: number | string, world: World): number {
  const at = readExpression(time, world);
  checkInstant(at);
  return at;
}

function readExpression(time: number | string, world: World): number {
  if (typeof time === 'number') {
    if (Number.isFinite(time)) return time;
    throw new Error('No entiendo ese momento: no es un número.');
  }
  if (typeof time !== 'string')
    throw new Error('No entiendo ese momento: es un número de ms o un texto, como cierre(7, 1) - 1m.');
  const text = cleanExpression(time);
  const iso = /^\d{4}-\d{2}-\d{2}t.*(z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(time.trim()) : Number.NaN;
  if (Number.isFinite(iso)) return iso;
  const createError = () =>
    new Error(`No entiendo el momento “${time}”. Conozco: ${KNOWN}; y sumar o restar 1d 2h 30m.`);

  const now = world.now();
  const date = DATE.exec(text);
  const words = date ? null : readDateWords(text, now);
  const call = date || words ? null : /^([a-z]+)\s*(?:\(([^()]*)\)?)?/.exec(text);
  const head = date?.[0] ?? call?.[0] ?? '';
  const rest = words?.rest ?? text.slice(head.length).trim();
  let at: number | null = null;
  if (date) at = readDate(date, now);
  else if (words) at = words.at;
  else if (call) {
    const [, word = '', args = ''] = call;
    at = resolvePoint(word, args.split(/[\s,;]+/).filter(Boolean), world);
  } else if (/^[+-]/.test(text)) at = now;
  if (at === null || Number.isNaN(at)) throw createError();
  if (rest === '') return at;
  if (!/^[+\-−]/.test(rest)) throw createError();
  return at + parseSpan(rest);
}

function readDate(match: RegExpExecArray, now: number): number {
  const [, iso, day = '', month = '', year = toDate(now).slice(0, 4), time = '00:00'] = match;
  const date = iso ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDate(date) ? toInstant(date, time.padStart(5, '0')) : Number.NaN;
}

function resolvePoint(word: string, args: string[], world: World): number | null {
  const { schema, now, timeline } = world;
  if (word === 'ahora') return now();
  if (word === 'nacimiento') return timeline.current().start;
  if (EXPIRY_WORDS.includes(word)) return resolveExpiry(word, args, world);
  if (![...GAME_WORDS, ...WEEK_WORDS].includes(word)) return null;
  const numbers = readPlace(word, args);
  const [week, place = 1] = numbers;
  const names: (string | null)[] = [`${word}(${week})`, `${word}(${week}, ${place})`];
  const event = getAgenda(schema).find(({ expression }) => names.includes(expression));
  if (!event) throw new Error(explainMissing(schema, word, numbers));
  return event.at;
}

/**
 * Returns the end of a code, a link or a session: `sesion(2)` is the one with the id 2 in Mundo, `sesion()` the last
 * one.
 */
function resolveExpiry(word: string, args: readonly string[], { schema, now }: World): number {
  const [id] = args;
  if (args.length > 1 || !/^\d*$/.test(id ?? ''))
    throw new Error(`No entiendo “${word}(${args.join(', ')})”: escribe ${word}(), o ${word}(1), con su id.`);
  const name = id === undefined ? '' : ` ${id}`;
  if (word === 'sesion') {
    const session = getRows(schema, 'sessions').findLast(
      (row) => !row.revoked && (id === undefined || row.id === id),
    );
    if (!session) throw new Error(`No hay ninguna sesión${name} abierta.`);
    return getSessionEnd(session.created_at);
  }
  const [kind, noun] = word === 'codigo' ? ['code', 'código'] : ['link', 'enlace'];
  const mail = getRows(schema, 'mails').findLast(
    (row) => row.kind === kind && (id === undefined ? row.created_at <= now() : row.id === id),
  );
  if (!mail) throw new Error(`No hay ningún ${noun}${name} en el Buzón.`);
  return mail.expires_at;
}

/**
 * Returns the week and the game of `cierre(7, 1)`. Throws an `Error` in Spanish that says what is missing or too much.
 */
function readPlace(word: string, args: readonly string[]): number[] {
  const isOfGame = GAME_WORDS.includes(word);
  const example = isOfGame ? `${word}(7, 1), con la jornada y el partido` : `${word}(7), con la jornada`;
  if (args.length === 0) throw new Error(`A “${word}” le falta la jornada: escribe ${example}.`);
  if (args.length > (isOfGame ? 2 : 1) || !args.every((arg) => /^\d+$/.test(arg)))
    throw new Error(`No entiendo “${word}(${args.join(', ')})”: escribe ${example}.`);
  return args.map(Number);
}

/** Returns the reason, in Spanish, why a time expression such as `cierre(30,1)` names no event of the agenda. */
function explainMissing(schema: AppSchema, word: string, [number = 0, place = 1]: number[]): string {
  const numbers = getRows(schema, 'weeks').map((row) => row.number);
  if (!numbers.includes(number))
    return `No existe la jornada ${number}: hay de la ${Math.min(...numbers)} a la ${Math.max(...numbers)}.`;
  if (word === 'trivia') return `La jornada ${number} no tiene trivia.`;
  const { length } = getWeekGames(getRows(schema, 'games'), number);
  return `La jornada ${number} tiene ${length} partidos; ${word} pide el ${place}.`;
}
