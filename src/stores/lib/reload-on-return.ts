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
  reload: () => Promise<void>;
  /** The reload of `requestPartLater`. A page that never calls that leaves it out. */
  reloadPart?: () => Promise<void>;
}

/**
 * Reloads data when the player returns to the tab and when the connection is back. These reloads never overlap and
 * start at least `MIN_RELOAD_GAP_MS` apart.
 */
export function createReloadOnReturn({ hasData, tick = () => undefined, ...deps }: ReloadOnReturnDeps) {
  const spacedReload = createSpacedRun(() => {
    partLater.cancel();
    reconnected.cancel();
    return deps.reload();
  }, MIN_RELOAD_GAP_MS);
  const partLater = createSpreadCall(() => spacedReload.isRunning() || void deps.reloadPart?.());
  // Many devices may regain their connection at the same instant, so each device reloads at a random moment
  // within 60 seconds.
  const reconnected = createSpreadCall(request);

  function request() {
    tick();
    spacedReload.request();
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
     * Calls `reloadPart` at a random moment within 60 seconds. Doesn't call it if a reload of all data has begun
     * meanwhile, or if the page is hidden: the return to a hidden page reloads all data.
     */
    requestPartLater: partLater.request,
    start: () =>
      combineStops(
        listenForReturn(request),
        listen(globalThis, ['online'], onOnline),
        partLater.cancel,
        reconnected.cancel,
        spacedReload.cancel,
      ),
  };
}
