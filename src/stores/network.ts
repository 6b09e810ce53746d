/** Whether the phone says it has no connection. Only a hint: what a call brings back is the truth. */
import { type ReadonlySignal, signal } from '@preact/signals-react';

/** The store as the shell sees it. */
export interface NetworkStore {
  isOffline: ReadonlySignal<boolean>;
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
