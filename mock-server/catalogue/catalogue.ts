/** `label`: the refusal's name in the panel. `field`: the form field whose `errors` repeat the message. */
const define = (status: number, message: string, label: string, field?: string) => ({
  status,
  message,
  label,
  field,
});

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
  csrfMismatch: define(419, 'CSRF token mismatch.', 'seguridad vencida'),
  tooManyAttempts: define(429, 'Too Many Attempts.', 'demasiados intentos'),
  serverError: define(500, 'Server Error', 'error del servidor'),
  // The spec's text for a lost connection, which a gateway of the API may send.
  connectionError: define(500, 'Connection Error', 'error de conexión'),
  badGateway: define(502, 'Bad Gateway', 'servidor sin respuesta'),
  serviceUnavailable: define(503, 'Service Unavailable', 'servidor en mantenimiento'),
  gatewayTimeout: define(504, 'Gateway Timeout', 'servidor tardado'),
  notFound: define(404, 'Not Found', 'ruta inexistente'),
  invalidData: define(422, summarize([]), 'datos inválidos'),

  unauthenticated: define(401, 'Unauthenticated.', 'sesión vencida'),
  // PHP's message for a null user. Without Laravel's defaults, it answers a call with the token of an account deleted
  // in the panel, and a log-in to a deleted account with the right password.
  deletedAccount: define(500, 'Attempt to read property "email" on null', 'cuenta eliminada'),

  unknownEmail: define(422, 'The selected email is invalid.', 'correo sin cuenta', 'email'),
  wrongPassword: define(401, 'Invalid Credentials', 'contraseña incorrecta'),
  unverifiedEmail: define(403, 'Your email address is not verified.', 'correo no verificado'),
  unverifiedUser: define(403, 'Unverified user', 'no verificado'),
  wrongCredentials: define(
    422,
    'These credentials do not match our records.',
    'correo o contraseña incorrectos',
    'email',
  ),
  tooManyLogins: define(422, getThrottleText(60), 'demasiados intentos de entrar', 'email'),
  waitBeforeRetrying: define(422, 'Please wait before retrying.', 'espera para reintentar', 'email'),
  userNotFound: define(422, "We can't find a user with that email address.", 'correo sin cuenta', 'email'),
  invalidResetToken: define(422, 'This password reset token is invalid.', 'enlace caducado', 'email'),
  leakedPassword: define(
    422,
    'The given password has appeared in a data leak. Please choose a different password.',
    'contraseña filtrada',
    'password',
  ),
  emailTaken: define(422, EMAIL_TAKEN, 'correo ya registrado', 'email'),
  emailAndNicknameTaken: define(
    422,
    summarize([EMAIL_TAKEN, NICKNAME_TAKEN]),
    'correo ya registrado y otro error',
  ),
  nicknameTaken: define(422, NICKNAME_TAKEN, 'apodo ya tomado', 'nickname'),
  wrongCode: define(422, 'Invalid verification code', 'código incorrecto', 'otp'),
  expiredCode: define(422, 'The verification code has expired', 'código caducado', 'otp'),
  alreadyVerified: define(409, 'User already verified', 'cuenta ya confirmada'),
  zipcodeNotFound: define(404, 'Zipcode Not Found', 'código postal inexistente'),

  weekNotFound: define(404, 'No query results for model [Week].', 'jornada inexistente'),
  noCurrentWeek: define(404, NO_CURRENT_WEEK, 'sin jornada actual'),
  noWeekToBet: define(422, NO_CURRENT_WEEK, 'sin jornada actual'),
  betNotAllowed: define(422, 'Bet not allowed', 'jornada cerrada'),
  noMatchGames: define(422, 'No match games', 'partidos que ya no están'),
  noBetDay: define(422, 'No bet day', 'día sin pronósticos'),
  betBeforeStart: define(422, 'Bet date is before the start of the week', 'jornada sin empezar'),
  noBetTime: define(422, 'No bet time', 'partido cerrado'),
  questionNotFound: define(404, 'Question Not Found', 'pregunta retirada'),
  questionAnswered: define(422, 'This User already answer this question', 'pregunta ya contestada'),
};

export type RefusalName = keyof typeof REFUSALS;

/** Returns the label of the last refusal with the message, or the message if no refusal has it. */
export const getMessageLabel = (message: string): string =>
  Object.values(REFUSALS).findLast((entry) => entry.message === message)?.label ?? message;

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
  (ENDPOINTS as Readonly<Record<string, EndpointEntry | undefined>>)[endpoint]?.label ?? endpoint;

const WITH_SESSION: readonly RefusalName[] = ['unauthenticated', 'deletedAccount'];

export const MESSAGES = Object.entries<EndpointEntry>(ENDPOINTS).flatMap(
  ([endpoint, { isOpen, refusals = [] }]) =>
    [...refusals, ...(isOpen ? [] : WITH_SESSION), ...GENERAL_REFUSALS].map((name) => {
      const { status, message } = REFUSALS[name];
      return { endpoint, status, message };
    }),
);

/** Names of the facts in the panel, which writes the facts `clock` and `edit` differently (`devtools/describe/facts.ts`). */
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
