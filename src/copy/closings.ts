import type { Game, Week } from '../domain/types.ts';
import { gamesCopy } from './games.ts';
import { getClosingUid } from './reminder.ts';
import { getWeekName, withPreposition } from './week-name.ts';

const ALARM_MINUTES = 180;

export const closingsCopy = {
  action: 'Todos los cierres en mi calendario',
  busy: 'Preparando tu calendario…',
  text: 'Un archivo con el próximo cierre de cada jornada y su aviso 3 horas antes. Si cambia el calendario, descárgalo otra vez para actualizarlo.',
  empty: 'Por ahora no hay cierres por delante. Vuelve cuando salga el calendario.',
  file: 'reto-ruffles-cierres.ics',
  eventTitle: (week: string) => `Próximo cierre ${withPreposition(week)}`,
  eventText: (games: readonly string[]) =>
    `${games.length === 1 ? 'Cierra' : 'Cierran'} primero: ${games.join(', ')}. Envía antes tu boleto. Los horarios son del centro de México.`,
  eventAlarm: 'Faltan 3 horas para el próximo cierre del Reto Ruffles.',
} as const;

interface WeekClosing {
  week: Pick<Week, 'number' | 'alias'>;
  cutoff: number;
  games: readonly Pick<Game, 'home' | 'away'>[];
}

export function createClosingReminders(closings: readonly WeekClosing[], season: string, url: string) {
  return closings.map(({ week, cutoff, games }) => ({
    uid: getClosingUid(season, week.number),
    at: cutoff,
    alarmMinutes: ALARM_MINUTES,
    title: closingsCopy.eventTitle(getWeekName(week)),
    description: closingsCopy.eventText(
      games.map(({ home, away }) => gamesCopy.versus(home.name, away.name)),
    ),
    alarmText: closingsCopy.eventAlarm,
    url: `${url}games`,
  }));
}
