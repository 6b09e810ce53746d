import { formatCount, formatNumber } from './format.ts';

/** One line about the week that has ended, at the beginning of Partidos and Ranking. */
export const endedWeekCopy = {
  week: (name: string) => `${name}:`,
  points: (count: number) => formatCount(count, 'punto', 'puntos'),
  place: (position: number) => `lugar ${formatNumber(position)}`,
  pending: 'faltan tus puntos',
  noTicket: 'sin boleto',
  seeTicket: 'Ver mi boleto',
  seeTable: 'Ver la tabla',
} as const;
