import type { ListName } from '../domain/types.ts';
import { formatCount } from './format.ts';

const NOUNS: Record<string, readonly [one: string, other: string, all: string]> = {
  games: ['partido', 'partidos', 'todos los partidos'],
  weeks: ['jornada', 'jornadas', 'todas las jornadas'],
  predictions: ['pronóstico', 'pronósticos', 'todos tus pronósticos'],
  ranking: ['lugar de la tabla', 'lugares de la tabla', 'toda la tabla'],
};

function getPart(list: ListName, count: number): string {
  const [one, other, all] = NOUNS[list.split('/')[0] ?? ''] ?? ['dato', 'datos', 'todos los datos'];
  return Number.isFinite(count) ? formatCount(count, one, other) : all;
}

/** Example: “No pudimos leer 1 partido y 2 pronósticos. Avísanos.” Infinity: a number that is not known. */
export function getUnreadText(lists: readonly (readonly [ListName, number])[]): string {
  const parts = lists.map(([list, count]) => getPart(list, count));
  const last = parts.pop();
  return `No pudimos leer ${parts.length > 0 ? `${parts.join(', ')} y ` : ''}${last}. Avísanos.`;
}
