import { getSpreadDelay, spreadPause } from '../../lib/clock.ts';
import type { CallKind, CallOptions } from '../api.ts';
import type { ApiError } from '../error.ts';
import type { CallDeadline } from './call-deadline.ts';
import type { HttpOutcome } from './transport.ts';

interface RetryRule {
  /** Whether an unexpected error with this status is temporary. A lost connection always is. */
  isTemporary(status: number): boolean;
  /** Pause before the next attempt (ms), before it is spread; undefined after the last one. `attempt` starts at 0. */
  getPause(attempt: number): number | undefined;
}

/** After which failures, how often and after which pause each kind of call is sent again. */
const RETRY_RULES: Readonly<Record<CallKind, RetryRule | null>> = {
  // At most twice, because the page can show the failure. Not after a 503: maintenance lasts longer than the pauses.
  read: {
    isTemporary: (status) => status === 502 || status === 504,
    getPause: (attempt) => [500, 1_500][attempt],
  },
  // Until the deadline, because a session start without this response ends the session. Each later reload of the user
  // (`refreshUser`) is the same call, so it is repeated too.
  'session-start': {
    // An unexpected error with a status below 300 is a success that can't be read.
    isTemporary: (status) => status < 300 || status === 429 || status >= 500,
    getPause: (attempt) => Math.min(1_000 * 2 ** attempt, 8_000),
  },
  // Never, because the server may have made the change.
  write: null,
};

/** Longest wait for the `Retry-After` of 429s in addition to the deadline of a call with `onRateLimit` (s). */
export const MAX_LIMIT_SECONDS = 60;

/**
 * A random delay follows `Retry-After`, because many clients receive the same value. Its maximum is twice
 * `Retry-After`, but no less than `MIN_SPREAD_MS` and no more than `MAX_SPREAD_MS`. Near the deadline it is shorter,
 * down to 0.
 */
const MIN_SPREAD_MS = 2_000;
const MAX_SPREAD_MS = 5_000;
/** The random delay leaves this time (ms) for the next attempt before the deadline. */
const ATTEMPT_TIME_MS = 1_000;

/** What a retry depends on besides the failure. */
interface RetryContext {
  callKind: CallKind;
  options: Pick<CallOptions, 'isBackground'>;
  deadline: Pick<CallDeadline, 'timeLeft'>;
  /** How many seconds the `Retry-After` of 429s may still extend the deadline. */
  limitLeft: number;
}

interface RetryPlan {
  pauseMs: number;
  /** How far the deadline moves (s). Default: not at all. */
  extraSeconds?: number;
}

/**
 * Decides whether a failed call is sent again: returns the pause before the next attempt and how far the deadline
 * moves, or null if the call has failed for good. `attempt` is the number of attempts before the failed one. Besides,
 * `request.ts` sends any call once more after a 419.
 */
export function planRetry(
  context: RetryContext,
  attempt: number,
  error: ApiError,
  outcome: HttpOutcome,
): RetryPlan | null {
  const rule = RETRY_RULES[context.callKind];
  if (!rule || context.options.isBackground) return null;
  // A session start alone waits for `Retry-After` and is repeated after a response without JSON. The API sends JSON, so
  // a firewall or a proxy has answered.
  const startResponse = context.callKind === 'session-start' && outcome.type === 'response' ? outcome : null;
  const isRepeatable =
    error.kind === 'networkError' ||
    (startResponse && startResponse.body.kind !== 'json') ||
    (error.kind === 'unpreventedError' && rule.isTemporary(error.status));
  const plainPause = rule.getPause(attempt);
  if (!isRepeatable || plainPause === undefined) return null;
  const askedSeconds = startResponse?.retryAfter ?? 0;
  const isLimit = error.status === 429;
  return isLimit && askedSeconds > 0 && context.limitLeft > 0
    ? planWaitOfLimit(context, askedSeconds)
    : planWithinDeadline(context, plainPause, askedSeconds, isLimit);
}

/**
 * A rate limit moves the deadline by the wait that it asks for, as far as `limitLeft` allows. A longer wait is cut: an
 * attempt too early is the last chance of a session start, which would otherwise end the session at once. Null if the
 * deadline has passed.
 */
function planWaitOfLimit({ deadline, limitLeft }: RetryContext, askedSeconds: number): RetryPlan | null {
  const extraSeconds = Math.min(askedSeconds, limitLeft);
  // What is left of the deadline now is still left after the wait, by which it moves.
  const spareMs = deadline.timeLeft();
  return spareMs > 0 ? { pauseMs: spreadWait(1_000 * extraSeconds, spareMs), extraSeconds } : null;
}

/** Waits as the server asks, if that ends before the deadline, which stays where it is; else for `plainPause` (ms). */
function planWithinDeadline(
  { deadline }: RetryContext,
  plainPause: number,
  askedSeconds: number,
  isLimit: boolean,
): RetryPlan | null {
  const askedMs = 1_000 * askedSeconds;
  const spareMs = deadline.timeLeft() - askedMs;
  // A request before the end of a rate limit would be refused too.
  if (isLimit && spareMs <= 0) return null;
  // Any other `Retry-After` that ends after the deadline is ignored.
  const isHeeded = askedMs > 0 && spareMs > 0;
  return { pauseMs: isHeeded ? spreadWait(askedMs, spareMs) : spreadPause(plainPause) };
}

/** A `Retry-After` (ms) and a random delay, as far as `spareMs`, the time between its end and the deadline, allows. */
function spreadWait(waitMs: number, spareMs: number): number {
  const longest = Math.min(Math.max(2 * waitMs, MIN_SPREAD_MS), MAX_SPREAD_MS);
  return waitMs + getSpreadDelay(Math.min(longest, Math.max(0, spareMs - ATTEMPT_TIME_MS)));
}
