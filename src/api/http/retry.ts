import { getSpreadDelay, spreadPause } from '../../lib/clock.ts';
import type { CallKind } from '../api.ts';
import type { ApiError } from '../error.ts';
import type { HttpOutcome } from './transport.ts';

interface RetryRule {
  /** Whether an unexpected error with this status is temporary. A lost connection always is. */
  isTemporary(status: number): boolean;
  /** Whether any response without JSON is temporary. The API sends JSON, so a firewall or a proxy has answered. */
  distrustsText: boolean;
  heedsRetryAfter: boolean;
  /** Pause before the next attempt (ms), before it is spread; undefined after the last one. `attempt` starts at 0. */
  getPause(attempt: number): number | undefined;
}

/** After which failures, how often and after which pause each kind of call is sent again. */
const RETRY_RULES: Readonly<Record<CallKind, RetryRule | null>> = {
  // At most twice, because the page can show the failure.
  read: {
    isTemporary: (status) => status === 502 || status === 504,
    distrustsText: false,
    heedsRetryAfter: false,
    getPause: (attempt) => [500, 1_500][attempt],
  },
  // Until the deadline, because without this response the player is not logged in.
  start: {
    // An unexpected error with a status below 300 is a success that can't be read.
    isTemporary: (status) => status < 300 || status === 429 || status >= 500,
    distrustsText: true,
    heedsRetryAfter: true,
    getPause: (attempt) => Math.min(1_000 * 2 ** attempt, 8_000),
  },
  // Never, because the server may have made the change.
  write: null,
};

/** Longest wait for the `Retry-After` of 429s in addition to the deadline of a call with `onRateLimit` (s). */
export const MAX_LIMIT_SECONDS = 60;

/**
 * Limits of the longest random delay that is added to `Retry-After` (ms): twice `Retry-After` within these
 * limits, and less near the deadline. Many clients receive the same `Retry-After`, so their retries must be
 * spread.
 */
const RETRY_AFTER_SPREAD = { least: 2_000, most: 5_000 };
const ATTEMPT_TIME_MS = 1_000;

interface Failure {
  kind: CallKind;
  isBackground: boolean | undefined;
  /** Number of attempts before the failed one. */
  attempt: number;
  error: ApiError;
  outcome: HttpOutcome;
  /** Time until the deadline (ms). */
  timeLeft: number;
  /** How many seconds the `Retry-After` of 429s may still extend the deadline. */
  limitLeft: number;
}

/**
 * Decides whether a failed call is sent again: returns the pause before the next attempt (ms) and how far the deadline
 * moves (s), or null if the call has failed for good. Besides, `request.ts` sends any call once more after a 419.
 */
export function planRetry(failure: Failure): { pause: number; extension: number } | null {
  const { kind, isBackground, attempt, error, outcome, timeLeft, limitLeft } = failure;
  const rule = RETRY_RULES[kind];
  if (!rule || isBackground || !isRepeatable(rule, error, outcome)) return null;
  const pause = rule.getPause(attempt);
  if (pause === undefined) return null;
  const asked = rule.heedsRetryAfter && outcome.type === 'response' ? outcome.retryAfter : null;
  if (asked === null) return { pause: spreadPause(pause), extension: 0 };

  const isLimit = error.status === 429;
  const extension = isLimit ? Math.min(asked, limitLeft) : 0;
  const wait = 1_000 * (extension || asked);
  const room = timeLeft + 1_000 * extension - wait;
  if (room > 0) return { pause: wait + getRetryAfterDelay(wait, room), extension };
  // A wait beyond the deadline: more requests before the end of a rate limit would only extend it. Any other
  // `Retry-After` is then ignored.
  return isLimit ? null : { pause: spreadPause(pause), extension: 0 };
}

function isRepeatable(rule: RetryRule, { kind, status }: ApiError, outcome: HttpOutcome): boolean {
  if (kind === 'networkError') return true;
  if (rule.distrustsText && outcome.type === 'response' && outcome.body.kind !== 'json') return true;
  return kind === 'unpreventedError' && rule.isTemporary(status);
}

/** Random delay after a `Retry-After` of `wait` ms, `room` ms before the deadline. */
function getRetryAfterDelay(wait: number, room: number): number {
  const { least, most } = RETRY_AFTER_SPREAD;
  return getSpreadDelay(Math.min(Math.max(2 * wait, least), most, Math.max(0, room - ATTEMPT_TIME_MS)));
}
