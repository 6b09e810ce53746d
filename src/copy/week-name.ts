import type { Week } from '../domain/types.ts';

export type NamedWeek = Pick<Week, 'number' | 'alias'>;

export function getWeekName({ number, alias }: NamedWeek): string {
  return alias?.trim() || `Jornada ${number}`;
}

export function getWeekNameByNumber(number: number, weeks: readonly NamedWeek[]): string {
  return getWeekName(weeks.find((week) => week.number === number) ?? { number, alias: null });
}

const isJornada = (name: string) => /^jornada\b/i.test(name);

/**
 * Examples: “de la Jornada 7”, “de Cuartos de Final · Ida”. Only a name that begins with “Jornada” takes the
 * article.
 */
export const withPreposition = (name: string): string => (isJornada(name) ? `de la ${name}` : `de ${name}`);

/** Examples: “en la Jornada 7”, “en Cuartos de Final · Ida”. */
export const inWeek = (name: string): string => withPreposition(name).replace(/^de /, 'en ');

/**
 * Examples: “Tu Jornada 7”, but “Cuartos de Final · Ida”, because a singular word does not agree with a
 * plural alias.
 */
export const withWeek = (before: string, name: string): string =>
  isJornada(name) ? `${before} ${name}` : name;
