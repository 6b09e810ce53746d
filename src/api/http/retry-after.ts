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
