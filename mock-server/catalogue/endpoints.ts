import type { RefusalName } from './refusals.ts';

interface EndpointEntry {
  call: `${'GET' | 'POST'} /${string}`;
  isOpen?: true;
  isResource?: true;
  refusals?: readonly RefusalName[];
}

export const ENDPOINTS = {
  csrfCookie: { call: 'GET /sanctum/csrf-cookie', isOpen: true },
  login: {
    call: 'POST /api/auth/login',
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
  logout: { call: 'GET /api/auth/logout' },
  forgotPassword: {
    call: 'POST /api/auth/forgot-password',
    isOpen: true,
    refusals: ['unknownEmail', 'waitBeforeRetrying', 'userNotFound'],
  },
  changePassword: {
    call: 'POST /api/auth/change-password',
    isOpen: true,
    refusals: ['invalidResetToken', 'userNotFound'],
  },
  register: {
    call: 'POST /api/user/register',
    isOpen: true,
    isResource: true,
    refusals: ['emailTaken', 'emailAndNicknameTaken', 'nicknameTaken'],
  },
  verify: {
    call: 'POST /api/user/verify',
    isOpen: true,
    refusals: ['wrongCode', 'expiredCode', 'alreadyVerified', 'unknownEmail'],
  },
  resendCode: {
    call: 'POST /api/user/verify/resend',
    isOpen: true,
    refusals: ['alreadyVerified', 'unknownEmail'],
  },
  user: { call: 'GET /api/user', isResource: true },
  deleteUser: { call: 'GET /api/user/delete' },
  zipcode: {
    call: 'GET /api/zipcode/:zipcode',
    isOpen: true,
    isResource: true,
    refusals: ['zipcodeNotFound'],
  },
  weeks: { call: 'GET /api/weeks', isResource: true },
  currentWeek: { call: 'GET /api/week/current', isResource: true, refusals: ['noCurrentWeek'] },
  allGames: { call: 'GET /api/games/all' },
  gamesOfWeek: { call: 'GET /api/games/week/:week', refusals: ['weekNotFound'] },
  userPools: { call: 'GET /api/pool/user/all', isResource: true },
  sendPool: {
    call: 'POST /api/pool/user',
    refusals: ['noWeekToBet', 'betNotAllowed', 'noMatchGames', 'noBetDay', 'betBeforeStart', 'noBetTime'],
  },
  answerTrivia: {
    call: 'POST /api/trivia/answer',
    isResource: true,
    refusals: ['questionNotFound', 'questionAnswered'],
  },
  generalRanking: { call: 'GET /api/ranking' },
  weekRanking: { call: 'GET /api/ranking/week/:week', refusals: ['weekNotFound'] },
} as const satisfies Readonly<Record<string, EndpointEntry>>;

export type EndpointName = keyof typeof ENDPOINTS;

export const getEndpoint = (name: EndpointName): EndpointEntry => ENDPOINTS[name];

export const listEndpoints = (): EndpointEntry[] => Object.values(ENDPOINTS);
