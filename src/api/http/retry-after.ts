/** The wait a server asks for in `Retry-After`. */

const SHORTEST = 1;
const LONGEST = 120;
/** Seconds to wait when the header is missing, unreadable or hidden from another origin. */
const DEFAULT_WAIT = 30;

/**
 * Seconds to wait, between 1 and 120. The header holds seconds or a date; `now` is the server's time in ms where
 * it is known, so that a wrong device clock doesn't stretch the wait.
 */
export function retryAfterSeconds(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isNaN(seconds) ? DEFAULT_WAIT : Math.min(LONGEST, Math.max(SHORTEST, seconds));
}
