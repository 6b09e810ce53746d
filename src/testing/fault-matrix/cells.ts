import type { FormErrorCode } from '../../stores/account/form.ts';
import type { TextModalType } from '../../stores/shell/modal.ts';
import { EMAIL } from './back-end.ts';
import type { FaultName } from './faults.ts';
import type { MatrixCell, OutcomeChanges } from './row.ts';

export const GENERAL_CELLS: Readonly<Record<FaultName, MatrixCell>> = {
  offline: 'networkError',
  lost: 'networkError',
  hang: 'networkError',
  stall: 'networkError',
  cut: 'networkError',
  html: 'unpreventedError',
  empty: 'unpreventedError',
  shape: 'unpreventedError',
  '401': 'expiredSession',
  '401 as 404': 'expiredSession',
  '419 once': 'success',
  '419 always': 'connectionError',
  '404': 'connectionError',
  '403': { dialog: 'verifyAccountError', toConfirm: EMAIL },
  '422': 'unpreventedError',
  '422 and more': 'unpreventedError',
  '422 as 404': 'connectionError',
  '429': 'unpreventedError',
  '500': 'unpreventedError',
  'null user': 'accountEliminated',
  '503': 'unpreventedError',
  wrapped: 'success',
  warning: 'unpreventedError',
  '422 fields': 'unpreventedError',
  '422 rule': 'unpreventedError',
  '422 throttle': 'unpreventedError',
  debug: 'unpreventedError',
  'maintenance page': 'unpreventedError',
  redirect: 'unpreventedError',
};

/**
 * For calls whose success does not depend on the body of the answer: an empty body and JSON of another shape
 * count as success.
 */
export const UNUSED_ANSWER = { empty: 'success', shape: 'success' } as const;
/** In a call about the user, PHP’s error about any property of null means that the account is gone. */
export const ABOUT_THE_USER = { debug: 'accountEliminated' } as const;
export const HELD: OutcomeChanges = { dialog: 'unpreventedError', isHeld: true };

export const field = (name: string, code: FormErrorCode): OutcomeChanges => ({ fields: { [name]: code } });
export const PASSWORD_REFUSED = { '422 rule': field('password', 'invalid') };
/** Laravel’s `guest` middleware redirects while a session cookie lives: the client logs out and sends the call again. */
export const SENT_AGAIN: OutcomeChanges = { isSuccess: true, requests: { own: 2, others: 1 } };
export const EMAIL_UNKNOWN = field('email', 'email-not-found');
export const PASSWORD_INVALID = field('password', 'password-invalid');
export const UNKNOWN_USER = "We can't find a user with that email address.";

/**
 * For a fault after which the product repeats `GET /api/user` at the start of a visit, for up to 20 seconds.
 * `own` is the total number of these requests.
 */
export const triedAgain = (own: number): OutcomeChanges => ({ requests: { own } });

/**
 * When the outcome of a sent prediction is unknown, the product loads the predictions. The result is a
 * success if the server has saved the prediction, otherwise `dialog`.
 */
export const readPoolsBack = (dialog: TextModalType): MatrixCell => ({
  done: { isSuccess: true },
  undone: { dialog, requests: { next: 1 } },
});
/**
 * When the outcome of a deletion is unknown, the product loads the user. The result is a success if the
 * account is gone, otherwise `dialog`.
 */
export const readUserBack = (dialog: TextModalType): MatrixCell => ({
  done: { isSuccess: true, requests: { next: 1 } },
  undone: { dialog, requests: { next: 1 } },
});
export const refused = (dialog: TextModalType): OutcomeChanges => ({ dialog, requests: { next: 1 } });

export const PLAYER = { hasToken: true, hasDraft: true };
