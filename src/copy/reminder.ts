import { REMINDER_HOURS } from '../domain/reminder.ts';
import type { Game } from '../domain/types.ts';
import { ticketCopy } from './ticket.ts';
import { getWeekName, type NamedWeek, withPreposition } from './week-name.ts';

export const reminderCopy = {
  action: 'Recuérdame',
  failed: 'No pudimos preparar tu recordatorio. Inténtalo de nuevo.',
  /** No browser tells whether a file was saved, and those inside apps save none. */
  offered:
    'Si se descargó el archivo, ábrelo para agregarlo a tu calendario. Si no, usa Google Calendar o abre esta página en tu navegador.',
  impossible: 'Esta app no deja guardar archivos. Usa Google Calendar o abre esta página en tu navegador.',
  google: 'Agregar a Google Calendar',
  eventTitle: (week: string) => `Envía tu boleto ${withPreposition(week)}`,
  eventText: (games: readonly string[]) =>
    `${games.length === 1 ? 'Te falta' : 'Te faltan'} por enviar: ${games.join(', ')}. Los horarios son del centro de México.`,
  eventAlarm: `Faltan ${REMINDER_HOURS} horas para el primer cierre del Reto Ruffles.`,
  file: 'reto-ruffles.ics',
  title: 'Que no se te pase',
  text: (when: string) =>
    `Agrégalo a tu calendario: te avisa ${REMINDER_HOURS} horas antes del primer cierre (${when}).`,
} as const;

export type Teams = Pick<Game, 'home' | 'away'>;

/**
 * One event for each week of a season: a reminder and the closing of “Todos los cierres” replace each other in
 * the calendar. The UID contains no host name, because RFC 7986 forbids data that identifies a host.
 */
export const getEvent = (season: string, { number }: NamedWeek, url: string) => ({
  uid: `reto-ruffles-${season}-week-${number}-closing`,
  url: `${url}games`,
});

export const getNames = (games: readonly Teams[]) =>
  games.map(({ home, away }) => ticketCopy.versus(home.name, away.name));

/** `season` is null while no week is loaded. */
export function createReminder(
  week: NamedWeek | null,
  games: readonly { game: Teams; gameWindow: { cutoff: number } }[],
  season: string | null,
  url: string,
) {
  if (!week || season === null || games.length === 0) return null;
  return {
    ...getEvent(season, week, url),
    at: Math.min(...games.map(({ gameWindow }) => gameWindow.cutoff)),
    title: reminderCopy.eventTitle(getWeekName(week)),
    description: reminderCopy.eventText(getNames(games.map(({ game }) => game))),
    alarmText: reminderCopy.eventAlarm,
  };
}
