import { PATHS } from '../../lib/routes.ts';
import { ChangePasswordPage } from '../../pages/change-password/ChangePasswordPage.tsx';
import { ConfirmAccountPage } from '../../pages/confirm-account/ConfirmAccountPage.tsx';
import { ForgotPasswordPage } from '../../pages/forgot-password/ForgotPasswordPage.tsx';
import { LoginPage } from '../../pages/login/LoginPage.tsx';
import { askDeletion } from '../../stores/account/delete-account.ts';
import type { FormErrorCode } from '../../stores/account/form-errors.ts';
import { createRegisterForm } from '../../stores/account/register-form.ts';
import { EMPTY_REGISTRATION } from '../../stores/account/register-values.ts';
import type { TextDialogType } from '../../stores/shell/dialogs.ts';
import { EMAIL } from './back-end.ts';
import { openFormPage, openSession, PASSWORD, type Prepare, whoIs } from './prepare.tsx';
import { type MatrixCell, type MatrixRow, type OutcomeChanges, PLAYER, UNUSED_ANSWER } from './row.ts';
import type { FaultWorld } from './world.ts';

export const logIn: Prepare = async (world) => {
  const page = openFormPage(world, <LoginPage />, { email: EMAIL, password: PASSWORD });
  return { ...page, run: page.press, getScreen: () => whoIs(world) };
};

export const registerAs =
  (nickname: string, email: string): Prepare =>
  async (world) => {
    const { form, create } = createRegisterForm({ ...world, onRegistered: () => undefined });
    const values = {
      ...EMPTY_REGISTRATION,
      name: 'Eva',
      lastName: 'Luna',
      birthdate: { day: '14', month: '3', year: '1994' },
      phone: '5512345678',
      zipcode: '06700',
      state: 'Ciudad de México',
      municipality: 'Cuauhtémoc',
      neighborhood: 'Roma Norte',
      nickname,
      email,
      password: PASSWORD,
      acceptsTerms: true,
      acceptsPrivacy: true,
    };
    for (const [field, value] of Object.entries(values)) form.change(field as keyof typeof values, value);
    return {
      form,
      isHeld: () => form.cooldown.seconds.peek() > 0,
      run: () => void create(),
      getScreen: () => (world.auth.verification.peek() ? 'account to confirm' : 'form'),
    };
  };

const lookUpZipcode: Prepare = async (world) => {
  const { form, place, changeZipcode } = createRegisterForm({ ...world, onRegistered: () => undefined });
  const getScreen = () => {
    const state = place.peek();
    if (state.status === 'failed') return 'place by hand';
    return state.status === 'ready' ? `place ${state.data ? 'found' : 'unknown'}` : state.status;
  };
  return { form, getScreen, run: () => changeZipcode('06700') };
};

export const start: Prepare = async (world) => ({
  run: () => void world.auth.start(),
  getScreen() {
    const { stayNotice, status } = world.auth;
    if (status.peek() === 'pending') return 'loading view';
    const notice = {
      maintenance: 'of maintenance',
      'other-account': 'of another player',
      other: '',
      'rate-limit': 'of the limit',
    };
    const failure = stayNotice.peek();
    return failure ? `visitor with a notice ${notice[failure]}`.trim() : whoIs(world);
  },
});

const confirm =
  (ask: (world: FaultWorld) => void): Prepare =>
  async (world) => {
    await openSession(world);
    return {
      run() {
        ask(world);
        world.modal.accept();
      },
      getScreen: () => (world.auth.endReason.peek() === 'log-out' ? 'Inicio' : 'page'),
      isBusy: () => world.account.isDeleting.peek(),
    };
  };

export const logOut = confirm(({ account }) => account.askLogout());
export const deleteAccount = confirm(askDeletion);

/** Opens the page of a player whose e-mail is known, and waits until another code can be requested. */
async function openConfirmation(world: FaultWorld, values: Readonly<Record<string, string>>) {
  world.auth.requireVerification(EMAIL);
  const page = openFormPage(world, <ConfirmAccountPage />, values);
  world.auth.clearVerification();
  await world.pass(61_000);
  return page;
}

export const verify: Prepare = async (world) => {
  const page = await openConfirmation(world, { otp: '123456' });
  return { ...page, run: page.press, getScreen: () => whoIs(world) };
};

const resendCode: Prepare = async (world) => {
  const page = await openConfirmation(world, {});
  const button = page.findButton('Reenviar');
  return {
    ...page,
    isHeld: () => page.isHeld(button),
    isAskedToWait: () => page.getText().includes('para pedir otro código'),
    run: () => page.press(button),
    getScreen: () => 'form',
  };
};

export const forgotPassword: Prepare = async (world) => {
  const page = openFormPage(world, <ForgotPasswordPage />, { email: EMAIL });
  return {
    ...page,
    isAskedToWait: () => page.getText().includes('para pedir otro enlace'),
    run: page.press,
    getScreen: () => 'form',
  };
};

export const changePassword: Prepare = async (world) => {
  const values = { password: PASSWORD, confirmation: PASSWORD };
  const address: [string, string] = [`/user/change-password/${EMAIL}/token`, '/user/change-password/*'];
  const page = openFormPage(world, <ChangePasswordPage />, values, address);
  const screens: Record<string, string> = {
    [PATHS.login]: 'login',
    [PATHS.forgotPassword]: 'forgotPassword',
  };
  return { ...page, run: page.press, getScreen: () => screens[page.getPath()] ?? 'form' };
};

/** In a call about the user, PHP’s error about any property of null means that the account is gone. */
const ABOUT_THE_USER = { debug: 'accountEliminated' } as const;
const HELD: OutcomeChanges = { dialog: 'unpreventedError', isHeld: true };

const field = (name: string, code: FormErrorCode): OutcomeChanges => ({ fields: { [name]: code } });
const PASSWORD_REFUSED = { '422 rule': field('password', 'invalid') };
/**
 * Laravel’s `guest` middleware redirects while a session cookie lives: the client logs out and sends the call again.
 */
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
 * Outcomes of a deletion whose response is lost. The product then loads the user: if the account is gone, the deletion
 * was a success, otherwise the player sees `dialog`.
 */
const readUserBack = (dialog: TextDialogType): MatrixCell => ({
  done: { isSuccess: true, requests: { next: 1 } },
  undone: { dialog, requests: { next: 1 } },
});

export const ACCOUNT_ROWS: readonly MatrixRow[] = [
  {
    line: 'GET /sanctum/csrf-cookie',
    action: logIn,
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
    action: logIn,
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
      '422 throttle': { isHeld: true },
      '429': HELD,
      redirect: { isSuccess: true, requests: { own: 2, csrf: 2, others: 1 } },
    },
  },
  {
    line: 'POST /api/user/register',
    action: registerAs('ana_r', EMAIL),
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
      // The account exists, so the confirmation of the typed e-mail follows.
      ...UNUSED_ANSWER,
      ...PASSWORD_REFUSED,
      '429': HELD,
      'null user': 'unpreventedError',
      'missing user': 'connectionError',
      redirect: { isSuccess: true, requests: { own: 2, csrf: 2, others: 1 } },
    },
  },
  {
    name: 'GET /api/user (start)',
    line: 'GET /api/user',
    action: start,
    kind: 'session-start',
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
      'missing user': { dialog: 'accountEliminated', screen: 'visitor' },
      'firewall page': triedAgain(5),
      'maintenance page': { ...triedAgain(5), screen: 'visitor with a notice of maintenance' },
      redirect: { isSuccess: true, requests: { own: 2 } },
    },
  },
  {
    line: 'GET /api/auth/logout',
    action: logOut,
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
    action: deleteAccount,
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
    action: lookUpZipcode,
    success: { screen: 'place found' },
    failure: { screen: 'place by hand' },
    refusals: {
      'Zipcode Not Found': { ...field('zipcode', 'zipcode-not-found'), screen: 'place unknown' },
    },
    cells: {
      '403': { dialog: 'verifyAccountError', toConfirm: '' },
      '404': { ...field('zipcode', 'zipcode-not-found'), screen: 'place unknown' },
      'missing user': { ...field('zipcode', 'zipcode-not-found'), screen: 'place unknown' },
    },
  },
  {
    line: 'POST /api/user/verify',
    action: verify,
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
    action: resendCode,
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
    action: forgotPassword,
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
    action: changePassword,
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
      'firewall page': 'changePasswordError',
      '429': HELD,
      redirect: SENT_AGAIN,
    },
  },
];
