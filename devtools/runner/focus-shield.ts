import { isPoke } from '../../mock-server/index.ts';

/**
 * Whether the event tells the app that the user has returned to the tab. The app would then refetch time and games,
 * and learn too early of a silent time jump of the running recipe. False for an event of `clock.poke()`.
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
