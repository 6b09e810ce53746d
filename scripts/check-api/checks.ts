import { type Cookie, getPublicSuffix } from 'tough-cookie';
import { getList, getWeekLists, isRecord, unwrap, unwrapObject } from '../../src/api/decode.ts';
import { parseBody } from '../../src/api/http/json.ts';
import { parseRetryAfter } from '../../src/api/http/retry-after.ts';
import { getXsrfToken } from '../../src/api/http/xsrf-token.ts';
import type { ErrorKind } from '../../src/api/messages.ts';
import type { Prediction, Trivia } from '../../src/domain/types.ts';
import {
  type CountRows,
  createRefusalCheck,
  describeError,
  describeExchange,
  getErrorKind,
  getObject,
  isGood,
  isRedirected,
  judgeRead,
  judgeRefusal,
} from './answers.ts';
import type { Browser, Exchange } from './browser.ts';
import {
  attempt,
  type Check,
  type CheckOutcome,
  type Context,
  copes,
  createCheck,
  createRegistration,
  createUnknownEmail,
  createWrongLink,
  expected,
  fails,
  logIn,
  needsAccount,
  needsNewcomer,
  needsPlayer,
  needsWrite,
  skipped,
} from './check.ts';

const CSRF = '/sanctum/csrf-cookie';
const LOGIN = '/api/auth/login';
const XSRF = 'XSRF-TOKEN';
const MAX_CLOCK_DIFFERENCE_MS = 60_000;
const MIN_MAX_AGE_SECONDS = 600;
const MAX_TRIES = 7;
// A limit of a whole group, such as `throttle:api`, counts every call on purpose. Its default is 60.
const MIN_GROUP_LIMIT = 60;

const getCookies = ({ visitor, settings }: Context) => visitor.jar.getCookiesSync(`${settings.url}/`);

function findCookieDifferences(
  { httpOnly, path, sameSite, secure }: Cookie,
  isTls: boolean,
  isHidden: boolean,
) {
  return [
    ...(path === '/' ? [] : [`Path=${path}`]),
    ...(sameSite === 'lax' ? [] : [sameSite ? `SameSite=${sameSite}` : 'no SameSite']),
    ...(isTls && !secure ? ['not Secure'] : []),
    ...(httpOnly === isHidden ? [] : [httpOnly ? 'HttpOnly' : 'not HttpOnly']),
  ];
}

export function judgeCookies(isTls: boolean, cookies: readonly Cookie[], isHidden: boolean): CheckOutcome {
  const differences = cookies.flatMap((cookie) =>
    findCookieDifferences(cookie, isTls, isHidden).map((difference) => `${cookie.key}: ${difference}`),
  );
  if (differences.length === 0) return expected(cookies.map(({ key }) => key).join(', '));
  // Browsers drop a `SameSite=None` cookie that is not secure.
  const isDropped = cookies.some(({ sameSite, secure }) => sameSite === 'none' && !secure);
  return (isDropped ? fails : copes)(differences.join('; '));
}

const createCookieCheck = (
  name: string,
  isHidden: boolean,
  isMeant: (cookie: Cookie) => boolean,
  getAbsence: () => CheckOutcome,
) =>
  createCheck(
    `GET ${CSRF}`,
    `attributes of ${name}`,
    `Path=/; SameSite=Lax; Secure on https; ${isHidden ? 'HttpOnly' : 'not HttpOnly'}`,
    { step: 11 },
    async (context) => {
      const cookies = getCookies(context).filter(isMeant);
      const isTls = context.settings.url.startsWith('https:');
      return cookies.length > 0 ? judgeCookies(isTls, cookies, isHidden) : getAbsence();
    },
  );

const WITHOUT_TOKEN = {
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  'Content-Type': 'application/json',
};

const askLoginWithoutToken = (browser: Browser) =>
  browser.ask('POST', LOGIN, {
    body: { email: createUnknownEmail(), password: 'x' },
    headers: WITHOUT_TOKEN,
  });

const SESSION_CHECKS: readonly Check[] = [
  createCheck(`GET ${CSRF}`, 'status', '204', { step: 2 }, async ({ visitor }) => {
    const answer = await visitor.ask('GET', CSRF);
    if (answer.status === 204) return expected('204');
    return isGood(answer.status) ? copes(describeExchange(answer)) : fails(describeExchange(answer));
  }),
  createCheck(
    `GET ${CSRF}`,
    'the page can read the cookie',
    `${XSRF} in document.cookie`,
    { step: 11 },
    async (context) => {
      const { visitor, settings } = context;
      const pairs = visitor.readCookies().split('; ');
      const values = pairs.filter((pair) => pair.startsWith(`${XSRF}=`));
      if (values.length > 1) return copes(`${values.length} cookies of that name`);
      if (getXsrfToken(visitor.readCookies()) !== null) return expected('readable');
      const set = getCookies(context).find(({ key }) => key === XSRF);
      const answer = await askLoginWithoutToken(context.openBrowser());
      const got = set ? `not readable at ${settings.origin}/lmx/: ${set}` : 'not set';
      // An API that does not check the CSRF token does not need a cookie that the page can read.
      return answer.status === 419 ? fails(got) : copes(got);
    },
  ),
  createCookieCheck(
    XSRF,
    false,
    ({ key }) => key === XSRF,
    () => skipped('no such cookie'),
  ),
  createCookieCheck(
    'the session cookie',
    true,
    ({ key }) => key !== XSRF,
    () => copes('no session cookie: the token alone counts'),
  ),
  createCheck(
    `GET ${CSRF}`,
    'Date',
    'a date within a minute of this machine’s',
    { step: 12 },
    async ({ visitor }) => {
      const { headers } = await visitor.ask('GET', CSRF);
      const header = headers.get('date') ?? '';
      const difference = Math.abs(Date.parse(header) - Date.now());
      if (Number.isNaN(difference)) return fails(header || 'none: the clock of the device decides');
      if (Number(headers.get('age')) > 0) return fails(`Age: ${headers.get('age')}, the answer of a cache`);
      return difference > MAX_CLOCK_DIFFERENCE_MS ? copes(header) : expected(header);
    },
  ),
  createCheck(
    'GET /api/weeks',
    'caching',
    'Cache-Control without “public”, no Age',
    { step: 12 },
    async ({ visitor }) => {
      const { headers } = await visitor.ask('GET', '/api/weeks');
      const control = headers.get('cache-control') ?? 'none';
      const age = headers.get('age');
      const got = `Cache-Control: ${control}${age === null ? '' : `, Age: ${age}`}`;
      if (/public|s-maxage|max-age=[1-9]/.test(control) || Number(age) > 0) return fails(got);
      return /private|no-store|no-cache/.test(control) ? expected(got) : copes(got);
    },
  ),
  createCheck(
    'GET /api/nothing',
    'unknown address',
    '404 JSON without a trace',
    { step: 6 },
    async ({ visitor }) => {
      const answer = await visitor.ask('GET', '/api/nothing');
      const got = describeExchange(answer);
      if ('trace' in getObject(answer)) return copes(`${answer.status} with a trace: debug is on`);
      if (answer.status !== 404) return getErrorKind(answer, 'weeks') === null ? fails(got) : copes(got);
      const body = parseBody(answer.text);
      return body.kind === 'json' && isRecord(getObject(answer)) ? expected(got) : copes(got);
    },
  ),
  createCheck(`POST ${LOGIN}`, 'without a CSRF token', '419', { step: 1 }, async (context) => {
    const answer = await askLoginWithoutToken(context.openBrowser());
    const got = describeExchange(answer);
    if (answer.status === 419) return expected(got);
    const isWrong = answer.status >= 500 || isGood(answer.status) || answer.failure !== null;
    return isWrong ? fails(got) : copes(`${got}: the token is not checked`);
  }),
  createCheck(
    'POST /api/user/verify',
    'with an old CSRF token',
    '419, a new cookie, then a refusal',
    { step: 2 },
    async ({ openBrowser, settings }) => {
      const browser = openBrowser();
      await browser.ask('GET', CSRF);
      // Simulates the cookie of a sibling application, which the page reads first and the API never receives.
      browser.jar.setCookieSync(`${XSRF}=old; Path=/lmx/`, `${settings.origin}/lmx/`);
      const before = browser.exchanges.length;
      const { error } = await attempt(browser.api.verify({ email: createUnknownEmail(), code: '000000' }));
      const answers = browser.exchanges.slice(before).map(({ status }) => status);
      const got = answers.join(', then ');
      if (error?.kind === 'connection' || error?.kind === 'network') return fails(got);
      return answers[0] === 419 ? expected(got) : copes(`${got}: the token is not checked`);
    },
  ),
];

const REQUEST_HEADERS = ['authorization', 'content-type', 'x-requested-with', 'x-xsrf-token'];

const readList = (header: string | null) => (header ?? '').split(',').map((one) => one.trim().toLowerCase());

function findBarrier({ headers }: Exchange, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== origin) return `Access-Control-Allow-Origin: ${allowed ?? 'none'}`;
  const credentials = headers.get('access-control-allow-credentials');
  return credentials === 'true' ? null : `Access-Control-Allow-Credentials: ${credentials ?? 'none'}`;
}

const judgeReadable = (answer: Exchange, origin: string): CheckOutcome => {
  const barrier = answer.failure ?? findBarrier(answer, origin);
  return barrier === null ? expected(`${answer.status}, readable`) : fails(barrier);
};

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

const ACROSS: Pick<Check, 'step' | 'needs'> = {
  step: 11,
  needs: ({ settings }) =>
    settings.origin === settings.url ? 'the pages have the same origin (--origin)' : null,
};

const ORIGIN_CHECKS: readonly Check[] = [
  createCheck(
    'all calls',
    'site and API on one domain',
    'the same registrable domain',
    ACROSS,
    async ({ settings }) => {
      const [page, api] = [getSite(settings.origin), getSite(settings.url)];
      return page === api ? expected(page) : fails(`${page} and ${api}: browsers refuse the cookies`);
    },
  ),
  createCheck(
    `OPTIONS ${LOGIN}`,
    'preflight',
    '2xx, the exact origin, credentials, the product’s headers',
    ACROSS,
    async (context) => {
      const answer = await askPreflight(context);
      if (!isGood(answer.status)) return fails(describeExchange(answer));
      const barrier = findBarrier(answer, context.settings.origin);
      if (barrier !== null) return fails(barrier);
      // With credentials, `*` in `Access-Control-Allow-Headers` is a literal header name, not a wildcard.
      const allowed = readList(answer.headers.get('access-control-allow-headers'));
      const missing = REQUEST_HEADERS.filter((name) => !allowed.includes(name));
      return missing.length > 0
        ? fails(`headers not allowed: ${missing.join(', ')}`)
        : expected(`${answer.status}, allowed`);
    },
  ),
  createCheck(
    `OPTIONS ${LOGIN}`,
    'Access-Control-Max-Age',
    '7200; 600 or more will do',
    ACROSS,
    async (context) => {
      const age = (await askPreflight(context)).headers.get('access-control-max-age');
      return Number(age) >= MIN_MAX_AGE_SECONDS
        ? expected(String(age))
        : copes(`${age ?? 'none'}: too short, most calls need a preflight`);
    },
  ),
  createCheck(
    `GET ${CSRF}`,
    'the page may read a good answer',
    'the exact origin and credentials',
    ACROSS,
    async ({ visitor, settings }) => judgeReadable(await visitor.ask('GET', CSRF), settings.origin),
  ),
  createCheck(
    'GET /api/user',
    'the page may read a refusal',
    'the exact origin and credentials',
    ACROSS,
    async ({ openBrowser, settings }) =>
      judgeReadable(await openBrowser().ask('GET', '/api/user'), settings.origin),
  ),
  createCheck('GET /api/user', 'exposed headers', 'Date, Retry-After', ACROSS, async ({ openBrowser }) => {
    const { headers } = await openBrowser().ask('GET', '/api/user');
    const header = headers.get('access-control-expose-headers') ?? 'none';
    const exposed = readList(header);
    if (!exposed.includes('date')) return fails(`${header}: the clock of the device decides`);
    return exposed.includes('retry-after') ? expected(header) : copes(`${header}: waits are 30 s`);
  }),
];

const PRIVATE_READS = [
  '/api/user',
  '/api/weeks',
  '/api/week/current',
  '/api/games/week/1',
  '/api/pool/user/all',
  '/api/ranking?page=1&perPage=10',
];

const createUnauthenticatedCheck = (path: string) =>
  createCheck(
    `GET ${path.split('?')[0]}`,
    'without a session',
    '401 Unauthenticated.',
    { step: 3 },
    async ({ openBrowser }) => {
      const answer = await openBrowser().ask('GET', path);
      const got = describeExchange(answer);
      const kind = getErrorKind(answer, 'weeks');
      if (kind === 'unauthenticated') return answer.status === 401 ? expected(got) : copes(got);
      // From the response to GET /api/user, the product learns whether the session is alive. It does no harm
      // when a visitor can read another endpoint.
      return kind === null && path !== '/api/user' ? copes(`${got}: public`) : fails(got);
    },
  );

const UNKNOWN = ['unknown e-mail', '422 The selected email is invalid.'] as const;

const VISITOR_CHECKS: readonly Check[] = [
  ...PRIVATE_READS.map(createUnauthenticatedCheck),
  createCheck(
    'GET /api/user',
    'without a session and without Accept: application/json',
    '401, or a redirect to a log-in page',
    { step: 3 },
    async ({ openBrowser }) => {
      const answer = await openBrowser().ask('GET', '/api/user', { headers: { Accept: 'text/html' } });
      const { status } = answer;
      if (status === 401 || (status >= 300 && status < 400)) return expected(describeExchange(answer));
      // The product always sends `Accept: application/json`, so an error without the header does no harm.
      return status >= 400 ? copes(describeExchange(answer)) : fails(describeExchange(answer));
    },
  ),
  createRefusalCheck(
    `POST ${LOGIN}`,
    ...UNKNOWN,
    ['email-not-found'],
    (api) => api.login({ email: createUnknownEmail(), password: 'wrong' }),
    { accepted: ['password-invalid', 'wait'] },
  ),
  createRefusalCheck(
    'POST /api/auth/forgot-password',
    ...UNKNOWN,
    ['email-not-found'],
    (api) => api.forgotPassword(createUnknownEmail()),
    { accepted: ['wait'], acceptedBecause: 'the API does not say that it is unknown' },
  ),
  createRefusalCheck(
    'POST /api/auth/change-password',
    'wrong token of an unknown e-mail',
    '422 This password reset token is invalid.',
    ['link-expired', 'email-not-found'],
    (api) => api.changePassword(createWrongLink()),
    { accepted: ['change-password'] },
  ),
  createRefusalCheck('POST /api/user/verify', ...UNKNOWN, ['email-not-found', 'code-invalid'], (api) =>
    api.verify({ email: createUnknownEmail(), code: '000000' }),
  ),
  createRefusalCheck(
    'POST /api/user/verify/resend',
    ...UNKNOWN,
    ['email-not-found'],
    (api) => api.resendCode(createUnknownEmail()),
    { accepted: ['wait'] },
  ),
  createCheck(
    'POST /api/user/register',
    'a form with a password alone',
    '422 with errors by field, none of the password',
    { step: 7 },
    async ({ visitor }) => {
      const body = { password: 'papas con chile' };
      const answer = await visitor.ask('POST', '/api/user/register', { body });
      const { errors } = getObject(answer);
      if (answer.status !== 422) return fails(describeExchange(answer));
      if (!isRecord(errors)) return copes(`${describeExchange(answer)}: without “errors”`);
      return 'password' in errors
        ? fails(`password: ${[errors.password].flat().join(' ')}`)
        : expected(`422, errors of ${Object.keys(errors).join(', ')}`);
    },
  ),
  createRefusalCheck(
    'GET /api/zipcode/{zipcode}',
    'unknown postal code',
    '404 Zipcode Not Found',
    ['zipcode-not-found'],
    (api) => api.zipcode('00000'),
  ),
];

/** These checks run last, because a reached limit would make later checks wait or fail. */
const LIMIT_CHECKS: readonly Check[] = [
  createCheck(
    'all calls',
    'limits that share a counter',
    'a counter for each named limit',
    { step: 10 },
    async ({ visitor }) => {
      const email = createUnknownEmail();
      const readRest = async (call: Promise<unknown>) => {
        await attempt(call);
        const { headers } = visitor.last();
        const [limit, rest] = ['limit', 'remaining'].map((name) => headers.get(`x-ratelimit-${name}`));
        return limit && rest && Number(limit) < MIN_GROUP_LIMIT ? Number(rest) : null;
      };
      const first = await readRest(visitor.api.verify({ email, code: '000000' }));
      await attempt(visitor.api.forgotPassword(email));
      const second = await readRest(visitor.api.verify({ email, code: '000000' }));
      if (first === null || second === null) return expected('no limit of its own');
      return first - second > 1
        ? copes(`a reset link counts as a code: ${first} codes are left, then ${second}`)
        : expected(`${first} are left, then ${second}`);
    },
  ),
  createCheck(
    `POST ${LOGIN}`,
    `${MAX_TRIES} wrong log-ins of one e-mail`,
    '429 with Retry-After',
    { step: 10 },
    async ({ visitor }) => {
      const email = createUnknownEmail();
      for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
        const { error } = await attempt(visitor.api.login({ email, password: 'wrong' }));
        const answer = visitor.last();
        const got = `try ${tries}: ${describeExchange(answer)}`;
        if (error?.status === 429) return answer.headers.has('retry-after') ? expected(got) : copes(got);
        if (error?.kind === 'wait') return copes(got);
        if (error?.kind !== 'email-not-found' && error?.kind !== 'password-invalid') return fails(got);
      }
      return copes(`no limit in ${MAX_TRIES} tries`);
    },
  ),
  createCheck(
    'all calls',
    'Retry-After of every 429',
    'seconds or a date',
    { step: 10 },
    async ({ record }) => {
      const limited = record.filter(({ status }) => status === 429);
      const unnamed = limited.find(
        ({ headers }) => parseRetryAfter(headers.get('retry-after'), Date.now()) === null,
      );
      if (unnamed) return copes(`${unnamed.method} ${unnamed.path}: ${describeExchange(unnamed)}`);
      return expected(`${limited.length} answers`);
    },
  ),
];

const PAGE_BEYOND_END = 99_999;

/**
 * Checks that the API refuses a value that another account uses. The registration contains only this field, so
 * that no account is created.
 */
const createTakenCheck = (field: 'email' | 'nickname', wanted: ErrorKind) =>
  createCheck(
    'POST /api/user/register',
    `${field === 'email' ? 'e-mail' : field} that is taken`,
    `422 The ${field} has already been taken.`,
    { step: 5, needs: needsPlayer },
    async ({ player, user }) => {
      const answer = await player.ask('POST', '/api/user/register', { body: { [field]: user?.[field] } });
      if (isRedirected(answer)) return skipped('redirected: see the row “while a session lives”');
      const { errors } = getObject(answer);
      const texts = isRecord(errors) ? errors[field] : undefined;
      const got = texts ? `${answer.status}, ${[texts].flat().join(' ')}` : describeExchange(answer);
      if (getErrorKind(answer, 'register') !== wanted) return fails(got);
      return answer.status === 422 ? expected(got) : copes(got);
    },
  );

/** A call that a logged-in player makes too, for example from a mailed link. Laravel’s `guest` redirects it. */
const createGuestCheck = (path: string, call: (api: Browser['api']) => Promise<unknown>) =>
  createCheck(
    `POST ${path}`,
    'while a session lives',
    'no redirect',
    { step: 3, needs: needsPlayer },
    async ({ player, settings }) => {
      const before = player.exchanges.length;
      const { error } = await attempt(call(player.api));
      const answers = player.exchanges.slice(before).filter((one) => one.path === path);
      const got = answers.map(describeExchange).join('; then ');
      if (!answers.some(isRedirected)) return expected(got);
      // The product may have logged out to repeat the call.
      await logIn(player, settings.account);
      const isLost = answers.slice(-1).some(isRedirected);
      return isLost ? fails(`${got}: ${describeError(error?.kind ?? 'connection')}`) : copes(got);
    },
  );

const PLAYER_CHECKS: readonly Check[] = [
  createRefusalCheck(
    `POST ${LOGIN}`,
    'wrong password',
    '401 or 422 Invalid Credentials',
    ['password-invalid'],
    (api, { settings }) => api.login({ email: settings.account?.email ?? '', password: 'wrong password' }),
    { needs: needsAccount, accepted: ['wait'] },
  ),
  createCheck(
    `POST ${LOGIN}`,
    'log-in',
    '200 with access_token',
    { step: 4, needs: needsAccount },
    async (context) => {
      const { player, settings } = context;
      if (!settings.account) return fails('no account');
      const call = player.api.login(settings.account);
      const { value, ...outcome } = await judgeRead(player, `POST ${LOGIN}`, call);
      player.token = value?.token ?? null;
      if (!value) return outcome;
      const { value: user } = await attempt(player.api.user());
      context.user = user;
      return user ? outcome : fails(`GET /api/user after it: ${describeExchange(player.last())}`);
    },
  ),
  createCheck(
    `POST ${LOGIN}`,
    'log-in while a session lives',
    '200, no redirect',
    { step: 3, needs: needsPlayer },
    async ({ player, settings }) => {
      const before = player.exchanges.length;
      const error = await logIn(player, settings.account);
      const answers = player.exchanges.slice(before).filter(({ path }) => path === LOGIN);
      const got = answers.map(describeExchange).join('; then ');
      if (error) return fails(got);
      return answers.length > 1 ? copes(got) : expected(got);
    },
  ),
  createCheck(
    'GET /api/user',
    'shape, and whose it is',
    'the player who logged in',
    { step: 4, needs: needsPlayer },
    async ({ player, settings }) => {
      const { value, ...outcome } = await judgeRead(player, 'GET /api/user', player.api.user());
      const isOther = value && value.email.toLowerCase() !== settings.account?.email.toLowerCase();
      return isOther ? fails(`another player: ${value.email}`) : outcome;
    },
  ),
  // Without an e-mail, the API creates no account.
  createGuestCheck('/api/user/register', (api) => api.register({ ...createRegistration(null), email: '' })),
  createTakenCheck('email', 'email-exists'),
  createTakenCheck('nickname', 'nickname-taken'),
  createGuestCheck('/api/auth/forgot-password', (api) => api.forgotPassword(createUnknownEmail())),
  createGuestCheck('/api/auth/change-password', (api) => api.changePassword(createWrongLink())),
  createCheck(
    'all calls',
    'calls a minute',
    'X-RateLimit-Limit of 120 or more, or none',
    { step: 10 },
    async ({ player, user, visitor }) => {
      // Laravel checks the session before the limit, so a 401 has no X-RateLimit-Limit. Without an account, the
      // check calls a public endpoint.
      const weeks = user ? await player.ask('GET', '/api/weeks') : null;
      const isPlayer = weeks !== null && isGood(weeks.status);
      const { headers } = isPlayer ? weeks : await visitor.ask('GET', '/api/zipcode/00000');
      const limit = headers.get('x-ratelimit-limit');
      if (limit === null) return expected('none');
      return Number(limit) >= 120
        ? expected(limit)
        : copes(`${limit}: the ${Math.ceil(Number(limit) / 5)}th reload in a minute waits`);
    },
  ),
];

const countLists = (sent: unknown) =>
  getWeekLists(unwrap(sent)).reduce((sum, { list }) => sum + list.length, 0);

function countGames(sent: unknown): number {
  const value = unwrap(sent);
  const isFlat = Array.isArray(value) && value.some((row) => isRecord(row) && 'date' in row);
  return isFlat ? value.length : countLists(sent);
}

const countRankRows = (sent: unknown) => {
  const page = unwrapObject(sent);
  return isRecord(page) ? getList(page.data).length : 0;
};

async function getWeek({ player }: Context): Promise<number> {
  const current = await attempt(player.api.currentWeek());
  if (current.value) return current.value.number;
  const weeks = await attempt(player.api.weeks());
  return weeks.value?.[0]?.number ?? 1;
}

// Returns the number of the last page, or 1 without a number. Laravel's `paginate()` sends the number inside
// `meta` with a resource, else beside `data`.
function getLastPage({ text }: Exchange): number {
  const { meta, ...page } = getObject({ text });
  return Number((isRecord(meta) ? meta : page).last_page) || 1;
}

// Counts the predictions that are listed under another week than their game's. The cause is a JsonResource,
// which renumbers a map whose keys are numbers.
async function countMisplaced({ api }: Browser, pools: ReadonlyMap<number, readonly Prediction[]>) {
  const games = await attempt(api.allGames());
  const weeks = new Map(games.value?.map(({ id, week }) => [id, week]));
  const isMisplaced = (week: number, { gameId }: Prediction) => (weeks.get(gameId) ?? week) !== week;
  return [...pools].flatMap(([week, list]) => list.filter((one) => isMisplaced(week, one))).length;
}

interface ShapeOptions<T> {
  step?: number;
  accepted?: ErrorKind;
  count?: CountRows<T>;
  /** Returns what is wrong with an answer that the product can read, or null. */
  findFault?: (player: Browser, read: T) => Promise<string | null>;
}

/** `call` gets the number of the current week, or of the first week when there is no current one. */
const createShapeCheck = <T>(
  endpoint: string,
  expectedText: string,
  call: (api: Browser['api'], week: number) => Promise<T>,
  { step, accepted, count, findFault }: ShapeOptions<T> = {},
) =>
  createCheck(endpoint, 'shape', expectedText, { step, needs: needsPlayer }, async (context) => {
    const { player } = context;
    const week = endpoint.includes('{week}') ? await getWeek(context) : 0;
    const { value, ...outcome } = await judgeRead(player, endpoint, call(player.api, week), count);
    if (outcome.error && outcome.error.kind === accepted) return expected(describeExchange(player.last()));
    const fault = value === null ? null : await findFault?.(player, value);
    return fault ? fails(fault) : outcome;
  });

const READ_CHECKS: readonly Check[] = [
  createShapeCheck('GET /api/zipcode/{zipcode}', 'state, municipality, neighborhoods', (api) =>
    api.zipcode('06700'),
  ),
  createShapeCheck('GET /api/weeks', 'a list of weeks', (api) => api.weeks(), {
    step: 13,
    count: (sent, weeks) => ({ sent: getList(sent).length, read: weeks.length }),
    async findFault(player) {
      const lastPage = getLastPage(player.last('/api/weeks'));
      return lastPage > 1 ? `page 1 of ${lastPage}, and the product asks for no other` : null;
    },
  }),
  createShapeCheck('GET /api/week/current', 'a week, or 404 No current week', (api) => api.currentWeek(), {
    accepted: 'pool-week-not-valid',
  }),
  createShapeCheck(
    'GET /api/games/week/{week}',
    'games, keyed by week',
    (api, week) => api.gamesOfWeek(week),
    { step: 13, count: (sent, games) => ({ sent: countGames(sent), read: games.length }) },
  ),
  createShapeCheck('GET /api/games/all', 'games of every week, keyed by week', (api) => api.allGames(), {
    step: 13,
    count: (sent, games) => ({ sent: countGames(sent), read: games.length }),
  }),
  createShapeCheck('GET /api/pool/user/all', 'predictions, keyed by week', (api) => api.userPools(), {
    step: 13,
    count: (sent, pools) => ({ sent: countLists(sent), read: [...pools.values()].flat().length }),
    async findFault(player, pools) {
      const misplaced = await countMisplaced(player, pools);
      return misplaced > 0 ? `${misplaced} predictions are not under the week of their game` : null;
    },
  }),
  createShapeCheck(
    'GET /api/ranking/week/{week}',
    'one page of ten rows',
    (api, week) => api.weekRanking(week, 1),
    { count: (sent, { rows }) => ({ sent: countRankRows(sent), read: rows.length }) },
  ),
  createShapeCheck('GET /api/ranking', 'one page of ten rows', (api) => api.generalRanking(1), {
    count: (sent, { rows }) => ({ sent: countRankRows(sent), read: rows.length }),
  }),
  createCheck(
    'GET /api/ranking',
    'page beyond the end',
    '200, no rows',
    { needs: needsPlayer },
    async ({ player }) => {
      const call = player.api.generalRanking(PAGE_BEYOND_END);
      const { value, ...outcome } = await judgeRead(player, 'GET /api/ranking', call);
      return value && value.rows.length > 0 ? copes(`${value.rows.length} rows`) : outcome;
    },
  ),
];

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

const REGISTRATION_CHECKS: readonly Check[] = [
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

const PREDICTION_CHECKS: readonly Check[] = [
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

const ENDING_CHECKS: readonly Check[] = [
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

/**
 * The order matters: later checks use the session, the account and the prediction of earlier checks, and the
 * checks of rate limits come last.
 */
export const CHECKS: readonly Check[] = [
  ...SESSION_CHECKS,
  ...ORIGIN_CHECKS,
  ...VISITOR_CHECKS,
  ...PLAYER_CHECKS,
  ...READ_CHECKS,
  ...REGISTRATION_CHECKS,
  ...PREDICTION_CHECKS,
  ...ENDING_CHECKS,
  ...LIMIT_CHECKS,
];
