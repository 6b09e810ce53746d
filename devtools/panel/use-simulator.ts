import { useEffect, useReducer } from 'react';
import type { Simulator } from '../api/simulator.ts';
import { ROOM_AT_RIGHT, type Settings, type SettingsStore } from '../state/settings.ts';

/**
 * Draws a component again whenever the world changes, and each second besides, since the world's clock runs by
 * itself.
 */
export function useSimulator(simulator: Simulator): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const offs = [simulator.on('change', draw), simulator.on('modal', draw)];
    // The machine's own timer: a device clock laid over the page moves `Date`, not this.
    const timer = setInterval(draw, 1_000);
    return () => {
      for (const off of offs) off();
      clearInterval(timer);
    };
  }, [simulator]);
}

/** The settings of the shell, drawn again when they change, or the room for what they say does. */
export function useSettings(settings: SettingsStore): Settings {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const off = settings.onChange(draw);
    const room = globalThis.matchMedia?.(ROOM_AT_RIGHT);
    room?.addEventListener('change', draw);
    return () => {
      off();
      room?.removeEventListener('change', draw);
    };
  }, [settings]);
  return settings.get();
}
