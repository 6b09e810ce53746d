/** Checks that need an account: the given one, or with --write one that they register and delete. */
import { isRecord } from '../../src/api/decode.ts';
import type { ErrorKind } from '../../src/api/messages.ts';
import type { Prediction, Trivia } from '../../src/domain/types.ts';
import { type Browser, getLast } from './browser.ts';
import {
  attempt,
  type Check,
  type Context,
  check,
  copes,
  describe,
  describeError,
  describeLast,
  fails,
  getErrorKind,
  getObject,
  isGood,
  isRedirected,
  judge,
  judgeRead,
  judgeRefusal,
  logIn,
  type Outcome,
  refusal,
  skipped,
  when,
} from './check.ts';
import { createRegistration, createUnknownEmail, createWrongLink } from './inputs.ts';

const LOGIN = '/api/auth/login';
const VERIFY = '/api/user/verify';
const POOL = '/api/pool/user';
const TRIVIA = '/api/trivia/answer';
const PAGE_BEYOND_END = 99_999;

const isOf = (email: string, account: { email: string } | null) =>
  email.toLowerCase() === account?.email.toLowerCase();

const LOGIN_CHECKS = when('account', [
  refusal(5, `POST ${LOGIN}`, 'wrong password', '401 or 422 Invalid Credentials', {
    send: ({ player, settings }) =>
      player.api.login({ email: settings.account?.email ?? '', password: 'wrong password' }),
    wanted: ['password-invalid'],
    tolerated: ['wait'],
  }),
  check(4, `POST ${LOGIN}`, 'log-in', '200 with access_token', async (context) => {
    const { player, settings } = context;
    if (!settings.account) return fails('no account');
    const { value, ...outcome } = await judgeRead(
      context,
      `POST ${LOGIN}`,
      player.api.login(settings.account),
    );
    player.token = value?.token ?? null;
    if (!value) return outcome;
    context.user = (await attempt(player.api.user())).value;
    return context.user ? outcome : fails(`GET /api/user after it: ${describeLast(context)}`);
  }),
]);

/**
 * Checks that the API refuses a value that another account uses. The registration contains only this field, so
 * that no account is created.
 */
const taken = (name: string, field: 'email' | 'nickname', wanted: ErrorKind) => {
  const expected = `422 The ${field} has already been taken.`;
  return check(5, 'POST /api/user/register', `${name} that is taken`, expected, async ({ player, user }) => {
    const answer = await player.ask('POST', '/api/user/register', { body: { [field]: user?.[field] } });
    if (isRedirected(answer)) return skipped('redirected: see the row “while a session lives”');
    const { errors } = getObject(answer);
    const texts = isRecord(errors) ? errors[field] : undefined;
    const got = texts ? `${answer.status}, ${[texts].flat().join(' ')}` : describe(answer);
    const isRefused = getErrorKind(answer, 'register') === wanted;
    return judge(got, isRefused && answer.status === 422, isRefused);
  });
};

/** A call that a logged-in player makes too, for example from a mailed link. Laravel’s `guest` redirects it. */
const withSession = (path: string, send: (api: Browser['api']) => Promise<unknown>) =>
  check(3, `POST ${path}`, 'while a session lives', 'no redirect', async ({ player, record, settings }) => {
    const before = record.length;
    const { error } = await attempt(send(player.api));
    const answers = record.slice(before).filter((one) => one.path === path);
    const got = answers.map(describe).join('; then ');
    if (!answers.some(isRedirected)) return judge(got, true);
    // The product may have logged out to repeat the call.
    await logIn(player, settings.account);
    const isLost = answers.slice(-1).some(isRedirected);
    return isLost ? fails(`${got}: ${describeError(error?.kind ?? 'connection')}`) : copes(got);
  });

const SESSION_CHECKS = when('player', [
  check(3, `POST ${LOGIN}`, 'log-in while a session lives', '200, no redirect', async (context) => {
    const { player, record, settings } = context;
    const before = record.length;
    const error = await logIn(player, settings.account);
    const answers = record.slice(before).filter(({ path }) => path === LOGIN);
    return judge(answers.map(describe).join('; then '), !error && answers.length === 1, !error);
  }),
  check(4, 'GET /api/user', 'shape, and whose it is', 'the player who logged in', async (context) => {
    const { player, settings } = context;
    const { value, ...outcome } = await judgeRead(context, 'GET /api/user', player.api.user());
    return value && !isOf(value.email, settings.account) ? fails(`another player: ${value.email}`) : outcome;
  }),
  // Without an e-mail, the API creates no account.
  withSession('/api/user/register', (api) => api.register({ ...createRegistration(null), email: '' })),
  taken('e-mail', 'email', 'email-exists'),
  taken('nickname', 'nickname', 'nickname-taken'),
  withSession('/api/auth/forgot-password', (api) => api.forgotPassword(createUnknownEmail())),
  withSession('/api/auth/change-password', (api) => api.changePassword(createWrongLink())),
]);

const SPEED_CHECK = check(
  10,
  'all calls',
  'calls a minute',
  'X-RateLimit-Limit of 120 or more, or none',
  async ({ player, user, visitor }) => {
    // Laravel checks the session before the limit, so a 401 has no X-RateLimit-Limit. Without an account, the
    // check calls a public endpoint.
    const weeks = user && (await player.ask('GET', '/api/weeks'));
    const answer = weeks && isGood(weeks) ? weeks : await visitor.ask('GET', '/api/zipcode/00000');
    const limit = answer.headers.get('x-ratelimit-limit');
    if (limit === null || Number(limit) >= 120) return judge(limit ?? 'none', true);
    return copes(`${limit}: the ${Math.ceil(Number(limit) / 5)}th reload in a minute waits`);
  },
);

/** Returns the number of the current week, or of the first week when there is no current one. */
async function getWeek({ player }: Context): Promise<number> {
  const current = await attempt(player.api.currentWeek());
  const week = current.value ?? (await attempt(player.api.weeks())).value?.[0];
  return week?.number ?? 1;
}

interface ShapeOptions<T> {
  /** A refusal that is as good as an answer. */
  accepted?: ErrorKind;
  /** Returns what is wrong with an answer that the product can read, or null. */
  findFault?: (context: Context, read: T) => string | null | Promise<string | null>;
}

const shape = <T>(
  step: number,
  endpoint: string,
  expected: string,
  call: (api: Browser['api'], week: number) => Promise<T>,
  { accepted, findFault }: ShapeOptions<T> = {},
) =>
  check(step, endpoint, 'shape', expected, async (context) => {
    const week = endpoint.includes('{week}') ? await getWeek(context) : 0;
    const { value, error, ...outcome } = await judgeRead(context, endpoint, call(context.player.api, week));
    if (error) return error.kind === accepted ? judge(describeLast(context), true) : outcome;
    const fault = await findFault?.(context, value as T);
    return fault ? fails(fault) : outcome;
  });

/** Laravel's `paginate()` sends the number of the last page inside `meta` with a resource, else beside `data`. */
function findMorePages({ record }: Context): string | null {
  const { meta, ...page } = getObject(getLast(record, '/api/weeks'));
  const lastPage = Number((isRecord(meta) ? meta : page).last_page);
  return lastPage > 1 ? `page 1 of ${lastPage}, and the product asks for no other` : null;
}

/** Finds predictions under another week than their game's: a JsonResource renumbers a map with numeric keys. */
async function findMisplaced({ player }: Context, pools: ReadonlyMap<number, readonly Prediction[]>) {
  const games = (await attempt(player.api.allGames())).value ?? [];
  const weeks = new Map(games.map(({ id, week }) => [id, week]));
  const count = [...pools].flatMap(([week, list]) =>
    list.filter(({ gameId }) => (weeks.get(gameId) ?? week) !== week),
  ).length;
  return count > 0 ? `${count} predictions are not under the week of their game` : null;
}

const READ_CHECKS = when('player', [
  shape(0, 'GET /api/zipcode/{zipcode}', 'state, municipality, neighborhoods', (api) => api.zipcode('06700')),
  shape(13, 'GET /api/weeks', 'a list of weeks', (api) => api.weeks(), { findFault: findMorePages }),
  shape(0, 'GET /api/week/current', 'a week, or 404 No current week', (api) => api.currentWeek(), {
    accepted: 'pool-week-not-valid',
  }),
  shape(13, 'GET /api/games/week/{week}', 'games, keyed by week', (api, week) => api.gamesOfWeek(week)),
  shape(13, 'GET /api/games/all', 'games of every week, keyed by week', (api) => api.allGames()),
  shape(13, 'GET /api/pool/user/all', 'predictions, keyed by week', (api) => api.userPools(), {
    findFault: findMisplaced,
  }),
  shape(0, 'GET /api/ranking/week/{week}', 'one page of ten rows', (api, week) => api.weekRanking(week, 1)),
  shape(0, 'GET /api/ranking', 'one page of ten rows', (api) => api.generalRanking(1)),
  check(0, 'GET /api/ranking', 'page beyond the end', '200, no rows', async (context) => {
    const call = context.player.api.generalRanking(PAGE_BEYOND_END);
    const { value, ...outcome } = await judgeRead(context, 'GET /api/ranking', call);
    return value && value.rows.length > 0 ? copes(`${value.rows.length} rows`) : outcome;
  }),
]);

/**
 * Makes a call twice: the API has to accept the first one, unless `canFirstWait`, and refuse the second one with a
 * wait.
 */
async function judgeSecondCall(context: Context, call: () => Promise<unknown>, canFirstWait = false) {
  const { error } = await attempt(call());
  if (error && !(canFirstWait && error.kind === 'wait')) return fails(describeLast(context));
  const outcome = await judgeRefusal(context, call(), '422 or 429', {
    wanted: ['wait'],
    acceptance: 'no limit',
  });
  const isNamed = getLast(context.record).headers.has('retry-after');
  return outcome.verdict === 'expected' && !isNamed ? copes(outcome.got) : outcome;
}

/**
 * Passes when `player`, the browser of the given account, now gets the newcomer's data, and the given account's own
 * data after its next log-in.
 */
async function judgeNewcomer(context: Context): Promise<Outcome> {
  const { newcomer, newcomerAccount, player, settings } = context;
  const readEmail = async () => (await attempt(player.api.user())).value?.email ?? describeLast(context);
  const got = await readEmail();
  const error = await logIn(player, settings.account);
  // An API that allows one device has ended the newcomer's earlier token.
  newcomer.token = null;
  if (!isOf(got, newcomerAccount)) return fails(got);
  if (error) return fails(`${got}; then the log-in of the given account: ${describeLast(context)}`);
  const then = await readEmail();
  if (isOf(then, settings.account)) return judge(got, true);
  return fails(`${got}; after the next log-in of ${settings.account?.email} still ${then}`);
}

const wrongCode = (name: string, expected: string, wanted: ErrorKind) =>
  refusal(5, `POST ${VERIFY}`, name, expected, {
    send: ({ newcomer, newcomerAccount: { email } }) => newcomer.api.verify({ email, code: '000000' }),
    wanted: [wanted],
  });

const REGISTRATION_CHECKS: Check[] = [
  ...when('write', [
    check(7, 'POST /api/user/register', 'registration', '201 with the e-mail', async (context) => {
      const registration = createRegistration(context.settings.newEmail);
      const call = context.newcomer.api.register(registration);
      const { value, ...outcome } = await judgeRead(context, 'POST /api/user/register', call);
      if (!value) return outcome;
      context.newcomerState = 'registered';
      context.newcomerAccount = { email: registration.email, password: registration.password };
      return outcome;
    }),
  ]),
  ...when('registered', [
    refusal(4, `POST ${LOGIN}`, 'account without its code', '403 or 422 Unverified user', {
      send: ({ newcomer, newcomerAccount }) => newcomer.api.login(newcomerAccount),
      wanted: ['email-not-verified'],
    }),
    wrongCode('wrong code', '422 Invalid verification code', 'code-invalid'),
    check(
      10,
      `POST ${VERIFY}/resend`,
      'a second code too soon',
      '429 Too Many Attempts. with Retry-After',
      // The first call requests a first code, unless the API counts the mail of the registration as the first code.
      (context) => {
        const { newcomer, newcomerAccount } = context;
        return judgeSecondCall(context, () => newcomer.api.resendCode(newcomerAccount.email), true);
      },
    ),
    check(0, `POST ${VERIFY}`, 'the mailed code', '200, with or without access_token', async (context) => {
      const { newcomer, newcomerAccount, player, readCode, user } = context;
      const code = await readCode(newcomerAccount.email);
      if (code === null) return skipped('no code was given');
      // Confirms in the browser of the given account, if there is one, like a new player on a shared phone that
      // has the cookies of an earlier player.
      const browser = user ? player : newcomer;
      const old = browser.token;
      browser.token = null;
      const call = browser.api.verify({ email: newcomerAccount.email, code });
      const { value, ...outcome } = await judgeRead(context, `POST ${VERIFY}`, call);
      browser.token = old;
      if (!value) return outcome;
      newcomer.token = value.token;
      context.newcomerState = 'confirmed';
      return outcome;
    }),
  ]),
  ...when('confirmed', [
    wrongCode('account that is confirmed already', '409 User already verified', 'already-verified'),
  ]),
  ...when('two players', [
    check(
      4,
      'GET /api/user',
      'confirmation over the cookies of another player',
      'the player who confirmed, then the one who logs in',
      async (context) => {
        if (context.newcomer.token === null) return skipped('the confirmation brought no token');
        context.player.token = context.newcomer.token;
        return judgeNewcomer(context);
      },
    ),
    check(
      4,
      'GET /api/user',
      'log-in over the cookies of another player',
      'the player who logged in last',
      async (context) => {
        const error = await logIn(context.player, context.newcomerAccount);
        const outcome = await judgeNewcomer(context);
        return error ? fails(`the log-in was refused: ${error.kind}`) : outcome;
      },
    ),
  ]),
];

/** Finds the open game of the current week that can be predicted the longest. */
async function findGame({ newcomer }: Context) {
  const week = (await attempt(newcomer.api.currentWeek())).value;
  const games = week && (await attempt(newcomer.api.gamesOfWeek(week.number))).value;
  const open = (games ?? []).filter(({ status, kickOff }) => status === 'active' && kickOff > 0);
  return open.sort((a, b) => a.kickOff - b.kickOff).at(-1);
}

function getTrivia(trivia: Trivia | 'already-answered' | null | undefined): Context['trivia'] {
  if (!trivia || trivia === 'already-answered' || trivia.options[0] === undefined) return null;
  return { questionId: trivia.id, answer: trivia.options[0] };
}

const NO_QUESTION = skipped('no question came with a prediction');

const PREDICTION_CHECKS = when('confirmed', [
  refusal(5, `POST ${POOL}`, 'prediction of an unknown game', '422 or 404 No match games', {
    async send({ newcomer, newcomerAccount }) {
      // An API may confirm an account without a token, and a later log-in may have ended the token.
      if (newcomer.token === null) await logIn(newcomer, newcomerAccount);
      return newcomer.api.sendPool([{ gameId: '999999999', homeScore: 1, awayScore: 0 }]);
    },
    wanted: ['pool-invalid', 'pool-week-not-valid', 'pool-not-available'],
    tolerated: ['pool-game-not-available'],
  }),
  check(0, `POST ${POOL}`, 'prediction', '200 with the rows and a trivia', async (context) => {
    const { newcomer } = context;
    const game = await findGame(context);
    if (!game) return skipped('the current week has no open game');
    const sent = { gameId: game.id, homeScore: 2, awayScore: 1 };
    const call = newcomer.api.sendPool([sent]);
    const { value, error, ...outcome } = await judgeRead(context, `POST ${POOL}`, call);
    const got = describeLast(context, POOL);
    const pools = (await attempt(newcomer.api.userPools())).value ?? [];
    const week = [...pools].find(([, rows]) => rows.some(({ gameId }) => gameId === game.id))?.[0];
    if (week !== undefined) context.sent = sent;
    context.trivia = getTrivia(value?.trivia);
    if (error?.outcomeUnknown && week === game.week)
      return copes(`${got}, but saved: the player sees “¡Boleto sellado!”, without the trivia`);
    if (error || week === game.week) return outcome;
    if (week === undefined) return fails(`${got}, but GET /api/pool/user/all lacks it`);
    const where = `${got}, but GET /api/pool/user/all has it in week ${week}, not ${game.week}`;
    return { ...fails(where), step: 13 };
  }),
  check(5, `POST ${POOL}`, 'the same prediction again', '422 No match games', async (context) => {
    const { newcomer, sent } = context;
    if (!sent) return skipped('no prediction was kept');
    return judgeRefusal(context, newcomer.api.sendPool([sent]), '422', {
      wanted: ['pool-invalid', 'pool-game-not-available', 'pool-not-available'],
    });
  }),
  refusal(5, `POST ${TRIVIA}`, 'unknown question', '404 Question Not Found', {
    send: ({ newcomer }) => newcomer.api.answerTrivia({ questionId: '999999999', answer: 'x' }),
    wanted: ['question-not-found'],
  }),
  check(0, `POST ${TRIVIA}`, 'answer', '200 with is_correct', async (context) => {
    const { newcomer, trivia } = context;
    return trivia ? judgeRead(context, `POST ${TRIVIA}`, newcomer.api.answerTrivia(trivia)) : NO_QUESTION;
  }),
  check(5, `POST ${TRIVIA}`, 'a second answer', '422 This User already answer this question', (context) => {
    const { newcomer, trivia } = context;
    if (!trivia) return Promise.resolve(NO_QUESTION);
    return judgeRefusal(context, newcomer.api.answerTrivia(trivia), '422', {
      wanted: ['question-answered'],
      acceptance: 'accepted twice',
    });
  }),
  check(
    10,
    'POST /api/auth/forgot-password',
    'a second link too soon',
    '422 Please wait before retrying., with Retry-After',
    (context) => {
      const { newcomer, newcomerAccount } = context;
      return judgeSecondCall(context, () => newcomer.api.forgotPassword(newcomerAccount.email));
    },
  ),
]);

const LOGOUT_CHECK = check(
  4,
  'GET /api/auth/logout',
  'log-out, and what the token is worth then',
  '2xx, then 401 Unauthenticated.',
  async (context) => {
    const { newcomer, newcomerAccount, newcomerState, player, settings } = context;
    const isOwn = newcomerState === 'confirmed';
    const browser = isOwn ? newcomer : player;
    // With the session's cookie, as every player: `currentAccessToken()` is then no token of the database.
    const refused = await logIn(browser, isOwn ? newcomerAccount : settings.account);
    if (refused) return fails(`the log-in failed: ${describeLast(context)}`);
    const { error } = await attempt(browser.api.logout());
    const got = describeLast(context);
    if (error) return fails(`${got}: ${describeError(error.kind)}`);
    const after = await attempt(browser.api.user());
    browser.token = null;
    return judge(`${got}; then ${describeLast(context)}`, after.error?.kind === 'unauthenticated');
  },
);

const DELETION_CHECK = check(
  4,
  'GET /api/user/delete',
  'deletion, and what the token is worth then',
  '200, then 401 Unauthenticated.',
  async (context) => {
    const { newcomer, newcomerAccount } = context;
    const refused = await logIn(newcomer, newcomerAccount);
    if (refused) return fails(`the log-in failed: ${describeLast(context)}`);
    const call = newcomer.api.deleteAccount();
    const { error, value: _, ...outcome } = await judgeRead(context, 'GET /api/user/delete', call);
    if (error && !error.outcomeUnknown) return outcome;
    const got = error ? describeLast(context, '/api/user/delete') : outcome.got;
    const kind = (await attempt(newcomer.api.user())).error?.kind;
    const then = `${got}; then ${describeLast(context)}`;
    const isGone = kind === 'unauthenticated' || kind === 'account-eliminated';
    if (!isGone) return error ? outcome : fails(then);
    context.newcomerState = 'deleted';
    if (error) return copes(`${then}: the player sees “Cuenta eliminada”`);
    return kind === 'unauthenticated' ? { ...outcome, got: then } : copes(then);
  },
);

const DELETED_CHECK = refusal(5, `POST ${LOGIN}`, 'deleted account', '422 The selected email is invalid.', {
  send: ({ newcomer, newcomerAccount }) => newcomer.api.login(newcomerAccount),
  wanted: ['email-not-found'],
  tolerated: ['password-invalid', 'account-eliminated', 'wait'],
});

export const PLAYER_CHECKS: Check[] = [
  ...LOGIN_CHECKS,
  ...SESSION_CHECKS,
  SPEED_CHECK,
  ...READ_CHECKS,
  ...REGISTRATION_CHECKS,
  ...PREDICTION_CHECKS,
  ...when('any player', [LOGOUT_CHECK]),
  ...when('confirmed', [DELETION_CHECK]),
  ...when('deleted', [DELETED_CHECK]),
];
