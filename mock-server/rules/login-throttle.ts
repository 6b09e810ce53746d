/** Laravel Breeze's log-in throttle: so many failed tries of an e-mail within a minute of the first, then a wait. */

import { SECOND } from '../lib/time.ts';
import { POLICY } from '../policy.ts';

/** The failed log-ins of one e-mail. */
export interface FailedLogIns {
  email: string;
  /** The first of them; the count starts again a minute later. */
  since: number;
  count: number;
}

const { loginTries, loginWait } = POLICY;

const isOpen = ({ since }: FailedLogIns, now: number) => since <= now && now < since + loginWait;

/** The list with one more failed log-in. */
export function withFailedLogIn(list: readonly FailedLogIns[], email: string, now: number): FailedLogIns[] {
  const old = list.find((one) => one.email === email && isOpen(one, now));
  return [
    ...withoutFailedLogIns(list, email),
    old ? { ...old, count: old.count + 1 } : { email, since: now, count: 1 },
  ];
}

/** The list without those of an e-mail: it logged in. */
export function withoutFailedLogIns(list: readonly FailedLogIns[], email: string): FailedLogIns[] {
  return list.filter((one) => one.email !== email);
}

/** Seconds until an e-mail may try again; 0 when it may. */
export function secondsToNextTry(list: readonly FailedLogIns[], email: string, now: number): number {
  const found = list.find((one) => one.email === email && isOpen(one, now));
  if (!found || found.count < loginTries) return 0;
  return Math.ceil((found.since + loginWait - now) / SECOND);
}
