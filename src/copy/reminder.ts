import type { Game, Week } from '../domain/types.ts';
import { gamesCopy } from './games.ts';
import { getWeekName } from './week-name.ts';

/** Time from the alarm to the earliest cut-off of the games (minutes). */
const REMINDER_MINUTES = 180;

interface ClosingGame {
  game: Pick<Game, 'home' | 'away'>;
  window: { cutoff: number };
}

export function createReminder(
  week: Pick<Week, 'number' | 'alias'> | null,
  games: readonly ClosingGame[],
  url: string,
) {
  if (!week || games.length === 0) return null;
  return {
    uid: `reto-ruffles-week-${week.number}@${new URL(url).hostname}`,
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
