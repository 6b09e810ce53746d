import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WEEK_PARAMETER } from '../../../lib/routes.ts';
import { useStores } from '../../../use-stores.ts';
import { readWeek } from './read-week.ts';

/**
 * Removes the parameter of a week that isn't shown from the address. The weeks with predictions are shown, so both have
 * to be loaded. A week in the address that becomes the current one keeps its parameter, because the bare address would
 * move on to the next week with the server.
 */
export function useCleanAddress(): void {
  const { predictions, weeks } = useStores();
  const shownNumber = weeks.shownNumber.value;
  const isLoaded = weeks.state.value.status === 'ready' && predictions.state.value.status === 'ready';
  const [params, setParams] = useSearchParams();
  const addressWeek = readWeek(params);
  const hasParameter = params.has(WEEK_PARAMETER);
  useEffect(() => {
    if (!hasParameter || !isLoaded) return;
    // When the page opens, `shownNumber` may still be the week of an earlier visit.
    const isShown = shownNumber === addressWeek || weeks.shownNumber.peek() === addressWeek;
    if (addressWeek === null || !isShown) setParams({}, { replace: true });
  }, [hasParameter, isLoaded, shownNumber, setParams, addressWeek, weeks]);
}
