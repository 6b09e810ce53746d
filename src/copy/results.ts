import { formatCount } from './format.ts';
import { inWeek, withPreposition, withWeek } from './week-name.ts';

/** The results of a week on Inicio. */
export const resultsCopy = {
  region: (week: string) => `Resultados ${withPreposition(week)}`,
  title: (week: string) => withWeek('Tu', week),
  trivia: 'Trivia',
  total: 'Total',
  totalPoints: (points: number) => `Total: ${formatCount(points, 'punto', 'puntos')}`,
  place: (week: string) => `Tu lugar ${inWeek(week)}`,
  placeRisen: (by: number) => `Subiste ${formatCount(by, 'lugar', 'lugares')}`,
  ticket: 'Ver mi boleto',
} as const;
