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
        const stop = effect(() => {
          if (isOffline.value) return;
          resolve();
          queueMicrotask(() => stop());
        });
      }),
    start() {
      update();
      return listen(globalThis, ['online', 'offline'], update);
    },
  };
}
