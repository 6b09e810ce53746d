import { rankingCopy } from '../../copy/ranking.ts';
import { weekNameByNumber } from '../../copy/week-name.ts';
import { getCentreMidnight } from '../../domain/centre-date.ts';
import type { Week } from '../../domain/types.ts';
import { formatDay } from '../../lib/format.ts';
import type { RankingChoice, ShownRanking } from '../../stores/ranking/ranking-state.ts';

/** The name of the table a choice means. */
export function tableName({ scope, week }: RankingChoice, weeks: readonly Week[]): string {
  if (scope === 'general' || week === null) return rankingCopy.tabGeneral;
  return weekNameByNumber(week, weeks);
}

/**
 * The sentence under the heading: a week to come says when it starts, one before the current week is settled, the
 * current one still moves. `now` in ms, server time.
 */
export function introOf(
  choice: RankingChoice,
  current: number | null,
  weeks: readonly Week[],
  now: number,
): string {
  if (choice.scope === 'general') return rankingCopy.introGeneral;
  if (choice.week === null) return rankingCopy.loading;
  const name = tableName(choice, weeks);
  const week = weeks.find(({ number }) => number === choice.week);
  const start = week ? getCentreMidnight(week.dateStart) : Number.NaN;
  if (start > now) return rankingCopy.introStarts(name, formatDay(start));
  const isPast = current !== null && choice.week < current;
  return isPast ? rankingCopy.introPast(name) : rankingCopy.introNow(name);
}

/** What the table is called for a screen reader. */
export function captionOf({ choice, page }: ShownRanking, weeks: readonly Week[]): string {
  const { currentPage, lastPage } = page;
  return choice.scope === 'general'
    ? rankingCopy.captionGeneral(currentPage, lastPage)
    : rankingCopy.captionWeek(tableName(choice, weeks), currentPage, lastPage);
}
