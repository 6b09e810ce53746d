import { useLayoutEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { WEEK_PARAMETER } from '../../../lib/routes.ts';
import { useStores } from '../../../use-stores.ts';
import { readWeek } from './read-week.ts';

/**
 * Keeps a player who has pressed the tab of the current week in that week when the server moves on to the next. The
 * address of the current week is bare, so the state of the history entry has its number (`useWeekAddress`).
 */
export function useKeptWeek(): void {
  const currentNumber = useStores().weeks.currentNumber.value;
  const [params, setParams] = useSearchParams();
  const addressWeek = readWeek(params);
  const { state } = useLocation();
  const pressed: number | undefined = state?.[WEEK_PARAMETER];
  useLayoutEffect(() => {
    const hasMovedOn =
      addressWeek === null && pressed !== undefined && currentNumber !== null && pressed !== currentNumber;
    if (hasMovedOn) setParams({ [WEEK_PARAMETER]: String(pressed) }, { replace: true });
  }, [currentNumber, pressed, setParams, addressWeek]);
}
