/** The times of a game and of a week, and when the server accepts predictions. */
import { HOUR_MS, toInstant, WEEK_MS } from '../lib/time.ts';
import type { GameRow } from '../models/game.ts';
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
