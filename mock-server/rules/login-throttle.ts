/**
 * Log-in throttle of Laravel Breeze, which applies only with Laravel's defaults: after `loginTries` failed attempts
 * with one e-mail, the server refuses further attempts until `loginWait` ms after the first failed attempt.
 */

import { SECOND_MS } from '../lib/time.ts';
import type { FailedLoginRow } from '../models/index.ts';
import { SERVER_RULES } from '../server-rules.ts';

const { loginTries, loginWait } = SERVER_RULES;

export const isInThrottleWindow = ({ since }: FailedLoginRow, now: number) =>
  since <= now && now < since + loginWait;

export function getThrottleSeconds(failed: FailedLoginRow | null, now: number): number {
  if (!failed || !isInThrottleWindow(failed, now) || failed.count < loginTries) return 0;
  return Math.ceil((failed.since + loginWait - now) / SECOND_MS);
}
