import { computed, effect, signal } from '@preact/signals-react';
import type { TimeStore } from '../shell/time.ts';

export function createCooldown(time: Pick<TimeStore, 'now' | 'read' | 'tick' | 'watch'>) {
  const until = signal({ at: 0, length: 0 });
  // The time store may set `now` back during the countdown, when it corrects the device's clock. The seconds shown
  // then stay within the length of the countdown.
  const seconds = computed(() => {
    const left = Math.ceil((until.value.at - time.now.value) / 1000);
    return Math.min(Math.max(left, 0), until.value.length);
  });

  return {
    seconds,
    start(length: number) {
      const at = time.read() + length * 1000;
      until.value = { at, length };
      const release = time.watch(at);
      time.tick();
      effect(function () {
        const isOver = seconds.value === 0;
        const isReplaced = until.value.at !== at;
        if (isOver || isReplaced) {
          release();
          this.dispose();
        }
      });
    },
  };
}
