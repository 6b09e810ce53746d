/**
 * Reloads the data when the player returns to the tab. Runs never overlap, and start at least a second apart: an
 * earlier request is delayed.
 */

/** Minimum time between the starts of two runs (ms). */
const RETURN_GAP = 1_000;
/** Events within this time belong to one return (ms): the tab becomes visible, then the window gets the focus. */
const SAME_RETURN = 100;
/** After a cut-off each device reloads at a random moment within this time (ms), to spread the load. */
export const CUTOFF_SPREAD = 30_000;

export interface Revalidation {
  /** Updates the clock and reloads the data now, or after the running reload or the minimum gap. */
  request(): void;
  /** Reloads only the games at a random moment within `CUTOFF_SPREAD`, unless the page is hidden by then. */
  requestLater(): void;
  /** Listens to the page's events until the returned function is called. */
  start(): () => void;
}

interface RevalidationDeps {
  /** Monotonic time in ms. */
  now?: () => number;
  isHidden?: () => boolean;
  random?: () => number;
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
  random = Math.random,
  tick,
  run,
  runLater,
}: RevalidationDeps): Revalidation {
  let lastStart = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let isAskedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let laterTimer: ReturnType<typeof setTimeout> | undefined;
  let lastReturn = { type: '', at: Number.NEGATIVE_INFINITY };

  async function begin() {
    timer = undefined;
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
    const isSame = event.type !== lastReturn.type && at - lastReturn.at < SAME_RETURN;
    lastReturn = { type: event.type, at };
    if (!isSame) request();
  }

  return {
    request,
    requestLater() {
      if (laterTimer !== undefined) return;
      laterTimer = setTimeout(() => {
        laterTimer = undefined;
        if (!isHidden() && !isRunning) void runLater();
      }, random() * CUTOFF_SPREAD);
    },
    start() {
      document.addEventListener('visibilitychange', onReturn);
      for (const type of ['focus', 'pageshow', 'online']) globalThis.addEventListener(type, onReturn);
      return () => {
        document.removeEventListener('visibilitychange', onReturn);
        for (const type of ['focus', 'pageshow', 'online']) globalThis.removeEventListener(type, onReturn);
        clearTimeout(timer);
        clearTimeout(laterTimer);
        timer = undefined;
        laterTimer = undefined;
      };
    },
  };
}
