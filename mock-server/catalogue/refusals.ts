interface RefusalEntry {
  status: number;
  message: string;
  field?: string;
  isFaultOnly?: true;
}

export function summarize(messages: readonly string[]): string {
  const [first = 'The given data was invalid.', ...more] = messages;
  if (more.length === 0) return first;
  return `${first} (and ${more.length} more error${more.length > 1 ? 's' : ''})`;
}

export const getThrottleText = (seconds: number) =>
  `Too many login attempts. Please try again in ${seconds} seconds.`;

const EMAIL_TAKEN = 'The email has already been taken.';
const NICKNAME_TAKEN = 'The nickname has already been taken.';
const NO_CURRENT_WEEK = 'No current week';

export const REFUSALS = {
  csrfMismatch: { status: 419, message: 'CSRF token mismatch.' },
  tooManyAttempts: { status: 429, message: 'Too Many Attempts.' },
  serverError: { status: 500, message: 'Server Error' },
  // A text of the spec for a lost connection, such as from a gateway of the API.
  connectionError: { status: 500, message: 'Connection Error', isFaultOnly: true },
  badGateway: { status: 502, message: 'Bad Gateway', isFaultOnly: true },
  serviceUnavailable: { status: 503, message: 'Service Unavailable', isFaultOnly: true },
  gatewayTimeout: { status: 504, message: 'Gateway Timeout', isFaultOnly: true },
  notFound: { status: 404, message: 'Not Found', isFaultOnly: true },
  invalidData: { status: 422, message: summarize([]) },

  unauthenticated: { status: 401, message: 'Unauthenticated.' },
  // PHP's message for a null user. Without Laravel's defaults, it answers a call with the token of an account deleted
  // in the panel, and a log-in to a deleted account with the right password.
  deletedAccount: { status: 500, message: 'Attempt to read property "email" on null' },

  unknownEmail: { status: 422, field: 'email', message: 'The selected email is invalid.' },
  wrongPassword: { status: 401, message: 'Invalid Credentials' },
  unverifiedEmail: { status: 403, message: 'Your email address is not verified.' },
  unverifiedUser: { status: 403, message: 'Unverified user', isFaultOnly: true },
  wrongCredentials: {
    status: 422,
    field: 'email',
    message: 'These credentials do not match our records.',
  },
  tooManyLogins: { status: 422, field: 'email', message: getThrottleText(60) },
  waitBeforeRetrying: { status: 422, field: 'email', message: 'Please wait before retrying.' },
  userNotFound: { status: 422, field: 'email', message: "We can't find a user with that email address." },
  invalidResetToken: { status: 422, field: 'email', message: 'This password reset token is invalid.' },
  leakedPassword: {
    status: 422,
    field: 'password',
    message: 'The given password has appeared in a data leak. Please choose a different password.',
    isFaultOnly: true,
  },
  emailTaken: { status: 422, field: 'email', message: EMAIL_TAKEN },
  emailAndNicknameTaken: { status: 422, message: summarize([EMAIL_TAKEN, NICKNAME_TAKEN]) },
  nicknameTaken: { status: 422, field: 'nickname', message: NICKNAME_TAKEN },
  wrongCode: { status: 422, field: 'otp', message: 'Invalid verification code' },
  expiredCode: { status: 422, field: 'otp', message: 'The verification code has expired' },
  alreadyVerified: { status: 409, message: 'User already verified' },
  zipcodeNotFound: { status: 404, message: 'Zipcode Not Found' },

  weekNotFound: { status: 404, message: 'No query results for model [Week].' },
  noCurrentWeek: { status: 404, message: NO_CURRENT_WEEK },
  noWeekToBet: { status: 422, message: NO_CURRENT_WEEK },
  betNotAllowed: { status: 422, message: 'Bet not allowed' },
  noMatchGames: { status: 422, message: 'No match games' },
  noBetDay: { status: 422, message: 'No bet day' },
  betBeforeStart: { status: 422, message: 'Bet date is before the start of the week' },
  noBetTime: { status: 422, message: 'No bet time' },
  questionNotFound: { status: 404, message: 'Question Not Found' },
  questionAnswered: { status: 422, message: 'This User already answer this question' },
} as const satisfies Readonly<Record<string, RefusalEntry>>;

export type RefusalName = keyof typeof REFUSALS;

export const getRefusal = (name: RefusalName): RefusalEntry => REFUSALS[name];

export const GENERAL_REFUSALS: readonly RefusalName[] = [
  'csrfMismatch',
  'tooManyAttempts',
  'serverError',
  'connectionError',
  'badGateway',
  'serviceUnavailable',
  'gatewayTimeout',
];
