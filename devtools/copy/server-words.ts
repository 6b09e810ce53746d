/** What people call the server's calls, and what its refusals mean. Codes stand beside them where there is room. */
import { ENDPOINTS, type EndpointName, REFUSALS, type RefusalName } from '../../mock-server/index.ts';

const CALLS: Readonly<Record<EndpointName, string>> = {
  csrfCookie: 'Cookie de seguridad',
  login: 'Login',
  logout: 'Cierre de sesión',
  forgotPassword: 'Olvidé mi contraseña',
  changePassword: 'Cambio de contraseña',
  register: 'Registro',
  verify: 'Confirmación de cuenta',
  resendCode: 'Reenvío del código',
  user: 'Mi cuenta',
  deleteUser: 'Borrado de cuenta',
  zipcode: 'Código postal',
  weeks: 'Jornadas',
  currentWeek: 'Jornada actual',
  allGames: 'Todos los partidos',
  gamesOfWeek: 'Partidos de la jornada',
  userPools: 'Mis boletos',
  sendPool: 'Envío del boleto',
  answerTrivia: 'Respuesta de la trivia',
  generalRanking: 'Ranking general',
  weekRanking: 'Ranking por jornada',
};

const REFUSED: Readonly<Record<RefusalName, string>> = {
  csrfMismatch: 'seguridad vencida',
  tooManyAttempts: 'demasiados intentos',
  serverError: 'error del servidor',
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

const WORDS_OF_CALL = new Map<string, string>(
  Object.entries(CALLS).map(([name, words]) => [ENDPOINTS[name as EndpointName].call, words]),
);
const WORDS_OF_MESSAGE = new Map<string, string>(
  Object.entries(REFUSED).map(([name, words]) => [REFUSALS[name as RefusalName].message, words]),
);

/** The name of an endpoint (`POST /api/pool/user`), or the endpoint where it has none. */
export const callWords = (endpoint: string): string => WORDS_OF_CALL.get(endpoint) ?? endpoint;

/** What a refusal of the server means, or the refusal itself. */
export const messageWords = (message: string): string => WORDS_OF_MESSAGE.get(message) ?? message;
