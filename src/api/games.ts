import * as v from 'valibot';
import { getCentreMidnight, parseCentreTime } from '../domain/centre-time.ts';
import type { CurrentWeek, Game, GameStatus, Team, Week } from '../domain/types.ts';
import { cutText } from '../lib/cut-text.ts';
import type { Call } from './api.ts';
import { currentWeekSchema, gameSchema, isolate, weekSchema } from './contract/schemas.ts';
import { getJson, getList, getRows, getWeekLists, isRecord, unwrap, unwrapObject } from './decode.ts';
import { withCamelKeys } from './keys.ts';

type WireGame = v.InferOutput<typeof gameSchema>;

/**
 * By name in lower case. Any other name is read as `unknown`, so the game stays in the list and accepts no
 * predictions.
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
 * Returns `instead` for anything but `#` and 3 or 6 hexadecimal digits. The colour is drawn in the team's
 * shield, as an SVG `fill` and on a canvas.
 */
const getColor = (color: string | null, instead: string) =>
  color !== null && /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.test(color) ? color : instead;

function toTeam(wire: WireGame['home']): Team {
  return {
    name: isolate(wire.name),
    shortName: wire.short_name || cutText(cutText(wire.name, 3).toUpperCase(), 6),
    color: getColor(wire.color, '#5e5442'),
    colorAlt: getColor(wire.color_alt, '#fffdf8'),
  };
}

function toGame(wire: WireGame, week: number | null): Game | null {
  const kickOff = parseCentreTime(wire.date, wire.time);
  if (week === null || Number.isNaN(kickOff)) return null;
  return {
    ...withCamelKeys(wire),
    week,
    kickOff,
    status: STATUSES.get(wire.status.name.trim().toLowerCase()) ?? 'unknown',
    home: toTeam(wire.home),
    away: toTeam(wire.away),
  };
}

const isFlat = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some((item) => isRecord(item) && 'date' in item);

/**
 * Reads games keyed by week or in one flat list. The week of a game is its key. Without a key (a flat list,
 * or an array that PHP renumbered), the week is the game's own `week`, else `requestedWeek`, which is null if
 * the games of all weeks were requested. A game without any of these weeks is dropped. Throws when the
 * response has keys but not that of `requestedWeek`, or games but no valid one.
 */
function getGames(answer: unknown, requestedWeek: number | null): Game[] {
  const value = unwrap(answer);
  const lists = isFlat(value) ? [{ week: null, list: value }] : getWeekLists(value);
  const isMissing =
    requestedWeek !== null &&
    lists.length > 0 &&
    lists.every(({ week }) => week !== null && week !== requestedWeek);
  if (isMissing) throw new Error('no such week');

  return getRows(
    lists.flatMap(({ week, list }) => list.map((row) => ({ week, row }))),
    v.object({ week: v.nullable(v.number()), row: gameSchema }),
    ({ week, row }) => toGame(row, week ?? row.week ?? requestedWeek),
    (game) => game.id,
  );
}

function toWeek(wire: v.InferOutput<typeof weekSchema>): Week | null {
  if (Number.isNaN(getCentreMidnight(wire.date_start))) return null;
  return { ...withCamelKeys(wire), alias: wire.alias?.trim() || null };
}

export const gamesCalls = {
  weeks: (): Call<readonly Week[]> => ({
    endpoint: 'weeks',
    path: '/api/weeks',
    decode: (body) => getRows(getList(getJson(body)), weekSchema, toWeek, (week) => week.number),
  }),
  /** Rejects with kind `poolWeekNotValid` when the server has no current week. */
  currentWeek: (): Call<CurrentWeek> => ({
    endpoint: 'current-week',
    path: '/api/week/current',
    decode(body) {
      const wire = v.parse(currentWeekSchema, unwrapObject(getJson(body)));
      return { number: wire.number, betDays: wire.bet_days ?? '' };
    },
  }),
  allGames: (): Call<readonly Game[]> => ({
    endpoint: 'games',
    path: '/api/games/all',
    decode: (body) => getGames(getJson(body), null),
  }),
  gamesOfWeek: (week: number): Call<readonly Game[]> => ({
    endpoint: 'games',
    path: `/api/games/week/${encodeURIComponent(week)}`,
    decode: (body) => getGames(getJson(body), week).filter((game) => game.week === week),
  }),
};
