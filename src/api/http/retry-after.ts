/** How long a server asks to wait, in seconds. */

const SHORTEST = 1;
const LONGEST = 120;
/** Limits a wait to 1–120 seconds. */
export const limitWait = (seconds: number) => Math.min(LONGEST, Math.max(SHORTEST, seconds));

/**
 * Seconds that a `Retry-After` header asks for, between 1 and 120; null when it is missing, unreadable or hidden
 * from another origin. The header holds seconds or a date; `now` is the server's time in ms where it is known, so
 * that a wrong device clock doesn't stretch the wait.
 */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isNaN(seconds) ? null : limitWait(seconds);
}
