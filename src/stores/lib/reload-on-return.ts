import { combineStops, listen } from '../../lib/listen.ts';
import { createSpreadCall } from './spread-call.ts';

const MIN_RELOAD_GAP_MS = 1_000;
/**
 * One return to the tab fires several events, for example `visibilitychange` and `focus`. Events of different
 * types within this time (ms) count as one return.
 */
const SAME_RETURN_MS = 100;

interface ReloadOnReturnDeps {
  /**
   * Whether the data of the page is loaded. If not, a restored connection starts the reload at once instead
   * of at a random moment.
   */
  hasData: () => boolean;
  tick?: () => void;
  run: () => Promise<void>;
  /** Called at a random moment after `requestLater`. A page that never calls `requestLater` leaves it out. */
  runLater?: () => Promise<void>;
}

/**
 * Reloads data when the player returns to the tab and when the connection is back. These reloads never overlap and
 * start at least `MIN_RELOAD_GAP_MS` apart.
 */
export function createReloadOnReturn({ hasData, tick = () => undefined, run, runLater }: ReloadOnReturnDeps) {
  let lastStart = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let isAskedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastReturn = { types: new Set<string>(), at: Number.NEGATIVE_INFINITY };

  const later = createSpreadCall(() => isRunning || void runLater?.());
  // Many devices may regain their connection at the same instant, so each device reloads at a random moment
  // within 60 seconds.
  const reconnected = createSpreadCall(request);

  async function begin() {
    timer = undefined;
    later.cancel();
    reconnected.cancel();
    isAskedAgain = false;
    isRunning = true;
    lastStart = performance.now();
    try {
      await run();
    } finally {
      isRunning = false;
      if (isAskedAgain) request();
    }
  }

  function request() {
    tick();
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    if (timer !== undefined) return;
    const wait = lastStart + MIN_RELOAD_GAP_MS - performance.now();
    if (wait <= 0) void begin();
    else timer = setTimeout(() => void begin(), wait);
  }

  function onReturn(event: Event) {
    // The first `pageshow` belongs to the page load. Only a `pageshow` from the back/forward cache is a
    // return.
    if (document.hidden || (event instanceof PageTransitionEvent && !event.persisted)) return;
    const at = performance.now();
    const isSame = !lastReturn.types.has(event.type) && at - lastReturn.at < SAME_RETURN_MS;
    if (!isSame) lastReturn = { types: new Set(), at };
    lastReturn.types.add(event.type);
    if (!isSame) request();
  }

  function onOnline() {
    if (document.hidden) return;
    if (!hasData()) {
      request();
      return;
    }
    tick();
    reconnected.request();
  }

  return {
    /**
     * Reloads only the games, at a random moment within 60 seconds. Skips this reload if the page is hidden or
     * all data is being reloaded at that moment, or if a reload of all data has started since the call.
     */
    requestLater: later.request,
    start() {
      return combineStops(
        listen(document, ['visibilitychange'], onReturn),
        listen(globalThis, ['focus', 'pageshow'], onReturn),
        listen(globalThis, ['online'], onOnline),
        later.cancel,
        reconnected.cancel,
        () => {
          isAskedAgain = false;
          clearTimeout(timer);
          timer = undefined;
        },
      );
    },
  };
}
