/**
 * Laravel Breeze's log-in throttle allows a maximum of failed attempts per e-mail within a minute of the first
 * failed attempt. Further attempts must wait until that minute ends.
 */

import { SECOND } from '../lib/time.ts';
import type { FailedLoginRow } from '../models/rows.ts';
import { POLICY } from '../policy.ts';

const { loginTries, loginWait } = POLICY;

export const isThrottleOpen = ({ since }: Pick<FailedLoginRow, 'since'>, now: number) =>
  since <= now && now < since + loginWait;

export function getThrottleSeconds(
  failed: Pick<FailedLoginRow, 'since' | 'count'> | null,
  now: number,
): number {
  if (!failed || !isThrottleOpen(failed, now) || failed.count < loginTries) return 0;
  return Math.ceil((failed.since + loginWait - now) / SECOND);
}
