import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { listen } from '../../lib/listen.ts';

export type NetworkStore = ReturnType<typeof createNetworkStore>;

/** `isOffline` is false until `start`, so that hydration matches the prerendered page. */
export function createNetworkStore() {
  const isOffline = signal(false);
  const update = () => {
    isOffline.value = globalThis.navigator?.onLine === false;
  };
  return {
    isOffline: isOffline as ReadonlySignal<boolean>,
    whenOnline: () =>
      new Promise<void>((resolve) => {
        effect(function () {
          if (isOffline.value) return;
          resolve();
          this.dispose();
        });
      }),
    start() {
      update();
      return listen(globalThis, ['online', 'offline'], update);
    },
  };
}
