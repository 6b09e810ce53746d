import { SECOND_MS } from '../lib/time.ts';
import type { FailedLoginRow } from '../models/failed-login.ts';
import { SERVER_RULES } from '../server-rules.ts';

/**
 * Returns the seconds until the throttle of Laravel Breeze accepts a log-in. After `loginTries` failed attempts with
 * one e-mail, it refuses attempts until `loginWait` ms after the first. Only “Laravel de fábrica” records failed
 * attempts.
 */
export function getThrottleSeconds(failed: FailedLoginRow | null, now: number): number {
  if (!failed || !isInThrottleWindow(failed, now) || failed.count < SERVER_RULES.loginTries) return 0;
  return Math.ceil((failed.since + SERVER_RULES.loginWait - now) / SECOND_MS);
}

export const isInThrottleWindow = ({ since }: FailedLoginRow, now: number) =>
  since <= now && now < since + SERVER_RULES.loginWait;
