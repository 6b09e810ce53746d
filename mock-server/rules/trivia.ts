import { DAY_MS, toInstant } from '../lib/time.ts';
import type { GameRow } from '../models/game.ts';
import type { WeekRow } from '../models/week.ts';

/**
 * Returns the first instant at which the server refuses answers to the week's trivia: midnight after the day of the
 * week's last game, or after the week's first day when the week has no games.
 */
export function getTriviaEnd(week: WeekRow, games: readonly GameRow[]): number {
  const dates = games.filter((game) => game.weekId === week.id).map((game) => game.date);
  return toInstant([week.date_start, ...dates].sort().at(-1) ?? '') + DAY_MS;
}
