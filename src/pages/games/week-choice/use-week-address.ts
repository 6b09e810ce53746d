import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WEEK_PARAMETER } from '../../../lib/routes.ts';
import type { GamesPageStore } from '../../../stores/pages/games-page.ts';
import { useStores } from '../../../use-stores.ts';
import { readWeek } from './read-week.ts';
import { useCleanAddress } from './use-clean-address.ts';
import { useKeptWeek } from './use-kept-week.ts';

/**
 * Shows the week that the address names. Returns a function that opens another week by its address, or loads the games
 * again of the week that the address names already.
 */
export function useWeekAddress(page: GamesPageStore): (week: number) => void {
  const currentNumber = useStores().weeks.currentNumber.value;
  const [params, setParams] = useSearchParams();
  const addressWeek = readWeek(params);

  // Before the paint, so that no frame shows the week of the previous address.
  useLayoutEffect(() => void page.show(addressWeek), [page, addressWeek]);
  useCleanAddress();
  useKeptWeek();

  return (week) => {
    const next = week === currentNumber ? null : week;
    if (next === addressWeek) void page.reloadGames();
    setParams(next === null ? {} : { [WEEK_PARAMETER]: String(next) }, {
      replace: true,
      state: next === null ? { [WEEK_PARAMETER]: week } : null,
    });
  };
}
