import type { RefusalName } from './refusals.ts';

export interface EndpointEntry {
  /** The call's name in the panel. */
  label: string;
  /** The server accepts the call without a session. */
  isOpen?: true;
  /** The answer is a resource or a list of resources, which Laravel wraps in `data`. */
  isResource?: true;
  refusals?: readonly RefusalName[];
}

export const ENDPOINTS = {
  'GET /sanctum/csrf-cookie': { label: 'Cookie de seguridad', isOpen: true },
  'POST /api/auth/login': {
    label: 'Login',
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
  'GET /api/auth/logout': { label: 'Cierre de sesión' },
  'POST /api/auth/forgot-password': {
    label: 'Olvidé mi contraseña',
    isOpen: true,
    refusals: ['unknownEmail', 'waitBeforeRetrying', 'userNotFound'],
  },
  'POST /api/auth/change-password': {
    label: 'Cambio de contraseña',
    isOpen: true,
    refusals: ['invalidResetToken', 'userNotFound'],
  },
  'POST /api/user/register': {
    label: 'Registro',
    isOpen: true,
    isResource: true,
    refusals: ['emailTaken', 'emailAndNicknameTaken', 'nicknameTaken'],
  },
  'POST /api/user/verify': {
    label: 'Confirmación de cuenta',
    isOpen: true,
    refusals: ['wrongCode', 'expiredCode', 'alreadyVerified', 'unknownEmail'],
  },
  'POST /api/user/verify/resend': {
    label: 'Reenvío del código',
    isOpen: true,
    refusals: ['alreadyVerified', 'unknownEmail'],
  },
  'GET /api/user': { label: 'Mi cuenta', isResource: true },
  'GET /api/user/delete': { label: 'Borrado de cuenta' },
  'GET /api/zipcode/:zipcode': {
    label: 'Código postal',
    isOpen: true,
    isResource: true,
    refusals: ['zipcodeNotFound'],
  },
  'GET /api/weeks': { label: 'Jornadas', isResource: true },
  'GET /api/week/current': { label: 'Jornada actual', isResource: true, refusals: ['noCurrentWeek'] },
  'GET /api/games/all': { label: 'Todos los partidos' },
  'GET /api/games/week/:week': { label: 'Partidos de la jornada', refusals: ['weekNotFound'] },
  'GET /api/pool/user/all': { label: 'Mis boletos', isResource: true },
  'POST /api/pool/user': {
    label: 'Envío del boleto',
    refusals: ['noWeekToBet', 'betNotAllowed', 'noMatchGames', 'noBetDay', 'betBeforeStart', 'noBetTime'],
  },
  'POST /api/trivia/answer': {
    label: 'Respuesta de la trivia',
    isResource: true,
    refusals: ['questionNotFound', 'questionAnswered'],
  },
  'GET /api/ranking': { label: 'Ranking general' },
  'GET /api/ranking/week/:week': { label: 'Ranking por jornada', refusals: ['weekNotFound'] },
} as const satisfies Readonly<Record<`${'GET' | 'POST'} /${string}`, EndpointEntry>>;

export type Endpoint = keyof typeof ENDPOINTS;

export const getCallLabel = (endpoint: string): string =>
  Object.entries<EndpointEntry>(ENDPOINTS).find(([name]) => name === endpoint)?.[1].label ?? endpoint;
