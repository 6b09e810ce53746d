import { effect, type ReadonlySignal, signal } from '@preact/signals-react';

export interface NetworkStore {
  isOffline: ReadonlySignal<boolean>;
  whenOnline(): Promise<void>;
  start(): () => void;
}

/** `isOffline` is false until `start`, so that hydration matches the prerendered page. */
export function createNetworkStore(): NetworkStore {
  const isOffline = signal(false);
  const update = () => {
    isOffline.value = globalThis.navigator?.onLine === false;
  };
  return {
    isOffline,
    whenOnline: () =>
      new Promise((resolve) => {
        const stop = effect(() => {
          if (isOffline.value) return;
          resolve();
          queueMicrotask(() => stop());
        });
      }),
    start() {
      update();
      globalThis.addEventListener('online', update);
      globalThis.addEventListener('offline', update);
      return () => {
        globalThis.removeEventListener('online', update);
        globalThis.removeEventListener('offline', update);
      };
    },
  };
}
