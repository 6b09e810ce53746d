import { getSpreadDelay, type Random } from '../../lib/spread.ts';

export interface SpreadCall {
  request(): void;
  flush(): void;
  cancel(): void;
}

export interface SpreadCallDeps {
  random?: Random | undefined;
  isHidden?: () => boolean;
}

/**
 * Makes one call at a random moment within 60 seconds after `request`, because otherwise all devices would
 * send the call at the same instant. If the page is hidden at that moment, only a later `flush` makes the
 * call. `cancel` drops the call.
 */
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
