import { useLayoutEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { WEEK_PARAMETER } from '../../../lib/routes.ts';
import type { GamesPageStore } from '../../../stores/pages/games-page.ts';
import { useStores } from '../../../use-stores.ts';

/**
 * Shows the week that the address of Partidos names and corrects the address (`correctAddress`). Returns a function
 * that opens a week by its address. If the address names that week already, the function loads its games again.
 */
export function useWeekAddress(page: GamesPageStore): (week: number) => void {
  const { predictions, weeks } = useStores();
  const current = weeks.currentNumber.value;
  const isLoaded = weeks.state.value.status === 'ready' && predictions.state.value.status === 'ready';
  const [params, setParams] = useSearchParams();
  const week = readWeek(params);
  const hasParameter = params.has(WEEK_PARAMETER);
  const pressedTabWeek: number | undefined = useLocation().state?.[WEEK_PARAMETER];

  // Before the paint, so that no frame shows the week of the previous address, and before the page is opened (`usePage`
  // uses an effect after the paint).
  useLayoutEffect(() => void page.show(week), [page, week]);
  // After each render: Partidos renders again when the shown week changes. Before the paint, so that no frame shows the
  // next week to a player who stays in the pressed one.
  useLayoutEffect(() => {
    // `page.show` may have changed the shown week since the render.
    const shown = weeks.shownNumber.peek();
    const corrected = correctAddress({ hasParameter, isLoaded, week, pressedTabWeek, current, shown });
    if (corrected) setParams(corrected, { replace: true });
  });

  return (opened) => {
    const isCurrent = opened === current;
    const isInAddress = isCurrent ? week === null : week === opened;
    if (isInAddress) void page.reloadGames();
    // The current week has the bare address, which moves on with the server. The history entry keeps the number of the
    // pressed week, so that `correctAddress` can give it an address of its own when another week becomes the current
    // one.
    setParams(isCurrent ? {} : toParams(opened), {
      replace: true,
      state: isCurrent ? { [WEEK_PARAMETER]: opened } : null,
    });
  };
}

const toParams = (week: number) => ({ [WEEK_PARAMETER]: String(week) });

/** Returns the week that the address names, or null if it names none, which means the current week. */
export function readWeek(params: URLSearchParams): number | null {
  const text = params.get(WEEK_PARAMETER) ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}

interface ShownAddress {
  /** The address has a parameter, readable or not. */
  hasParameter: boolean;
  /** The weeks and the predictions are loaded, so it is known whether a week has a tab. */
  isLoaded: boolean;
  /** The week in the parameter of the address (`readWeek`). */
  week: number | null;
  /**
   * The week whose tab opened the bare address: the current week of that moment. The state of the history entry keeps
   * it.
   */
  pressedTabWeek: number | undefined;
  current: number | null;
  shown: number | null;
}

/**
 * Returns the parameters that replace those of the address, or null if the address stays.
 * - When the server moves on to the next week, the bare address of a week that a tab has opened gets its number, so
 *   that the player stays in that week.
 * - A parameter that can't be read, or of a week that isn't shown, is removed. The parameter of the current week stays,
 *   because the bare address would show the next week once the server moves on.
 */
export function correctAddress(address: ShownAddress): Record<string, string> | null {
  const { hasParameter, isLoaded, week, pressedTabWeek, current, shown } = address;
  const hasMovedOn = pressedTabWeek !== undefined && current !== null && pressedTabWeek !== current;
  if (week === null && hasMovedOn) return toParams(pressedTabWeek);
  return hasParameter && isLoaded && (week === null || week !== shown) ? {} : null;
}
