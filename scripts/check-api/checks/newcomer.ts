import type { ErrorKind } from '../../../src/api/messages.ts';
import type { Trivia } from '../../../src/domain/types.ts';
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
  createCheck,
  createRegistration,
  expected,
  fails,
  logIn,
  needsNewcomer,
  needsWrite,
  skipped,
} from '../check.ts';

const LOGIN = '/api/auth/login';
const VERIFY = '/api/user/verify';
const POOL = '/api/pool/user';
const TRIVIA = '/api/trivia/answer';

const CONFIRMED = { needs: needsNewcomer('confirmed') };
const BOTH_PLAYERS = {
  step: 4,
  needs: (context: Context) =>
    CONFIRMED.needs(context) ?? (context.user ? null : 'needs --email and --password'),
};

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

const createWrongCodeCheck = (
  state: 'registered' | 'confirmed',
  check: string,
  expectedText: string,
  wanted: ErrorKind,
) =>
  createRefusalCheck(
    `POST ${VERIFY}`,
    check,
    expectedText,
    [wanted],
    (api, { newcomerAccount: { email } }) => api.verify({ email, code: '000000' }),
    { needs: needsNewcomer(state), who: 'newcomer' },
  );

export const REGISTRATION_CHECKS: readonly Check[] = [
  createCheck(
    'POST /api/user/register',
    'registration',
    '201 with the e-mail',
    { step: 7, needs: needsWrite },
    async (context) => {
      const registration = createRegistration(context.settings.newEmail);
      const { newcomer } = context;
      const call = newcomer.api.register(registration);
      const { value, ...outcome } = await judgeRead(newcomer, 'POST /api/user/register', call);
      if (!value) return outcome;
      context.newcomerState = 'registered';
      context.newcomerAccount = { email: registration.email, password: registration.password };
      return outcome;
    },
  ),
  createRefusalCheck(
    `POST ${LOGIN}`,
    'account without its code',
    '403 or 422 Unverified user',
    ['email-not-verified'],
    (api, { newcomerAccount }) => api.login(newcomerAccount),
    { step: 4, needs: needsNewcomer('registered'), who: 'newcomer' },
  ),
  createWrongCodeCheck('registered', 'wrong code', '422 Invalid verification code', 'code-invalid'),
  createCheck(
    `POST ${VERIFY}/resend`,
    'a second code too soon',
    '429 Too Many Attempts. with Retry-After',
    { step: 10, needs: needsNewcomer('registered') },
    // The first call requests a first code, unless the API counts the mail of the registration as the first code.
    ({ newcomer, newcomerAccount }) =>
      judgeSecondCall(newcomer, () => newcomer.api.resendCode(newcomerAccount.email), {
        canFirstWait: true,
      }),
  ),
  createCheck(
    `POST ${VERIFY}`,
    'the mailed code',
    '200, with or without access_token',
    { needs: needsNewcomer('registered') },
    async (context) => {
      const { newcomer, newcomerAccount, player, readCode, user } = context;
      const code = await readCode(newcomerAccount.email);
      if (code === null) return skipped('no code was given');
      // Confirms in the browser of the given account, if there is one, like a new player on a shared phone that
      // has the cookies of an earlier player.
      const browser = user ? player : newcomer;
      const old = browser.token;
      browser.token = null;
      const call = browser.api.verify({ email: newcomerAccount.email, code });
      const { value, ...outcome } = await judgeRead(browser, `POST ${VERIFY}`, call);
      browser.token = old;
      if (!value) return outcome;
      newcomer.token = value.token;
      context.newcomerState = 'confirmed';
      return outcome;
    },
  ),
  createWrongCodeCheck(
    'confirmed',
    'account that is confirmed already',
    '409 User already verified',
    'already-verified',
  ),
  createCheck(
    'GET /api/user',
    'confirmation over the cookies of another player',
    'the player who confirmed, then the one who logs in',
    BOTH_PLAYERS,
    async (context) => {
      const { newcomer, player } = context;
      if (newcomer.token === null) return skipped('the confirmation brought no token');
      player.token = newcomer.token;
      return judgeNewcomer(context);
    },
  ),
  createCheck(
    'GET /api/user',
    'log-in over the cookies of another player',
    'the player who logged in last',
    BOTH_PLAYERS,
    async (context) => {
      const error = await logIn(context.player, context.newcomerAccount);
      const outcome = await judgeNewcomer(context);
      return error ? fails(`the log-in was refused: ${error.kind}`) : outcome;
    },
  ),
];

async function findGames({ newcomer }: Context) {
  const week = await attempt(newcomer.api.currentWeek());
  const games = week.value ? (await attempt(newcomer.api.gamesOfWeek(week.value.number))).value : null;
  return (games ?? []).filter(({ status, kickOff }) => status === 'active' && kickOff > 0);
}

function getTrivia(trivia: Trivia | 'already-answered' | null): Context['trivia'] {
  if (trivia === null || trivia === 'already-answered' || trivia.options[0] === undefined) return null;
  return { questionId: trivia.id, answer: trivia.options[0] };
}

const NO_QUESTION = skipped('no question came with a prediction');

export const PREDICTION_CHECKS: readonly Check[] = [
  createRefusalCheck(
    `POST ${POOL}`,
    'prediction of an unknown game',
    '422 or 404 No match games',
    ['pool-invalid', 'pool-week-not-valid', 'pool-not-available'],
    async (api, { newcomer, newcomerAccount }) => {
      // An API may confirm an account without a token, and a later log-in may have ended the token.
      if (newcomer.token === null) await logIn(newcomer, newcomerAccount);
      return api.sendPool([{ gameId: '999999999', homeScore: 1, awayScore: 0 }]);
    },
    { ...CONFIRMED, who: 'newcomer', accepted: ['pool-game-not-available'] },
  ),
  createCheck(`POST ${POOL}`, 'prediction', '200 with the rows and a trivia', CONFIRMED, async (context) => {
    const { newcomer } = context;
    // The game with the last kick-off has the last cut-off, so its predictions are open the longest.
    const game = (await findGames(context)).sort((a, b) => a.kickOff - b.kickOff).at(-1);
    if (!game) return skipped('the current week has no open game');
    const sent = { gameId: game.id, homeScore: 2, awayScore: 1 };
    const call = newcomer.api.sendPool([sent]);
    const { value, error, ...outcome } = await judgeRead(newcomer, `POST ${POOL}`, call);
    const got = describeExchange(newcomer.last(POOL));
    const pools = (await attempt(newcomer.api.userPools())).value;
    const week = [...(pools ?? [])].find(([, rows]) => rows.some(({ gameId }) => gameId === game.id))?.[0];
    if (week !== undefined) context.sent = sent;
    context.trivia = getTrivia(value?.trivia ?? null);
    if (error?.outcomeUnknown && week === game.week)
      return copes(`${got}, but saved: the player sees “¡Boleto sellado!”, without the trivia`);
    if (error) return outcome;
    if (week === undefined) return fails(`${got}, but GET /api/pool/user/all lacks it`);
    if (week === game.week) return outcome;
    const where = `${got}, but GET /api/pool/user/all has it in week ${week}, not ${game.week}`;
    return { ...fails(where), step: 13 };
  }),
  createCheck(
    `POST ${POOL}`,
    'the same prediction again',
    '422 No match games',
    { step: 5, ...CONFIRMED },
    async ({ newcomer, sent }) => {
      if (!sent) return skipped('no prediction was kept');
      return judgeRefusal(newcomer, newcomer.api.sendPool([sent]), {
        wanted: ['pool-invalid', 'pool-game-not-available', 'pool-not-available'],
        expected: '422',
      });
    },
  ),
  createRefusalCheck(
    `POST ${TRIVIA}`,
    'unknown question',
    '404 Question Not Found',
    ['question-not-found'],
    (api) => api.answerTrivia({ questionId: '999999999', answer: 'x' }),
    { ...CONFIRMED, who: 'newcomer' },
  ),
  createCheck(`POST ${TRIVIA}`, 'answer', '200 with is_correct', CONFIRMED, async ({ newcomer, trivia }) =>
    trivia ? judgeRead(newcomer, `POST ${TRIVIA}`, newcomer.api.answerTrivia(trivia)) : NO_QUESTION,
  ),
  createCheck(
    `POST ${TRIVIA}`,
    'a second answer',
    '422 This User already answer this question',
    { step: 5, ...CONFIRMED },
    async ({ newcomer, trivia }) => {
      if (!trivia) return NO_QUESTION;
      return judgeRefusal(newcomer, newcomer.api.answerTrivia(trivia), {
        wanted: ['question-answered'],
        expected: '422',
        acceptedBecause: 'accepted twice',
      });
    },
  ),
];

export const ENDING_CHECKS: readonly Check[] = [
  createCheck(
    'POST /api/auth/forgot-password',
    'a second link too soon',
    '422 Please wait before retrying., with Retry-After',
    { step: 10, ...CONFIRMED },
    ({ newcomer, newcomerAccount }) =>
      judgeSecondCall(newcomer, () => newcomer.api.forgotPassword(newcomerAccount.email)),
  ),
  createCheck(
    'GET /api/auth/logout',
    'log-out, and what the token is worth then',
    '2xx, then 401 Unauthenticated.',
    {
      step: 4,
      needs: ({ newcomerState, user }) =>
        newcomerState === 'confirmed' || user ? null : 'needs --email and --password, or --write',
    },
    async ({ newcomer, newcomerAccount, newcomerState, player, settings }) => {
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
  ),
  createCheck(
    'GET /api/user/delete',
    'deletion, and what the token is worth then',
    '200, then 401 Unauthenticated.',
    { step: 4, ...CONFIRMED },
    async (context) => {
      const { newcomer, newcomerAccount } = context;
      const refused = await logIn(newcomer, newcomerAccount);
      if (refused) return fails(`the log-in failed: ${describeExchange(newcomer.last())}`);
      const call = newcomer.api.deleteAccount();
      const { error, ...outcome } = await judgeRead(newcomer, 'GET /api/user/delete', call);
      if (error && !error.outcomeUnknown) return outcome;
      const got = error ? describeExchange(newcomer.last('/api/user/delete')) : outcome.got;
      const after = await attempt(newcomer.api.user());
      const then = `${got}; then ${describeExchange(newcomer.last())}`;
      const isGone = after.error?.kind === 'unauthenticated' || after.error?.kind === 'account-eliminated';
      if (!isGone) return error ? outcome : fails(then);
      context.newcomerState = 'deleted';
      if (error) return copes(`${then}: the player sees “Cuenta eliminada”`);
      return after.error?.kind === 'unauthenticated' ? { ...outcome, got: then } : copes(then);
    },
  ),
  createRefusalCheck(
    `POST ${LOGIN}`,
    'deleted account',
    '422 The selected email is invalid.',
    ['email-not-found'],
    (api, { newcomerAccount }) => api.login(newcomerAccount),
    {
      needs: needsNewcomer('deleted'),
      who: 'newcomer',
      accepted: ['password-invalid', 'account-eliminated', 'wait'],
    },
  ),
];
