const MIN_WAIT_SECONDS = 1;
const MAX_WAIT_SECONDS = 120;
/** Seconds to wait when neither a message nor `Retry-After` says how long: the length of Laravel's rate limits. */
export const DEFAULT_WAIT_SECONDS = 60;

/** Limits a wait that a server asks for to 1–120 seconds. */
export const clampWait = (seconds: number) => Math.min(MAX_WAIT_SECONDS, Math.max(MIN_WAIT_SECONDS, seconds));

/**
 * Seconds from a `Retry-After` header (a number or a date), limited to 1–120. Null when the header is missing
 * or is neither. `now` is the server time in ms if known, so that a wrong device clock does not change the wait.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  // `Date.parse` also reads numbers such as `-5`, as a year or a month. A date of HTTP has the name of its month.
  const until = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((until - now) / 1000);
  return Number.isNaN(seconds) ? null : clampWait(seconds);
}
