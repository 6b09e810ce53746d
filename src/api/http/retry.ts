import { spreadPause } from '../../lib/clock.ts';
import type { CallKind, CallOptions } from '../api.ts';
import type { ApiError } from '../error.ts';
import { planAskedWait, type RetryPlan, type WaitLimits } from './plan-asked-wait.ts';
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

/** What a retry depends on besides the failure. */
interface RetryContext extends WaitLimits {
  callKind: CallKind;
  options: Pick<CallOptions, 'isBackground'>;
}

/**
 * Decides whether a failed call is sent again: returns the pause before the next attempt and how far the deadline
 * moves, or null if the call has failed for good. `attempt` is the number of attempts before the failed one. Besides,
 * `send-call.ts` sends any call once more after a 419.
 */
export function planRetry(
  context: RetryContext,
  attempt: number,
  error: ApiError,
  outcome: HttpOutcome,
): RetryPlan | null {
  const rule = RETRY_RULES[context.callKind];
  if (!rule || context.options.isBackground) return null;
  const isSessionStart = context.callKind === 'session-start';
  const response = outcome.type === 'response' ? outcome : null;
  // The API sends JSON, so a firewall or a proxy has answered.
  const isFromProxy = response !== null && response.body.kind !== 'json';
  const isRepeatable =
    error.kind === 'networkError' ||
    (error.kind === 'unpreventedError' && rule.isTemporary(error.status)) ||
    (isSessionStart && isFromProxy);
  const pause = rule.getPause(attempt);
  if (!isRepeatable || pause === undefined) return null;
  const usual = { pauseMs: spreadPause(pause) };
  // Only a session start waits as long as the server asks.
  const askedSeconds = isSessionStart ? (response?.retryAfter ?? 0) : 0;
  return askedSeconds > 0 ? planAskedWait(context, askedSeconds, error.status === 429, usual) : usual;
}
