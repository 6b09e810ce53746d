import { type Cookie, getPublicSuffix } from 'tough-cookie';
import { isRecord } from '../../../src/api/decode.ts';
import { parseBody } from '../../../src/api/http/json.ts';
import { parseRetryAfter } from '../../../src/api/http/retry-after.ts';
import { getXsrfToken } from '../../../src/api/http/xsrf-token.ts';
import { createRefusalCheck, describeExchange, getErrorKind, getObject, isGood } from '../answers.ts';
import type { Browser, Exchange } from '../browser.ts';
import {
  attempt,
  type Check,
  type CheckOutcome,
  type Context,
  copes,
  createCheck,
  createUnknownEmail,
  createWrongLink,
  expected,
  fails,
  skipped,
} from '../check.ts';

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

export const SESSION_CHECKS: readonly Check[] = [
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
  createCheck(
    `GET ${CSRF}`,
    `attributes of ${XSRF}`,
    'Path=/; SameSite=Lax; Secure on https; not HttpOnly',
    { step: 11 },
    async (context) => {
      const cookies = getCookies(context).filter(({ key }) => key === XSRF);
      const isTls = context.settings.url.startsWith('https:');
      return cookies.length > 0 ? judgeCookies(isTls, cookies, false) : skipped('no such cookie');
    },
  ),
  createCheck(
    `GET ${CSRF}`,
    'attributes of the session cookie',
    'Path=/; SameSite=Lax; Secure on https; HttpOnly',
    { step: 11 },
    async (context) => {
      const cookies = getCookies(context).filter(({ key }) => key !== XSRF);
      const isTls = context.settings.url.startsWith('https:');
      return cookies.length > 0
        ? judgeCookies(isTls, cookies, true)
        : copes('no session cookie: the token alone counts');
    },
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

export const ORIGIN_CHECKS: readonly Check[] = [
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

export const VISITOR_CHECKS: readonly Check[] = [
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
export const LIMIT_CHECKS: readonly Check[] = [
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
