import { formatDay } from '../../copy/format.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import { getCentreMidnight } from '../../domain/centre-time.ts';
import type { Week } from '../../domain/types.ts';
import type { RankingChoice } from '../../stores/ranking/ranking-table.ts';
import { getTableName } from './table-name.ts';

/** `isPast`: the table has no more points to come. `weeks` are all weeks of the season. `now` is server time in ms. */
export function getIntro(
  choice: RankingChoice,
  isPast: boolean,
  weeks: readonly Week[],
  now: number,
): string {
  if (choice.scope === 'general') return isPast ? rankingCopy.introGeneralOver : rankingCopy.introGeneral;
  if (choice.week === null) return rankingCopy.loading;
  const name = getTableName(choice, weeks);
  const week = weeks.find(({ number }) => number === choice.week);
  const start = week?.dateStart ? getCentreMidnight(week.dateStart) : Number.NaN;
  if (start > now) return rankingCopy.introStarts(name, formatDay(start));
  return isPast ? rankingCopy.introPast(name) : rankingCopy.introNow(name);
}
