/** Time after a scroll or a press until the page stands still (ms). */
const REST_MS = 200;

/** Calls `act` each time the page stands still after a scroll or a press. Returns a function that ends the calls. */
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
