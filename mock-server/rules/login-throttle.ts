/**
 * Laravel Breeze's log-in throttle: a maximum of failed attempts per e-mail within a minute of the first, then a
 * wait.
 */

import { SECOND } from '../lib/time.ts';
import type { FailedLoginRow } from '../models/rows.ts';
import { POLICY } from '../policy.ts';

const { loginTries, loginWait } = POLICY;

/** Whether another failed attempt still counts with the first one. */
export const isThrottleOpen = ({ since }: Pick<FailedLoginRow, 'since'>, now: number) =>
  since <= now && now < since + loginWait;

/** Seconds until an e-mail may try again; 0 when it may. */
export function getThrottleSeconds(
  failed: Pick<FailedLoginRow, 'since' | 'count'> | null,
  now: number,
): number {
  if (!failed || !isThrottleOpen(failed, now) || failed.count < loginTries) return 0;
  return Math.ceil((failed.since + loginWait - now) / SECOND);
}
