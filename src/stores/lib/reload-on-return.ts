import { combineStops, listen } from '../../lib/listen.ts';
import { listenForReturn } from './listen-for-return.ts';
import { createSpacedRun } from './spaced-run.ts';
import { createSpreadCall } from './spread-call.ts';

const MIN_RELOAD_GAP_MS = 1_000;

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
  const reload = createSpacedRun(() => {
    later.cancel();
    reconnected.cancel();
    return run();
  }, MIN_RELOAD_GAP_MS);
  const later = createSpreadCall(() => reload.isRunning() || void runLater?.());
  // Many devices may regain their connection at the same instant, so each device reloads at a random moment
  // within 60 seconds.
  const reconnected = createSpreadCall(request);

  function request() {
    tick();
    reload.request();
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
    start: () =>
      combineStops(
        listenForReturn(request),
        listen(globalThis, ['online'], onOnline),
        later.cancel,
        reconnected.cancel,
        reload.cancel,
      ),
  };
}
