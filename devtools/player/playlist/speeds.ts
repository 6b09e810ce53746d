export const PLAYLIST_SPEEDS = [1, 2, 3, 4] as const;
const SPEEDS: readonly number[] = [...PLAYLIST_SPEEDS, 0.5];

/** Returns the speed that the button “Ritmo” sets after `speed`: the next one, and the first after the last. */
export const getNextSpeed = (speed: number) => SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
