import { rankingCopy } from '../../copy/ranking.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import type { Week } from '../../domain/types.ts';
import type { RankingChoice } from '../../stores/ranking/ranking-table.ts';

export function getTableName({ scope, week }: RankingChoice, weeks: readonly Week[]): string {
  if (scope === 'general' || week === null) return rankingCopy.tabGeneral;
  return getWeekNameByNumber(week, weeks);
}
