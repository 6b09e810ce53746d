import type { Game, Week } from '../domain/types.ts';
import { gamesCopy } from './games.ts';
import { getWeekName } from './week-name.ts';

/** Time from the alarm to the earliest cut-off of the games (minutes). */
const REMINDER_MINUTES = 180;

interface ClosingGame {
  game: Pick<Game, 'home' | 'away'>;
  window: { cutoff: number };
}

/**
 * One event for each week of a season: a reminder and the closing of “Todos los cierres” replace each other in
 * the calendar. The UID contains no host name, because RFC 7986 forbids data that identifies a host.
 */
export const getClosingUid = (season: string, week: number) => `reto-ruffles-${season}-week-${week}-closing`;

/** `season` is null while no week is loaded. */
export function createReminder(
  week: Pick<Week, 'number' | 'alias'> | null,
  games: readonly ClosingGame[],
  season: string | null,
  url: string,
) {
  if (!week || season === null || games.length === 0) return null;
  return {
    uid: getClosingUid(season, week.number),
    at: Math.min(...games.map(({ window }) => window.cutoff)),
    alarmMinutes: REMINDER_MINUTES,
    title: gamesCopy.reminderTitle(getWeekName(week)),
    description: gamesCopy.reminderText(
      games.map(({ game }) => gamesCopy.versus(game.home.name, game.away.name)),
    ),
    alarmText: gamesCopy.reminderAlarm,
    url: `${url}games`,
  };
}
