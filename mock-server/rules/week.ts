/** Which week the server says is being played. */

import { DAY, SECOND } from '../lib/time.ts';
import type { GameRow, WeekRow } from '../models/rows.ts';
import { POLICY } from '../policy.ts';
import { getGameEnd, getWeekStart } from './window.ts';

/** The instant a week is done with: its last game's end, or its first day's where it has none. */
function getWeekEnd(week: WeekRow, games: readonly GameRow[]): number {
  let end = 0;
  for (const game of games) if (game.weekId === week.id) end = Math.max(end, getGameEnd(game));
  return end || getWeekStart(week) + DAY;
}

/** Last instant at which the week's trivia is taken: 23:59:59 of the day of its last game. */
export function getTriviaDeadline(week: WeekRow, games: readonly GameRow[]): number {
  let last = week.date_start;
  for (const game of games) if (game.weekId === week.id && game.date > last) last = game.date;
  return getWeekStart({ ...week, date_start: last }) + DAY - SECOND;
}

/** The week the server names. */
export interface CurrentWeek {
  number: number;
  /** Null in the closing week, after the last one. */
  week: WeekRow | null;
}

/** The week being played; the one after the last during the closing week; null when the campaign is over. */
export function getCurrentWeek(
  weeks: readonly WeekRow[],
  games: readonly GameRow[],
  now: number,
): CurrentWeek | null {
  let end = 0;
  for (const week of [...weeks].sort((a, b) => a.number - b.number)) {
    end = Math.max(end, getWeekEnd(week, games));
    if (now < end) return { number: week.number, week };
  }
  return now < end + POLICY.closingWeek ? { number: POLICY.lastWeek + 1, week: null } : null;
}
