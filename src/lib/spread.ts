export type Random = () => number;

/** Window over which all devices spread a call (ms), so that each second gets about 1/60 of the calls. */
export const SPREAD_MS = 60_000;

export function getSpreadDelay(random: Random, windowMs = SPREAD_MS): number {
  return random() * windowMs;
}

export function spreadPause(ms: number, random: Random): number {
  return ms * (0.5 + random());
}
