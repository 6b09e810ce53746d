import { effect, type ReadonlySignal, untracked } from '@preact/signals-react';
import { MINUTE_MS, SECOND_MS } from '../../domain/centre-time.ts';
import { getSpreadDelay, MAX_WAIT_MS } from '../../lib/clock.ts';

const SPREAD_MS = 5 * SECOND_MS;

interface CurrentWeekRetryDeps {
  isFailed: ReadonlySignal<boolean>;
  /** Asks the server again. Never rejects. */
  retry: () => Promise<unknown>;
}

/**
 * Asks for the current week again while the last call for it has failed: after 20 seconds, then after twice the previous
 * pause, at most a minute, each time up to 5 seconds later. A hidden page asks nothing, because the return to it loads everything again. The returned
 * function ends this.
 */
export function retryCurrentWeek({ isFailed, retry }: CurrentWeekRetryDeps): () => void {
  return effect(() => {
    if (!isFailed.value) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    function schedule(pause: number) {
      timer = setTimeout(async () => {
        if (!globalThis.document?.hidden) await untracked(retry);
        if (!isOver) schedule(Math.min(pause * 2, MINUTE_MS));
      }, pause + getSpreadDelay(SPREAD_MS));
    }
    schedule(MAX_WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  });
}
