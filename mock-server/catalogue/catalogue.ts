interface RefusalEntry {
  /** The refusal's name in the panel. */
  label: string;
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
  csrfMismatch: { label: 'seguridad vencida', status: 419, message: 'CSRF token mismatch.' },
  tooManyAttempts: { label: 'demasiados intentos', status: 429, message: 'Too Many Attempts.' },
  serverError: { label: 'error del servidor', status: 500, message: 'Server Error' },
  // A text of the spec for a lost connection, such as from a gateway of the API.
  connectionError: {
    label: 'error de conexión',
    status: 500,
    message: 'Connection Error',
    isFaultOnly: true,
  },
  badGateway: { label: 'servidor sin respuesta', status: 502, message: 'Bad Gateway', isFaultOnly: true },
  serviceUnavailable: {
    label: 'servidor en mantenimiento',
    status: 503,
    message: 'Service Unavailable',
    isFaultOnly: true,
  },
  gatewayTimeout: { label: 'servidor tardado', status: 504, message: 'Gateway Timeout', isFaultOnly: true },
  notFound: { label: 'ruta inexistente', status: 404, message: 'Not Found', isFaultOnly: true },
  invalidData: { label: 'datos inválidos', status: 422, message: summarize([]) },

  unauthenticated: { label: 'sesión vencida', status: 401, message: 'Unauthenticated.' },
  // PHP's message for a null user. Without Laravel's defaults, it answers a call with the token of an account deleted
  // in the panel, and a log-in to a deleted account with the right password.
  deletedAccount: {
    label: 'cuenta eliminada',
    status: 500,
    message: 'Attempt to read property "email" on null',
  },

  unknownEmail: {
    label: 'correo sin cuenta',
    status: 422,
    field: 'email',
    message: 'The selected email is invalid.',
  },
  wrongPassword: { label: 'contraseña incorrecta', status: 401, message: 'Invalid Credentials' },
  unverifiedEmail: {
    label: 'correo no verificado',
    status: 403,
    message: 'Your email address is not verified.',
  },
  unverifiedUser: { label: 'no verificado', status: 403, message: 'Unverified user', isFaultOnly: true },
  wrongCredentials: {
    label: 'correo o contraseña incorrectos',
    status: 422,
    field: 'email',
    message: 'These credentials do not match our records.',
  },
  tooManyLogins: {
    label: 'demasiados intentos de entrar',
    status: 422,
    field: 'email',
    message: getThrottleText(60),
  },
  waitBeforeRetrying: {
    label: 'espera para reintentar',
    status: 422,
    field: 'email',
    message: 'Please wait before retrying.',
  },
  userNotFound: {
    label: 'correo sin cuenta',
    status: 422,
    field: 'email',
    message: "We can't find a user with that email address.",
  },
  invalidResetToken: {
    label: 'enlace caducado',
    status: 422,
    field: 'email',
    message: 'This password reset token is invalid.',
  },
  leakedPassword: {
    label: 'contraseña filtrada',
    status: 422,
    field: 'password',
    message: 'The given password has appeared in a data leak. Please choose a different password.',
    isFaultOnly: true,
  },
  emailTaken: { label: 'correo ya registrado', status: 422, field: 'email', message: EMAIL_TAKEN },
  emailAndNicknameTaken: {
    label: 'correo ya registrado y otro error',
    status: 422,
    message: summarize([EMAIL_TAKEN, NICKNAME_TAKEN]),
  },
  nicknameTaken: { label: 'apodo ya tomado', status: 422, field: 'nickname', message: NICKNAME_TAKEN },
  wrongCode: { label: 'código incorrecto', status: 422, field: 'otp', message: 'Invalid verification code' },
  expiredCode: {
    label: 'código caducado',
    status: 422,
    field: 'otp',
    message: 'The verification code has expired',
  },
  alreadyVerified: { label: 'cuenta ya confirmada', status: 409, message: 'User already verified' },
  zipcodeNotFound: { label: 'código postal inexistente', status: 404, message: 'Zipcode Not Found' },

  weekNotFound: { label: 'jornada inexistente', status: 404, message: 'No query results for model [Week].' },
  noCurrentWeek: { label: 'sin jornada actual', status: 404, message: NO_CURRENT_WEEK },
  noWeekToBet: { label: 'sin jornada actual', status: 422, message: NO_CURRENT_WEEK },
  betNotAllowed: { label: 'jornada cerrada', status: 422, message: 'Bet not allowed' },
  noMatchGames: { label: 'partidos que ya no están', status: 422, message: 'No match games' },
  noBetDay: { label: 'día sin pronósticos', status: 422, message: 'No bet day' },
  betBeforeStart: {
    label: 'jornada sin empezar',
    status: 422,
    message: 'Bet date is before the start of the week',
  },
  noBetTime: { label: 'partido cerrado', status: 422, message: 'No bet time' },
  questionNotFound: { label: 'pregunta retirada', status: 404, message: 'Question Not Found' },
  questionAnswered: {
    label: 'pregunta ya contestada',
    status: 422,
    message: 'This User already answer this question',
  },
} as const satisfies Readonly<Record<string, RefusalEntry>>;

export type RefusalName = keyof typeof REFUSALS;

export const getRefusal = (name: RefusalName): RefusalEntry => REFUSALS[name];

/** The label of the last refusal with this message. */
export const getMessageLabel = (message: string): string =>
  Object.values<RefusalEntry>(REFUSALS).findLast((refusal) => refusal.message === message)?.label ?? message;

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

export interface Message {
  endpoint: string;
  status: number;
  message: string;
}

const WITH_SESSION: readonly RefusalName[] = ['unauthenticated', 'deletedAccount'];

export const MESSAGES: readonly Message[] = Object.entries<EndpointEntry>(ENDPOINTS).flatMap(
  ([endpoint, { isOpen, refusals = [] }]) =>
    [...refusals, ...(isOpen ? [] : WITH_SESSION), ...GENERAL_REFUSALS].map((name) => {
      const { status, message } = getRefusal(name);
      return { endpoint, status, message };
    }),
);

/** What a fact is called in the panel, which has words of its own for `clock` and `edit`. */
export const FACT_LABELS = {
  code: 'Pide otro código',
  delete: 'Borra su cuenta',
  fault: 'Se pone una falla',
  'fault-clear': 'Se quitan fallas',
  'fault-met': 'Ocurrió una falla',
  laravel: 'Laravel de fábrica',
  link: 'Pide cambiar su contraseña',
  login: 'Entra',
  'login-failed': 'No logra entrar',
  logout: 'Cierra sesión',
  password: 'Cambia su contraseña',
  persona: 'Entra como',
  pool: 'Envía pronósticos',
  register: 'Se registra',
  trivia: 'Contesta la trivia',
  verify: 'Confirma su cuenta',
};
