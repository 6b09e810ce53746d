/**
 * Reloads the data when the player returns to the tab, and when the connection is back. Runs never overlap, and start at
 * least a second apart: an earlier request is delayed.
 */
import { createSpreadCall, type SpreadCallDeps } from '../lib/spread-call.ts';

/** Minimum time between the starts of two runs (ms). */
const RETURN_GAP = 1_000;
/** Events of different types within this time belong to one return (ms): the tab becomes visible, then the window gets the focus. */
const SAME_RETURN = 100;

export interface Revalidation {
  /** Updates the clock and reloads the data now, or after the running reload or the minimum gap. */
  request(): void;
  /** Reloads only the games, at a random moment, unless the page is hidden then or a full reload has come first. */
  requestLater(): void;
  /** Listens to the page's events until the returned function is called. */
  start(): () => void;
}

interface RevalidationDeps extends SpreadCallDeps {
  /** Monotonic time in ms. */
  now?: () => number;
  /** Whether the page shows data. Without any, a connection that is back is used at once. */
  hasData?: () => boolean;
  /** Updates the clock. Called before each run. */
  tick: () => void;
  /** Must not reject. */
  run: () => Promise<void>;
  /** Must not reject. */
  runLater: () => Promise<void>;
}

export function createRevalidation({
  now = () => performance.now(),
  isHidden = () => document.hidden,
  random,
  hasData = () => true,
  tick,
  run,
  runLater,
}: RevalidationDeps): Revalidation {
  let lastStart = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let isAskedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastReturn = { types: new Set<string>(), at: Number.NEGATIVE_INFINITY };

  const later = createSpreadCall(() => isRunning || void runLater(), { random, isHidden });
  // The connection comes back to everyone in a stadium at the same instant.
  const reconnected = createSpreadCall(request, { random, isHidden });

  async function begin() {
    timer = undefined;
    later.cancel();
    reconnected.cancel();
    isAskedAgain = false;
    isRunning = true;
    lastStart = now();
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
    const wait = lastStart + RETURN_GAP - now();
    if (wait <= 0) void begin();
    else timer = setTimeout(() => void begin(), wait);
  }

  function onReturn(event: Event) {
    // The first `pageshow` is the page load. Only one from the back-forward cache is a return.
    if (isHidden() || (event instanceof PageTransitionEvent && !event.persisted)) return;
    const at = now();
    const isSame = !lastReturn.types.has(event.type) && at - lastReturn.at < SAME_RETURN;
    if (!isSame) lastReturn = { types: new Set(), at };
    lastReturn.types.add(event.type);
    if (!isSame) request();
  }

  function onOnline() {
    if (isHidden()) return;
    if (!hasData()) {
      request();
      return;
    }
    tick();
    reconnected.request();
  }

  return {
    request,
    requestLater: later.request,
    start() {
      document.addEventListener('visibilitychange', onReturn);
      for (const type of ['focus', 'pageshow']) globalThis.addEventListener(type, onReturn);
      globalThis.addEventListener('online', onOnline);
      return () => {
        document.removeEventListener('visibilitychange', onReturn);
        for (const type of ['focus', 'pageshow']) globalThis.removeEventListener(type, onReturn);
        globalThis.removeEventListener('online', onOnline);
        clearTimeout(timer);
        timer = undefined;
        later.cancel();
        reconnected.cancel();
      };
    },
  };
}
