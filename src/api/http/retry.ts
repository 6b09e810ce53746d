import { getSpreadDelay, spreadPause } from '../../lib/clock.ts';
import type { CallKind, CallOptions } from '../api.ts';
import type { ApiError } from '../error.ts';
import type { CallDeadline } from './call-deadline.ts';
import type { HttpOutcome } from './transport.ts';

interface RetryRule {
  /** Whether an unexpected error with this status is temporary. A lost connection always is. */
  isTemporary(status: number): boolean;
  /**
   * Whether the call waits for `Retry-After`, and is sent again after any response without JSON: the API sends JSON, so a
   * firewall or a proxy has answered.
   */
  isPatient: boolean;
  /** Pause before the next attempt (ms), before it is spread; undefined after the last one. `attempt` starts at 0. */
  getPause(attempt: number): number | undefined;
}

/** After which failures, how often and after which pause each kind of call is sent again. */
const RETRY_RULES: Readonly<Record<CallKind, RetryRule | null>> = {
  // At most twice, because the page can show the failure. Not after a 503: maintenance lasts longer than the pauses.
  read: {
    isTemporary: (status) => status === 502 || status === 504,
    isPatient: false,
    getPause: (attempt) => [500, 1_500][attempt],
  },
  // Until the deadline, because without this response the player is not logged in.
  'session-start': {
    // An unexpected error with a status below 300 is a success that can't be read.
    isTemporary: (status) => status < 300 || status === 429 || status >= 500,
    isPatient: true,
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

interface FailedCall {
  kind: CallKind;
  options: Pick<CallOptions, 'isBackground'>;
  deadline: Pick<CallDeadline, 'timeLeft'>;
  /** How many seconds the `Retry-After` of 429s may still extend the deadline. */
  limitLeft: number;
}

/**
 * Decides whether a failed call is sent again: returns the pause before the next attempt (ms) and how far the deadline
 * moves (s), or null if the call has failed for good. `attempt` is the number of attempts before the failed one. Besides,
 * `request.ts` sends any call once more after a 419.
 */
export function planRetry(
  { kind, options, deadline, limitLeft }: FailedCall,
  attempt: number,
  error: ApiError,
  outcome: HttpOutcome,
): { pause: number; extension: number } | null {
  const rule = RETRY_RULES[kind];
  if (!rule || options.isBackground || !isRepeatable(rule, error, outcome)) return null;
  const pause = rule.getPause(attempt);
  if (pause === undefined) return null;

  const asked = (rule.isPatient && outcome.type === 'response' && outcome.retryAfter) || 0;
  const isLimit = error.status === 429;
  const extension = isLimit ? Math.min(asked, limitLeft) : 0;
  const wait = 1_000 * (extension || asked);
  const room = deadline.timeLeft() + 1_000 * extension - wait;
  // More requests before the end of a rate limit would only extend it. Any other `Retry-After` beyond the deadline is
  // ignored.
  if (isLimit && room <= 0) return null;
  const isHeeded = asked > 0 && room > 0;
  return { pause: isHeeded ? wait + getRetryAfterDelay(wait, room) : spreadPause(pause), extension };
}

function isRepeatable(rule: RetryRule, { kind, status }: ApiError, outcome: HttpOutcome): boolean {
  if (kind === 'networkError') return true;
  if (rule.isPatient && outcome.type === 'response' && outcome.body.kind !== 'json') return true;
  return kind === 'unpreventedError' && rule.isTemporary(status);
}

/** Random delay after a `Retry-After` of `wait` ms, `room` ms before the deadline. */
function getRetryAfterDelay(wait: number, room: number): number {
  const { least, most } = RETRY_AFTER_SPREAD;
  return getSpreadDelay(Math.min(Math.max(2 * wait, least), most, Math.max(0, room - ATTEMPT_TIME_MS)));
}
