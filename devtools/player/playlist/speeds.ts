import { createStoredValue } from '../../lib/stored-value.ts';

/** The speed that the user chose for the recipes of the tab. */
export const speedOfTab = createStoredValue('speed', (stored) => Number(stored) || 1);

export const PLAYLIST_SPEEDS: readonly number[] = [0.5, 1, 2, 3, 4];

/** Returns the speed that the button “Ritmo” sets after `speed`: the next one, and the first after the last. */
export const getNextSpeed = (speed: number) =>
  PLAYLIST_SPEEDS[(PLAYLIST_SPEEDS.indexOf(speed) + 1) % PLAYLIST_SPEEDS.length] ?? 1;
