/** Whether the phone says it has no connection. Only a hint: what a call brings back is the truth. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react';

/** The store as the shell sees it. */
export interface NetworkStore {
  isOffline: ReadonlySignal<boolean>;
  /** Resolves once there is a connection, at once where there is one. */
  whenOnline(): Promise<void>;
  /** Follows the browser's events; returns what stops it. */
  start(): () => void;
}

/** Makes the store. It says "online" until `start`, as the prerendered page does. */
export function createNetworkStore(): NetworkStore {
  const isOffline = signal(false, { name: 'network.isOffline' });
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
