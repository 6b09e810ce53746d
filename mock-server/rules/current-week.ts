import { DAY_MS } from '../lib/time.ts';
import type { GameRow } from '../models/game.ts';
import type { WeekRow } from '../models/week.ts';
import { SERVER_RULES } from '../server-rules.ts';
import { getGameEnd, getWeekStart } from './window.ts';

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
