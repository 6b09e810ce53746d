/** Everything that can be seen: the 33 dialogs, the four screens of the trivia, the routes. */

/** The dialogs, by type, errors first. */
export const MODALS = [
  'networkError',
  'connectionError',
  'unpreventedError',
  'verifyAccountError',
  'accountVerified',
  'expiredSession',
  'accountEliminated',
  'poolWeekNotValid',
  'poolInvalid',
  'poolNotAvailable',
  'poolGameNotAvailable',
  'promotionAsset',
  'questionAnsweredByUser',
  'questionNotFound',
  'changePasswordError',
  'changePasswordExpired',
  'continueStepForm',
  'sendPool',
  'createAccount',
  'newAccount',
  'sentVerifyCode',
  'closeSession',
  'signingOut',
  'signOut',
  'changingPassword',
  'emailSentChangePasswordSuccess',
  'passwordChanged',
  'sendingPool',
  'poolsSent',
  'poolSent',
  'deleteAccount',
  'accountDeleted',
  'verifyAccountSuccess',
] as const;

/** Those that say what went wrong. */
export const ERROR_MODALS = MODALS.slice(0, MODALS.indexOf('continueStepForm'));

/** The screens of the trivia, as `data-state` names them. */
export const TRIVIA_SCREENS = ['question', 'correct', 'incorrect', 'empty'] as const;

/** The routes below the base, and the screen of any other path. */
export const ROUTES = [
  '/',
  '/rewards',
  '/faq',
  '/privacy-policy',
  '/T&C',
  '/user/change-password/:email/:token',
  '/games',
  '/ranking',
  '/user/profile',
  '/bonus',
  '/user/login',
  '/user/register',
  '/user/forgot-password',
  '/user/confirm-account',
  '*',
] as const;

/**
 * The names a message of the server is seen by: its own, and where Laravel adds how many errors follow it, the first
 * error's too.
 */
export const namesOfMessage = (message: string): string[] => [
  ...new Set([message, message.replace(/ \(and \d+ more errors?\)$/, '')]),
];

/** The route of a path below the base (`/games`), as the catalogue writes it. */
export function routeOfPath(path: string): (typeof ROUTES)[number] {
  const plain =
    decodeURI(path)
      .replace(/%26/gi, '&')
      .replace(/(?<=.)\/$/, '') || '/';
  if (plain.startsWith('/user/change-password/')) return '/user/change-password/:email/:token';
  return ROUTES.find((route) => route.toLowerCase() === plain.toLowerCase()) ?? '*';
}
