import { rankingCopy } from '../../copy/ranking.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import { getCentreMidnight } from '../../domain/centre-time.ts';
import { LAST_WEEK } from '../../domain/ranking.ts';
import type { Week } from '../../domain/types.ts';
import { isSeasonOver } from '../../domain/weeks.ts';
import { formatDay } from '../../lib/format.ts';
import type { RankingChoice, ShownRanking } from '../../stores/ranking/ranking.ts';

export function getTableName({ scope, week }: RankingChoice, weeks: readonly Week[]): string {
  if (scope === 'general' || week === null) return rankingCopy.tabGeneral;
  return getWeekNameByNumber(week, weeks);
}

/** `weeks` are all weeks of the season. `now` is server time in ms. */
export function getIntro(
  choice: RankingChoice,
  current: number | null,
  weeks: readonly Week[],
  now: number,
): string {
  const isOver = (current ?? 0) > LAST_WEEK || (weeks.length > 0 && isSeasonOver(weeks, now));
  if (choice.scope === 'general') return isOver ? rankingCopy.introGeneralOver : rankingCopy.introGeneral;
  if (choice.week === null) return rankingCopy.loading;
  const name = getTableName(choice, weeks);
  const week = weeks.find(({ number }) => number === choice.week);
  const start = week ? getCentreMidnight(week.dateStart) : Number.NaN;
  if (start > now) return rankingCopy.introStarts(name, formatDay(start));
  const isPast = isOver || (current !== null && choice.week < current);
  return isPast ? rankingCopy.introPast(name) : rankingCopy.introNow(name);
}

export function getCaption({ choice, page }: ShownRanking, weeks: readonly Week[]): string {
  const { currentPage, lastPage } = page;
  return choice.scope === 'general'
    ? rankingCopy.captionGeneral(currentPage, lastPage)
    : rankingCopy.captionWeek(getTableName(choice, weeks), currentPage, lastPage);
}
