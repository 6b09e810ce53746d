import { getSpreadDelay, spreadPause } from '../../lib/clock.ts';
import type { CallKind } from '../api.ts';
import type { ApiError } from '../error.ts';
import type { HttpOutcome } from './transport.ts';

/** Whether sending a call again may help, and can't do any harm. `getRetryPause` says how often. */
export function isRepeatable(callKind: CallKind, { kind, status }: ApiError, outcome: HttpOutcome): boolean {
  if (kind === 'networkError') return true;
  if (callKind === 'start') {
    // The API sends JSON. A refusal without JSON, such as the page of a firewall, comes from a server in front of it.
    if (outcome.type === 'response' && outcome.body.kind !== 'json') return true;
    const isUnreadable = status < 300;
    return kind === 'unpreventedError' && (status === 429 || status >= 500 || isUnreadable);
  }
  return kind === 'unpreventedError' && (status === 502 || status === 504);
}

const READ_PAUSES_MS = [500, 1_500];
const MAX_START_PAUSE_MS = 8_000;
/**
 * Limits of the longest random delay that is added to `Retry-After` (ms): twice `Retry-After` within these
 * limits, and less near the deadline. Many clients receive the same `Retry-After`, so their retries must be
 * spread.
 */
const RETRY_AFTER_SPREAD = { least: 2_000, most: 5_000 };
const ATTEMPT_TIME_MS = 1_000;

interface Attempt {
  kind: CallKind;
  attempt: number;
  retryAfter: number | null;
  timeLeft: number;
}

/**
 * Delay before the next attempt in ms; undefined when the call must not be retried: a `write`, and a `read`
 * after its second retry. A `Retry-After` beyond the deadline is ignored. `attempt` is zero-based, `retryAfter` is in
 * seconds and `timeLeft` in ms.
 */
export function getRetryPause({ kind, attempt, retryAfter, timeLeft }: Attempt): number | undefined {
  if (kind !== 'start') {
    const pause = kind === 'read' ? READ_PAUSES_MS[attempt] : undefined;
    return pause && spreadPause(pause);
  }
  const wait = 1_000 * (retryAfter ?? 0);
  if (retryAfter !== null && wait < timeLeft) {
    const room = Math.max(0, timeLeft - wait - ATTEMPT_TIME_MS);
    const { least, most } = RETRY_AFTER_SPREAD;
    return wait + getSpreadDelay(Math.min(Math.max(2 * wait, least), most, room));
  }
  return spreadPause(Math.min(1_000 * 2 ** attempt, MAX_START_PAUSE_MS));
}
