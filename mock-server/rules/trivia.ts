import { DAY_MS, toInstant } from '../lib/time.ts';
import type { GameRow } from '../models/game.ts';
import type { AppSchema } from '../models/index.ts';
import { findModelsAt } from '../models/rows-at.ts';
import type { WeekRow } from '../models/week.ts';

/**
 * Returns the first instant at which the server refuses answers to the week's trivia: midnight after the day of the
 * week's last game, or after the week's first day when the week has no games.
 */
export function getTriviaEnd(week: WeekRow, games: readonly GameRow[]): number {
  const dates = games.filter((game) => game.weekId === week.id).map((game) => game.date);
  return toInstant([week.date_start, ...dates].sort().at(-1) ?? '') + DAY_MS;
}

/** Returns the answer that a player has given to a trivia; undefined without one. */
export const findAnswer = (schema: AppSchema, userId: string, triviaId: string, now: number) =>
  findModelsAt(schema, 'answer', now, (row) => row.userId === userId && row.triviaId === triviaId).models[0];
