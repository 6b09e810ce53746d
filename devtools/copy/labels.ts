/** Names of calls, refusals and facts in the panel. */
import { type Endpoint, REFUSALS, type RefusalName } from '../../mock-server/catalogue/catalogue.ts';
import { capitalize } from '../lib/format.ts';

const CALL_LABELS: Readonly<Record<Endpoint, string>> = {
  'GET /sanctum/csrf-cookie': 'Cookie de seguridad',
  'POST /api/auth/login': 'Inicio de sesión',
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

const REFUSAL_LABELS: Readonly<Record<RefusalName, string>> = {
  csrfMismatch: 'seguridad vencida',
  tooManyAttempts: 'demasiados intentos',
  serverError: 'error del servidor',
  connectionError: 'error de conexión',
  badGateway: 'servidor sin respuesta',
  serviceUnavailable: 'servidor en mantenimiento',
  gatewayTimeout: 'servidor tardado',
  notFound: 'ruta inexistente',
  invalidData: 'datos inválidos',
  unauthenticated: 'sesión vencida',
  deletedAccount: 'cuenta eliminada',
  unknownEmail: 'correo sin cuenta',
  wrongPassword: 'contraseña incorrecta',
  unverifiedEmail: 'correo no verificado',
  unverifiedUser: 'no verificado',
  wrongCredentials: 'correo o contraseña incorrectos',
  tooManyLogins: 'demasiados intentos de entrar',
  waitBeforeRetrying: 'espera para reintentar',
  userNotFound: 'correo sin cuenta',
  invalidResetToken: 'enlace caducado',
  leakedPassword: 'contraseña filtrada',
  emailTaken: 'correo ya registrado',
  emailAndNicknameTaken: 'correo ya registrado y otro error',
  nicknameTaken: 'apodo ya tomado',
  wrongCode: 'código incorrecto',
  expiredCode: 'código caducado',
  alreadyVerified: 'cuenta ya confirmada',
  zipcodeNotFound: 'código postal inexistente',
  weekNotFound: 'jornada inexistente',
  noCurrentWeek: 'sin jornada actual',
  noWeekToBet: 'sin jornada actual',
  betNotAllowed: 'jornada cerrada',
  noMatchGames: 'partidos que ya no están',
  noBetDay: 'día sin pronósticos',
  betBeforeStart: 'jornada sin empezar',
  noBetTime: 'partido cerrado',
  questionNotFound: 'pregunta retirada',
  questionAnswered: 'pregunta ya contestada',
};

/** The facts `clock` and `edit` are written differently (`devtools/describe/facts.ts`). */
export const FACT_LABELS = {
  code: 'Pide otro código',
  delete: 'Borra su cuenta',
  fault: 'Se pone una falla',
  'fault-clear': 'Se quitan fallas',
  'fault-met': 'Ocurrió una falla',
  laravel: 'El servidor queda como de fábrica',
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

const CALLS = new Map<string, string>(Object.entries(CALL_LABELS));

/** Returns the label of an endpoint, or the text if it is no endpoint. */
export const getCallLabel = (endpoint: string): string => CALLS.get(endpoint) ?? endpoint;

/** Returns the name of a persona. An id has no ñ. */
export const getPersonaName = (id: string): string => (id === 'tono' ? 'Toño' : capitalize(id));

const REFUSAL_NAMES = new Map(Object.entries(REFUSAL_LABELS));
const MESSAGES = new Map(
  Object.entries(REFUSALS).map(([name, { message }]) => [message, REFUSAL_NAMES.get(name) ?? message]),
);

/** Returns the label of the last refusal with the message, or the message if no refusal has it. */
export const getMessageLabel = (message: string): string => MESSAGES.get(message) ?? message;
