/**
 * Reads times and durations from text: `cierre(5, 1) - 1m`, `semana(8) + 2h 30m`, `2026-08-28 19:00`, `28/08/2026
 * 19:00`. Invalid text throws an `Error` with a Spanish message.
 */

import type { World } from '../history/world.ts';
import { normalize } from '../lib/text.ts';
import { DAY_MS, HOUR_MS, isRealDate, MINUTE_MS, SECOND_MS, toInstant, WEEK_MS } from '../lib/time.ts';
import { type AppSchema, getRecords } from '../models/index.ts';
import { getWeekGames } from '../rules/games.ts';
import { getSessionEnd } from '../server-rules.ts';
import { getAgenda } from './agenda.ts';

const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: SECOND_MS,
  m: MINUTE_MS,
  h: HOUR_MS,
  d: DAY_MS,
  w: WEEK_MS,
};

export function parseSpan(span: number | string): number {
  if (typeof span === 'number' && Number.isFinite(span)) return span;
  const text = String(span).replaceAll(/\s+/g, '').replaceAll('−', '-').toLowerCase();
  if (!/^([+-]?\d+(\.\d+)?(ms|[smhdw]))+$/.test(text)) {
    throw new Error(`No entiendo la duración “${span}”. Conozco d, h, m, s y ms: por ejemplo 2h 30m o -1d.`);
  }
  let sum = 0;
  let sign = 1;
  for (const [, mark, amount, unit] of text.matchAll(/([+-]?)(\d+(?:\.\d+)?)(ms|[smhdw])/g)) {
    if (mark) sign = mark === '-' ? -1 : 1;
    sum += sign * Number(amount) * (UNITS[unit ?? ''] ?? 0);
  }
  return sum;
}

const KNOWN = [
  'cierre(jornada, partido)',
  'apertura(jornada, partido)',
  'inicio(jornada, partido)',
  'final(jornada, partido)',
  'semana(jornada)',
  'trivia(jornada)',
  'codigo()',
  'enlace()',
  'sesion()',
  'ahora',
  'nacimiento',
  '2026-08-28 19:00',
  '28/08/2026 19:00',
].join(', ');

/** The reason, in Spanish, why a time expression such as `cierre(30,1)` names no event of the agenda. */
function explainMissing(schema: AppSchema, word: string, [number = Number.NaN, place = 1]: number[]): string {
  const numbers = getRecords(schema, 'weeks').map((row) => row.number);
  if (!numbers.includes(number))
    return `No existe la jornada ${number}: hay de la ${Math.min(...numbers)} a la ${Math.max(...numbers)}.`;
  if (word === 'trivia') return `La jornada ${number} no tiene trivia.`;
  const { length } = getWeekGames(getRecords(schema, 'games'), number);
  return `La jornada ${number} tiene ${length} partidos; ${word} pide el ${place}.`;
}

const EVENT_WORDS = ['semana', 'trivia', 'apertura', 'cierre', 'inicio', 'final'];

function resolvePoint(word: string, parts: number[], { schema, now, timeline }: World): number | null {
  if (word === 'ahora') return now();
  if (word === 'nacimiento') return timeline.current().start;
  if (word === 'codigo' || word === 'enlace') {
    const [kind, noun] = word === 'codigo' ? ['code', 'código'] : ['link', 'enlace'];
    const mail = getRecords(schema, 'mails').findLast((row) => row.kind === kind && row.created_at <= now());
    if (!mail) throw new Error(`No hay ningún ${noun} en el Buzón.`);
    return mail.expires_at;
  }
  if (word === 'sesion') {
    const session = getRecords(schema, 'sessions').findLast((row) => !row.revoked);
    if (!session) throw new Error('No hay ninguna sesión abierta.');
    return getSessionEnd(session.created_at);
  }
  if (!EVENT_WORDS.includes(word)) return null;
  const [week, place = 1] = parts;
  const names: (string | null)[] = [`${word}(${week})`, `${word}(${week}, ${place})`];
  const event = getAgenda(schema).find(({ expression }) => names.includes(expression));
  if (!event) throw new Error(explainMissing(schema, word, parts));
  return event.at;
}

const DATE = /^(?:(\d{4}-\d{2}-\d{2})|(\d{1,2})\/(\d{1,2})\/(\d{4}))(?:[t ]+(\d{1,2}:\d{2}(?::\d{2})?))?/;

function readDate([, iso, day = '', month = '', year = '', time = '00:00']: RegExpExecArray): number {
  const date = iso ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDate(date) ? toInstant(date, time.padStart(5, '0')) : Number.NaN;
}

export function resolveExpression(time: number | string, world: World): number {
  if (typeof time === 'number') {
    if (Number.isFinite(time)) return time;
    throw new Error('No entiendo ese momento: no es un número.');
  }
  const text = normalize(time.trim());
  const iso = /^\d{4}-\d{2}-\d{2}t.*(z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(time.trim()) : Number.NaN;
  if (Number.isFinite(iso)) return iso;
  const fail = () =>
    new Error(`No entiendo el momento “${time}”. Conozco: ${KNOWN}; y sumar o restar 1d 2h 30m.`);

  const date = DATE.exec(text);
  const call = date ? null : /^([a-z]+)\s*(?:\(\s*([\d\s,]*)\))?/.exec(text);
  const head = date?.[0] ?? call?.[0] ?? '';
  const rest = text.slice(head.length).trim();
  let at: number | null = null;
  if (date) at = readDate(date);
  else if (call) {
    const parts = (call[2] ?? '').split(',').filter((part) => part.trim() !== '');
    at = resolvePoint(call[1] ?? '', parts.map(Number), world);
  } else if (/^[+-]/.test(text)) at = world.now();
  if (at === null || Number.isNaN(at)) throw fail();
  if (rest === '') return at;
  if (!/^[+\-−]/.test(rest)) throw fail();
  return at + parseSpan(rest);
}
