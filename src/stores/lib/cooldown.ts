/** A wait that the player can watch: how many seconds until something may be asked again. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { TimeStore } from '../shell/time.ts';

/** A wait in whole seconds. */
export interface Cooldown {
  /** Whole seconds that are left; 0 when nothing has to be waited for. */
  seconds: ReadonlySignal<number>;
  /** Waits that many seconds from now, instead of what was left. */
  start(seconds: number): void;
}

/** Makes a wait that is over. It keeps the clock ticking only while it lasts. */
export function createCooldown(time: Pick<TimeStore, 'now' | 'read' | 'tick' | 'watch'>): Cooldown {
  const until = signal({ at: 0, length: 0 }, { name: 'wait.until' });
  // Never longer than it was: the server's clock may have been set back meanwhile.
  const seconds = computed(() => {
    const left = Math.ceil((until.value.at - time.now.value) / 1000);
    return Math.min(Math.max(left, 0), until.value.length);
  });

  return {
    seconds,
    start(length) {
      const at = time.read() + length * 1000;
      until.value = { at, length };
      const release = time.watch(at);
      time.tick();
      const stop = effect(() => {
        const isOver = seconds.value === 0;
        const isReplaced = until.value.at !== at;
        if (isOver || isReplaced) {
          release();
          queueMicrotask(() => stop());
        }
      });
    },
  };
}
