/**
 * The server's own rules of games and weeks: the status and score of a game, the current week, and which predictions
 * are accepted. They share no code with the product's implementation.
 */

import type { RefusalName } from '../catalogue/catalogue.ts';
import { type FieldErrors, getFieldMessage } from '../catalogue/refusal.ts';
import { mix } from '../lib/random.ts';
import { normalize } from '../lib/text.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, toDate, toInstant, WEEK_MS } from '../lib/time.ts';
import type { GameRow } from '../models/game.ts';
import type { ScorePick } from '../models/prediction.ts';
import type { WeekRow } from '../models/week.ts';
import { SERVER_RULES } from '../server-rules.ts';

export const getKickOff = (game: GameRow) => toInstant(game.date, game.time);

export const getCutoff = (game: GameRow, week: WeekRow) =>
  getKickOff(game) - (week.before_hours_bet ?? SERVER_RULES.beforeHoursBet) * HOUR_MS;

/**
 * Returns the first instant at which the server accepts a prediction: `before_weeks_bet` weeks before the kick-off, or
 * the week's start if that is earlier.
 */
export function getOpening(game: GameRow, week: WeekRow): number {
  const weeks = week.before_weeks_bet ?? SERVER_RULES.beforeWeeksBet;
  return Math.min(getKickOff(game) - weeks * WEEK_MS, getWeekStart(week));
}

export const byKickOff = (a: GameRow, b: GameRow) =>
  getKickOff(a) - getKickOff(b) || Number(a.id) - Number(b.id);

/**
 * Returns the games of a week by kick-off, then by id. A game's one-based position in the list is its number in
 * expressions such as `cierre(7, 2)`.
 */
export const getWeekGames = (games: readonly GameRow[], week: number): GameRow[] =>
  games.filter((game) => game.weekId === String(week)).sort(byKickOff);

export const getGameEnd = (game: GameRow) => getKickOff(game) + SERVER_RULES.gameLength;

export const getWeekStart = (week: WeekRow) => toInstant(week.date_start);

export const isPublished = (game: GameRow, now: number) => game.published_at <= now;

export function getStatus(game: GameRow, week: WeekRow, now: number): string {
  if (game.status !== null) return game.status;
  if (game.postponed_at !== null && now >= game.postponed_at) return 'pospuesto';
  if (now >= getGameEnd(game)) return 'finalizado';
  if (now >= getKickOff(game)) return 'en juego';
  return now >= getOpening(game, week) - SERVER_RULES.activation ? 'activo' : 'programado';
}

/** Whether a game with the status can be predicted between its opening and its cut-off (spec §3). */
export const isOpenStatus = (status: string) => status === 'activo' || status === 'active';

export function isAwaitingResult(game: GameRow, week: WeekRow, now: number): boolean {
  const status = getStatus(game, week, now);
  return isPublished(game, now) && (isOpenStatus(status) || status === 'programado' || status === 'en juego');
}

export function getScore(game: GameRow, status: string, now: number): readonly [number, number] | null {
  if (status === 'finalizado') return [game.home_goals, game.away_goals];
  if (status !== 'en juego' || game.hides_score) return null;
  const elapsed = now - getKickOff(game);
  const countScored = (goals: number, side: number) => {
    let count = 0;
    for (let goal = 0; goal < goals; goal += 1) {
      const minute = (mix(Number(game.id), side, goal) % 90) * MINUTE_MS;
      if (elapsed >= minute + (minute >= 45 * MINUTE_MS ? SERVER_RULES.halfTime : 0)) count += 1;
    }
    return count;
  };
  return [countScored(game.home_goals, 1), countScored(game.away_goals, 2)];
}

export const RESULT_POINTS = 2 as const;
/** Includes the points for the correct result. */
export const EXACT_POINTS = 5 as const;
export const TRIVIA_POINTS = 1;

export function getPoints(home: number, away: number, realHome: number, realAway: number): 0 | 2 | 5 {
  if (home === realHome && away === realAway) return EXACT_POINTS;
  return Math.sign(home - away) === Math.sign(realHome - realAway) ? RESULT_POINTS : 0;
}

/**
 * Returns the first instant at which the server refuses answers to the week's trivia: midnight after the day of the
 * week's last game, or after the week's first day when the week has no games.
 */
export function getTriviaEnd(week: WeekRow, games: readonly GameRow[]): number {
  const dates = games.filter((game) => game.weekId === week.id).map((game) => game.date);
  return toInstant([week.date_start, ...dates].sort().at(-1) ?? '') + DAY_MS;
}

/**
 * Returns the first week that is not over. After the last week it returns number 24 and no `week` for
 * `SERVER_RULES.closingWeek` ms, and then null.
 */
export function getCurrentWeek(weeks: readonly WeekRow[], games: readonly GameRow[], now: number) {
  let end = 0;
  for (const week of [...weeks].sort((a, b) => a.number - b.number)) {
    const ends = games.filter((game) => game.weekId === week.id).map(getGameEnd);
    if (ends.length === 0) ends.push(getWeekStart(week) + DAY_MS);
    end = Math.max(end, ...ends);
    if (now < end) return { number: week.number, week };
  }
  return now < end + SERVER_RULES.closingWeek ? { number: SERVER_RULES.lastWeek + 1, week: null } : null;
}

const MAX_GOALS = 9;
const MAX_LINES = 100;

export function readPredictions(value: unknown): { predictions: ScorePick[] } | { errors: FieldErrors } {
  if (value === undefined || value === null || value === '')
    return { errors: { pool: [getFieldMessage('pool', 'is required')] } };
  if (!Array.isArray(value) || value.length > MAX_LINES)
    return { errors: { pool: [getFieldMessage('pool', 'must be an array')] } };
  const errors: FieldErrors = {};
  const predictions = value.map((sent, index): ScorePick => {
    const { game_id, home_score, away_score } = (sent ?? {}) as Record<string, unknown>;
    const isId = Number.isInteger(game_id) || /^\d{1,20}$/.test(String(game_id ?? ''));
    const line = `pool.${index}`;
    if (!isId) errors[`${line}.game_id`] = [getFieldMessage(`${line}.game_id`, 'must be an integer')];
    for (const [name, goals] of Object.entries({ home_score, away_score })) {
      if (Number.isInteger(goals) && Number(goals) >= 0 && Number(goals) <= MAX_GOALS) continue;
      errors[`${line}.${name}`] = [getFieldMessage(`${line}.${name}`, `must be between 0 and ${MAX_GOALS}`)];
    }
    return { game_id: String(game_id), home_score: Number(home_score), away_score: Number(away_score) };
  });
  return Object.keys(errors).length > 0 ? { errors } : { predictions };
}

interface BetContext {
  games: readonly GameRow[];
  weeks: readonly WeekRow[];
  sent: ReadonlySet<string>;
  now: number;
}

const REFUSAL_ORDER: readonly RefusalName[] = [
  'noMatchGames',
  'betNotAllowed',
  'betBeforeStart',
  'noBetDay',
  'noBetTime',
];

/**
 * Returns the refusal that comes first in `REFUSAL_ORDER`, or null when the server accepts all predictions. The server
 * accepts all predictions of a submission or none.
 */
export function getBetRefusal(
  predictions: readonly ScorePick[],
  { games, weeks, sent, now }: BetContext,
): RefusalName | null {
  const ids = predictions.map((prediction) => prediction.game_id);
  if (ids.length === 0 || new Set(ids).size < ids.length || ids.some((id) => sent.has(id)))
    return 'noMatchGames';
  const refusals = new Set<RefusalName>();
  for (const id of ids) {
    const game = games.find((row) => row.id === id);
    const week = weeks.find((row) => row.id === game?.weekId);
    const refusal = getGameRefusal(game, week, now);
    if (refusal) refusals.add(refusal);
    if (week && !isBetDay(week.bet_days, now)) refusals.add('noBetDay');
  }
  return REFUSAL_ORDER.find((name) => refusals.has(name)) ?? null;
}

export function getGameRefusal(
  game: GameRow | undefined,
  week: WeekRow | undefined,
  now: number,
): RefusalName | null {
  if (!game || !week || !isPublished(game, now)) return 'noMatchGames';
  const status = getStatus(game, week, now);
  if (!isOpenStatus(status) && status !== 'en juego') return 'noMatchGames';
  if (week.closed) return 'betNotAllowed';
  if (now < getOpening(game, week)) return 'betBeforeStart';
  return now >= getCutoff(game, week) ? 'noBetTime' : null;
}

const DAYS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'];

/** Whether the text, such as `jue,vie` or “Jueves y viernes”, names the day of `now`, or no day at all. */
function isBetDay(text: string, now: number): boolean {
  const words = normalize(text).split(/[^a-z]+/);
  const days = DAYS.filter((day) => words.some((word) => word.startsWith(day)));
  return days.length === 0 || days.includes(DAYS[new Date(toDate(now)).getUTCDay()] ?? '');
}
