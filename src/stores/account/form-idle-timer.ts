import { MINUTE_MS } from '../../domain/centre-time.ts';
import { deviceClock } from '../../lib/clock.ts';
import { listen } from '../../lib/listen.ts';

/** Time (ms) without typing after which a form is emptied, because the next person may use the device. */
const IDLE_MS = 30 * MINUTE_MS;

/** Calls `empty` once nothing was typed for `IDLE_MS`. */
export function createFormIdleTimer(empty: () => void) {
  let typedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** Call on each change. An empty form needs no timer. */
    noteTyping(isEmpty: boolean) {
      clearTimeout(timer);
      typedAt = deviceClock.now();
      if (!isEmpty) timer = setTimeout(empty, IDLE_MS);
    },
    /**
     * Looks at once, and when the player returns to the tab, because timers don't run while a device sleeps. The
     * returned function ends this.
     */
    open() {
      const onReturn = () => {
        if (!document.hidden && deviceClock.now() - typedAt >= IDLE_MS) empty();
      };
      onReturn();
      return listen(document, ['visibilitychange'], onReturn);
    },
  };
}
