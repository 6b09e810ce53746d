/**
 * The only module of the product that reads `Date.now()`. Times of the game come from the time store, which corrects
 * the device's clock with the server's `Date` header. `deviceClock` itself serves where two times of one device are
 * compared (an unused form, a log-out under way) and where the correction is measured.
 */

export interface Clock {
  now(): number;
}

export const deviceClock: Clock = { now: () => Date.now() };

/** Maximum time from a user action to its result or error (ms), including all calls of the action. */
export const MAX_WAIT_MS = 20_000;

/**
 * The last part of `MAX_WAIT_MS` (ms). When the response to a change, such as a sent boleto, is lost, the app uses this
 * time to ask the server whether the change was saved.
 */
export const READ_BACK_MS = 6_000;

/**
 * A deadline is a value of `performance.now()` in ms, which several calls can share. `Date.now()` is unsuitable
 * because the device's clock may be changed during a call.
 */
export const createDeadline = (ms = MAX_WAIT_MS): number => performance.now() + ms;

export const getTimeLeft = (deadline: number): number => Math.max(0, deadline - performance.now());

/** Window over which all devices spread a call (ms), so that each second gets about 1/60 of the calls. */
export const SPREAD_MS = 60_000;

export function getSpreadDelay(windowMs = SPREAD_MS): number {
  return Math.random() * windowMs;
}

export function spreadPause(ms: number): number {
  return ms * (0.5 + Math.random());
}
