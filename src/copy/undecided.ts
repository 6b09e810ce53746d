import { getCentreMidnight } from '../domain/centre-time.ts';
import type { Game } from '../domain/types.ts';
import { formatDay, formatDayHour } from './format.ts';

export const UNDECIDED = 'Por definir';

/** A team that the server doesn't name has an empty name. */
export const getTeamName = (name: string): string => name || UNDECIDED;

/** Examples: `sáb 29 ago · 16:31 h`, without a time `sáb 29 ago`, without a date `fecha por definir`. */
export function formatKickOff({ date, kickOff }: Pick<Game, 'date' | 'kickOff'>): string {
  if (kickOff !== null) return formatDayHour(kickOff);
  return date === null ? 'fecha por definir' : formatDay(getCentreMidnight(date));
}
