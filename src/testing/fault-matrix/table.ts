import type { FormErrorCode } from '../../stores/account/form.ts';
import type { TextModalType } from '../../stores/shell/modal.ts';
import { EMAIL, GAMES } from './back-end.ts';
import type { MatrixCell, MatrixRow, OutcomeChanges } from './row.ts';

/**
 * For calls whose success does not depend on the body of the answer: an empty body and JSON of another shape
 * count as success.
 */
const UNUSED_ANSWER = { empty: 'success', shape: 'success' } as const;
/** In a call about the user, PHP’s error about any property of null means that the account is gone. */
const ABOUT_THE_USER = { debug: 'accountEliminated' } as const;
const HELD: OutcomeChanges = { dialog: 'unpreventedError', isHeld: true };

const field = (name: string, code: FormErrorCode): OutcomeChanges => ({ fields: { [name]: code } });
const PASSWORD_REFUSED = { '422 rule': field('password', 'invalid') };
/** Laravel’s `guest` middleware redirects while a session cookie lives: the client logs out and sends the call again. */
const SENT_AGAIN: OutcomeChanges = { isSuccess: true, requests: { own: 2, others: 1 } };
const EMAIL_UNKNOWN = field('email', 'email-not-found');
const PASSWORD_INVALID = field('password', 'password-invalid');
const UNKNOWN_USER = "We can't find a user with that email address.";

/**
 * For a fault after which the product repeats `GET /api/user` at the start of a visit, for up to 20 seconds.
 * `own` is the total number of these requests.
 */
const triedAgain = (own: number): OutcomeChanges => ({ requests: { own } });

/**
 * When the outcome of a sent prediction is unknown, the product loads the predictions. The result is a
 * success if the server has saved the prediction, otherwise `dialog`.
 */
const readPoolsBack = (dialog: TextModalType): MatrixCell => ({
  done: { isSuccess: true },
  undone: { dialog, requests: { next: 1 } },
});
/**
 * Outcomes of a deletion whose response is lost. The product then loads the user: if the account is gone, the deletion was
 * a success, otherwise the player sees `dialog`.
 */
const readUserBack = (dialog: TextModalType): MatrixCell => ({
  done: { isSuccess: true, requests: { next: 1 } },
  undone: { dialog, requests: { next: 1 } },
});
const refused = (dialog: TextModalType): OutcomeChanges => ({ dialog, requests: { next: 1 } });

const PLAYER = { hasToken: true, hasDraft: true };

export const ROWS: readonly MatrixRow[] = [
  {
    line: 'GET /sanctum/csrf-cookie',
    action: 'logIn',
    next: 'POST /api/auth/login',
    success: { screen: 'player', hasToken: true, requests: { next: 1 } },
    failure: { screen: 'visitor' },
    cells: {
      html: 'success',
      empty: 'success',
      shape: 'success',
      warning: 'success',
      redirect: 'success',
      ...PASSWORD_REFUSED,
      '429': HELD,
    },
  },
  {
    line: 'POST /api/auth/login',
    action: 'logIn',
    kind: 'write',
    needsFreshCsrf: true,
    success: { screen: 'player', hasToken: true },
    failure: { screen: 'visitor' },
    refusals: {
      'The selected email is invalid.': EMAIL_UNKNOWN,
      'Invalid Credentials': PASSWORD_INVALID,
      'These credentials do not match our records.': PASSWORD_INVALID,
    },
    cells: {
      ...ABOUT_THE_USER,
      ...PASSWORD_REFUSED,
      '422 throttle': HELD,
      '429': HELD,
      redirect: { isSuccess: true, requests: { own: 2, csrf: 2, others: 1 } },
    },
  },
  {
    line: 'POST /api/user/register',
    action: 'register',
    kind: 'write',
    needsFreshCsrf: true,
    success: { dialog: 'newAccount', screen: 'account to confirm', toConfirm: EMAIL },
    failure: { screen: 'form' },
    refusals: {
      'The email has already been taken.': field('email', 'email-exists'),
      'The nickname has already been taken.': field('nickname', 'nickname-taken'),
    },
    cells: {
      '403': { dialog: 'verifyAccountError', screen: 'account to confirm', toConfirm: EMAIL },
      ...PASSWORD_REFUSED,
      '429': HELD,
      'null user': 'unpreventedError',
      redirect: { isSuccess: true, requests: { own: 2, csrf: 2, others: 1 } },
    },
  },
  {
    name: 'GET /api/user (start)',
    line: 'GET /api/user',
    action: 'start',
    kind: 'start',
    isPlayer: true,
    success: { screen: 'player', ...PLAYER },
    failure: { screen: 'visitor with a notice', hasDraft: true },
    cells: {
      offline: triedAgain(5),
      lost: triedAgain(5),
      hang: triedAgain(3),
      stall: triedAgain(3),
      cut: triedAgain(5),
      html: triedAgain(5),
      empty: triedAgain(5),
      shape: triedAgain(5),
      '401': { dialog: 'expiredSession', screen: 'visitor' },
      '401 as 404': { dialog: 'expiredSession', screen: 'visitor' },
      // The client repeats any call once after a renewed cookie, because otherwise the player would be logged out.
      '419 once': 'success',
      '419 always': {},
      '404': {},
      // The e-mail is not known yet, so the confirmation page asks for it.
      '403': { dialog: 'verifyAccountError', screen: 'visitor', toConfirm: '' },
      '422': {},
      '422 and more': {},
      '422 fields': {},
      '422 rule': {},
      '422 throttle': {},
      // The loading view waits for `Retry-After`, for at most 60 seconds.
      '429': { screen: 'loading view', ...PLAYER },
      '500': triedAgain(5),
      'null user': { dialog: 'accountEliminated', screen: 'visitor' },
      '503': { ...triedAgain(5), screen: 'visitor with a notice of maintenance' },
      warning: triedAgain(5),
      debug: { dialog: 'accountEliminated', screen: 'visitor' },
      'maintenance page': { ...triedAgain(5), screen: 'visitor with a notice of maintenance' },
      redirect: { isSuccess: true, requests: { own: 2 } },
    },
  },
  {
    line: 'GET /api/auth/logout',
    action: 'logOut',
    kind: 'write',
    isPlayer: true,
    success: { dialog: 'signOut', screen: 'Inicio', hasDraft: true },
    failure: { screen: 'Inicio', hasDraft: true },
    cells: {
      ...UNUSED_ANSWER,
      ...ABOUT_THE_USER,
      // The client can’t distinguish a lost answer from a device without a connection. The player is logged out on
      // the device.
      lost: 'networkError',
      stall: 'success',
      cut: 'success',
      // The API never answers with a web page. The player is logged out on the device.
      html: 'unpreventedError',
      '401': 'success',
      '401 as 404': 'success',
    },
  },
  {
    line: 'GET /api/user/delete',
    action: 'deleteAccount',
    kind: 'write',
    isPlayer: true,
    next: 'GET /api/user',
    success: { dialog: 'accountDeleted', screen: 'Inicio' },
    failure: { screen: 'page', ...PLAYER },
    cells: {
      ...UNUSED_ANSWER,
      // The client doesn’t know whether the server deleted the account, so it asks the server for up to 20 seconds.
      offline: { dialog: 'networkError', requests: { next: 5 } },
      lost: readUserBack('networkError'),
      hang: readUserBack('networkError'),
      stall: readUserBack('networkError'),
      cut: readUserBack('networkError'),
      html: readUserBack('unpreventedError'),
      warning: readUserBack('unpreventedError'),
      redirect: readUserBack('unpreventedError'),
      '500': readUserBack('unpreventedError'),
      'null user': readUserBack('accountEliminated'),
      debug: readUserBack('accountEliminated'),
    },
  },
  {
    name: 'GET /api/zipcode/{zipcode}',
    line: 'GET /api/zipcode/06700',
    action: 'lookUpZipcode',
    success: { screen: 'place found' },
    failure: { screen: 'place by hand' },
    refusals: {
      'Zipcode Not Found': { ...field('zipcode', 'zipcode-not-found'), screen: 'place unknown' },
    },
    cells: {
      '403': { dialog: 'verifyAccountError', toConfirm: '' },
      '404': { ...field('zipcode', 'zipcode-not-found'), screen: 'place unknown' },
    },
  },
  {
    line: 'POST /api/user/verify',
    action: 'verify',
    kind: 'write',
    success: { dialog: 'verifyAccountSuccess', screen: 'player', hasToken: true },
    failure: { screen: 'visitor' },
    refusals: {
      'Invalid verification code': field('otp', 'code-invalid'),
      'The verification code has expired': field('otp', 'code-expired'),
      'User already verified': 'accountVerified',
      'The selected email is invalid.': 'unpreventedError',
    },
    cells: {
      ...ABOUT_THE_USER,
      empty: { dialog: 'verifyAccountSuccess' },
      shape: { dialog: 'verifyAccountSuccess' },
      '429': HELD,
    },
  },
  {
    line: 'POST /api/user/verify/resend',
    action: 'resendCode',
    kind: 'write',
    success: { dialog: 'sentVerifyCode', screen: 'form', isHeld: true },
    failure: { screen: 'form' },
    refusals: {
      'User already verified': 'accountVerified',
      'Too Many Attempts.': { isAskedToWait: true, isHeld: true },
    },
    cells: {
      ...UNUSED_ANSWER,
      ...ABOUT_THE_USER,
      '429': { isAskedToWait: true, isHeld: true },
    },
  },
  {
    line: 'POST /api/auth/forgot-password',
    action: 'forgotPassword',
    kind: 'write',
    success: { dialog: 'emailSentChangePasswordSuccess', screen: 'form' },
    failure: { screen: 'form' },
    refusals: {
      'The selected email is invalid.': EMAIL_UNKNOWN,
      [UNKNOWN_USER]: EMAIL_UNKNOWN,
      'Please wait before retrying.': { isAskedToWait: true, isHeld: true },
    },
    cells: { ...UNUSED_ANSWER, ...ABOUT_THE_USER, '429': HELD, redirect: SENT_AGAIN },
  },
  {
    line: 'POST /api/auth/change-password',
    action: 'changePassword',
    kind: 'write',
    success: { dialog: 'passwordChanged', screen: 'login' },
    failure: { screen: 'form' },
    refusals: {
      'This password reset token is invalid.': {
        dialog: 'changePasswordExpired',
        screen: 'forgotPassword',
      },
      [UNKNOWN_USER]: 'unpreventedError',
    },
    cells: {
      ...UNUSED_ANSWER,
      ...ABOUT_THE_USER,
      // A known text takes precedence over the status.
      '403': { dialog: 'verifyAccountError', toConfirm: EMAIL },
      ...PASSWORD_REFUSED,
      '422 throttle': 'changePasswordError',
      '429': HELD,
      redirect: SENT_AGAIN,
    },
  },
  {
    name: 'GET /api/ranking/week/{week}',
    line: 'GET /api/ranking/week/7',
    action: 'openWeekRanking',
    isPlayer: true,
    success: { screen: 'week, page 2', ...PLAYER },
    failure: { screen: 'week, page 1', ...PLAYER },
  },
  {
    line: 'GET /api/ranking',
    action: 'openGeneralRanking',
    isPlayer: true,
    success: { screen: 'general, page 1', ...PLAYER },
    failure: { screen: 'week, page 1', ...PLAYER },
  },
  {
    line: 'GET /api/weeks',
    action: 'openGames',
    isPlayer: true,
    success: { screen: '2 games', ...PLAYER },
    failure: { screen: 'failed', ...PLAYER },
  },
  {
    line: 'GET /api/week/current',
    action: 'openGames',
    isPlayer: true,
    success: { screen: '2 games', ...PLAYER },
    // When this call fails, the product chooses the current week by the dates of the weeks, so the games are
    // still shown. `cells` has the exceptions.
    failure: { screen: '2 games', ...PLAYER },
    refusals: { 'No current week': 'poolWeekNotValid' },
    cells: {
      offline: { dialog: 'networkError', screen: 'failed' },
      '401': { dialog: 'expiredSession', screen: 'failed' },
      '401 as 404': { dialog: 'expiredSession', screen: 'failed' },
    },
  },
  {
    name: 'GET /api/games/week/{week}',
    line: 'GET /api/games/week/7',
    action: 'openGames',
    isPlayer: true,
    // The list has one invalid row, which the product ignores, among the valid games.
    getWrongShape: () => ({ 7: { data: [{ id: 'bad' }, ...GAMES] } }),
    success: { screen: '2 games', ...PLAYER },
    failure: { screen: 'failed', ...PLAYER },
    cells: {
      offline: { dialog: 'networkError', requests: { own: 0 } },
      shape: 'success',
    },
  },
  {
    line: 'GET /api/games/all',
    action: 'saveClosings',
    isPlayer: true,
    // The list has one invalid row, which the product ignores, among the valid games.
    getWrongShape: () => ({ 7: { data: [{ id: 'bad' }, ...GAMES] } }),
    success: { screen: 'file saved', ...PLAYER },
    failure: { screen: 'no file', ...PLAYER },
    cells: { shape: 'success' },
  },
  {
    line: 'GET /api/pool/user/all',
    action: 'openGames',
    isPlayer: true,
    // PHP’s json_encode writes an empty associative array as `[]` instead of `{}`, so the product reads `[]`
    // as no predictions.
    getWrongShape: () => [],
    success: { screen: '2 games', ...PLAYER },
    failure: { screen: 'failed', ...PLAYER },
    cells: { shape: 'success' },
  },
  {
    line: 'POST /api/pool/user',
    action: 'sendPool',
    kind: 'write',
    isPlayer: true,
    next: 'GET /api/pool/user/all',
    success: { dialog: 'poolSent', screen: 'sent', hasToken: true, requests: { next: 1 } },
    failure: { screen: 'draft', ...PLAYER },
    refusals: {
      'No current week': refused('poolWeekNotValid'),
      'Bet not allowed': refused('poolWeekNotValid'),
      'No match games': {
        done: { isSuccess: true },
        undone: { dialog: 'poolInvalid', requests: { next: 2 } },
      },
      'No bet day': refused('poolNotAvailable'),
      'Bet date is before the start of the week': refused('poolNotAvailable'),
      'No bet time': refused('poolGameNotAvailable'),
    },
    cells: {
      ...UNUSED_ANSWER,
      offline: { dialog: 'networkError', requests: { next: 3 } },
      lost: readPoolsBack('networkError'),
      hang: readPoolsBack('networkError'),
      stall: readPoolsBack('networkError'),
      cut: readPoolsBack('networkError'),
      html: readPoolsBack('unpreventedError'),
      warning: readPoolsBack('unpreventedError'),
      redirect: readPoolsBack('unpreventedError'),
      '500': readPoolsBack('unpreventedError'),
      'null user': readPoolsBack('accountEliminated'),
      debug: readPoolsBack('unpreventedError'),
    },
  },
  {
    line: 'POST /api/trivia/answer',
    action: 'answerTrivia',
    kind: 'write',
    isPlayer: true,
    success: { screen: 'correct', ...PLAYER },
    failure: { screen: 'question pending', ...PLAYER },
    refusals: {
      'Question Not Found': { dialog: 'questionNotFound', screen: 'no question' },
      'This User already answer this question': {
        dialog: 'questionAnsweredByUser',
        screen: 'no question',
      },
    },
    cells: { 'null user': 'unpreventedError' },
  },
];
