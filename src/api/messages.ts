import type { FieldCode } from '../domain/registration/fields.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '../domain/registration/limits.ts';
import type { Endpoint } from './contract/schemas.ts';

export type ErrorKind =
  | 'aborted'
  | 'network'
  | 'connection'
  | 'unprevented'
  | 'unauthenticated'
  | 'account-eliminated'
  | 'email-not-found'
  | 'email-exists'
  | 'email-not-verified'
  | 'password-invalid'
  | 'nickname-taken'
  | 'zipcode-not-found'
  | 'code-invalid'
  | 'code-expired'
  | 'already-verified'
  | 'wait'
  | 'link-expired'
  | 'change-password'
  | 'question-not-found'
  | 'question-answered'
  | 'pool-week-not-valid'
  | 'pool-invalid'
  | 'pool-not-available'
  | 'pool-game-not-available';

type Words = Readonly<Record<string, ErrorKind>>;

export const UNAUTHENTICATED = 'Unauthenticated.';

const UNKNOWN_USER = "We can't find a user with that email address.";

const ANY_CALL: Words = {
  'Network Error': 'network',
  'Connection Error': 'connection',
  'Unverified user': 'email-not-verified',
  'Your email address is not verified.': 'email-not-verified',
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
    'User already verified': 'already-verified',
  },
  resend: { ...ACCOUNT, 'User already verified': 'already-verified', 'Too Many Attempts.': 'wait' },
  forgot: { ...ACCOUNT, [UNKNOWN_USER]: 'email-not-found', 'Please wait before retrying.': 'wait' },
  change: {
    ...ACCOUNT,
    'This password reset token is invalid.': 'link-expired',
    [UNKNOWN_USER]: 'email-not-found',
  },
  zipcode: { 'Zipcode Not Found': 'zipcode-not-found' },
  'current-week': { 'No current week': 'pool-week-not-valid' },
  pool: {
    'No current week': 'pool-week-not-valid',
    'Bet not allowed': 'pool-week-not-valid',
    'No match games': 'pool-invalid',
    'No bet day': 'pool-not-available',
    'Bet date is before the start of the week': 'pool-not-available',
    'No bet time': 'pool-game-not-available',
  },
  trivia: {
    'Question Not Found': 'question-not-found',
    'This User already answer this question': 'question-answered',
  },
};

const LOGIN_THROTTLE = /^Too many login attempts\b(?:.*?\b(\d{1,6}) seconds?\b)?/;

export function getKindOfMessage(text: string, endpoint: Endpoint): ErrorKind | undefined {
  // The text of Laravel Breeze's log-in throttle contains the remaining seconds, so a regular expression
  // matches it.
  if (endpoint === 'login' && LOGIN_THROTTLE.test(text)) return 'wait';
  const words = { ...ANY_CALL, ...KNOWN_MESSAGES[endpoint] };
  return Object.entries(words).find(([known]) => known === text)?.[1];
}

export function parseSeconds(text: string): number | null {
  const seconds = LOGIN_THROTTLE.exec(text)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

export const FIELD_OF: Readonly<Partial<Record<ErrorKind, string>>> = {
  'email-not-found': 'email',
  'email-exists': 'email',
  'password-invalid': 'password',
  'code-invalid': 'otp',
  'code-expired': 'otp',
  'zipcode-not-found': 'zipcode',
  'nickname-taken': 'nickname',
};

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
