import { useEffect, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RankingStore } from '../../stores/ranking/ranking.ts';
import type { RankingChoice } from '../../stores/ranking/ranking-table.ts';
import { getParams, readChoice } from './ranking-address.ts';

/**
 * Shows the table that the address names. Returns a function that opens another table by its address, or loads the
 * table again that the address names already.
 */
export function useRankingAddress(ranking: RankingStore): (choice: RankingChoice) => void {
  const [params, setParams] = useSearchParams();

  // The address chooses the table. Before the paint, so that no frame marks the previous table as chosen.
  useLayoutEffect(() => void ranking.show(readChoice(params)), [ranking, params]);

  // Once a table is shown, the address names it: a week that isn't listed, a page beyond the last one and a table that
  // failed to load leave the address.
  const address = getParams(ranking.choice.value, ranking.initialWeek.value);
  const isShown = ranking.state.value.status === 'ready';
  useEffect(() => {
    // A table that the address has just chosen is loading by now, although it wasn't during the render.
    if (ranking.state.peek().status !== 'ready') return;
    if (isShown && params.toString() !== address) setParams(address, { replace: true });
  }, [address, isShown, params, ranking, setParams]);

  return (choice) => {
    const nextAddress = getParams(choice, ranking.initialWeek.peek());
    if (nextAddress === params.toString()) void ranking.reload();
    else setParams(nextAddress, { replace: true });
  };
}
