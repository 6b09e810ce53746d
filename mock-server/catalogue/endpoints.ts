import type { RefusalName } from './refusals.ts';

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
