import { MAX_WAIT_MS } from './clock.ts';
import { combineStops, listen } from './listen.ts';

/** Key in the state of the history entry that keeps the scroll position (px) over a reload. */
const KEY = 'scrollY';

/**
 * Time (ms) after which a page that was about to be left is still there, for example because the link was a download.
 */
const STAY_MS = 1_000;

/** Events after which the scroll position is the person's own choice. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Stops the browser from scrolling after Back and Forward, because every change of route ends at the top, and keeps the
 * place over a reload. The browser can't keep it itself: it restores the place before the data of the page has loaded,
 * when the page is still short. The returned function ends this.
 */
export function keepScrollPlace(): () => void {
  takeOver();
  const place: unknown = history.state?.[KEY];
  return combineStops(
    typeof place === 'number' && place > 0 ? restorePlace(place) : () => undefined,
    // Chromium drops what `pagehide` writes, and Safari on iOS doesn't fire `beforeunload`.
    listen<Partial<PageTransitionEvent> & Event>(window, ['beforeunload', 'pagehide'], ({ persisted }) => {
      // A write at this moment keeps the page out of the back/forward cache, which keeps the place itself.
      if (persisted) return;
      history.replaceState({ ...history.state, [KEY]: Math.round(scrollY) }, '');
      // A page that is served with its content is restored by the browser, before the app has started.
      history.scrollRestoration = 'auto';
      setTimeout(takeOver, STAY_MS);
    }),
  );
}

function takeOver() {
  history.scrollRestoration = 'manual';
}

/** Scrolls to `place` (px) each time the page grows, until the person uses the page or opens another one. */
function restorePlace(place: number): () => void {
  const { pathname } = location;
  const observer = new ResizeObserver(() => {
    if (location.pathname !== pathname) stop();
    else if (document.documentElement.scrollHeight - innerHeight >= place) scrollTo(0, place);
  });
  const timer = setTimeout(() => stop(), MAX_WAIT_MS);
  const stop = combineStops(
    () => observer.disconnect(),
    () => clearTimeout(timer),
    listen(window, SIGNS, () => stop(), { passive: true }),
  );
  observer.observe(document.body);
  return stop;
}
