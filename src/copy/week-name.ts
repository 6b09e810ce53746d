import type { Week } from '../domain/types.ts';

/** The name of a week on screen: its alias, or "Jornada {number}" (spec §3). */
export function weekName({ number, alias }: Pick<Week, 'number' | 'alias'>): string {
  return alias?.trim() || `Jornada ${number}`;
}
