/**
 * The server's words that mean something to the player (spec §8 and the account calls it leaves open), per call.
 * They are compared trimmed and case-sensitive; a server that speaks another language than English is answered
 * with the unexpected error.
 */
/** What went wrong, as the rest of the product knows it. */
export type ErrorKind =
  /** We stopped the call ourselves: silence. */
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
  /** A wait is asked for (resend, forgotten password, log-in); `retryAfter` says how long. */
  | 'wait'
  | 'link-expired'
  | 'change-password'
  | 'question-not-found'
  | 'question-answered'
  | 'pool-week-not-valid'
  | 'pool-invalid'
  | 'pool-not-available'
  | 'pool-game-not-available';

/** The form field an error belongs to, where it belongs to one. */
export type ErrorField = 'email' | 'password' | 'otp' | 'zipcode' | 'nickname';

/** One name per call of the API. */
export type Endpoint =
  | 'csrf'
  | 'login'
  | 'register'
  | 'verify'
  | 'resend'
  | 'forgot'
  | 'change'
  | 'logout'
  | 'delete'
  | 'user'
  | 'zipcode'
  | 'weeks'
  | 'current-week'
  | 'games'
  | 'pools'
  | 'pool'
  | 'trivia'
  | 'ranking';

type Words = Readonly<Record<string, ErrorKind>>;

/** Said by any call at all: the session is over. */
export const UNAUTHENTICATED = 'Unauthenticated.';

/** Laravel's own text for a password call about an e-mail that has no account. */
const UNKNOWN_USER = "We can't find a user with that email address.";

const ACCOUNT: Words = {
  'Network Error': 'network',
  'Connection Error': 'connection',
  'The selected email is invalid.': 'email-not-found',
  'Invalid Credentials': 'password-invalid',
  'Unverified user': 'email-not-verified',
  'Your email address is not verified.': 'email-not-verified',
  'The email has already been taken.': 'email-exists',
  'The nickname has already been taken.': 'nickname-taken',
};

/** What each call may refuse with. Calls that are not here have no words of their own. */
export const KNOWN_MESSAGES: Readonly<Partial<Record<Endpoint, Words>>> = {
  // Laravel Breeze refuses an unknown e-mail and a wrong password with one text, so this is either of them.
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

/** What a text means after a call; undefined when it means nothing there. */
export function getKindOfMessage(text: string, endpoint: Endpoint): ErrorKind | undefined {
  // Laravel Breeze's log-in throttle is a validation error whose text changes with every second.
  if (endpoint === 'login' && LOGIN_THROTTLE.test(text)) return 'wait';
  return Object.entries(KNOWN_MESSAGES[endpoint] ?? {}).find(([known]) => known === text)?.[1];
}

/** The seconds that a throttle's text names, or null. */
export function parseSeconds(text: string): number | null {
  const seconds = LOGIN_THROTTLE.exec(text)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

/** The form field each kind belongs to, where it belongs to one (spec §5). */
export const FIELD_OF: Readonly<Partial<Record<ErrorKind, ErrorField>>> = {
  'email-not-found': 'email',
  'email-exists': 'email',
  'password-invalid': 'password',
  'code-invalid': 'otp',
  'code-expired': 'otp',
  'zipcode-not-found': 'zipcode',
  'nickname-taken': 'nickname',
};
