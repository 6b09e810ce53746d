/** Window over which all devices spread a call (ms), so that each second gets about 1/60 of the calls. */
export const SPREAD_MS = 60_000;

export function getSpreadDelay(windowMs = SPREAD_MS): number {
  return Math.random() * windowMs;
}

export function spreadPause(ms: number): number {
  return ms * (0.5 + Math.random());
}
