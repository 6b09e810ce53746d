import { useSyncExternalStore } from 'react';

/**
 * A window that has room for the steps, a phone and the captions in a row, and not for captions below a large phone.
 */
const LOW = '(min-width: 1180px) and (max-height: 959.98px)';

const isLow = () => window.matchMedia?.(LOW).matches ?? false;

function listen(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

export const useLowWindow = (): boolean => useSyncExternalStore(listen, isLow);
