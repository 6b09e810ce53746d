import { getCentreMidnight } from '../../domain/centre-time.ts';
import type { Week } from '../../domain/types.ts';
import { getOpening, getPredictionWindow } from '../../domain/window.ts';
import type { ShownRanking } from '../../stores/ranking/ranking-table.ts';

/** True while nobody has points in the table. */
export const isDayOne = ({ page }: ShownRanking): boolean =>
  page.currentPage === 1 && page.rows.every(({ score }) => score === 0);

/**
 * True before the earliest instant (ms, server time) at which a game of the week may open. Its games, which may open
 * later, need not be loaded. False without a readable start of the week.
 */
export function isSurelyUnopened(week: Week, now: number): boolean {
  if (week.dateStart === null) return false;
  return now < getOpening(getPredictionWindow({ kickOff: getCentreMidnight(week.dateStart) }, week));
}
