import { getSpreadDelay } from '../../lib/clock.ts';

/**
 * Makes one call at a random moment within 60 seconds after `request`, because otherwise all devices would
 * send the call at the same instant. If the page is hidden at that moment, the call waits for a `flush` (as in
 * `load-position-when-closed.ts`) or for a `cancel`, which drops it (as the reload on return in `reload-on-return.ts`).
 */
export function createSpreadCall(call: () => void) {
  let isRequested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(timer);
    isRequested = false;
  }

  function flush() {
    if (!isRequested) return;
    cancel();
    call();
  }

  return {
    request() {
      if (isRequested) return;
      isRequested = true;
      timer = setTimeout(() => document.hidden || flush(), getSpreadDelay());
    },
    flush,
    cancel,
  };
}
