import { useEffect, useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import { ROOM_AT_RIGHT, type Settings, type SettingsStore } from '../state/settings.ts';

const useRedraw = () => useReducer((count: number) => count + 1, 0)[1];

export function useChanges(source: { onChange(listener: () => void): () => void } | undefined): void {
  const draw = useRedraw();
  // A layout effect subscribes before the first paint; `useEffect` could miss a change that a user causes right
  // after it.
  useLayoutEffect(() => source?.onChange(draw), [source]);
}

/**
 * Re-renders when a setting changes, and when the window becomes wide or narrow enough to move a panel to or
 * from the right side.
 */
export function useSettings(settings: SettingsStore): Settings {
  const draw = useRedraw();
  useEffect(() => {
    const room = globalThis.matchMedia?.(ROOM_AT_RIGHT);
    room?.addEventListener('change', draw);
    return () => room?.removeEventListener('change', draw);
  }, []);
  return useSyncExternalStore(settings.onChange, settings.get);
}
