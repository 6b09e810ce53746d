import type { FieldCode } from '../domain/registration/fields.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '../domain/registration/limits.ts';
import type { Endpoint } from './contract/schemas.ts';

/** A kind with a dialog has the name of the dialog. */
export type ErrorKind =
  | 'aborted'
  | 'networkError'
  /**
   * The server has answered, but not the call: its message `Connection Error`, 404 or 419. The specification gives it
   * this name (spec §8). A call without an answer is a `networkError`.
   */
  | 'connectionError'
  | 'unpreventedError'
  | 'unauthenticated'
  | 'accountEliminated'
  | 'email-not-found'
  | 'email-exists'
  | 'verifyAccountError'
  /** No message says so: the server answers with another account (`stores/session/unexpected-user.ts`). */
  | 'other-account'
  | 'password-invalid'
  | 'nickname-taken'
  | 'zipcode-not-found'
  | 'code-invalid'
  | 'code-expired'
  | 'accountVerified'
  | 'wait'
  | 'changePasswordExpired'
  | 'changePasswordError'
  | 'questionNotFound'
  | 'questionAnsweredByUser'
  | 'poolWeekNotValid'
  | 'poolInvalid'
  | 'poolNotAvailable'
  | 'poolGameNotAvailable';

type Words = Readonly<Record<string, ErrorKind>>;

export const UNAUTHENTICATED = 'Unauthenticated.';
/** The same message from a server that writes it in its own way. It counts with the status 401 alone. */
export const UNAUTHENTICATED_401 = /^unauthenticated[.!]?$/i;

const UNKNOWN_USER = "We can't find a user with that email address.";

const ANY_CALL: Words = {
  'Network Error': 'networkError',
  'Connection Error': 'connectionError',
  'Unverified user': 'verifyAccountError',
  'Your email address is not verified.': 'verifyAccountError',
};

const ACCOUNT: Words = {
  'The selected email is invalid.': 'email-not-found',
  'Invalid Credentials': 'password-invalid',
  'The email has already been taken.': 'email-exists',
  'The nickname has already been taken.': 'nickname-taken',
};

/**
 * Server messages with a known meaning, by call (spec §8), besides those of `ANY_CALL`. Messages are compared
 * case-sensitively, without the spaces around them. For an error status without a listed message, for example with
 * a message in another language, `getKindOfStatus` in `http/classify.ts` chooses the kind.
 */
export const KNOWN_MESSAGES: Readonly<Partial<Record<Endpoint, Words>>> = {
  // Laravel Breeze sends one text for both an unknown e-mail and a wrong password.
  login: { ...ACCOUNT, 'These credentials do not match our records.': 'password-invalid' },
  register: ACCOUNT,
  verify: {
    ...ACCOUNT,
    'Invalid verification code': 'code-invalid',
    'The verification code has expired': 'code-expired',
    'User already verified': 'accountVerified',
  },
  resend: { ...ACCOUNT, 'User already verified': 'accountVerified', 'Too Many Attempts.': 'wait' },
  forgot: { ...ACCOUNT, [UNKNOWN_USER]: 'email-not-found', 'Please wait before retrying.': 'wait' },
  change: {
    ...ACCOUNT,
    'This password reset token is invalid.': 'changePasswordExpired',
    [UNKNOWN_USER]: 'email-not-found',
  },
  zipcode: { 'Zipcode Not Found': 'zipcode-not-found' },
  'current-week': { 'No current week': 'poolWeekNotValid' },
  pool: {
    'No current week': 'poolWeekNotValid',
    'Bet not allowed': 'poolWeekNotValid',
    'No match games': 'poolInvalid',
    'No bet day': 'poolNotAvailable',
    'Bet date is before the start of the week': 'poolNotAvailable',
    'No bet time': 'poolGameNotAvailable',
  },
  trivia: {
    'Question Not Found': 'questionNotFound',
    'This User already answer this question': 'questionAnsweredByUser',
  },
};

const LOGIN_THROTTLE = /^Too many login attempts\b/;
const WAIT = /\b(\d{1,6}) (?:(seconds?|segundos?)|minut(?:es?|os?))\b/i;

export function getKindOfMessage(text: string, endpoint: Endpoint): ErrorKind | undefined {
  // The text of Laravel Breeze's log-in throttle contains the remaining time, so a regular expression matches it.
  if (endpoint === 'login' && LOGIN_THROTTLE.test(text)) return 'wait';
  const words = { ...ANY_CALL, ...KNOWN_MESSAGES[endpoint] };
  return Object.entries(words).find(([known]) => known === text)?.[1];
}

/** The seconds that a text such as “Please try again in 2 minutes.” names. */
export function parseSeconds(text: string): number | null {
  const [, length, seconds] = WAIT.exec(text) ?? [];
  return length === undefined ? null : Number(length) * (seconds ? 1 : 60);
}

const FIELD_OF = {
  'email-not-found': 'email',
  'email-exists': 'email',
  'other-account': 'email',
  'password-invalid': 'password',
  'code-invalid': 'otp',
  'code-expired': 'otp',
  'zipcode-not-found': 'zipcode',
  'nickname-taken': 'nickname',
} as const satisfies Partial<Record<ErrorKind, string>>;

/** The field of the forms at which an error of this kind is shown. */
export const getField = (kind: ErrorKind | undefined): string | undefined =>
  kind && isFormError(kind) && kind !== 'wait' ? FIELD_OF[kind] : undefined;

/**
 * Kinds that a form shows itself: at a field, or `wait` as a countdown. Elsewhere `getErrorDialog` shows them as
 * `unpreventedError`.
 */
export type FormErrorKind = keyof typeof FIELD_OF | 'wait';

export const isFormError = (kind: ErrorKind): kind is FormErrorKind => kind === 'wait' || kind in FIELD_OF;

/** Laravel's messages of rules that the client has too. Laravel 8 leaves out the word “field”. */
const RULES: readonly (readonly [message: RegExp, code: FieldCode])[] = [
  [/ is required\.$/, 'required'],
  [/ must be a valid email address\.$/, 'email'],
  [RegExp(`^The password (?:field )?must be at least ${MIN_PASSWORD} characters\\.$`), 'password-short'],
  [RegExp(`^The password .* be greater than ${MAX_PASSWORD} characters\\.$`), 'password-long'],
  [/^The given password has appeared in a data leak\./, 'password-common'],
  [/ confirmation does not match\.$/, 'password-mismatch'],
];

export function getFieldCode(message: unknown): FieldCode {
  const text = typeof message === 'string' ? message.trim() : '';
  return RULES.find(([rule]) => rule.test(text))?.[1] ?? 'invalid';
}
