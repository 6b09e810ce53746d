import type { SeasonWeek } from '../domain/season.ts';
import { formatCount } from './format.ts';
import type { ShareWords } from './share.ts';
import { withPreposition } from './week-name.ts';

const points = (amount: number) => formatCount(amount, 'punto', 'puntos');
const weeks = (amount: number) => formatCount(amount, 'jornada', 'jornadas');

export const seasonCopy = {
  average: 'Promedio',
  averageUnit: 'puntos por jornada',
  best: 'Mejor jornada',
  bestNone: 'Todavía sin puntos',
  bestWeek: (week: string, more: number) =>
    more === 0 ? week : `${week} ${more === 1 ? 'y otra más' : `y otras ${more}`}`,
  cancelled: (games: number) =>
    games === 1 ? '1 partido cancelado, no suma' : `${games} partidos cancelados, no suman`,
  chart: 'Puntos por jornada',
  chartHint: 'Toca una jornada para ver su boleto.',
  columnExact: 'Exactos',
  columnPoints: 'Total',
  columnResult: 'Resultados',
  columnTrivia: 'Trivia',
  columnWeek: 'Jornada',
  emptyAction: 'Ir a Partidos',
  emptyText: 'Tu gráfica arranca con tu primer boleto.',
  figureNone: '–',
  formatAverage: (value: number) => value.toFixed(1),
  legend: 'Qué muestra cada barra',
  legendCurrent: 'Jornada actual',
  legendExact: 'Exacto',
  legendPending: 'Por confirmar',
  legendResult: 'Resultado',
  legendTrivia: 'Trivia',
  loading: 'Cargando tu temporada…',
  noteLine: (week: string, status: string) => `${week}: ${status}.`,
  pending: (games: number) => formatCount(games, 'partido por confirmar', 'partidos por confirmar'),
  pendingAll: 'por confirmar',
  percent: (share: number) => `${share}\u00A0%`,
  postponed: (games: number) =>
    games === 1 ? '1 partido pospuesto, no suma' : `${games} partidos pospuestos, no suman`,
  seasonTrivia: (amount: number) =>
    `Tu total incluye ${points(amount)} de trivia que no ${amount === 1 ? 'está' : 'están'} en las barras.`,
  shareBest: 'mejor jornada',
  shareStreak: 'racha más larga',
  // “Hasta la Jornada 7”, but “Final · Vuelta”: only a name that begins with “Jornada” takes the article.
  shareTag: (week: string) =>
    withPreposition(week)
      .replace(/^de la /, 'Hasta la ')
      .replace(/^de /, ''),
  accuracy: 'Tus pronósticos',
  accuracyExact: 'exactos',
  accuracyMissed: 'sin acierto',
  accuracyOf: (games: number) => `De ${formatCount(games, 'partido contado', 'partidos contados')}.`,
  accuracyResult: 'solo resultado',
  streak: 'Racha de exactos',
  ticketStreak: 'Racha de boletos',
  ticketStreakUnit: (amount: number) => (amount === 1 ? 'boleto al hilo' : 'boletos al hilo'),
  share: 'Compartir mi temporada',
  streakLongest: (longest: number) => `La más larga: ${weeks(longest)}`,
  streakUnit: (amount: number) =>
    amount === 1 ? 'jornada al hilo con exacto' : 'jornadas al hilo con exacto',
  table: 'Mis puntos por jornada',
  tableShow: 'Ver como tabla',
  title: 'Mi temporada',
  total: (amount: number) => (amount === 1 ? 'punto en la temporada' : 'puntos en la temporada'),
  weekSkipped: 'sin boleto',
  weekOpen: 'todavía sin boleto',
  weekLabel: (week: string, amount: number, status: string) =>
    `${week}: ${points(amount)}${status ? `, ${status}` : ''}. Ver el boleto`,
  weekWithout: (week: string, status: string) => `${week}: ${status}`,
} as const;

export const getSeasonWords = (total: number, played: number): ShareWords => ({
  fileName: 'mi-temporada-reto-ruffles.png',
  text: (url) => `Llevo ${points(total)} en ${weeks(played)} del Reto Ruffles. ¿Cómo va la tuya? ${url}`,
});

/**
 * Returns why a week without a ticket has no points, or how many of its predictions are pending (no number if
 * all are), postponed or cancelled; '' when all its predictions have points.
 */
export function getWeekStatus(week: SeasonWeek): string {
  if (week.kind === 'skipped') return seasonCopy.weekSkipped;
  if (week.kind === 'noTicketYet') return seasonCopy.weekOpen;
  const isAllPending = week.counted + week.postponed + week.cancelled === 0;
  return [
    week.pending === 0 ? '' : isAllPending ? seasonCopy.pendingAll : seasonCopy.pending(week.pending),
    week.postponed === 0 ? '' : seasonCopy.postponed(week.postponed),
    week.cancelled === 0 ? '' : seasonCopy.cancelled(week.cancelled),
  ]
    .filter(Boolean)
    .join(', ');
}
