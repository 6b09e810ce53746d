/** Delays that keep many devices from sending the same call at the same instant. `Random` gives a number from 0 up to 1. */

export type Random = () => number;

/** Window over which all devices spread one call (ms): each second gets a sixtieth of them. */
export const SPREAD_MS = 60_000;

/** Delay of one device's call within the window (ms). */
export function getSpreadDelay(random: Random, windowMs = SPREAD_MS): number {
  return random() * windowMs;
}

/** A random pause from 0.5 to 1.5 times `ms` (ms). */
export function spreadPause(ms: number, random: Random): number {
  return ms * (0.5 + random());
}
