/** `field`: the form field whose `errors` repeat the message. */
const define = (status: number, message: string, field?: string) => ({ status, message, field });

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
  csrfMismatch: define(419, 'CSRF token mismatch.'),
  tooManyAttempts: define(429, 'Too Many Attempts.'),
  serverError: define(500, 'Server Error'),
  // The spec's text for a lost connection, which a gateway of the API may send.
  connectionError: define(500, 'Connection Error'),
  badGateway: define(502, 'Bad Gateway'),
  serviceUnavailable: define(503, 'Service Unavailable'),
  gatewayTimeout: define(504, 'Gateway Timeout'),
  notFound: define(404, 'Not Found'),
  invalidData: define(422, summarize([])),

  unauthenticated: define(401, 'Unauthenticated.'),
  // PHP's message for a null user. Without Laravel's defaults, it answers a call with the token of an account deleted
  // in the panel, and a log-in to a deleted account with the right password.
  deletedAccount: define(500, 'Attempt to read property "email" on null'),

  unknownEmail: define(422, 'The selected email is invalid.', 'email'),
  wrongPassword: define(401, 'Invalid Credentials'),
  unverifiedEmail: define(403, 'Your email address is not verified.'),
  unverifiedUser: define(403, 'Unverified user'),
  wrongCredentials: define(422, 'These credentials do not match our records.', 'email'),
  tooManyLogins: define(422, getThrottleText(60), 'email'),
  waitBeforeRetrying: define(422, 'Please wait before retrying.', 'email'),
  userNotFound: define(422, "We can't find a user with that email address.", 'email'),
  invalidResetToken: define(422, 'This password reset token is invalid.', 'email'),
  leakedPassword: define(
    422,
    'The given password has appeared in a data leak. Please choose a different password.',
    'password',
  ),
  emailTaken: define(422, EMAIL_TAKEN, 'email'),
  emailAndNicknameTaken: define(422, summarize([EMAIL_TAKEN, NICKNAME_TAKEN])),
  nicknameTaken: define(422, NICKNAME_TAKEN, 'nickname'),
  wrongCode: define(422, 'Invalid verification code', 'otp'),
  expiredCode: define(422, 'The verification code has expired', 'otp'),
  alreadyVerified: define(409, 'User already verified'),
  zipcodeNotFound: define(404, 'Zipcode Not Found'),

  weekNotFound: define(404, 'No query results for model [Week].'),
  noCurrentWeek: define(404, NO_CURRENT_WEEK),
  noWeekToBet: define(422, NO_CURRENT_WEEK),
  betNotAllowed: define(422, 'Bet not allowed'),
  noMatchGames: define(422, 'No match games'),
  noBetDay: define(422, 'No bet day'),
  betBeforeStart: define(422, 'Bet date is before the start of the week'),
  noBetTime: define(422, 'No bet time'),
  questionNotFound: define(404, 'Question Not Found'),
  questionAnswered: define(422, 'This User already answer this question'),
};

export type RefusalName = keyof typeof REFUSALS;

export const GENERAL_REFUSALS: readonly RefusalName[] = [
  'csrfMismatch',
  'tooManyAttempts',
  'serverError',
  'connectionError',
  'badGateway',
  'serviceUnavailable',
  'gatewayTimeout',
];

export interface EndpointEntry {
  /** The server accepts the call without a session. */
  isOpen?: true;
  /** The answer is a resource or a list of resources, which Laravel wraps in `data`. */
  isResource?: true;
  refusals?: readonly RefusalName[];
}

export const ENDPOINTS = {
  'GET /sanctum/csrf-cookie': { isOpen: true },
  'POST /api/auth/login': {
    isOpen: true,
    isResource: true,
    refusals: [
      'unknownEmail',
      'wrongPassword',
      'unverifiedEmail',
      'unverifiedUser',
      'deletedAccount',
      'wrongCredentials',
      'tooManyLogins',
    ],
  },
  'GET /api/auth/logout': {},
  'POST /api/auth/forgot-password': {
    isOpen: true,
    refusals: ['unknownEmail', 'waitBeforeRetrying', 'userNotFound'],
  },
  'POST /api/auth/change-password': {
    isOpen: true,
    refusals: ['invalidResetToken', 'userNotFound'],
  },
  'POST /api/user/register': {
    isOpen: true,
    isResource: true,
    refusals: ['emailTaken', 'emailAndNicknameTaken', 'nicknameTaken'],
  },
  'POST /api/user/verify': {
    isOpen: true,
    refusals: ['wrongCode', 'expiredCode', 'alreadyVerified', 'unknownEmail'],
  },
  'POST /api/user/verify/resend': {
    isOpen: true,
    refusals: ['alreadyVerified', 'unknownEmail'],
  },
  'GET /api/user': { isResource: true },
  'GET /api/user/delete': {},
  'GET /api/zipcode/:zipcode': {
    isOpen: true,
    isResource: true,
    refusals: ['zipcodeNotFound'],
  },
  'GET /api/weeks': { isResource: true },
  'GET /api/week/current': { isResource: true, refusals: ['noCurrentWeek'] },
  'GET /api/games/all': {},
  'GET /api/games/week/:week': { refusals: ['weekNotFound'] },
  'GET /api/pool/user/all': { isResource: true },
  'POST /api/pool/user': {
    refusals: ['noWeekToBet', 'betNotAllowed', 'noMatchGames', 'noBetDay', 'betBeforeStart', 'noBetTime'],
  },
  'POST /api/trivia/answer': {
    isResource: true,
    refusals: ['questionNotFound', 'questionAnswered'],
  },
  'GET /api/ranking': {},
  'GET /api/ranking/week/:week': { refusals: ['weekNotFound'] },
} as const satisfies Readonly<Record<`${'GET' | 'POST'} /${string}`, EndpointEntry>>;

export type Endpoint = keyof typeof ENDPOINTS;

const WITH_SESSION: readonly RefusalName[] = ['unauthenticated', 'deletedAccount'];

export const MESSAGES = Object.entries<EndpointEntry>(ENDPOINTS).flatMap(
  ([endpoint, { isOpen, refusals = [] }]) =>
    [...refusals, ...(isOpen ? [] : WITH_SESSION), ...GENERAL_REFUSALS].map((name) => {
      const { status, message } = REFUSALS[name];
      return { endpoint, status, message };
    }),
);
