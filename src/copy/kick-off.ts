import { getCentreMidnight } from '../domain/centre-time.ts';
import type { Game } from '../domain/types.ts';
import { formatDay, formatDayHour } from './format.ts';

/** Examples: `sáb 29 ago · 16:31 h`, without a time `sáb 29 ago`, without a date `fecha por definir`. */
export function formatKickOff({ date, kickOff }: Pick<Game, 'date' | 'kickOff'>): string {
  if (kickOff !== null) return formatDayHour(kickOff);
  return date === null ? 'fecha por definir' : formatDay(getCentreMidnight(date));
}
