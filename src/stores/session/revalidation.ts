/**
 * What a return to the tab sets off: the clock at once, then everything that may have changed meanwhile. Never two
 * runs at once; a return sooner than a second after the last run began is served when that second is over.
 */

/** Least time between the beginnings of two runs, in ms. */
const RETURN_GAP = 1_000;
/** One return is told by several events, in ms: the tab becomes visible, then the window gets the focus. */
const SAME_RETURN = 100;
/** After a cut-off everybody's lists change: each phone asks at a moment of its own within this time, in ms. */
export const CUTOFF_SPREAD = 30_000;

/** Follows the returns to the tab. */
export interface Revalidation {
  /** Somebody came back. */
  request(): void;
  /** Asks for the games alone some time within the spread, if the page is still looked at then. */
  requestLater(): void;
  /** Follows the page's events; returns what stops it. */
  start(): () => void;
}

interface RevalidationDeps {
  /** Monotonic time in ms. */
  now?: () => number;
  isHidden?: () => boolean;
  random?: () => number;
  /** At once, before anything is asked: puts the clock right. */
  tick: () => void;
  /** One run; nobody to ask for means that it does nothing. Never rejects. */
  run: () => Promise<void>;
  /** The lighter one that follows a cut-off. Never rejects. */
  runLater: () => Promise<void>;
}

/** Makes it. */
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
    // The first `pageshow` is the page's beginning, not a return; one out of the back-forward cache is.
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
