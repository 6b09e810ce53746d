/** Keeps the page from noticing, while a recipe is under way, that somebody came back to its tab. */
import { isPoke } from '../../mock-server/index.ts';

/** A return makes the app ask for the time and the games again, which a recipe in a silent world can't survive. */
const isReturn = (event: Event) =>
  !isPoke(event) &&
  (event.type === 'focus' ? !(event.target instanceof Node) : document.visibilityState === 'visible');

/** Starts; the returned function ends it. The simulator's own pokes get through. */
export function shieldFromReturns(): () => void {
  const stop = new AbortController();
  const block = (event: Event) => {
    if (isReturn(event)) event.stopImmediatePropagation();
  };
  for (const type of ['focus', 'visibilitychange'])
    window.addEventListener(type, block, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
