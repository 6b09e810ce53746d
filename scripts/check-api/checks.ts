/**
 * The checks in their order: cookies and CSRF, other origins, a visitor's calls, then those of an account (the given
 * one, or with --write one that they register and delete), and the limits.
 */
import { randomBytes } from 'node:crypto';
import { type Cookie, getPublicSuffix } from 'tough-cookie';
import type { Registration } from '../../src/api/api.ts';
import { isRecord } from '../../src/api/decode.ts';
import { createHeaders, getXsrfToken } from '../../src/api/http/headers.ts';
import { parseRetryAfter } from '../../src/api/http/retry-after.ts';
import type { ErrorKind } from '../../src/api/messages.ts';
import { REGISTRATION } from '../../src/api/testing/calls.ts';
import type { Game, Prediction, Week } from '../../src/domain/types.ts';
import { type Browser, type Exchange, getLast } from './browser.ts';
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

const CSRF = '/sanctum/csrf-cookie';
const LOGIN = '/api/auth/login';
const FORGOT = '/api/auth/forgot-password';
const CHANGE = '/api/auth/change-password';
const REGISTER = '/api/user/register';
const VERIFY = '/api/user/verify';
const POOL = '/api/pool/user';
const TRIVIA = '/api/trivia/answer';
const XSRF = 'XSRF-TOKEN';
const MAX_CLOCK_DIFFERENCE_MS = 60_000;
const MIN_MAX_AGE_SECONDS = 600;
const MAX_TRIES = 7;
// A limit of a whole group, such as `throttle:api`, counts every call on purpose. Its default is 60.
const MIN_GROUP_LIMIT = 60;
const PAGE_BEYOND_END = 99_999;

const createMark = () => randomBytes(5).toString('hex');

const createUnknownEmail = () => `nobody-${createMark()}@example.com`;

const createWrongLink = () => ({
  email: createUnknownEmail(),
  token: 'wrong',
  password: 'papas con chile 1',
  confirmation: 'papas con chile 1',
});

function createRegistration(email: string | null): Registration {
  const mark = createMark();
  const own = { nickname: `check_${mark}`, email: email ?? `check-api-${mark}@example.com` };
  return { ...REGISTRATION, name: 'Check', lastName: 'Api', ...own, password: `papas ${mark}` };
}

const getCookies = ({ visitor, settings }: Context) => visitor.jar.getCookiesSync(`${settings.url}/`);

export function judgeCookies(isTls: boolean, cookies: readonly Cookie[], isHidden: boolean): Outcome {
  const differences = cookies.flatMap(({ httpOnly, key, path, sameSite, secure }) =>
    [
      path !== '/' && `Path=${path}`,
      sameSite !== 'lax' && (sameSite ? `SameSite=${sameSite}` : 'no SameSite'),
      isTls && !secure && 'not Secure',
      httpOnly !== isHidden && (httpOnly ? 'HttpOnly' : 'not HttpOnly'),
    ].flatMap((difference) => (difference ? [`${key}: ${difference}`] : [])),
  );
  // Browsers drop a `SameSite=None` cookie that is not secure.
  const isDropped = cookies.some(({ sameSite, secure }) => sameSite === 'none' && !secure);
  const got = differences.join('; ') || cookies.map(({ key }) => key).join(', ');
  return judge(got, differences.length === 0, !isDropped);
}

/** `absence` is the outcome without such a cookie. */
const cookies = (name: string, isHidden: boolean, absence: Outcome) => {
  const expected = `Path=/; SameSite=Lax; Secure on https; ${isHidden ? 'HttpOnly' : 'not HttpOnly'}`;
  return check([11, `GET ${CSRF}`, `attributes of ${name}`, expected], async (context) => {
    const found = getCookies(context).filter(({ key }) => (key !== XSRF) === isHidden);
    const isTls = context.settings.url.startsWith('https:');
    return found.length > 0 ? judgeCookies(isTls, found, isHidden) : absence;
  });
};

const askLoginWithoutToken = ({ openBrowser }: Context) =>
  openBrowser().ask('POST', LOGIN, {
    body: { email: createUnknownEmail(), password: 'x' },
    headers: { ...createHeaders(null, null), 'Content-Type': 'application/json' },
  });

const COOKIE_CHECKS: Check[] = [
  check([2, `GET ${CSRF}`, 'status', '204'], async ({ visitor }) => {
    const answer = await visitor.ask('GET', CSRF);
    return judge(describe(answer), answer.status === 204, isGood(answer));
  }),
  check(
    [11, `GET ${CSRF}`, 'the page can read the cookie', `${XSRF} in document.cookie`],
    async (context) => {
      const { visitor, settings } = context;
      const count = visitor.readCookies().split(`${XSRF}=`).length - 1;
      if (count > 1) return copes(`${count} cookies of that name`);
      if (getXsrfToken(visitor.readCookies()) !== null) return judge('readable', true);
      const set = getCookies(context).find(({ key }) => key === XSRF);
      const { status } = await askLoginWithoutToken(context);
      // An API that does not check the CSRF token does not need a cookie that the page can read.
      return judge(
        set ? `not readable at ${settings.origin}/lmx/: ${set}` : 'not set',
        false,
        status !== 419,
      );
    },
  ),
  cookies(XSRF, false, skipped('no such cookie')),
  cookies('the session cookie', true, copes('no session cookie: the token alone counts')),
  check([12, `GET ${CSRF}`, 'Date', 'a date within a minute of this machine’s'], async ({ visitor }) => {
    const { headers } = await visitor.ask('GET', CSRF);
    const header = headers.get('date') ?? '';
    const difference = Math.abs(Date.parse(header) - Date.now());
    if (Number.isNaN(difference)) return fails(header || 'none: the clock of the device decides');
    if (Number(headers.get('age')) > 0) return fails(`Age: ${headers.get('age')}, the answer of a cache`);
    return judge(header, difference <= MAX_CLOCK_DIFFERENCE_MS, true);
  }),
  check([12, 'GET /api/weeks', 'caching', 'Cache-Control without “public”, no Age'], async ({ visitor }) => {
    const { headers } = await visitor.ask('GET', '/api/weeks');
    const control = headers.get('cache-control') ?? 'none';
    const age = headers.get('age');
    const isPublic = /public|s-maxage|max-age=[1-9]/.test(control) || Number(age) > 0;
    const got = `Cache-Control: ${control}${age === null ? '' : `, Age: ${age}`}`;
    return judge(got, !isPublic && /private|no-store|no-cache/.test(control), !isPublic);
  }),
  check([6, 'GET /api/nothing', 'unknown address', '404 JSON without a trace'], async ({ visitor }) => {
    const answer = await visitor.ask('GET', '/api/nothing');
    if ('trace' in getObject(answer)) return copes(`${answer.status} with a trace: debug is on`);
    const isGoodAnswer = getErrorKind(answer, 'weeks') === null;
    const isJson = Object.keys(getObject(answer)).length > 0;
    return judge(describe(answer), answer.status === 404 && isJson, !isGoodAnswer);
  }),
  check([1, `POST ${LOGIN}`, 'without a CSRF token', '419'], async (context) => {
    const answer = await askLoginWithoutToken(context);
    const got = describe(answer);
    if (answer.status === 419) return judge(got, true);
    const isWrong = answer.status >= 500 || isGood(answer) || answer.failure !== null;
    return isWrong ? fails(got) : copes(`${got}: the token is not checked`);
  }),
  check(
    [2, `POST ${VERIFY}`, 'with an old CSRF token', '419, a new cookie, then a refusal'],
    async ({ openBrowser, record, settings }) => {
      const browser = openBrowser();
      await browser.ask('GET', CSRF);
      // Simulates the cookie of a sibling application, which the page reads first and the API never receives.
      browser.jar.setCookieSync(`${XSRF}=old; Path=/lmx/`, `${settings.origin}/lmx/`);
      const before = record.length;
      const { error } = await attempt(
        browser.api.send((calls) => calls.verify({ email: createUnknownEmail(), code: '000000' })),
      );
      const statuses = record.slice(before).map(({ status }) => status);
      const got = statuses.join(', then ');
      if (error?.kind === 'connectionError' || error?.kind === 'networkError') return fails(got);
      return statuses[0] === 419 ? judge(got, true) : copes(`${got}: the token is not checked`);
    },
  ),
];

const REQUEST_HEADERS = ['authorization', 'content-type', 'x-requested-with', 'x-xsrf-token'];

const readList = (header: string | null) =>
  (header ?? '').split(',').map((part) => part.trim().toLowerCase());

function findBarrier({ failure, headers }: Exchange, { settings }: Context): string | null {
  if (failure !== null) return failure;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== settings.origin) return `Access-Control-Allow-Origin: ${allowed ?? 'none'}`;
  const credentials = headers.get('access-control-allow-credentials');
  return credentials === 'true' ? null : `Access-Control-Allow-Credentials: ${credentials ?? 'none'}`;
}

/** A page of another origin can read this answer. */
const readable = (path: string, name: string, open: (context: Context) => Browser) =>
  check([11, `GET ${path}`, name, 'the exact origin and credentials'], async (context) => {
    const answer = await open(context).ask('GET', path);
    const barrier = findBarrier(answer, context);
    return judge(barrier ?? `${answer.status}, readable`, barrier === null);
  });

function getSite(origin: string): string {
  const { hostname } = new URL(origin);
  return getPublicSuffix(hostname, { ignoreError: true }) ?? hostname;
}

const askPreflight = ({ openBrowser }: Context) =>
  openBrowser().ask('OPTIONS', LOGIN, {
    hasCookies: false,
    headers: {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': REQUEST_HEADERS.join(','),
    },
  });

const ORIGIN_CHECKS = when('another origin', [
  check([11, 'all calls', 'site and API on one domain', 'the same registrable domain'], async (context) => {
    const [page, api] = [getSite(context.settings.origin), getSite(context.settings.url)];
    return page === api ? judge(page, true) : fails(`${page} and ${api}: browsers refuse the cookies`);
  }),
  check(
    [11, `OPTIONS ${LOGIN}`, 'preflight', '2xx, the exact origin, credentials, the product’s headers'],
    async (context) => {
      const answer = await askPreflight(context);
      const barrier = isGood(answer) ? findBarrier(answer, context) : describe(answer);
      if (barrier !== null) return fails(barrier);
      // With credentials, `*` in `Access-Control-Allow-Headers` is a literal header name, not a wildcard.
      const allowed = readList(answer.headers.get('access-control-allow-headers'));
      const missing = REQUEST_HEADERS.filter((name) => !allowed.includes(name)).join(', ');
      return missing ? fails(`headers not allowed: ${missing}`) : judge(`${answer.status}, allowed`, true);
    },
  ),
  check([11, `OPTIONS ${LOGIN}`, 'Access-Control-Max-Age', '7200; 600 or more will do'], async (context) => {
    const age = (await askPreflight(context)).headers.get('access-control-max-age');
    if (Number(age) >= MIN_MAX_AGE_SECONDS) return judge(String(age), true);
    return copes(`${age ?? 'none'}: too short, most calls need a preflight`);
  }),
  readable(CSRF, 'the page may read a good answer', ({ visitor }) => visitor),
  readable('/api/user', 'the page may read a refusal', ({ openBrowser }) => openBrowser()),
  check([11, 'GET /api/user', 'exposed headers', 'Date, Retry-After'], async ({ openBrowser }) => {
    const { headers } = await openBrowser().ask('GET', '/api/user');
    const header = headers.get('access-control-expose-headers') ?? 'none';
    const exposed = readList(header);
    if (!exposed.includes('date')) return fails(`${header}: the clock of the device decides`);
    return exposed.includes('retry-after') ? judge(header, true) : copes(`${header}: waits are 30 s`);
  }),
]);

const PRIVATE_READS = [
  '/api/user',
  '/api/weeks',
  '/api/week/current',
  '/api/games/week/1',
  '/api/pool/user/all',
  '/api/ranking?page=1&perPage=10',
];

const unauthenticated = (path: string) => {
  const endpoint = `GET ${path.split('?')[0]}`;
  return check([3, endpoint, 'without a session', '401 Unauthenticated.'], async ({ openBrowser }) => {
    const answer = await openBrowser().ask('GET', path);
    const got = describe(answer);
    const kind = getErrorKind(answer, 'weeks');
    if (kind === 'unauthenticated') return judge(got, answer.status === 401, true);
    // From the response to GET /api/user, the product learns whether the session is alive. It does no harm
    // when a visitor can read another endpoint.
    return kind === null && path !== '/api/user' ? copes(`${got}: public`) : fails(got);
  });
};

const UNKNOWN = ['unknown e-mail', '422 The selected email is invalid.'] as const;

const VISITOR_CHECKS: Check[] = [
  ...PRIVATE_READS.map(unauthenticated),
  check(
    [
      3,
      'GET /api/user',
      'without a session and without Accept: application/json',
      '401, or a redirect to a log-in page',
    ],
    async ({ openBrowser }) => {
      const answer = await openBrowser().ask('GET', '/api/user', { headers: { Accept: 'text/html' } });
      const { status } = answer;
      // The product always sends `Accept: application/json`, so an error without the header does no harm.
      return judge(describe(answer), status === 401 || (status >= 300 && status < 400), status >= 400);
    },
  ),
  refusal([5, `POST ${LOGIN}`, ...UNKNOWN], {
    send: ({ visitor }) =>
      visitor.api.send((calls) => calls.login({ email: createUnknownEmail(), password: 'wrong' })),
    wanted: ['email-not-found'],
    tolerated: ['password-invalid', 'wait'],
  }),
  refusal([5, `POST ${FORGOT}`, ...UNKNOWN], {
    send: ({ visitor }) => visitor.api.send((calls) => calls.forgotPassword(createUnknownEmail())),
    wanted: ['email-not-found'],
    tolerated: ['wait'],
    acceptance: 'the API does not say that it is unknown',
  }),
  refusal(
    [5, `POST ${CHANGE}`, 'wrong token of an unknown e-mail', '422 This password reset token is invalid.'],
    {
      send: ({ visitor }) => visitor.api.send((calls) => calls.changePassword(createWrongLink())),
      wanted: ['changePasswordExpired', 'email-not-found'],
      tolerated: ['changePasswordError'],
    },
  ),
  refusal([5, `POST ${VERIFY}`, ...UNKNOWN], {
    send: ({ visitor }) =>
      visitor.api.send((calls) => calls.verify({ email: createUnknownEmail(), code: '000000' })),
    wanted: ['email-not-found', 'code-invalid'],
  }),
  refusal([5, `POST ${VERIFY}/resend`, ...UNKNOWN], {
    send: ({ visitor }) => visitor.api.send((calls) => calls.resendCode(createUnknownEmail())),
    wanted: ['email-not-found'],
    tolerated: ['wait'],
  }),
  check(
    [7, `POST ${REGISTER}`, 'a form with a password alone', '422 with errors by field, none of the password'],
    async ({ visitor }) => {
      const body = { password: 'papas con chile' };
      const answer = await visitor.ask('POST', REGISTER, { body });
      const { errors } = getObject(answer);
      if (answer.status !== 422) return fails(describe(answer));
      if (!isRecord(errors)) return copes(`${describe(answer)}: without “errors”`);
      if ('password' in errors) return fails(`password: ${[errors.password].flat().join(' ')}`);
      return judge(`422, errors of ${Object.keys(errors).join(', ')}`, true);
    },
  ),
  refusal([5, 'GET /api/zipcode/{zipcode}', 'unknown postal code', '404 Zipcode Not Found'], {
    send: ({ visitor }) => visitor.api.send((calls) => calls.zipcode('00000')),
    wanted: ['zipcode-not-found'],
  }),
];

const isOf = (email: string, account: { email: string } | null) =>
  email.toLowerCase() === account?.email.toLowerCase();

const LOGIN_CHECKS = when('account', [
  refusal([5, `POST ${LOGIN}`, 'wrong password', '401 or 422 Invalid Credentials'], {
    send: ({ player, settings }) =>
      player.api.send((calls) =>
        calls.login({ email: settings.account?.email ?? '', password: 'wrong password' }),
      ),
    wanted: ['password-invalid'],
    tolerated: ['wait'],
  }),
  check([4, `POST ${LOGIN}`, 'log-in', '200 with access_token'], async (context) => {
    const { player, settings } = context;
    const { account } = settings;
    if (!account) return fails('no account');
    const call = player.api.send((calls) => calls.login(account));
    const { value, ...outcome } = await judgeRead(context, `POST ${LOGIN}`, call);
    player.token = value?.token ?? null;
    if (!value) return outcome;
    context.user = (await attempt(player.api.send((calls) => calls.user()))).value;
    return context.user ? outcome : fails(`GET /api/user after it: ${describeLast(context)}`);
  }),
]);

/**
 * Checks that the API refuses a value that another account uses. The registration contains only this field, so
 * that no account is created.
 */
const taken = (name: string, field: 'email' | 'nickname', wanted: ErrorKind) => {
  const expected = `422 The ${field} has already been taken.`;
  return check([5, `POST ${REGISTER}`, `${name} that is taken`, expected], async ({ player, user }) => {
    const answer = await player.ask('POST', REGISTER, { body: { [field]: user?.[field] } });
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
  check([3, `POST ${path}`, 'while a session lives', 'no redirect'], async ({ player, record, settings }) => {
    const before = record.length;
    const { error } = await attempt(send(player.api));
    const answers = record.slice(before).filter((exchange) => exchange.path === path);
    const got = answers.map(describe).join('; then ');
    if (!answers.some(isRedirected)) return judge(got, true);
    // The product may have logged out to repeat the call.
    await logIn(player, settings.account);
    const isLost = answers.slice(-1).some(isRedirected);
    return isLost ? fails(`${got}: ${describeError(error?.kind ?? 'connectionError')}`) : copes(got);
  });

const SESSION_CHECKS = when('player', [
  check([3, `POST ${LOGIN}`, 'log-in while a session lives', '200, no redirect'], async (context) => {
    const { player, record, settings } = context;
    const before = record.length;
    const error = await logIn(player, settings.account);
    const answers = record.slice(before).filter(({ path }) => path === LOGIN);
    return judge(answers.map(describe).join('; then '), !error && answers.length === 1, !error);
  }),
  check([4, 'GET /api/user', 'shape, and whose it is', 'the player who logged in'], async (context) => {
    const { player, settings } = context;
    const { value, ...outcome } = await judgeRead(
      context,
      'GET /api/user',
      player.api.send((calls) => calls.user()),
    );
    return value && !isOf(value.email, settings.account) ? fails(`another player: ${value.email}`) : outcome;
  }),
  // Without an e-mail, the API creates no account.
  withSession(REGISTER, (api) =>
    api.send((calls) => calls.register({ ...createRegistration(null), email: '' })),
  ),
  taken('e-mail', 'email', 'email-exists'),
  taken('nickname', 'nickname', 'nickname-taken'),
  withSession(FORGOT, (api) => api.send((calls) => calls.forgotPassword(createUnknownEmail()))),
  withSession(CHANGE, (api) => api.send((calls) => calls.changePassword(createWrongLink()))),
]);

/** Returns the number of the current week, or of the first week when there is no current one. */
async function getWeek({ player }: Context): Promise<number> {
  const current = await attempt(player.api.send((calls) => calls.currentWeek()));
  const week = current.value ?? (await attempt(player.api.send((calls) => calls.weeks()))).value?.[0];
  return week?.number ?? 1;
}

/** `findFault` returns what is wrong with an answer that the product can read, or null. */
const shape = <T>(
  step: number,
  endpoint: string,
  expected: string,
  call: (api: Browser['api'], week: number) => Promise<T>,
  findFault?: (context: Context, read: T) => string | null | Promise<string | null>,
) =>
  check([step, endpoint, 'shape', expected], async (context) => {
    const week = endpoint.includes('{week}') ? await getWeek(context) : 0;
    const { value, error, ...outcome } = await judgeRead(context, endpoint, call(context.player.api, week));
    // The only such refusal of a read: there is no current week. Some APIs say so by an empty answer.
    if (error?.kind === 'poolWeekNotValid') return judge(describeLast(context), error.status !== 200, true);
    if (error) return outcome;
    const fault = await findFault?.(context, value as T);
    return fault ? fails(fault) : outcome;
  });

/** Laravel's `paginate()` sends the number of the last page inside `meta` with a resource, else beside `data`. */
function findMorePages({ record }: Context): string | null {
  const { meta, ...page } = getObject(getLast(record, '/api/weeks'));
  const lastPage = Number((isRecord(meta) ? meta : page).last_page);
  return lastPage > 1 ? `page 1 of ${lastPage}, and the product asks for no other` : null;
}

/** Weeks without a start, which open by their kick-offs alone, and pages that the product doesn't ask for. */
function findWeekFault(context: Context, weeks: readonly Week[]): string | null {
  const count = weeks.filter(({ dateStart }) => dateStart === null).length;
  return count > 0 ? `${count} of ${weeks.length} weeks have no readable date_start` : findMorePages(context);
}

/** Games that the product shows as “Por definir”, without fields. */
function findUndecided(_: Context, games: readonly Game[]): string | null {
  const count = games.filter(({ status }) => status === 'undecided').length;
  return count > 0 ? `${count} of ${games.length} games have no readable team, date or time` : null;
}

/** Finds predictions under another week than their game's: a JsonResource renumbers a map with numeric keys. */
async function findMisplaced({ player }: Context, pools: ReadonlyMap<number, readonly Prediction[]>) {
  const games = (await attempt(player.api.send((calls) => calls.allGames()))).value ?? [];
  const weeks = new Map(games.map(({ id, week }) => [id, week]));
  const count = [...pools].flatMap(([week, list]) =>
    list.filter(({ gameId }) => (weeks.get(gameId) ?? week) !== week),
  ).length;
  return count > 0 ? `${count} predictions are not under the week of their game` : null;
}

const READ_CHECKS = when('player', [
  shape(0, 'GET /api/zipcode/{zipcode}', 'state, municipality, neighborhoods', (api) =>
    api.send((calls) => calls.zipcode('06700')),
  ),
  shape(13, 'GET /api/weeks', 'a list of weeks', (api) => api.send((calls) => calls.weeks()), findWeekFault),
  shape(0, 'GET /api/week/current', 'a week, or 404 No current week', (api) =>
    api.send((calls) => calls.currentWeek()),
  ),
  shape(
    13,
    'GET /api/games/week/{week}',
    'games, keyed by week',
    (api, week) => api.send((calls) => calls.gamesOfWeek(week)),
    findUndecided,
  ),
  shape(13, 'GET /api/games/all', 'games of every week, keyed by week', (api) =>
    api.send((calls) => calls.allGames()),
  ),
  shape(
    13,
    'GET /api/pool/user/all',
    'predictions, keyed by week',
    (api) => api.send((calls) => calls.userPools()),
    findMisplaced,
  ),
  shape(0, 'GET /api/ranking/week/{week}', 'one page of ten rows', (api, week) =>
    api.send((calls) => calls.weekRanking(week, 1)),
  ),
  shape(0, 'GET /api/ranking', 'one page of ten rows', (api) => api.send((calls) => calls.generalRanking(1))),
  check([0, 'GET /api/ranking', 'page beyond the end', '200, no rows'], async (context) => {
    const call = context.player.api.send((calls) => calls.generalRanking(PAGE_BEYOND_END));
    const { value, ...outcome } = await judgeRead(context, 'GET /api/ranking', call);
    return value && value.rows.length > 0 ? copes(`${value.rows.length} rows`) : outcome;
  }),
]);

/**
 * Makes a call twice: the API has to accept the first one, unless `canFirstWait`, and refuse the second one with a
 * wait.
 */
async function judgeSecondCall(
  context: Context,
  send: (api: Browser['api'], account: Context['newcomerAccount']) => Promise<unknown>,
  canFirstWait = false,
) {
  const call = () => send(context.newcomer.api, context.newcomerAccount);
  const { error } = await attempt(call());
  if (error && !(canFirstWait && error.kind === 'wait')) return fails(describeLast(context));
  const limit = { wanted: ['wait'], acceptance: 'no limit' } as const;
  const outcome = await judgeRefusal(context, call(), '422 or 429', limit);
  const isNamed = getLast(context.record).headers.has('retry-after');
  return outcome.verdict === 'expected' && !isNamed ? copes(outcome.got) : outcome;
}

/**
 * Passes when `player`, the browser of the given account, now gets the newcomer's data, and the given account's own
 * data after its next log-in.
 */
async function judgeNewcomer(context: Context): Promise<Outcome> {
  const { newcomer, newcomerAccount, player, settings } = context;
  const readEmail = async () =>
    (await attempt(player.api.send((calls) => calls.user()))).value?.email ?? describeLast(context);
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
  refusal([5, `POST ${VERIFY}`, name, expected], {
    send: ({ newcomer, newcomerAccount: { email } }) =>
      newcomer.api.send((calls) => calls.verify({ email, code: '000000' })),
    wanted: [wanted],
  });

const REGISTRATION_CHECKS: Check[] = [
  ...when('write', [
    check([7, `POST ${REGISTER}`, 'registration', '201 with the e-mail'], async (context) => {
      const registration = createRegistration(context.settings.newEmail);
      const call = context.newcomer.api.send((calls) => calls.register(registration));
      const { value, ...outcome } = await judgeRead(context, `POST ${REGISTER}`, call);
      if (!value) return outcome;
      context.newcomerState = 'registered';
      context.newcomerAccount = { email: registration.email, password: registration.password };
      return outcome;
    }),
  ]),
  ...when('registered', [
    refusal([4, `POST ${LOGIN}`, 'account without its code', '403 or 422 Unverified user'], {
      send: ({ newcomer, newcomerAccount }) => newcomer.api.send((calls) => calls.login(newcomerAccount)),
      wanted: ['verifyAccountError'],
    }),
    wrongCode('wrong code', '422 Invalid verification code', 'code-invalid'),
    check(
      [10, `POST ${VERIFY}/resend`, 'a second code too soon', '429 Too Many Attempts. with Retry-After'],
      // The first call requests a first code, unless the API counts the mail of the registration as the first code.
      (context) =>
        judgeSecondCall(context, (api, { email }) => api.send((calls) => calls.resendCode(email)), true),
    ),
    check([0, `POST ${VERIFY}`, 'the mailed code', '200, with or without access_token'], async (context) => {
      const { newcomer, newcomerAccount, player, readCode, user } = context;
      const code = await readCode(newcomerAccount.email);
      if (code === null) return skipped('no code was given');
      // Confirms in the browser of the given account, if there is one, like a new player on a shared phone that
      // has the cookies of an earlier player.
      const browser = user ? player : newcomer;
      const old = browser.token;
      browser.token = null;
      const call = browser.api.send((calls) => calls.verify({ email: newcomerAccount.email, code }));
      const { value, ...outcome } = await judgeRead(context, `POST ${VERIFY}`, call);
      browser.token = old;
      if (!value) return outcome;
      newcomer.token = value.token;
      context.newcomerState = 'confirmed';
      return outcome;
    }),
  ]),
  ...when('confirmed', [
    wrongCode('account that is confirmed already', '409 User already verified', 'accountVerified'),
  ]),
  ...when('two players', [
    check(
      [
        4,
        'GET /api/user',
        'confirmation over the cookies of another player',
        'the player who confirmed, then the one who logs in',
      ],
      async (context) => {
        if (context.newcomer.token === null) return skipped('the confirmation brought no token');
        context.player.token = context.newcomer.token;
        return judgeNewcomer(context);
      },
    ),
    check(
      [4, 'GET /api/user', 'log-in over the cookies of another player', 'the player who logged in last'],
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
  const week = (await attempt(newcomer.api.send((calls) => calls.currentWeek()))).value;
  const games = week && (await attempt(newcomer.api.send((calls) => calls.gamesOfWeek(week.number)))).value;
  const open = (games ?? []).filter(({ status, kickOff }) => status === 'active' && (kickOff ?? 0) > 0);
  return open.sort((a, b) => (a.kickOff ?? 0) - (b.kickOff ?? 0)).at(-1);
}

const answerTrivia = ({ newcomer, trivia }: Context) =>
  newcomer.api.send((calls) => calls.answerTrivia(trivia?.id ?? '', trivia?.options[0] ?? ''));

const PREDICTION_CHECKS = [
  ...when('confirmed', [
    refusal([5, `POST ${POOL}`, 'prediction of an unknown game', '422 or 404 No match games'], {
      async send({ newcomer, newcomerAccount }) {
        // There is no token when the API has confirmed the account without one, or when a later log-in has ended it.
        if (newcomer.token === null) await logIn(newcomer, newcomerAccount);
        return newcomer.api.send((calls) =>
          calls.sendPool([{ gameId: '999999999', homeScore: 1, awayScore: 0 }]),
        );
      },
      wanted: ['poolInvalid', 'poolWeekNotValid', 'poolNotAvailable'],
      tolerated: ['poolGameNotAvailable'],
    }),
    check([0, `POST ${POOL}`, 'prediction', '200 with the rows and a trivia'], async (context) => {
      const { newcomer } = context;
      const game = await findGame(context);
      if (!game) return skipped('the current week has no open game');
      const sent = { gameId: game.id, homeScore: 2, awayScore: 1 };
      const call = newcomer.api.send((calls) => calls.sendPool([sent]));
      const { value, error, ...outcome } = await judgeRead(context, `POST ${POOL}`, call);
      const got = describeLast(context, POOL);
      const pools = (await attempt(newcomer.api.send((calls) => calls.userPools()))).value ?? [];
      const week = [...pools].find(([, rows]) => rows.some(({ gameId }) => gameId === game.id))?.[0];
      if (week !== undefined) context.sent = sent;
      context.trivia = value && value.trivia !== 'already-answered' ? value.trivia : null;
      if (error?.outcomeUnknown && week === game.week)
        return copes(`${got}, but saved: the player sees “¡Boleto sellado!”, without the trivia`);
      if (error || week === game.week) return outcome;
      if (week === undefined) return fails(`${got}, but GET /api/pool/user/all lacks it`);
      const where = `${got}, but GET /api/pool/user/all has it in week ${week}, not ${game.week}`;
      return { ...fails(where), step: 13 };
    }),
    refusal([5, `POST ${TRIVIA}`, 'unknown question', '404 Question Not Found'], {
      send: ({ newcomer }) => newcomer.api.send((calls) => calls.answerTrivia('999999999', 'x')),
      wanted: ['questionNotFound'],
    }),
  ]),
  ...when('a prediction', [
    refusal([5, `POST ${POOL}`, 'the same prediction again', '422 No match games'], {
      send: ({ newcomer, sent }) => newcomer.api.send((calls) => calls.sendPool(sent ? [sent] : [])),
      wanted: ['poolInvalid', 'poolGameNotAvailable', 'poolNotAvailable'],
    }),
  ]),
  ...when('a trivia', [
    check([0, `POST ${TRIVIA}`, 'answer', '200 with is_correct'], (context) =>
      judgeRead(context, `POST ${TRIVIA}`, answerTrivia(context)),
    ),
    refusal([5, `POST ${TRIVIA}`, 'a second answer', '422 This User already answer this question'], {
      send: answerTrivia,
      wanted: ['questionAnsweredByUser'],
      acceptance: 'accepted twice',
    }),
  ]),
  ...when('confirmed', [
    check(
      [10, `POST ${FORGOT}`, 'a second link too soon', '422 Please wait before retrying., with Retry-After'],
      (context) =>
        judgeSecondCall(context, (api, { email }) => api.send((calls) => calls.forgotPassword(email))),
    ),
  ]),
];

const LOGOUT_CHECK = check(
  [4, 'GET /api/auth/logout', 'log-out, and what the token is worth then', '2xx, then 401 Unauthenticated.'],
  async (context) => {
    const { newcomer, newcomerAccount, newcomerState, player, settings } = context;
    const isOwn = newcomerState === 'confirmed';
    const browser = isOwn ? newcomer : player;
    // With the session's cookie, as every player: `currentAccessToken()` is then no token of the database.
    const refused = await logIn(browser, isOwn ? newcomerAccount : settings.account);
    if (refused) return fails(`the log-in failed: ${describeLast(context)}`);
    const { error } = await attempt(browser.api.send((calls) => calls.logout()));
    const got = describeLast(context);
    if (error) return fails(`${got}: ${describeError(error.kind)}`);
    const after = await attempt(browser.api.send((calls) => calls.user()));
    browser.token = null;
    return judge(`${got}; then ${describeLast(context)}`, after.error?.kind === 'unauthenticated');
  },
);

const DELETION_CHECK = check(
  [4, 'GET /api/user/delete', 'deletion, and what the token is worth then', '200, then 401 Unauthenticated.'],
  async (context) => {
    const { newcomer, newcomerAccount } = context;
    const refused = await logIn(newcomer, newcomerAccount);
    if (refused) return fails(`the log-in failed: ${describeLast(context)}`);
    const call = newcomer.api.send((calls) => calls.deleteAccount());
    const { error, value: _, ...outcome } = await judgeRead(context, 'GET /api/user/delete', call);
    if (error && !error.outcomeUnknown) return outcome;
    const got = error ? describeLast(context, '/api/user/delete') : outcome.got;
    const kind = (await attempt(newcomer.api.send((calls) => calls.user()))).error?.kind;
    const then = `${got}; then ${describeLast(context)}`;
    const isGone = kind === 'unauthenticated' || kind === 'accountEliminated';
    if (!isGone) return error ? outcome : fails(then);
    context.newcomerState = 'deleted';
    if (error) return copes(`${then}: the player sees “Cuenta eliminada”`);
    return kind === 'unauthenticated' ? { ...outcome, got: then } : copes(then);
  },
);

/** These checks run last, because a reached limit would make later checks wait or fail. */
const LIMIT_CHECKS: Check[] = [
  check(
    [10, 'all calls', 'limits that share a counter', 'a counter for each named limit'],
    async ({ record, visitor }) => {
      const email = createUnknownEmail();
      const readRest = async () => {
        await attempt(visitor.api.send((calls) => calls.verify({ email, code: '000000' })));
        const { headers } = getLast(record);
        const [limit, rest] = ['limit', 'remaining'].map((name) => headers.get(`x-ratelimit-${name}`));
        return limit && rest && Number(limit) < MIN_GROUP_LIMIT ? Number(rest) : null;
      };
      const first = await readRest();
      await attempt(visitor.api.send((calls) => calls.forgotPassword(email)));
      const second = await readRest();
      if (first === null || second === null) return judge('no limit of its own', true);
      if (first - second === 1) return judge(`${first} are left, then ${second}`, true);
      return copes(`a reset link counts as a code: ${first} codes are left, then ${second}`);
    },
  ),
  check(
    [10, `POST ${LOGIN}`, `${MAX_TRIES} wrong log-ins of one e-mail`, '429 with Retry-After'],
    async ({ record, visitor }) => {
      const email = createUnknownEmail();
      for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
        const { error } = await attempt(
          visitor.api.send((calls) => calls.login({ email, password: 'wrong' })),
        );
        const answer = getLast(record);
        const got = `try ${tries}: ${describe(answer)}`;
        if (error?.status === 429) return judge(got, answer.headers.has('retry-after'), true);
        if (error?.kind === 'wait') return copes(got);
        if (error?.kind !== 'email-not-found' && error?.kind !== 'password-invalid') return fails(got);
      }
      return copes(`no limit in ${MAX_TRIES} tries`);
    },
  ),
  check([10, 'all calls', 'Retry-After of every 429', 'seconds or a date'], async ({ record }) => {
    const limited = record.filter(({ status }) => status === 429);
    const isUnnamed = ({ headers }: Exchange) =>
      parseRetryAfter(headers.get('retry-after'), Date.now()) === null;
    const unnamed = limited.find(isUnnamed);
    if (unnamed) return copes(`${unnamed.method} ${unnamed.path}: ${describe(unnamed)}`);
    return judge(`${limited.length} answers`, true);
  }),
];

/** Later checks use the session, the account and the prediction of earlier checks. */
export const CHECKS: readonly Check[] = [
  ...COOKIE_CHECKS,
  ...ORIGIN_CHECKS,
  ...VISITOR_CHECKS,
  ...LOGIN_CHECKS,
  ...SESSION_CHECKS,
  check(
    [10, 'all calls', 'calls a minute', 'X-RateLimit-Limit of 120 or more, or none'],
    async ({ player, user, visitor }) => {
      // Laravel checks the session before the limit, so a 401 has no X-RateLimit-Limit. Without an account, the
      // check calls a public endpoint.
      const weeks = user && (await player.ask('GET', '/api/weeks'));
      const answer = weeks && isGood(weeks) ? weeks : await visitor.ask('GET', '/api/zipcode/00000');
      const limit = answer.headers.get('x-ratelimit-limit');
      if (limit === null || Number(limit) >= 120) return judge(limit ?? 'none', true);
      return copes(`${limit}: the ${Math.ceil(Number(limit) / 5)}th reload in a minute waits`);
    },
  ),
  ...READ_CHECKS,
  ...REGISTRATION_CHECKS,
  ...PREDICTION_CHECKS,
  ...when('any player', [LOGOUT_CHECK]),
  ...when('confirmed', [DELETION_CHECK]),
  ...when('deleted', [
    refusal([5, `POST ${LOGIN}`, 'deleted account', '422 The selected email is invalid.'], {
      send: ({ newcomer, newcomerAccount }) => newcomer.api.send((calls) => calls.login(newcomerAccount)),
      wanted: ['email-not-found'],
      tolerated: ['password-invalid', 'accountEliminated', 'wait'],
    }),
  ]),
  ...LIMIT_CHECKS,
];
