import type { Endpoint } from '../mock-server/catalogue/endpoints.ts';
import { REFUSALS, type RefusalName } from '../mock-server/catalogue/refusals.ts';
import type { FactKind } from '../mock-server/index.ts';

const ENDPOINT_LABELS: Readonly<Record<Endpoint, string>> = {
  'GET /sanctum/csrf-cookie': 'Cookie de seguridad',
  'POST /api/auth/login': 'Login',
  'GET /api/auth/logout': 'Cierre de sesión',
  'POST /api/auth/forgot-password': 'Olvidé mi contraseña',
  'POST /api/auth/change-password': 'Cambio de contraseña',
  'POST /api/user/register': 'Registro',
  'POST /api/user/verify': 'Confirmación de cuenta',
  'POST /api/user/verify/resend': 'Reenvío del código',
  'GET /api/user': 'Mi cuenta',
  'GET /api/user/delete': 'Borrado de cuenta',
  'GET /api/zipcode/:zipcode': 'Código postal',
  'GET /api/weeks': 'Jornadas',
  'GET /api/week/current': 'Jornada actual',
  'GET /api/games/all': 'Todos los partidos',
  'GET /api/games/week/:week': 'Partidos de la jornada',
  'GET /api/pool/user/all': 'Mis boletos',
  'POST /api/pool/user': 'Envío del boleto',
  'POST /api/trivia/answer': 'Respuesta de la trivia',
  'GET /api/ranking': 'Ranking general',
  'GET /api/ranking/week/:week': 'Ranking por jornada',
};

interface RefusalText {
  label: string;
  /**
   * What the page shows for the refusal: `modal:<type>`, `field:<label>`, or `wait` for a note under the
   * button with the waiting time. With an empty list, each invalid field shows the message that the response
   * has for it.
   */
  shows: readonly string[];
}

const REFUSAL_TEXTS: Readonly<Record<RefusalName, RefusalText>> = {
  csrfMismatch: { label: 'seguridad vencida', shows: ['modal:connectionError'] },
  tooManyAttempts: { label: 'demasiados intentos', shows: ['modal:unpreventedError', 'wait'] },
  serverError: { label: 'error del servidor', shows: ['modal:unpreventedError'] },
  connectionError: { label: 'error de conexión', shows: ['modal:connectionError'] },
  badGateway: { label: 'servidor sin respuesta', shows: ['modal:unpreventedError'] },
  serviceUnavailable: { label: 'servidor en mantenimiento', shows: ['modal:unpreventedError'] },
  gatewayTimeout: { label: 'servidor tardado', shows: ['modal:unpreventedError'] },
  notFound: { label: 'ruta inexistente', shows: ['modal:connectionError'] },
  invalidData: { label: 'datos inválidos', shows: [] },
  unauthenticated: { label: 'sesión vencida', shows: ['modal:expiredSession'] },
  deletedAccount: { label: 'cuenta eliminada', shows: ['modal:accountEliminated'] },
  unknownEmail: { label: 'correo sin cuenta', shows: ['field:Correo electrónico'] },
  wrongPassword: { label: 'contraseña incorrecta', shows: ['field:Contraseña'] },
  unverifiedEmail: { label: 'correo no verificado', shows: ['modal:verifyAccountError'] },
  unverifiedUser: { label: 'no verificado', shows: ['modal:verifyAccountError'] },
  wrongCredentials: { label: 'correo o contraseña incorrectos', shows: ['field:Contraseña'] },
  tooManyLogins: { label: 'demasiados intentos de entrar', shows: ['modal:unpreventedError', 'wait'] },
  waitBeforeRetrying: { label: 'espera para reintentar', shows: ['wait'] },
  userNotFound: { label: 'correo sin cuenta', shows: ['modal:unpreventedError', 'field:Correo electrónico'] },
  invalidResetToken: { label: 'enlace caducado', shows: ['modal:changePasswordExpired'] },
  leakedPassword: { label: 'contraseña filtrada', shows: ['modal:changePasswordError'] },
  emailTaken: { label: 'correo ya registrado', shows: ['field:Correo electrónico'] },
  emailAndNicknameTaken: { label: 'correo ya registrado y otro error', shows: [] },
  nicknameTaken: { label: 'apodo ya tomado', shows: ['field:Apodo para el ranking'] },
  wrongCode: { label: 'código incorrecto', shows: ['field:Código de 6 dígitos'] },
  expiredCode: { label: 'código caducado', shows: ['field:Código de 6 dígitos'] },
  alreadyVerified: { label: 'cuenta ya confirmada', shows: ['modal:accountVerified'] },
  zipcodeNotFound: { label: 'código postal inexistente', shows: ['field:Código postal'] },
  weekNotFound: { label: 'jornada inexistente', shows: ['modal:connectionError'] },
  noCurrentWeek: { label: 'sin jornada actual', shows: ['modal:poolWeekNotValid'] },
  noWeekToBet: { label: 'sin jornada actual', shows: ['modal:poolWeekNotValid'] },
  betNotAllowed: { label: 'jornada cerrada', shows: ['modal:poolWeekNotValid'] },
  noMatchGames: { label: 'partidos que ya no están', shows: ['modal:poolInvalid'] },
  noBetDay: { label: 'día sin pronósticos', shows: ['modal:poolNotAvailable'] },
  betBeforeStart: { label: 'jornada sin empezar', shows: ['modal:poolNotAvailable'] },
  noBetTime: { label: 'partido cerrado', shows: ['modal:poolGameNotAvailable'] },
  questionNotFound: { label: 'pregunta retirada', shows: ['modal:questionNotFound'] },
  questionAnswered: { label: 'pregunta ya contestada', shows: ['modal:questionAnsweredByUser'] },
};

export const FACT_LABELS: Readonly<Record<Exclude<FactKind, 'clock' | 'edit'>, string>> = {
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

const REFUSAL_ENTRIES = Object.entries(REFUSAL_TEXTS).map(
  ([name, text]) => [REFUSALS[name as RefusalName].message, text] as const,
);

/**
 * Entries such as `No bet time→modal:poolGameNotAvailable`: a server message and what the page shows for it.
 * `Network Error` stands for a call without a response.
 */
export const ERROR_OUTCOMES: readonly string[] = [
  'Network Error→modal:networkError',
  ...new Set(REFUSAL_ENTRIES.flatMap(([message, { shows }]) => shows.map((what) => `${message}→${what}`))),
];

const LABEL_OF_CALL = new Map<string, string>(Object.entries(ENDPOINT_LABELS));
const LABEL_OF_MESSAGE = new Map<string, string>(
  REFUSAL_ENTRIES.map(([message, { label }]) => [message, label]),
);

export const getCallLabel = (endpoint: string): string => LABEL_OF_CALL.get(endpoint) ?? endpoint;

export const getMessageLabel = (message: string): string => LABEL_OF_MESSAGE.get(message) ?? message;
