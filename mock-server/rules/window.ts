/**
 * The server's own implementation of when a game can be predicted, and of its status and score. It shares no code
 * with the product's implementation.
 */

import type { RefusalName } from '../catalogue/catalogue.ts';
import { mix } from '../lib/random.ts';
import { HOUR_MS, MINUTE_MS, toInstant, WEEK_MS } from '../lib/time.ts';
import type { GameRow, WeekRow } from '../models/index.ts';
import { SERVER_RULES } from '../server-rules.ts';

export const getKickOff = (game: GameRow) => toInstant(game.date, game.time);

export const getCutoff = (game: GameRow, week: WeekRow) =>
  getKickOff(game) - (week.before_hours_bet ?? SERVER_RULES.beforeHoursBet) * HOUR_MS;

const getWindowStart = (game: GameRow, week: WeekRow) =>
  getKickOff(game) - (week.before_weeks_bet ?? SERVER_RULES.beforeWeeksBet) * WEEK_MS;

/**
 * First instant at which the server accepts a prediction: `before_weeks_bet` weeks before the kick-off or the
 * week's start, whichever is earlier.
 */
export const getOpening = (game: GameRow, week: WeekRow) =>
  Math.min(getWindowStart(game, week), getWeekStart(week));

export const byKickOff = (a: GameRow, b: GameRow) =>
  getKickOff(a) - getKickOff(b) || Number(a.id) - Number(b.id);

/**
 * The games of a week by kick-off, then by id. A game's position in this list, from 1, is its number in expressions
 * such as `cierre(7, 2)`.
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

/** Whether a game with this status can be predicted between its opening and its cut-off (spec §3). */
export const isOpenStatus = (status: string) => status === 'activo' || status === 'active';

export function isAwaitingResult(game: GameRow, week: WeekRow, now: number): boolean {
  const status = getStatus(game, week, now);
  return isPublished(game, now) && (isOpenStatus(status) || status === 'programado' || status === 'en juego');
}

export function getScore(game: GameRow, status: string, now: number): readonly [number, number] | null {
  if (status === 'finalizado') return [game.home_goals, game.away_goals];
  if (status !== 'en juego' || game.hides_score) return null;
  const elapsed = now - getKickOff(game);
  const fallen = (goals: number, side: number) => {
    let count = 0;
    for (let goal = 0; goal < goals; goal += 1) {
      const minute = (mix(Number(game.id), side, goal) % 90) * MINUTE_MS;
      if (elapsed >= minute + (minute >= 45 * MINUTE_MS ? SERVER_RULES.halfTime : 0)) count += 1;
    }
    return count;
  };
  return [fallen(game.home_goals, 1), fallen(game.away_goals, 2)];
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
