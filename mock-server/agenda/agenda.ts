import { checkInstant } from '../catalogue/bounds.ts';
import { STEP_KINDS } from '../catalogue/step-kinds.ts';
import {
  DAY_MS,
  HOUR_MS,
  isRealDate,
  MINUTE_MS,
  SECOND_MS,
  toDate,
  toInstant,
  WEEK_MS,
} from '../lib/time.ts';
import type { GameRow } from '../models/game.ts';
import type { AppSchema } from '../models/index.ts';
import { getMatchName, getRecords } from '../models/records.ts';
import type { WeekRow } from '../models/week.ts';
import {
  getCutoff,
  getGameEnd,
  getKickOff,
  getOpening,
  getTriviaEnd,
  getWeekGames,
  getWeekStart,
  isOpenStatus,
} from '../rules/games.ts';
import { getSessionEnd } from '../server-rules.ts';
import type { World } from '../world.ts';
import { readDateWords } from './date-words.ts';
import { cleanExpression } from './expression-text.ts';

/** `trivia` is the first instant at which the server refuses answers to the week's trivia. */
export type AgendaKind =
  | 'week'
  | 'opening'
  | 'cutoff'
  | 'kickoff'
  | 'final'
  | 'trivia'
  | 'published'
  | 'postponed'
  | 'code'
  | 'link'
  | 'session';

export interface AgendaEvent {
  id: string;
  kind: AgendaKind;
  at: number;
  label: string;
  expression: string | null;
  week: number | null;
  game: string | null;
  /**
   * True when the event doesn't take place: its game is postponed at or before `at` (`postponed_at`), or the
   * status of the game was set to another value than `activo`, `active` and `en juego`. Always false for the
   * event `postponed` and for events without a game.
   */
  isCalledOff: boolean;
}

export function getAgenda(schema: AppSchema): AgendaEvent[] {
  const games = getRecords(schema, 'games');
  const trivias = getRecords(schema, 'trivias');
  const events: AgendaEvent[] = [];
  const add = (
    kind: AgendaKind,
    id: string | number,
    event: Pick<AgendaEvent, 'at' | 'label' | 'expression'> & Partial<AgendaEvent>,
  ) => events.push({ id: `${kind}:${id}`, kind, week: null, game: null, isCalledOff: false, ...event });

  function addGame(game: GameRow, place: number, week: WeekRow) {
    const { id, status, published_at, postponed_at } = game;
    const name = getMatchName(schema, game);
    const isOver = status !== null && status !== 'en juego' && !isOpenStatus(status);
    const addEvent = (kind: AgendaKind, at: number, verb: string, word: string | null) =>
      add(kind, id, {
        at,
        label: `${verb} ${name}`,
        expression: word && `${word}(${week.number}, ${place})`,
        week: week.number,
        game: id,
        isCalledOff: kind !== 'postponed' && (isOver || (postponed_at !== null && at >= postponed_at)),
      });
    addEvent('opening', getOpening(game, week), 'Abre', 'apertura');
    addEvent('cutoff', getCutoff(game, week), 'Cierra', 'cierre');
    addEvent('kickoff', getKickOff(game), 'Empieza', 'inicio');
    addEvent('final', getGameEnd(game), 'Termina', 'final');
    if (published_at > 0) addEvent('published', published_at, 'Se publica', null);
    if (postponed_at !== null) addEvent('postponed', postponed_at, 'Se pospone', null);
  }

  for (const week of getRecords(schema, 'weeks')) {
    const { number, alias } = week;
    const name = (alias ?? `Jornada ${number}`).replace(/^jornada\b/i, 'la $&');
    const label = `Empieza ${name}`;
    add('week', number, { at: getWeekStart(week), label, expression: `semana(${number})`, week: number });
    if (trivias.some((trivia) => trivia.weekId === week.id)) {
      const at = getTriviaEnd(week, games);
      const label = `Cierra la trivia de ${name}`;
      add('trivia', number, { at, label, expression: `trivia(${number})`, week: number });
    }
    getWeekGames(games, number).forEach((game, index) => {
      addGame(game, index + 1, week);
    });
  }
  for (const { id, kind, to, expires_at, used } of getRecords(schema, 'mails')) {
    if (used) continue;
    const [noun, expression] = kind === 'code' ? ['el código', 'codigo()'] : ['el enlace', 'enlace()'];
    add(kind, id, { at: expires_at, label: `Vence ${noun} de ${to}`, expression });
  }
  for (const { id, created_at, revoked } of getRecords(schema, 'sessions')) {
    if (revoked) continue;
    add('session', id, { at: getSessionEnd(created_at), label: 'Vence la sesión', expression: 'sesion()' });
  }
  return events.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/**
 * Returns the next (1) or previous (−1) event, or null; `offset` is added to the time of each event. A step back skips
 * the last event if it was at most `grace` ms ago.
 */
export function findStep(
  events: readonly AgendaEvent[],
  now: number,
  direction: 1 | -1,
  kinds: readonly AgendaKind[] = STEP_KINDS,
  { offset = 0, grace = 0 } = {},
): AgendaEvent | null {
  const stops = events.filter(({ kind, isCalledOff }) => kinds.includes(kind) && !isCalledOff);
  if (direction === 1) return stops.find(({ at }) => at + offset > now) ?? null;
  const time = Math.floor(now);
  const reached = stops.findLast(({ at }) => at + offset <= time);
  if (!reached) return null;
  if (reached.at + offset < time - grace) return reached;
  return stops.findLast(({ at }) => at < reached.at) ?? null;
}

const GAME_WORDS = ['cierre', 'apertura', 'inicio', 'final'];
const WEEK_WORDS = ['semana', 'trivia'];

const KNOWN = [
  ...GAME_WORDS.map((word) => `${word}(jornada, partido)`),
  ...WEEK_WORDS.map((word) => `${word}(jornada)`),
  'codigo(), enlace(), sesion(), ahora, nacimiento, 2026-08-28 19:00, 28/08/2026 19:00',
  '16:50, hoy 9:30, mañana, viernes 17:00, sáb 21 nov 19:00',
].join(', ');

const DATE =
  /^(?:(\d{4}-\d{2}-\d{2})|(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?)(?:[t ]+(\d{1,2}:\d{2}(?::\d{2})?))?/;

/**
 * Returns the instant that a text means: `cierre(5, 1) - 1m`, `semana(8) + 2h 30m`, `2026-08-28 19:00`, `28/08/2026 19:00`,
 * `viernes 17:00`.
 * Throws an `Error` with a Spanish message for other texts, and for an instant that a world can't have.
 */
export function resolveExpression(time: number | string, world: World): number {
  const at = readTime(time, world);
  checkInstant(at);
  return at;
}

function readTime(time: number | string, world: World): number {
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

function resolvePoint(word: string, args: string[], { schema, now, timeline }: World): number | null {
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
  if (![...GAME_WORDS, ...WEEK_WORDS].includes(word)) return null;
  const numbers = readPlace(word, args);
  const [week, place = 1] = numbers;
  const names: (string | null)[] = [`${word}(${week})`, `${word}(${week}, ${place})`];
  const event = getAgenda(schema).find(({ expression }) => names.includes(expression));
  if (!event) throw new Error(explainMissing(schema, word, numbers));
  return event.at;
}

/** Returns the week and the game of `cierre(7, 1)`. Throws an `Error` in Spanish that says what is missing or too much. */
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
  const numbers = getRecords(schema, 'weeks').map((row) => row.number);
  if (!numbers.includes(number))
    return `No existe la jornada ${number}: hay de la ${Math.min(...numbers)} a la ${Math.max(...numbers)}.`;
  if (word === 'trivia') return `La jornada ${number} no tiene trivia.`;
  const { length } = getWeekGames(getRecords(schema, 'games'), number);
  return `La jornada ${number} tiene ${length} partidos; ${word} pide el ${place}.`;
}

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
  const text = cleanExpression(String(span)).replaceAll(/\s+/g, '');
  if (!/^([+-]?\d+(\.\d+)?(ms|[smhdw]))+$/.test(text))
    throw new Error(`No entiendo la duración “${span}”. Conozco d, h, m, s y ms: por ejemplo 2h 30m o -1d.`);
  let sum = 0;
  let sign = 1;
  for (const [, mark, amount, unit] of text.matchAll(/([+-]?)(\d+(?:\.\d+)?)(ms|[smhdw])/g)) {
    if (mark) sign = mark === '-' ? -1 : 1;
    sum += sign * Number(amount) * (UNITS[unit ?? ''] ?? 0);
  }
  return sum;
}
