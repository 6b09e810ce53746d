/** Returns a number from 0 (inclusive) to 1 (exclusive), as `Math.random` does. */

export type Random = () => number;

/** Window over which all devices spread a call (ms), so that each second gets one sixtieth of the calls. */
export const SPREAD_MS = 60_000;

export function getSpreadDelay(random: Random, windowMs = SPREAD_MS): number {
  return random() * windowMs;
}

/** A random pause between 0.5 and 1.5 times `ms` (ms). */
export function spreadPause(ms: number, random: Random): number {
  return ms * (0.5 + random());
}
