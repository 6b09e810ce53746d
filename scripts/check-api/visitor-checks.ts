/** Checks that need no account: cookies and CSRF, other origins, a visitor's calls, and the limits. */
import { type Cookie, getPublicSuffix } from 'tough-cookie';
import { isRecord } from '../../src/api/decode.ts';
import { parseRetryAfter } from '../../src/api/http/retry-after.ts';
import { getXsrfToken } from '../../src/api/http/xsrf-token.ts';
import { type Browser, type Exchange, getLast } from './browser.ts';
import {
  attempt,
  type Check,
  type Context,
  check,
  copes,
  describe,
  fails,
  getErrorKind,
  getObject,
  isGood,
  judge,
  type Outcome,
  refusal,
  skipped,
  when,
} from './check.ts';
import { createUnknownEmail, createWrongLink } from './inputs.ts';

const CSRF = '/sanctum/csrf-cookie';
const LOGIN = '/api/auth/login';
const XSRF = 'XSRF-TOKEN';
const MAX_CLOCK_DIFFERENCE_MS = 60_000;
const MIN_MAX_AGE_SECONDS = 600;
const MAX_TRIES = 7;
// A limit of a whole group, such as `throttle:api`, counts every call on purpose. Its default is 60.
const MIN_GROUP_LIMIT = 60;

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
  return check(11, `GET ${CSRF}`, `attributes of ${name}`, expected, async (context) => {
    const found = getCookies(context).filter(({ key }) => (key !== XSRF) === isHidden);
    const isTls = context.settings.url.startsWith('https:');
    return found.length > 0 ? judgeCookies(isTls, found, isHidden) : absence;
  });
};

const askLoginWithoutToken = ({ openBrowser }: Context) =>
  openBrowser().ask('POST', LOGIN, {
    body: { email: createUnknownEmail(), password: 'x' },
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/json',
    },
  });

const SESSION_CHECKS: Check[] = [
  check(2, `GET ${CSRF}`, 'status', '204', async ({ visitor }) => {
    const answer = await visitor.ask('GET', CSRF);
    return judge(describe(answer), answer.status === 204, isGood(answer));
  }),
  check(11, `GET ${CSRF}`, 'the page can read the cookie', `${XSRF} in document.cookie`, async (context) => {
    const { visitor, settings } = context;
    const count = visitor.readCookies().split(`${XSRF}=`).length - 1;
    if (count > 1) return copes(`${count} cookies of that name`);
    if (getXsrfToken(visitor.readCookies()) !== null) return judge('readable', true);
    const set = getCookies(context).find(({ key }) => key === XSRF);
    const { status } = await askLoginWithoutToken(context);
    // An API that does not check the CSRF token does not need a cookie that the page can read.
    return judge(set ? `not readable at ${settings.origin}/lmx/: ${set}` : 'not set', false, status !== 419);
  }),
  cookies(XSRF, false, skipped('no such cookie')),
  cookies('the session cookie', true, copes('no session cookie: the token alone counts')),
  check(12, `GET ${CSRF}`, 'Date', 'a date within a minute of this machine’s', async ({ visitor }) => {
    const { headers } = await visitor.ask('GET', CSRF);
    const header = headers.get('date') ?? '';
    const difference = Math.abs(Date.parse(header) - Date.now());
    if (Number.isNaN(difference)) return fails(header || 'none: the clock of the device decides');
    if (Number(headers.get('age')) > 0) return fails(`Age: ${headers.get('age')}, the answer of a cache`);
    return judge(header, difference <= MAX_CLOCK_DIFFERENCE_MS, true);
  }),
  check(12, 'GET /api/weeks', 'caching', 'Cache-Control without “public”, no Age', async ({ visitor }) => {
    const { headers } = await visitor.ask('GET', '/api/weeks');
    const control = headers.get('cache-control') ?? 'none';
    const age = headers.get('age');
    const isPublic = /public|s-maxage|max-age=[1-9]/.test(control) || Number(age) > 0;
    const got = `Cache-Control: ${control}${age === null ? '' : `, Age: ${age}`}`;
    return judge(got, !isPublic && /private|no-store|no-cache/.test(control), !isPublic);
  }),
  check(6, 'GET /api/nothing', 'unknown address', '404 JSON without a trace', async ({ visitor }) => {
    const answer = await visitor.ask('GET', '/api/nothing');
    if ('trace' in getObject(answer)) return copes(`${answer.status} with a trace: debug is on`);
    const isGoodAnswer = getErrorKind(answer, 'weeks') === null;
    const isJson = Object.keys(getObject(answer)).length > 0;
    return judge(describe(answer), answer.status === 404 && isJson, !isGoodAnswer);
  }),
  check(1, `POST ${LOGIN}`, 'without a CSRF token', '419', async (context) => {
    const answer = await askLoginWithoutToken(context);
    const got = describe(answer);
    if (answer.status === 419) return judge(got, true);
    const isWrong = answer.status >= 500 || isGood(answer) || answer.failure !== null;
    return isWrong ? fails(got) : copes(`${got}: the token is not checked`);
  }),
  check(
    2,
    'POST /api/user/verify',
    'with an old CSRF token',
    '419, a new cookie, then a refusal',
    async ({ openBrowser, record, settings }) => {
      const browser = openBrowser();
      await browser.ask('GET', CSRF);
      // Simulates the cookie of a sibling application, which the page reads first and the API never receives.
      browser.jar.setCookieSync(`${XSRF}=old; Path=/lmx/`, `${settings.origin}/lmx/`);
      const before = record.length;
      const { error } = await attempt(browser.api.verify({ email: createUnknownEmail(), code: '000000' }));
      const statuses = record.slice(before).map(({ status }) => status);
      const got = statuses.join(', then ');
      if (error?.kind === 'connection' || error?.kind === 'network') return fails(got);
      return statuses[0] === 419 ? judge(got, true) : copes(`${got}: the token is not checked`);
    },
  ),
];

const REQUEST_HEADERS = ['authorization', 'content-type', 'x-requested-with', 'x-xsrf-token'];

const readList = (header: string | null) => (header ?? '').split(',').map((one) => one.trim().toLowerCase());

function findBarrier({ failure, headers }: Exchange, { settings }: Context): string | null {
  if (failure !== null) return failure;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== settings.origin) return `Access-Control-Allow-Origin: ${allowed ?? 'none'}`;
  const credentials = headers.get('access-control-allow-credentials');
  return credentials === 'true' ? null : `Access-Control-Allow-Credentials: ${credentials ?? 'none'}`;
}

/** A page of another origin can read this answer. */
const readable = (path: string, name: string, open: (context: Context) => Browser) =>
  check(11, `GET ${path}`, name, 'the exact origin and credentials', async (context) => {
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
  check(11, 'all calls', 'site and API on one domain', 'the same registrable domain', async (context) => {
    const [page, api] = [getSite(context.settings.origin), getSite(context.settings.url)];
    return page === api ? judge(page, true) : fails(`${page} and ${api}: browsers refuse the cookies`);
  }),
  check(
    11,
    `OPTIONS ${LOGIN}`,
    'preflight',
    '2xx, the exact origin, credentials, the product’s headers',
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
  check(11, `OPTIONS ${LOGIN}`, 'Access-Control-Max-Age', '7200; 600 or more will do', async (context) => {
    const age = (await askPreflight(context)).headers.get('access-control-max-age');
    if (Number(age) >= MIN_MAX_AGE_SECONDS) return judge(String(age), true);
    return copes(`${age ?? 'none'}: too short, most calls need a preflight`);
  }),
  readable(CSRF, 'the page may read a good answer', ({ visitor }) => visitor),
  readable('/api/user', 'the page may read a refusal', ({ openBrowser }) => openBrowser()),
  check(11, 'GET /api/user', 'exposed headers', 'Date, Retry-After', async ({ openBrowser }) => {
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
  return check(3, endpoint, 'without a session', '401 Unauthenticated.', async ({ openBrowser }) => {
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

const CALLS: Check[] = [
  ...PRIVATE_READS.map(unauthenticated),
  check(
    3,
    'GET /api/user',
    'without a session and without Accept: application/json',
    '401, or a redirect to a log-in page',
    async ({ openBrowser }) => {
      const answer = await openBrowser().ask('GET', '/api/user', { headers: { Accept: 'text/html' } });
      const { status } = answer;
      // The product always sends `Accept: application/json`, so an error without the header does no harm.
      return judge(describe(answer), status === 401 || (status >= 300 && status < 400), status >= 400);
    },
  ),
  refusal(5, `POST ${LOGIN}`, ...UNKNOWN, {
    send: ({ visitor }) => visitor.api.login({ email: createUnknownEmail(), password: 'wrong' }),
    wanted: ['email-not-found'],
    tolerated: ['password-invalid', 'wait'],
  }),
  refusal(5, 'POST /api/auth/forgot-password', ...UNKNOWN, {
    send: ({ visitor }) => visitor.api.forgotPassword(createUnknownEmail()),
    wanted: ['email-not-found'],
    tolerated: ['wait'],
    acceptance: 'the API does not say that it is unknown',
  }),
  refusal(
    5,
    'POST /api/auth/change-password',
    'wrong token of an unknown e-mail',
    '422 This password reset token is invalid.',
    {
      send: ({ visitor }) => visitor.api.changePassword(createWrongLink()),
      wanted: ['link-expired', 'email-not-found'],
      tolerated: ['change-password'],
    },
  ),
  refusal(5, 'POST /api/user/verify', ...UNKNOWN, {
    send: ({ visitor }) => visitor.api.verify({ email: createUnknownEmail(), code: '000000' }),
    wanted: ['email-not-found', 'code-invalid'],
  }),
  refusal(5, 'POST /api/user/verify/resend', ...UNKNOWN, {
    send: ({ visitor }) => visitor.api.resendCode(createUnknownEmail()),
    wanted: ['email-not-found'],
    tolerated: ['wait'],
  }),
  check(
    7,
    'POST /api/user/register',
    'a form with a password alone',
    '422 with errors by field, none of the password',
    async ({ visitor }) => {
      const body = { password: 'papas con chile' };
      const answer = await visitor.ask('POST', '/api/user/register', { body });
      const { errors } = getObject(answer);
      if (answer.status !== 422) return fails(describe(answer));
      if (!isRecord(errors)) return copes(`${describe(answer)}: without “errors”`);
      if ('password' in errors) return fails(`password: ${[errors.password].flat().join(' ')}`);
      return judge(`422, errors of ${Object.keys(errors).join(', ')}`, true);
    },
  ),
  refusal(5, 'GET /api/zipcode/{zipcode}', 'unknown postal code', '404 Zipcode Not Found', {
    send: ({ visitor }) => visitor.api.zipcode('00000'),
    wanted: ['zipcode-not-found'],
  }),
];

export const VISITOR_CHECKS: Check[] = [...SESSION_CHECKS, ...ORIGIN_CHECKS, ...CALLS];

/** These checks run last, because a reached limit would make later checks wait or fail. */
export const LIMIT_CHECKS: Check[] = [
  check(
    10,
    'all calls',
    'limits that share a counter',
    'a counter for each named limit',
    async ({ record, visitor }) => {
      const email = createUnknownEmail();
      const readRest = async () => {
        await attempt(visitor.api.verify({ email, code: '000000' }));
        const { headers } = getLast(record);
        const [limit, rest] = ['limit', 'remaining'].map((name) => headers.get(`x-ratelimit-${name}`));
        return limit && rest && Number(limit) < MIN_GROUP_LIMIT ? Number(rest) : null;
      };
      const first = await readRest();
      await attempt(visitor.api.forgotPassword(email));
      const second = await readRest();
      if (first === null || second === null) return judge('no limit of its own', true);
      if (first - second === 1) return judge(`${first} are left, then ${second}`, true);
      return copes(`a reset link counts as a code: ${first} codes are left, then ${second}`);
    },
  ),
  check(
    10,
    `POST ${LOGIN}`,
    `${MAX_TRIES} wrong log-ins of one e-mail`,
    '429 with Retry-After',
    async ({ record, visitor }) => {
      const email = createUnknownEmail();
      for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
        const { error } = await attempt(visitor.api.login({ email, password: 'wrong' }));
        const answer = getLast(record);
        const got = `try ${tries}: ${describe(answer)}`;
        if (error?.status === 429) return judge(got, answer.headers.has('retry-after'), true);
        if (error?.kind === 'wait') return copes(got);
        if (error?.kind !== 'email-not-found' && error?.kind !== 'password-invalid') return fails(got);
      }
      return copes(`no limit in ${MAX_TRIES} tries`);
    },
  ),
  check(10, 'all calls', 'Retry-After of every 429', 'seconds or a date', async ({ record }) => {
    const limited = record.filter(({ status }) => status === 429);
    const isUnnamed = ({ headers }: Exchange) =>
      parseRetryAfter(headers.get('retry-after'), Date.now()) === null;
    const unnamed = limited.find(isUnnamed);
    if (unnamed) return copes(`${unnamed.method} ${unnamed.path}: ${describe(unnamed)}`);
    return judge(`${limited.length} answers`, true);
  }),
];
