import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { WEEK_PARAMETER } from '../../lib/routes.ts';
import type { GamesPageStore } from '../../stores/pages/games-page.ts';
import { useStores } from '../../use-stores.ts';

/**
 * Shows the week that the address names. Returns a function that opens another week by its address, or loads the games
 * again of the week that the address names already.
 */
export function useWeekAddress(page: GamesPageStore): (week: number) => void {
  const { predictions, weeks } = useStores();
  const shownNumber = weeks.shownNumber.value;
  const currentNumber = weeks.currentNumber.value;
  const [params, setParams] = useSearchParams();
  const addressWeek = readWeek(params);

  // Before the paint, so that no frame shows the week of the previous address.
  useLayoutEffect(() => void page.show(addressWeek), [page, addressWeek]);

  // The parameter of a week that isn't shown leaves the address. The weeks with predictions are shown, so both have to
  // be loaded. A week in the address that becomes the current one keeps its parameter, because the bare address
  // would move on to the next week with the server.
  const hasParameter = params.has(WEEK_PARAMETER);
  const isLoaded = weeks.state.value.status === 'ready' && predictions.state.value.status === 'ready';
  useEffect(() => {
    if (!hasParameter || !isLoaded) return;
    // When the page opens, `shownNumber` may still be the week of an earlier visit.
    const isShown = shownNumber === addressWeek || weeks.shownNumber.peek() === addressWeek;
    if (addressWeek === null || !isShown) setParams({}, { replace: true });
  }, [hasParameter, isLoaded, shownNumber, setParams, addressWeek, weeks]);

  // A player who has pressed the tab of the current week stays in that week when the server moves on to the next.
  const { state } = useLocation();
  const pressed: number | undefined = state?.[WEEK_PARAMETER];
  useLayoutEffect(() => {
    const hasMovedOn =
      addressWeek === null && pressed !== undefined && currentNumber !== null && pressed !== currentNumber;
    if (hasMovedOn) setParams({ [WEEK_PARAMETER]: String(pressed) }, { replace: true });
  }, [currentNumber, pressed, setParams, addressWeek]);

  return (week) => {
    const next = week === currentNumber ? null : week;
    if (next === addressWeek) void page.reloadGames();
    setParams(next === null ? {} : { [WEEK_PARAMETER]: String(next) }, {
      replace: true,
      state: next === null ? { [WEEK_PARAMETER]: week } : null,
    });
  };
}

/** Returns the week that the address names, or null for the bare address, which means the current week. */
export function readWeek(params: URLSearchParams): number | null {
  const text = params.get(WEEK_PARAMETER) ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
