import { isPoke } from '../../mock-server/index.ts';

/**
 * Whether the event tells the app that the user has returned to the tab. The app then refetches time and games,
 * and would learn too early of a silent time jump of the running recipe. The event of `clock.poke()` is let
 * through.
 */
const isReturn = (event: Event) =>
  !isPoke(event) &&
  (event.type === 'focus' ? !(event.target instanceof Node) : document.visibilityState === 'visible');

export function shieldFromReturns(): () => void {
  const stop = new AbortController();
  const block = (event: Event) => {
    if (isReturn(event)) event.stopImmediatePropagation();
  };
  for (const type of ['focus', 'visibilitychange'])
    window.addEventListener(type, block, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
