import type { Cookie } from 'tough-cookie';
import { isRecord } from '../../../src/api/decode.ts';
import { parseBody } from '../../../src/api/http/json.ts';
import { getXsrfToken } from '../../../src/api/http/xsrf-token.ts';
import { describeExchange, getErrorKind, getObject, isGood } from '../answers.ts';
import type { Browser } from '../browser.ts';
import {
  attempt,
  type Check,
  type CheckOutcome,
  type Context,
  copes,
  expected,
  fails,
  skipped,
} from '../check.ts';
import { createUnknownEmail } from '../samples.ts';

const CSRF = '/sanctum/csrf-cookie';
const XSRF = 'XSRF-TOKEN';
const MAX_CLOCK_DIFFERENCE_MS = 60_000;

const getCookies = ({ visitor, settings }: Context) => visitor.jar.getCookiesSync(`${settings.url}/`);

export function findCookieDifferences(
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

function judgeCookies({ settings }: Context, cookies: Cookie[], isHidden: boolean): CheckOutcome {
  const isTls = settings.url.startsWith('https:');
  const differences = cookies.flatMap((cookie) =>
    findCookieDifferences(cookie, isTls, isHidden).map((difference) => `${cookie.key}: ${difference}`),
  );
  if (differences.length === 0) return expected(cookies.map(({ key }) => key).join(', '));
  // Browsers drop a `SameSite=None` cookie that is not secure.
  const isDropped = cookies.some(({ sameSite, secure }) => sameSite === 'none' && !secure);
  return (isDropped ? fails : copes)(differences.join('; '));
}

const askLogin = (browser: Browser, options: { headers?: Record<string, string>; hasCookies?: boolean }) =>
  browser.ask('POST', '/api/auth/login', {
    body: { email: createUnknownEmail(), password: 'x' },
    ...options,
  });

const WITHOUT_TOKEN = {
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  'Content-Type': 'application/json',
};

export const SESSION_CHECKS: readonly Check[] = [
  {
    endpoint: `GET ${CSRF}`,
    check: 'status',
    expected: '204',
    step: 2,
    async run({ visitor }) {
      const answer = await visitor.ask('GET', CSRF);
      if (answer.status === 204) return expected('204');
      return isGood(answer.status) ? copes(describeExchange(answer)) : fails(describeExchange(answer));
    },
  },
  {
    endpoint: `GET ${CSRF}`,
    check: 'the page can read the cookie',
    expected: `${XSRF} in document.cookie`,
    step: 11,
    async run(context) {
      const { visitor } = context;
      const values = visitor
        .readCookies()
        .split('; ')
        .filter((pair) => pair.startsWith(`${XSRF}=`));
      if (values.length > 1) return copes(`${values.length} cookies of that name`);
      if (getXsrfToken(visitor.readCookies()) !== null) return expected('readable');
      const set = getCookies(context).find(({ key }) => key === XSRF);
      const answer = await askLogin(context.openBrowser(), { headers: WITHOUT_TOKEN });
      const got = set ? `not readable at ${context.settings.origin}/lmx/: ${set}` : 'not set';
      // An API that does not check the CSRF token does not need a cookie that the page can read.
      return answer.status === 419 ? fails(got) : copes(got);
    },
  },
  {
    endpoint: `GET ${CSRF}`,
    check: `attributes of ${XSRF}`,
    expected: 'Path=/; SameSite=Lax; Secure on https; not HttpOnly',
    step: 11,
    async run(context) {
      const cookies = getCookies(context).filter(({ key }) => key === XSRF);
      return cookies.length > 0 ? judgeCookies(context, cookies, false) : skipped('no such cookie');
    },
  },
  {
    endpoint: `GET ${CSRF}`,
    check: 'attributes of the session cookie',
    expected: 'Path=/; SameSite=Lax; Secure on https; HttpOnly',
    step: 11,
    async run(context) {
      const cookies = getCookies(context).filter(({ key }) => key !== XSRF);
      return cookies.length > 0
        ? judgeCookies(context, cookies, true)
        : copes('no session cookie: the token alone counts');
    },
  },
  {
    endpoint: `GET ${CSRF}`,
    check: 'Date',
    expected: 'a date within a minute of this machine’s',
    step: 12,
    async run({ visitor }) {
      const { headers } = await visitor.ask('GET', CSRF);
      const header = headers.get('date') ?? '';
      const difference = Math.abs(Date.parse(header) - Date.now());
      if (Number.isNaN(difference)) return fails(header || 'none: the clock of the device decides');
      if (Number(headers.get('age')) > 0) return fails(`Age: ${headers.get('age')}, the answer of a cache`);
      return difference > MAX_CLOCK_DIFFERENCE_MS ? copes(header) : expected(header);
    },
  },
  {
    endpoint: 'GET /api/weeks',
    check: 'caching',
    expected: 'Cache-Control without “public”, no Age',
    step: 12,
    async run({ visitor }) {
      const { headers } = await visitor.ask('GET', '/api/weeks');
      const control = headers.get('cache-control') ?? 'none';
      const age = headers.get('age');
      const got = `Cache-Control: ${control}${age === null ? '' : `, Age: ${age}`}`;
      if (/public|s-maxage|max-age=[1-9]/.test(control) || Number(age) > 0) return fails(got);
      return /private|no-store|no-cache/.test(control) ? expected(got) : copes(got);
    },
  },
  {
    endpoint: 'GET /api/nothing',
    check: 'unknown address',
    expected: '404 JSON without a trace',
    step: 6,
    async run({ visitor }) {
      const answer = await visitor.ask('GET', '/api/nothing');
      const isJson = isRecord(parseBody(answer.text).kind === 'json' ? getObject(answer) : null);
      if ('trace' in getObject(answer)) return copes(`${answer.status} with a trace: debug is on`);
      if (answer.status === 404)
        return isJson ? expected(describeExchange(answer)) : copes(describeExchange(answer));
      return getErrorKind(answer, 'weeks') === null
        ? fails(describeExchange(answer))
        : copes(describeExchange(answer));
    },
  },
  {
    endpoint: 'POST /api/auth/login',
    check: 'without a CSRF token',
    expected: '419',
    step: 1,
    async run(context) {
      const answer = await askLogin(context.openBrowser(), { headers: WITHOUT_TOKEN });
      if (answer.status === 419) return expected(describeExchange(answer));
      const isWrong = answer.status >= 500 || isGood(answer.status) || answer.failure !== null;
      return isWrong
        ? fails(describeExchange(answer))
        : copes(`${describeExchange(answer)}: the token is not checked`);
    },
  },
  {
    endpoint: 'POST /api/user/verify',
    check: 'with an old CSRF token',
    expected: '419, a new cookie, then a refusal',
    step: 2,
    async run(context) {
      const page = `${context.settings.origin}/lmx/`;
      const browser = context.openBrowser();
      await browser.ask('GET', CSRF);
      // Simulates the cookie of a sibling application, which the page reads first and the API never receives.
      browser.jar.setCookieSync(`${XSRF}=old; Path=/lmx/`, page);
      const before = browser.exchanges.length;
      const { error } = await attempt(browser.api.verify({ email: createUnknownEmail(), code: '000000' }));
      const answers = browser.exchanges.slice(before).map(({ status }) => status);
      const got = answers.join(', then ');
      if (error?.kind === 'connection' || error?.kind === 'network') return fails(got);
      return answers[0] === 419 ? expected(got) : copes(`${got}: the token is not checked`);
    },
  },
];
