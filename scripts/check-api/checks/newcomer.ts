import type { ErrorKind } from '../../../src/api/messages.ts';
import {
  createRefusalCheck,
  describeError,
  describeExchange,
  isGood,
  judgeRead,
  judgeRefusal,
} from '../answers.ts';
import type { Browser } from '../browser.ts';
import {
  attempt,
  type Check,
  type CheckOutcome,
  type Context,
  copes,
  expected,
  fails,
  logIn,
  needsNewcomer,
  needsWrite,
  skipped,
} from '../check.ts';
import { createRegistration } from '../samples.ts';

const LOGIN = '/api/auth/login';
const REGISTER = '/api/user/register';
const VERIFY = '/api/user/verify';
const DELETE = '/api/user/delete';

const needsBothPlayers = (context: Context) =>
  needsNewcomer('confirmed')(context) ?? (context.user ? null : 'needs --email and --password');

const isOf = (email: string, account: { email: string } | null) =>
  email.toLowerCase() === account?.email.toLowerCase();

// Makes a call twice: the API has to accept the first one, unless `canFirstWait`, and refuse the second one with a
// wait.
async function judgeSecondCall(
  newcomer: Browser,
  call: () => Promise<unknown>,
  { canFirstWait = false } = {},
): Promise<CheckOutcome> {
  const first = await attempt(call());
  if (first.error && !(canFirstWait && first.error.kind === 'wait'))
    return fails(describeExchange(newcomer.last()));
  const outcome = await judgeRefusal(newcomer, call(), {
    wanted: ['wait'],
    expected: '422 or 429',
    acceptedBecause: 'no limit',
  });
  const isNamed = newcomer.last().headers.has('retry-after');
  return outcome.verdict === 'expected' && !isNamed ? copes(outcome.got) : outcome;
}

// Passes when `player`, the browser of the given account, now gets the newcomer's data, and the given account's own
// data after its next log-in.
async function judgeNewcomer({
  newcomer,
  newcomerAccount,
  player,
  settings,
}: Context): Promise<CheckOutcome> {
  const readEmail = async () =>
    (await attempt(player.api.user())).value?.email ?? describeExchange(player.last());
  const got = await readEmail();
  const error = await logIn(player, settings.account);
  // An API that allows one device has ended the newcomer's earlier token.
  newcomer.token = null;
  if (!isOf(got, newcomerAccount)) return fails(got);
  if (error) return fails(`${got}; then the log-in of the given account: ${describeExchange(player.last())}`);
  const then = await readEmail();
  return isOf(then, settings.account)
    ? expected(got)
    : fails(`${got}; after the next log-in of ${settings.account?.email} still ${then}`);
}

// Sends a wrong code for a newcomer in the state `state`.
const createWrongCodeCheck = (
  state: 'registered' | 'confirmed',
  wanted: ErrorKind,
  row: Pick<Check, 'check' | 'expected'>,
): Check =>
  createRefusalCheck({
    ...row,
    endpoint: `POST ${VERIFY}`,
    getObstacle: needsNewcomer(state),
    who: 'newcomer',
    wanted: [wanted],
    call: (api, { newcomerAccount: { email } }) => api.verify({ email, code: '000000' }),
  });

export const REGISTRATION_CHECKS: readonly Check[] = [
  {
    endpoint: `POST ${REGISTER}`,
    check: 'registration',
    expected: '201 with the e-mail',
    step: 7,
    getObstacle: needsWrite,
    async run(context) {
      const registration = createRegistration(context.settings.newEmail);
      const { newcomer } = context;
      const call = newcomer.api.register(registration);
      const { value, ...outcome } = await judgeRead({ browser: newcomer, call, path: REGISTER });
      if (!value) return outcome;
      context.newcomerState = 'registered';
      context.newcomerAccount = { email: registration.email, password: registration.password };
      return outcome;
    },
  },
  createRefusalCheck({
    endpoint: `POST ${LOGIN}`,
    check: 'account without its code',
    expected: '403 or 422 Unverified user',
    step: 4,
    getObstacle: needsNewcomer('registered'),
    who: 'newcomer',
    wanted: ['email-not-verified'],
    call: (api, { newcomerAccount }) => api.login(newcomerAccount),
  }),
  createWrongCodeCheck('registered', 'code-invalid', {
    check: 'wrong code',
    expected: '422 Invalid verification code',
  }),
  {
    endpoint: `POST ${VERIFY}/resend`,
    check: 'a second code too soon',
    expected: '429 Too Many Attempts. with Retry-After',
    step: 10,
    getObstacle: needsNewcomer('registered'),
    // The first call requests a first code, unless the API counts the mail of the registration as the first code.
    run: ({ newcomer, newcomerAccount }) =>
      judgeSecondCall(newcomer, () => newcomer.api.resendCode(newcomerAccount.email), {
        canFirstWait: true,
      }),
  },
  {
    endpoint: `POST ${VERIFY}`,
    check: 'the mailed code',
    expected: '200, with or without access_token',
    getObstacle: needsNewcomer('registered'),
    async run(context) {
      const { newcomer, newcomerAccount, player, readCode, user } = context;
      const code = await readCode(newcomerAccount.email);
      if (code === null) return skipped('no code was given');
      // Confirms in the browser of the given account, if there is one, like a new player on a shared phone that
      // has the cookies of an earlier player.
      const browser = user ? player : newcomer;
      const old = browser.token;
      browser.token = null;
      const call = browser.api.verify({ email: newcomerAccount.email, code });
      const { value, ...outcome } = await judgeRead({ browser, call, path: VERIFY });
      browser.token = old;
      if (!value) return outcome;
      newcomer.token = value.token;
      context.newcomerState = 'confirmed';
      return outcome;
    },
  },
  createWrongCodeCheck('confirmed', 'already-verified', {
    check: 'account that is confirmed already',
    expected: '409 User already verified',
  }),
  {
    endpoint: 'GET /api/user',
    check: 'confirmation over the cookies of another player',
    expected: 'the player who confirmed, then the one who logs in',
    step: 4,
    getObstacle: needsBothPlayers,
    async run(context) {
      const { newcomer, player } = context;
      if (newcomer.token === null) return skipped('the confirmation brought no token');
      player.token = newcomer.token;
      return judgeNewcomer(context);
    },
  },
  {
    endpoint: 'GET /api/user',
    check: 'log-in over the cookies of another player',
    expected: 'the player who logged in last',
    step: 4,
    getObstacle: needsBothPlayers,
    async run(context) {
      const error = await logIn(context.player, context.newcomerAccount);
      const outcome = await judgeNewcomer(context);
      return error ? fails(`the log-in was refused: ${error.kind}`) : outcome;
    },
  },
];

export const ENDING_CHECKS: readonly Check[] = [
  {
    endpoint: 'POST /api/auth/forgot-password',
    check: 'a second link too soon',
    expected: '422 Please wait before retrying., with Retry-After',
    step: 10,
    getObstacle: needsNewcomer('confirmed'),
    run: ({ newcomer, newcomerAccount }) =>
      judgeSecondCall(newcomer, () => newcomer.api.forgotPassword(newcomerAccount.email)),
  },
  {
    endpoint: 'GET /api/auth/logout',
    check: 'log-out, and what the token is worth then',
    expected: '2xx, then 401 Unauthenticated.',
    step: 4,
    getObstacle: ({ newcomerState, user }) =>
      newcomerState === 'confirmed' || user ? null : 'needs --email and --password, or --write',
    async run({ newcomer, newcomerAccount, newcomerState, player, settings }) {
      const isOwn = newcomerState === 'confirmed';
      const browser = isOwn ? newcomer : player;
      // With the session's cookie, as every player: `currentAccessToken()` is then no token of the database.
      const isIn =
        browser.token !== null &&
        browser.exchanges.some(({ path, status }) => path === LOGIN && isGood(status));
      const refused = isIn ? null : await logIn(browser, isOwn ? newcomerAccount : settings.account);
      if (refused) return fails(`the log-in failed: ${describeExchange(browser.last())}`);
      const { error } = await attempt(browser.api.logout());
      const got = describeExchange(browser.last());
      if (error) return fails(`${got}: ${describeError(error.kind)}`);
      const after = await attempt(browser.api.user());
      browser.token = null;
      const then = `${got}; then ${describeExchange(browser.last())}`;
      return after.error?.kind === 'unauthenticated' ? expected(then) : fails(then);
    },
  },
  {
    endpoint: `GET ${DELETE}`,
    check: 'deletion, and what the token is worth then',
    expected: '200, then 401 Unauthenticated.',
    step: 4,
    getObstacle: needsNewcomer('confirmed'),
    async run(context) {
      const { newcomer, newcomerAccount } = context;
      const refused = await logIn(newcomer, newcomerAccount);
      if (refused) return fails(`the log-in failed: ${describeExchange(newcomer.last())}`);
      const call = newcomer.api.deleteAccount();
      const { error, ...outcome } = await judgeRead({ browser: newcomer, call, path: DELETE });
      if (error && !error.outcomeUnknown) return outcome;
      const got = error ? describeExchange(newcomer.last(DELETE)) : outcome.got;
      const after = await attempt(newcomer.api.user());
      const then = `${got}; then ${describeExchange(newcomer.last())}`;
      const isGone = after.error?.kind === 'unauthenticated' || after.error?.kind === 'account-eliminated';
      if (!isGone) return error ? outcome : fails(then);
      context.newcomerState = 'deleted';
      if (error) return copes(`${then}: the player sees “Cuenta eliminada”`);
      return after.error?.kind === 'unauthenticated' ? { ...outcome, got: then } : copes(then);
    },
  },
  createRefusalCheck({
    endpoint: `POST ${LOGIN}`,
    check: 'deleted account',
    expected: '422 The selected email is invalid.',
    getObstacle: needsNewcomer('deleted'),
    who: 'newcomer',
    wanted: ['email-not-found'],
    accepted: ['password-invalid', 'account-eliminated', 'wait'],
    call: (api, { newcomerAccount }) => api.login(newcomerAccount),
  }),
];
