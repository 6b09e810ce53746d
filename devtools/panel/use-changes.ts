import { useEffect, useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import { ROOM_AT_RIGHT, type Settings, type SettingsStore } from '../state/settings.ts';

const useRedraw = () => useReducer((count: number) => count + 1, 0)[1];

/** Draws the component again with each change of the source. */
export function useChanges(source: { onChange(listener: () => void): () => void } | undefined): void {
  const draw = useRedraw();
  // A user event between the first paint and `useEffect` would be missed, hence the layout effect.
  useLayoutEffect(() => source?.onChange(draw), [source]);
}

/** The settings of the shell. Draws again when they change, and when the window gets or loses room for a panel at the right. */
export function useSettings(settings: SettingsStore): Settings {
  const draw = useRedraw();
  useEffect(() => {
    const room = globalThis.matchMedia?.(ROOM_AT_RIGHT);
    room?.addEventListener('change', draw);
    return () => room?.removeEventListener('change', draw);
  }, []);
  return useSyncExternalStore(settings.onChange, settings.get);
}
