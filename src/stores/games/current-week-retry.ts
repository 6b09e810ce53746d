import { effect, type ReadonlySignal, untracked } from '@preact/signals-react';
import { MINUTE_MS, SECOND_MS } from '../../domain/centre-time.ts';
import { getSpreadDelay } from '../../lib/clock.ts';

const FIRST_PAUSE_MS = 20 * SECOND_MS;
const MAX_PAUSE_MS = MINUTE_MS;
const MAX_EXTRA_PAUSE_MS = 5 * SECOND_MS;

interface CurrentWeekRetryDeps {
  isUnanswered: ReadonlySignal<boolean>;
  /** Asks the server again. Never rejects. */
  retry: () => Promise<unknown>;
}

/**
 * Asks for the current week again while the last call for it has failed: after `FIRST_PAUSE_MS`, then after twice the
 * previous pause, at most `MAX_PAUSE_MS`, each time up to `MAX_EXTRA_PAUSE_MS` later. A hidden page asks nothing,
 * because the return to it loads everything again. The returned function ends this.
 */
export function retryCurrentWeek({ isUnanswered, retry }: CurrentWeekRetryDeps): () => void {
  return effect(() => {
    if (!isUnanswered.value) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    function schedule(pause: number) {
      timer = setTimeout(async () => {
        if (!globalThis.document?.hidden) await untracked(retry);
        if (!isOver) schedule(Math.min(pause * 2, MAX_PAUSE_MS));
      }, pause + getSpreadDelay(MAX_EXTRA_PAUSE_MS));
    }
    schedule(FIRST_PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  });
}
