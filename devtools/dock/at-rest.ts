/** A page that was not scrolled or pressed for this time stands still (ms). */
const REST_MS = 200;

/**
 * Calls `act` once after each scroll or press, when the page has stood still for `REST_MS`. Returns a function that
 * removes the listeners.
 */
export function listenForRest(act: () => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(act, REST_MS);
  };
  for (const type of ['scroll', 'click'])
    window.addEventListener(type, wait, { capture: true, passive: true, signal: stop.signal });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
