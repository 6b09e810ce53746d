import type { Game } from '../domain/types.ts';
import { gamesCopy } from './games.ts';
import { ticketCopy } from './ticket.ts';
import { getWeekName, type NamedWeek, withPreposition } from './week-name.ts';

export const closingsCopy = {
  offered:
    'Si se descargó el archivo, ábrelo para agregarlo a tu calendario. Si no, abre esta página en tu navegador.',
  impossible: 'Esta app no deja guardar archivos. Abre esta página en tu navegador.',
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

type Teams = Pick<Game, 'home' | 'away'>;

/**
 * One event for each week of a season: a reminder and the closing of “Todos los cierres” replace each other in
 * the calendar. The UID contains no host name, because RFC 7986 forbids data that identifies a host.
 */
const getEvent = (season: string, { number }: NamedWeek, url: string) => ({
  uid: `reto-ruffles-${season}-week-${number}-closing`,
  url: `${url}games`,
});

const getNames = (games: readonly Teams[]) =>
  games.map(({ home, away }) => ticketCopy.versus(home.name, away.name));

/** `season` is null while no week is loaded. */
export function createReminder(
  week: NamedWeek | null,
  games: readonly { game: Teams; window: { cutoff: number } }[],
  season: string | null,
  url: string,
) {
  if (!week || season === null || games.length === 0) return null;
  return {
    ...getEvent(season, week, url),
    at: Math.min(...games.map(({ window }) => window.cutoff)),
    title: gamesCopy.reminderTitle(getWeekName(week)),
    description: gamesCopy.reminderText(getNames(games.map(({ game }) => game))),
    alarmText: gamesCopy.reminderAlarm,
  };
}

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
