import { getSpreadDelay } from '../../lib/clock.ts';
import type { CallDeadline } from './call-deadline.ts';

/** How far the `Retry-After` of 429s may move the deadline of a call with `onRateLimit`, all together (s). */
export const MAX_EXTENSION_SECONDS = 60;

/**
 * A random delay follows `Retry-After`, because many clients receive the same value. Its maximum is twice
 * `Retry-After`, but no more than `MAX_SPREAD_MS`. Near the deadline it is shorter, down to 0.
 */
const MAX_SPREAD_MS = 5_000;
/** The random delay leaves this time (ms) for the next attempt before the deadline. */
const ATTEMPT_TIME_MS = 1_000;

export interface RetryPlan {
  pauseMs: number;
  /** How far `request.ts` moves the deadline before the pause (s). Default: not at all. */
  extraSeconds?: number;
}

/** How long a call can still wait. */
export interface WaitLimits {
  deadline: Pick<CallDeadline, 'timeLeft'>;
  /** How far the `Retry-After` of 429s may still move the deadline (s). */
  extensionLeft: number;
}

/**
 * The next attempt of a call whose server asks it, by `Retry-After`, to wait for `askedSeconds`. Without time for that
 * wait, the call keeps its `usual` plan or, after a 429 (`isRateLimit`), fails: the result is null.
 */
export function planAskedWait(
  { deadline, extensionLeft }: WaitLimits,
  askedSeconds: number,
  isRateLimit: boolean,
  usual: RetryPlan,
): RetryPlan | null {
  const timeLeft = deadline.timeLeft();
  if (isRateLimit && extensionLeft > 0) {
    // If the server asks for a longer wait, the call tries again too early all the same: without this last attempt, the
    // session start would end the session at once.
    const extraSeconds = Math.min(askedSeconds, extensionLeft);
    // The deadline moves by the wait, so what is left of it now is still left afterwards.
    return timeLeft > 0 ? { pauseMs: spreadWait(1_000 * extraSeconds, timeLeft), extraSeconds } : null;
  }
  const askedMs = 1_000 * askedSeconds;
  const spareMs = timeLeft - askedMs;
  if (spareMs > 0) return { pauseMs: spreadWait(askedMs, spareMs) };
  // A request before the end of a rate limit would be refused too.
  return isRateLimit ? null : usual;
}

/** A `Retry-After` (ms) and a random delay, as far as `spareMs`, the time between its end and the deadline, allows. */
function spreadWait(waitMs: number, spareMs: number): number {
  const longest = Math.min(2 * waitMs, MAX_SPREAD_MS);
  return waitMs + getSpreadDelay(Math.min(longest, Math.max(0, spareMs - ATTEMPT_TIME_MS)));
}
