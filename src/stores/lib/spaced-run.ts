/**
 * Runs `run` when it is requested, but never twice at once, and with at least `gapMs` from one start to the next.
 * Requests in between count as one, which starts as soon as both allow it.
 */
export function createSpacedRun(run: () => Promise<void>, gapMs: number) {
  let lastStart = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let isRequestedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function begin() {
    timer = undefined;
    isRequestedAgain = false;
    isRunning = true;
    lastStart = performance.now();
    try {
      await run();
    } finally {
      isRunning = false;
      if (isRequestedAgain) request();
    }
  }

  function request() {
    if (isRunning) {
      isRequestedAgain = true;
      return;
    }
    if (timer !== undefined) return;
    const wait = lastStart + gapMs - performance.now();
    if (wait <= 0) void begin();
    else timer = setTimeout(() => void begin(), wait);
  }

  return {
    request,
    isRunning: () => isRunning,
    /** Drops the requests that wait. A run under way goes on. */
    cancel() {
      isRequestedAgain = false;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
