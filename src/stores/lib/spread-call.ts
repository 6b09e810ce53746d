/** A call that all devices would send at the same instant, such as a cut-off: each sends it at a random moment. */
import { getSpreadDelay, type Random } from '../../lib/spread.ts';

export interface SpreadCall {
  /** Makes the call at a random moment within `SPREAD_MS`. Requests before that moment share one call. */
  request(): void;
  /** Makes the call now if it has been requested and not made. */
  flush(): void;
  /** Drops the requested call. */
  cancel(): void;
}

export interface SpreadCallDeps {
  random?: Random | undefined;
  isHidden?: () => boolean;
}

/** On a hidden page the call is not made: it stays requested until `flush`, which belongs to the player's return. */
export function createSpreadCall(
  call: () => void,
  { random = Math.random, isHidden = () => document.hidden }: SpreadCallDeps = {},
): SpreadCall {
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
      timer = setTimeout(() => isHidden() || flush(), getSpreadDelay(random));
    },
    flush,
    cancel,
  };
}
