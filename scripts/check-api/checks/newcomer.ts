import type { ErrorKind } from '../../../src/api/messages.ts';
import { describeError, describeExchange, judgeRead, judgeRefusal } from '../answers.ts';
import {
  attempt,
  type Check,
  type Context,
  copes,
  expected,
  fails,
  needsNewcomer,
  needsWrite,
  skipped,
} from '../check.ts';
import { createRegistration } from '../samples.ts';

const REGISTER = '/api/user/register';
const VERIFY = '/api/user/verify';

async function judgeWait(context: Context, call: Promise<unknown>) {
  const outcome = await judgeRefusal(context.newcomer, call, { wanted: ['wait'], status: [422, 429] });
  const isNamed = context.newcomer.last().headers.has('retry-after');
  return outcome.verdict === 'expected' && !isNamed ? copes(outcome.got) : outcome;
}

// Makes a call twice: the API has to accept the first one, unless `canFirstWait`, and refuse the second one with a
// wait.
async function judgeSecondCall(
  context: Context,
  call: () => Promise<unknown>,
  { canFirstWait = false } = {},
) {
  const { newcomer } = context;
  const first = await attempt(call());
  if (first.error && !(canFirstWait && first.error.kind === 'wait'))
    return fails(describeExchange(newcomer.last()));
  const { error } = await attempt(call());
  if (!error) return copes(`${describeExchange(newcomer.last())}: no limit`);
  return judgeWait(context, Promise.reject(error));
}

async function logIn(context: Context) {
  const { newcomer, newcomerAccount } = context;
  const { value, error } = await attempt(newcomer.api.login(newcomerAccount));
  newcomer.token = value?.token ?? null;
  return error;
}

const whenLoggedIn =
  (run: Check['run']): Check['run'] =>
  async (context) => {
    const { newcomer } = context;
    const error = newcomer.token === null ? await logIn(context) : null;
    return error ? fails(`the log-in failed: ${describeExchange(newcomer.last())}`) : run(context);
  };

const needsBothPlayers = (context: Context) =>
  needsNewcomer('confirmed')(context) ?? (context.user ? null : 'needs --email and --password');

// Passes when `player`, the browser of the given account, now gets the newcomer's data. Then logs the given
// account in again.
async function judgeNewcomer({ newcomerAccount, player, settings }: Context) {
  const user = await attempt(player.api.user());
  const got = user.value ? user.value.email : describeExchange(player.last());
  const again = settings.account ? await attempt(player.api.login(settings.account)) : null;
  player.token = again?.value?.token ?? player.token;
  return got.toLowerCase() === newcomerAccount.email.toLowerCase() ? expected(got) : fails(got);
}

const createLoginCheck = (
  state: Parameters<typeof needsNewcomer>[0],
  row: Pick<Check, 'check' | 'expected' | 'step'>,
  refusal: Parameters<typeof judgeRefusal>[2],
): Check => ({
  ...row,
  endpoint: 'POST /api/auth/login',
  getObstacle: needsNewcomer(state),
  run: ({ newcomer, newcomerAccount }) =>
    judgeRefusal(newcomer, newcomer.api.login(newcomerAccount), refusal),
});

// Sends a wrong code for a newcomer in the state `state`; the API has to refuse it with `wanted` and the status
// at the beginning of `expected`.
const createWrongCodeCheck = (
  state: Parameters<typeof needsNewcomer>[0],
  wanted: ErrorKind,
  row: Pick<Check, 'check' | 'expected'>,
): Check => ({
  ...row,
  endpoint: `POST ${VERIFY}`,
  step: 5,
  getObstacle: needsNewcomer(state),
  run: ({ newcomer, newcomerAccount: { email } }) =>
    judgeRefusal(newcomer, newcomer.api.verify({ email, code: '000000' }), {
      wanted: [wanted],
      status: [Number.parseInt(row.expected, 10)],
    }),
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
  createLoginCheck(
    'registered',
    { check: 'account without its code', expected: '403 Unverified user', step: 4 },
    { wanted: ['email-not-verified'], status: [403, 422] },
  ),
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
    async run(context) {
      const { newcomer, newcomerAccount } = context;
      // The first call requests a first code, unless the API counts the mail of the registration as the first code.
      return judgeSecondCall(context, () => newcomer.api.resendCode(newcomerAccount.email), {
        canFirstWait: true,
      });
    },
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
    expected: 'the player who confirmed',
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
      const { player, newcomerAccount } = context;
      const { value, error } = await attempt(player.api.login(newcomerAccount));
      player.token = value?.token ?? player.token;
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
    async run(context) {
      const { newcomer, newcomerAccount } = context;
      return judgeSecondCall(context, () => newcomer.api.forgotPassword(newcomerAccount.email));
    },
  },
  {
    endpoint: 'GET /api/auth/logout',
    check: 'log-out, and what the token is worth then',
    expected: '2xx, then 401 Unauthenticated.',
    step: 4,
    getObstacle: needsNewcomer('confirmed'),
    run: whenLoggedIn(async (context) => {
      const { newcomer } = context;
      const { error } = await attempt(newcomer.api.logout());
      const got = describeExchange(newcomer.last());
      if (error) return fails(`${got}: ${describeError(error.kind)}`);
      const after = await attempt(newcomer.api.user());
      newcomer.token = null;
      const then = `${got}; then ${describeExchange(newcomer.last())}`;
      return after.error?.kind === 'unauthenticated' ? expected(then) : fails(then);
    }),
  },
  {
    endpoint: 'GET /api/user/delete',
    check: 'deletion, and what the token is worth then',
    expected: '200, then 401 Unauthenticated.',
    step: 4,
    getObstacle: needsNewcomer('confirmed'),
    run: whenLoggedIn(async (context) => {
      const { newcomer } = context;
      const path = '/api/user/delete';
      const outcome = await judgeRead({
        browser: newcomer,
        call: newcomer.api.deleteAccount(),
        path,
      });
      if (outcome.verdict === 'fails') return outcome;
      context.newcomerState = 'deleted';
      const { error } = await attempt(newcomer.api.user());
      const then = `${outcome.got}; then ${describeExchange(newcomer.last())}`;
      if (error?.kind === 'unauthenticated') return { ...outcome, got: then };
      return error?.kind === 'account-eliminated' ? copes(then) : fails(then);
    }),
  },
  createLoginCheck(
    'deleted',
    { check: 'deleted account', expected: '422 The selected email is invalid.', step: 5 },
    {
      wanted: ['email-not-found'],
      accepted: ['password-invalid', 'account-eliminated', 'wait'],
      status: [422],
    },
  ),
];
