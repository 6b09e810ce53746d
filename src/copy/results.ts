import { formatCount } from './format.ts';
import { withPreposition, withWeek } from './week-name.ts';

/** The results of a week on Inicio. */
export const resultsCopy = {
  region: (week: string) => `Resultados ${withPreposition(week)}`,
  title: (week: string) => withWeek('Tu', week),
  trivia: 'Trivia',
  total: 'Total',
  totalPoints: (points: number) => `Total: ${formatCount(points, 'punto', 'puntos')}`,
  place: 'Tu lugar',
  placeSame: 'Sigues en el mismo lugar',
  placeMoved: (by: number) =>
    `${by > 0 ? 'Subiste' : 'Bajaste'} ${formatCount(Math.abs(by), 'lugar', 'lugares')}`,
  ticket: 'Ver mi boleto',
} as const;
