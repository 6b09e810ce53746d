import { combineStops, listen } from '../../lib/listen.ts';

/**
 * One return to the tab fires several events, for example `visibilitychange` and `focus`. Events of different types
 * within this time (ms) count as one return.
 */
const SAME_RETURN_MS = 100;

/** Calls `onReturn` once for each return of the player to the tab. The returned function stops that. */
export function listenForReturn(onReturn: () => void): () => void {
  let last = { types: new Set<string>(), at: Number.NEGATIVE_INFINITY };

  function onEvent(event: Event) {
    // The first `pageshow` belongs to the page load. Only a `pageshow` from the back/forward cache is a return.
    if (document.hidden || (event instanceof PageTransitionEvent && !event.persisted)) return;
    const at = performance.now();
    const isSame = !last.types.has(event.type) && at - last.at < SAME_RETURN_MS;
    if (!isSame) last = { types: new Set(), at };
    last.types.add(event.type);
    if (!isSame) onReturn();
  }

  return combineStops(
    listen(document, ['visibilitychange'], onEvent),
    listen(globalThis, ['focus', 'pageshow'], onEvent),
  );
}
