import * as v from 'valibot';
import { getCentreMidnight, parseCentreTime, parseInstant } from '../domain/centre-time.ts';
import type { CurrentWeek, Game, GameStatus, Team, Week } from '../domain/types.ts';
import { cutText } from '../lib/cut-text.ts';
import type { Call } from './api.ts';
import { currentWeekSchema, gameSchema, isolate, serverTimeSchema, weekSchema } from './contract/schemas.ts';
import {
  describeValue,
  getJson,
  getJsonOrNull,
  getList,
  getRows,
  getWeekLists,
  isRecord,
  type NoteUnread,
  readOrNull,
  type Schema,
  toList,
  unwrap,
} from './decode.ts';
import { ApiError } from './error.ts';
import { withCamelKeys } from './key-case.ts';

type WireGame = v.InferOutput<typeof gameSchema>;

/**
 * By name in lower case, with single blanks. Any other name is read as `unknown`, so the game stays in the list and
 * accepts no predictions.
 */
const STATUSES: ReadonlyMap<string, GameStatus> = new Map([
  ['activo', 'active'],
  ['active', 'active'],
  ['programado', 'scheduled'],
  ['en juego', 'live'],
  ['finalizado', 'final'],
  ['pospuesto', 'postponed'],
  ['cancelado', 'cancelled'],
]);

/**
 * Returns `fallback` for anything but `#` and 3 or 6 hexadecimal digits. The colour is drawn in the team's shield, as
 * an SVG `fill` and on a canvas.
 */
const getColor = (color: string | null, fallback: string) =>
  color !== null && /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.test(color) ? color : fallback;

const NO_TEAM_CODE = '?';

function toTeam(wire: WireGame['home']): Team {
  const name = wire.name.trim() || wire.short_name.trim();
  return {
    name: isolate(name),
    shortName: wire.short_name.trim() || cutText(cutText(name, 3).toUpperCase(), 6) || NO_TEAM_CODE,
    color: getColor(wire.color, '#5e5442'),
    colorAlt: getColor(wire.color_alt, '#fffdf8'),
  };
}

function toGame({ time, ...wire }: WireGame, week: number | null): Game | null {
  if (week === null) return null;
  const date = getRealDate(wire.date);
  const instant = parseCentreTime(date ?? '', time ?? '');
  const kickOff = Number.isNaN(instant) ? null : instant;
  const [home, away] = [toTeam(wire.home), toTeam(wire.away)];
  const status =
    STATUSES.get(
      wire.status
        .toLowerCase()
        .replace(/[\s_-]+/g, ' ')
        .trim(),
    ) ?? 'unknown';
  const isDecided = kickOff !== null && home.name !== '' && away.name !== '';
  return {
    ...withCamelKeys(wire),
    week,
    date,
    kickOff,
    status: isDecided || (status !== 'active' && status !== 'scheduled') ? status : 'undecided',
    home,
    away,
  };
}

/** Returns null for a date that doesn't exist, such as MySQL's zero date `0000-00-00`. */
const getRealDate = (date: string | null) =>
  date !== null && Number.isNaN(getCentreMidnight(date)) ? null : date;

/** Returns a list of games without weeks, or null. The keys of an object may look like weeks. */
function toFlatList(value: unknown): readonly unknown[] | null {
  const list = toList(value);
  return list?.some((item) => isRecord(item) && ('date' in item || 'status' in item)) ? list : null;
}

/**
 * Reads games keyed by week or in one flat list. The week of a game is its key. Without a key (a flat list,
 * or an array that PHP renumbered), the week is the game's own `week`, else `requestedWeek`, which is null if
 * the games of all weeks were requested. A game without any of these weeks is dropped. Throws when the
 * response has keys but not that of `requestedWeek`, or games but no valid one.
 */
function getGames(answer: unknown, requestedWeek: number | null, note: NoteUnread): Game[] {
  const value = unwrap(answer, note);
  const flat = toFlatList(value);
  const lists = flat ? [{ week: null, list: flat }] : getWeekLists(value, note);
  const isMissing =
    requestedWeek !== null &&
    lists.length > 0 &&
    lists.every(({ week }) => week !== null && week !== requestedWeek);
  if (isMissing)
    throw new Error(`expected week ${requestedWeek} but received ${lists.map(({ week }) => week)}`);

  return getRows(
    lists.flatMap(({ week, list }) => list.map((row) => ({ week, row }))),
    {
      schema: v.object({ week: v.nullable(v.number()), row: gameSchema }),
      map: ({ week, row }) => toGame(row, week ?? row.week ?? requestedWeek),
      identify: ({ id }) => id,
    },
    note,
  );
}

function toWeek(wire: v.InferOutput<typeof weekSchema>): Week {
  return {
    ...withCamelKeys(wire),
    alias: wire.alias?.trim() || null,
    dateStart: getRealDate(wire.date_start),
  };
}

const WEEKS = { schema: weekSchema, map: toWeek, identify: ({ number }: Week) => number };

/** Keys under which a server may put the current week, or its number alone. */
const CURRENT_KEYS = ['data', 'week', 'current_week', 'current', 'number'];
const MAX_WRAPPERS = 4;

/**
 * Reads `value` with `schema` or, failing that, what stands under one of `CURRENT_KEYS` or in a list of one, at most
 * `MAX_WRAPPERS` deep. A bare value counts as `{ number }`.
 */
function findInCurrent<T>(schema: Schema<T>, value: unknown, depth = 0): T | null {
  const wire = readOrNull(schema, isRecord(value) ? value : { number: value });
  if (wire || depth === MAX_WRAPPERS) return wire;
  const items = Array.isArray(value) && value.length === 1 ? [...value] : [];
  const inner = isRecord(value) ? CURRENT_KEYS.map((key) => value[key]) : items;
  for (const item of inner) {
    const found = item === undefined ? null : findInCurrent(schema, item, depth + 1);
    if (found) return found;
  }
  return null;
}

/**
 * True for an empty answer: null, an empty text, list or object, or one in which each of `CURRENT_KEYS` is empty. The
 * time of the server says nothing about a week.
 */
function hasNoWeek(value: unknown, depth = 0): boolean {
  if (value === null || value === '' || value === false) return true;
  if (typeof value !== 'object' || depth > MAX_WRAPPERS) return false;
  const inner = Object.entries(value).filter(([key]) => key !== 'server_time');
  const named = inner.filter(([key]) => CURRENT_KEYS.includes(key));
  return inner.length === 0 || (named.length > 0 && named.every(([, item]) => hasNoWeek(item, depth + 1)));
}

export const gamesCalls = {
  weeks: (): Call<readonly Week[]> => ({
    endpoint: 'weeks',
    path: '/api/weeks',
    list: 'weeks',
    decode: (body, note) => getRows(getList(getJson(body), note), WEEKS, note),
  }),
  /**
   * Rejects with kind `poolWeekNotValid` when the server has no current week. If the server said so by an empty answer
   * and not by a refusal, the error has the status 200.
   */
  currentWeek: (): Call<CurrentWeek> => ({
    endpoint: 'current-week',
    path: '/api/week/current',
    decode(body) {
      const value = getJsonOrNull(body);
      const wire = findInCurrent(currentWeekSchema, value);
      if (!wire && hasNoWeek(value)) throw new ApiError('poolWeekNotValid', { status: 200 });
      if (!wire) throw new Error(`expected a week but received ${describeValue(value)}`);
      return { number: wire.number, betDays: wire.bet_days ?? '' };
    },
    getServerTime(body) {
      const wire = body.kind === 'json' ? findInCurrent(serverTimeSchema, body.value) : null;
      return wire && parseInstant(wire.server_time);
    },
  }),
  allGames: (): Call<readonly Game[]> => ({
    endpoint: 'games',
    path: '/api/games/all',
    decode: (body, note) => getGames(getJson(body), null, note),
  }),
  gamesOfWeek: (week: number): Call<readonly Game[]> => ({
    endpoint: 'games',
    path: `/api/games/week/${encodeURIComponent(week)}`,
    list: `games/${week}`,
    decode: (body, note) => getGames(getJson(body), week, note).filter((game) => game.week === week),
  }),
};
