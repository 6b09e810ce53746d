/** What the server says and what the player is shown for it: the catalogue of the recipes' covers. */
import { REFUSALS, type RefusalName } from '../../mock-server/index.ts';

/**
 * What the page shows for each refusal, in every form that a recipe can observe. `wait` is a note under the button that
 * says for how long; an empty list is a summary, whose fields show what they have by themselves.
 */
const SHOWN: Readonly<Record<RefusalName, readonly string[]>> = {
  csrfMismatch: ['modal:connectionError'],
  tooManyAttempts: ['modal:unpreventedError', 'wait'],
  serverError: ['modal:unpreventedError'],
  badGateway: ['modal:unpreventedError'],
  serviceUnavailable: ['modal:unpreventedError'],
  gatewayTimeout: ['modal:unpreventedError'],
  notFound: ['modal:connectionError'],
  invalidData: [],
  unauthenticated: ['modal:expiredSession'],
  deletedAccount: ['modal:accountEliminated'],
  unknownEmail: ['field:Correo electrónico'],
  wrongPassword: ['field:Contraseña'],
  unverifiedEmail: ['modal:verifyAccountError'],
  unverifiedUser: ['modal:verifyAccountError'],
  wrongCredentials: ['field:Contraseña'],
  tooManyLogins: ['modal:unpreventedError', 'wait'],
  waitBeforeRetrying: ['wait'],
  userNotFound: ['modal:unpreventedError', 'field:Correo electrónico'],
  invalidResetToken: ['modal:changePasswordExpired'],
  leakedPassword: ['modal:changePasswordError'],
  emailTaken: ['field:Correo electrónico'],
  emailAndNicknameTaken: [],
  nicknameTaken: ['field:Apodo para el ranking'],
  wrongCode: ['field:Código de 6 dígitos'],
  expiredCode: ['field:Código de 6 dígitos'],
  alreadyVerified: ['modal:accountVerified'],
  zipcodeNotFound: ['field:Código postal'],
  weekNotFound: ['modal:connectionError'],
  noCurrentWeek: ['modal:poolWeekNotValid'],
  noWeekToBet: ['modal:poolWeekNotValid'],
  betNotAllowed: ['modal:poolWeekNotValid'],
  noMatchGames: ['modal:poolInvalid'],
  noBetDay: ['modal:poolNotAvailable'],
  betBeforeStart: ['modal:poolNotAvailable'],
  noBetTime: ['modal:poolGameNotAvailable'],
  questionNotFound: ['modal:questionNotFound'],
  questionAnswered: ['modal:questionAnsweredByUser'],
};

/** `what is said→what is shown`, as recipes observe it. `Network Error` is a call without an answer. */
export const ERROR_OUTCOMES: readonly string[] = [
  'Network Error→modal:networkError',
  ...new Set(
    Object.entries(SHOWN).flatMap(([name, shown]) =>
      shown.map((what) => `${REFUSALS[name as RefusalName].message}→${what}`),
    ),
  ),
];
