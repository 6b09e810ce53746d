/** How long the client waits before it repeats a call by itself. Every pause is spread, so that clients don't repeat together. */
import { getSpreadDelay, type Random, spreadPause } from '../../lib/spread.ts';
import type { Policy } from './runtime.ts';

/** Base of the pauses before the second and the third attempt of a read (ms). */
const READ_PAUSES = [500, 1_500];
/** Base of the longest pause of a start where the server names none (ms). The pauses before it double from a second. */
const MAX_START_PAUSE = 8_000;
/** A server tells many clients the same `Retry-After`: each repeats within twice that time after it, but within these limits (ms). */
const RETRY_AFTER_SPREAD = { least: 2_000, most: 5_000 };
/** Time that the spread leaves to the next attempt before the call's deadline (ms). */
const ATTEMPT_TIME = 1_000;

interface Attempt {
  policy: Policy;
  /** The number of the attempt that failed, from 0. */
  attempt: number;
  /** Seconds that the server asked to wait; null when it named none. */
  retryAfter: number | null;
  /** Milliseconds until the call's deadline. */
  timeLeft: number;
  random: Random;
}

/** Milliseconds until the next attempt, or undefined when there is none. */
export function getRetryPause({
  policy,
  attempt,
  retryAfter,
  timeLeft,
  random,
}: Attempt): number | undefined {
  if (policy !== 'start') {
    const pause = policy === 'read' ? READ_PAUSES[attempt] : undefined;
    return pause && spreadPause(pause, random);
  }
  if (retryAfter !== null) {
    const wait = 1_000 * retryAfter;
    const room = Math.max(0, timeLeft - wait - ATTEMPT_TIME);
    const { least, most } = RETRY_AFTER_SPREAD;
    return wait + getSpreadDelay(random, Math.min(Math.max(2 * wait, least), most, room));
  }
  return spreadPause(Math.min(1_000 * 2 ** attempt, MAX_START_PAUSE), random);
}
