import { REMINDER_HOURS } from '../domain/reminder.ts';
import { getEvent, getNames, type Teams } from './reminder.ts';
import { getWeekName, type NamedWeek, withPreposition } from './week-name.ts';

export const closingsCopy = {
  offered:
    'Si se descargó el archivo, ábrelo para agregarlo a tu calendario. Si no, abre esta página en tu navegador.',
  impossible: 'Esta app no deja guardar archivos. Abre esta página en tu navegador.',
  action: 'Todos los cierres en mi calendario',
  busy: 'Preparando tu calendario…',
  text: `Un archivo con el próximo cierre de cada jornada y su aviso ${REMINDER_HOURS} horas antes. Si cambia el calendario, descárgalo otra vez para actualizarlo.`,
  empty: 'Por ahora no hay cierres por delante. Vuelve cuando salga el calendario.',
  file: 'reto-ruffles-cierres.ics',
  eventTitle: (week: string) => `Próximo cierre ${withPreposition(week)}`,
  eventText: (games: readonly string[]) =>
    `${games.length === 1 ? 'Cierra' : 'Cierran'} primero: ${games.join(', ')}. Envía antes tu boleto. Los horarios son del centro de México.`,
  eventAlarm: `Faltan ${REMINDER_HOURS} horas para el próximo cierre del Reto Ruffles.`,
} as const;

export function createClosingReminders(
  closings: readonly { week: NamedWeek; cutoff: number; games: readonly Teams[] }[],
  season: string,
  url: string,
) {
  return closings.map(({ week, cutoff, games }) => ({
    ...getEvent(season, week, url),
    at: cutoff,
    title: closingsCopy.eventTitle(getWeekName(week)),
    description: closingsCopy.eventText(getNames(games)),
    alarmText: closingsCopy.eventAlarm,
  }));
}
