import type { RankingChoice } from '../../stores/ranking/ranking-table.ts';
import { useStores } from '../../use-stores.ts';

/** True when the player has sent a prediction for the week of the table or, for the general table, for any week. */
export function useHasSent({ scope, week }: RankingChoice): boolean {
  const { predictions } = useStores();
  return scope === 'general'
    ? [...predictions.byWeek.value.values()].some((sent) => sent.length > 0)
    : predictions.getForWeek(week).length > 0;
}
