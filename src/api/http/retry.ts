import { getSpreadDelay, spreadPause } from '../../lib/clock.ts';
import type { CallKind } from '../api.ts';

const MIN_WAIT_SECONDS = 1;
const MAX_WAIT_SECONDS = 120;
export const limitWait = (seconds: number) => Math.min(MAX_WAIT_SECONDS, Math.max(MIN_WAIT_SECONDS, seconds));

/**
 * Seconds from a `Retry-After` header (a number or a date), limited to 1–120. Null when the header is missing
 * or invalid. `now` is the server time in ms if known, so that a wrong device clock does not change the wait.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isNaN(seconds) ? null : limitWait(seconds);
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
 * after its second retry. `attempt` is zero-based, `retryAfter` is in seconds and `timeLeft` in ms.
 */
export function getRetryPause({ kind, attempt, retryAfter, timeLeft }: Attempt): number | undefined {
  if (kind !== 'start') {
    const pause = kind === 'read' ? READ_PAUSES_MS[attempt] : undefined;
    return pause && spreadPause(pause);
  }
  if (retryAfter !== null) {
    const wait = 1_000 * retryAfter;
    const room = Math.max(0, timeLeft - wait - ATTEMPT_TIME_MS);
    const { least, most } = RETRY_AFTER_SPREAD;
    return wait + getSpreadDelay(Math.min(Math.max(2 * wait, least), most, room));
  }
  return spreadPause(Math.min(1_000 * 2 ** attempt, MAX_START_PAUSE_MS));
}
