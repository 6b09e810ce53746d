/** Whether the browser reports that there is no connection. Only a hint: a request may still succeed or fail. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react';

export interface NetworkStore {
  isOffline: ReadonlySignal<boolean>;
  /** Resolves once there is a connection. */
  whenOnline(): Promise<void>;
  /** Listens to the browser's events until the returned function is called. */
  start(): () => void;
}

/** Online until `start`, as in the prerendered page. */
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
