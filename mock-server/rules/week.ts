import { DAY_MS } from '../lib/time.ts';
import type { GameRow, WeekRow } from '../models/index.ts';
import { SERVER_RULES } from '../server-rules.ts';
import { getGameEnd, getWeekStart } from './window.ts';

function getWeekEnd(week: WeekRow, games: readonly GameRow[]): number {
  const ends = games.filter((game) => game.weekId === week.id).map(getGameEnd);
  return ends.length > 0 ? Math.max(...ends) : getWeekStart(week) + DAY_MS;
}

/**
 * First instant at which the server refuses answers to the week's trivia: midnight after the day of the week's
 * last game, or after the week's first day when the week has no games.
 */
export function getTriviaEnd(week: WeekRow, games: readonly GameRow[]): number {
  let last = week.date_start;
  for (const game of games) if (game.weekId === week.id && game.date > last) last = game.date;
  return getWeekStart({ ...week, date_start: last }) + DAY_MS;
}

/**
 * Returns the first week that is not over. After the last week it returns number 24 and no `week` for
 * `SERVER_RULES.closingWeek` ms, and then null.
 */
export function getCurrentWeek(weeks: readonly WeekRow[], games: readonly GameRow[], now: number) {
  let end = 0;
  for (const week of [...weeks].sort((a, b) => a.number - b.number)) {
    end = Math.max(end, getWeekEnd(week, games));
    if (now < end) return { number: week.number, week };
  }
  return now < end + SERVER_RULES.closingWeek ? { number: SERVER_RULES.lastWeek + 1, week: null } : null;
}
