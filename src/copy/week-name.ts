import type { Week } from '../domain/types.ts';

/** The name of a week on screen: its alias, or "Jornada {number}" (spec §3). */
export function getWeekName({ number, alias }: Pick<Week, 'number' | 'alias'>): string {
  return alias?.trim() || `Jornada ${number}`;
}

/** The name of a week by its number, also while the list of weeks is still loading. */
export function getWeekNameByNumber(
  number: number,
  weeks: readonly Pick<Week, 'number' | 'alias'>[],
): string {
  return getWeekName(weeks.find((week) => week.number === number) ?? { number, alias: null });
}

const isJornada = (name: string) => /^jornada\b/i.test(name);

/** `de la Jornada 7`, `de Cuartos de Final · Ida`: only names that begin with “Jornada” take the article. */
export const withPreposition = (name: string): string => (isJornada(name) ? `de la ${name}` : `de ${name}`);

/** `Tu Jornada 7`, but `Cuartos de Final · Ida`: other names don't agree with a word in the singular before them. */
export const withWeek = (before: string, name: string): string =>
  isJornada(name) ? `${before} ${name}` : name;
