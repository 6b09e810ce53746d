import { computed, effect, signal } from '@preact/signals-react';
import type { TimeStore } from '../shell/time.ts';

export function createCooldown(time: Pick<TimeStore, 'now' | 'read' | 'tick' | 'watch'>) {
  const until = signal({ at: 0, length: 0 });
  const seconds = computed(() => {
    const left = Math.ceil((until.value.at - time.now.value) / 1000);
    return Math.min(Math.max(left, 0), until.value.length);
  });

  return {
    seconds,
    start(length: number) {
      let seen = time.read();
      let at = seen + length * 1000;
      until.value = { at, length };
      let release = time.watch(at);
      time.tick();
      effect(function () {
        const now = time.now.value;
        const isReplaced = until.value.at !== at;
        // The time store has corrected the device's clock. The countdown goes on from where it was.
        if (now < seen && !isReplaced) {
          release();
          at -= seen - now;
          release = time.watch(at);
          until.value = { at, length };
        }
        seen = now;
        if (isReplaced || seconds.value === 0) {
          release();
          this.dispose();
        }
      });
    },
  };
}
