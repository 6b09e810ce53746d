import type { Cookie } from 'tough-cookie';
import { createHeaders, getXsrfToken } from '../../../src/api/http/headers.ts';
import { describe, getErrorKind, getObject, isGood } from '../answers.ts';
import {
  type Check,
  type Context,
  check,
  copes,
  fails,
  judge,
  type Outcome,
  onlyReads,
  skipped,
} from '../check.ts';
import { attempt } from '../judge.ts';
import { createUnknownEmail } from './made-up.ts';
import { CSRF, LOGIN, VERIFY, XSRF } from './paths.ts';

const MAX_CLOCK_DIFFERENCE_MS = 60_000;

const getCookies = ({ visitor, settings }: Context) => visitor.jar?.getCookiesSync(`${settings.url}/`) ?? [];

const NOT_SECURE = 'not Secure';

export function judgeCookies(isTls: boolean, cookies: readonly Cookie[], isHidden: boolean): Outcome {
  const differences = cookies.flatMap(({ httpOnly, key, path, sameSite, secure }) =>
    [
      path !== '/' && `Path=${path}`,
      sameSite !== 'lax' && (sameSite ? `SameSite=${sameSite}` : 'no SameSite'),
      isTls && !secure && NOT_SECURE,
      httpOnly !== isHidden && (httpOnly ? 'HttpOnly' : 'not HttpOnly'),
    ].flatMap((difference) => (difference ? [`${key}: ${difference}`] : [])),
  );
  // Browsers drop a `SameSite=None` cookie that is not secure.
  const isDropped = cookies.some(({ sameSite, secure }) => sameSite === 'none' && !secure);
  const got = differences.join('; ') || cookies.map(({ key }) => key).join(', ');
  // Without `Secure`, the browser sends the session over plain HTTP too.
  if (got.includes(NOT_SECURE)) return { ...fails(got), step: 1 };
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

const askLoginWithoutToken = ({ openBrowser }: Context, headers: Record<string, string> = {}) =>
  openBrowser().ask('POST', LOGIN, {
    body: { email: createUnknownEmail(), password: 'x' },
    headers: { ...createHeaders(null, null), 'Content-Type': 'application/json', ...headers },
  });

/** Laravel 13 needs no CSRF token from a browser that names the site of the page. It refuses a call of another site. */
async function refusesOtherSites(context: Context): Promise<boolean> {
  const { status, text } = await askLoginWithoutToken(context, { 'Sec-Fetch-Site': 'cross-site' });
  return status === 419 || (status === 403 && text.includes('Origin mismatch'));
}

export const COOKIE_CHECKS: Check[] = [
  ...onlyReads([
    check([2, `GET ${CSRF}`, 'status', '204'], async ({ visitor }) => {
      const answer = await visitor.ask('GET', CSRF);
      return judge(describe(answer), answer.status === 204, isGood(answer));
    }),
  ]),
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
  ...onlyReads([
    check([12, `GET ${CSRF}`, 'Date', 'a date within a minute of this machine’s'], async ({ visitor }) => {
      const { headers } = await visitor.ask('GET', CSRF);
      const header = headers.get('date') ?? '';
      const difference = Math.abs(Date.parse(header) - Date.now());
      if (Number.isNaN(difference)) return fails(header || 'none: the clock of the device decides');
      if (Number(headers.get('age')) > 0) return fails(`Age: ${headers.get('age')}, the answer of a cache`);
      return judge(header, difference <= MAX_CLOCK_DIFFERENCE_MS, true);
    }),
    check(
      [12, 'GET /api/weeks', 'caching', 'Cache-Control without “public”, no Age'],
      async ({ visitor }) => {
        const { headers } = await visitor.ask('GET', '/api/weeks');
        const control = headers.get('cache-control') ?? 'none';
        const age = headers.get('age');
        const isPublic = /public|s-maxage|max-age=[1-9]/.test(control) || Number(age) > 0;
        const got = `Cache-Control: ${control}${age === null ? '' : `, Age: ${age}`}`;
        return judge(got, !isPublic && /private|no-store|no-cache/.test(control), !isPublic);
      },
    ),
    check([6, 'GET /api/nothing', 'unknown address', '404 JSON without a trace'], async ({ visitor }) => {
      const answer = await visitor.ask('GET', '/api/nothing');
      if ('trace' in getObject(answer)) return copes(`${answer.status} with a trace: debug is on`);
      const isGoodAnswer = getErrorKind(answer, 'weeks') === null;
      const isJson = Object.keys(getObject(answer)).length > 0;
      return judge(describe(answer), answer.status === 404 && isJson, !isGoodAnswer);
    }),
  ]),
  check(
    [1, `POST ${LOGIN}`, 'without a CSRF token', '419, or for another site’s page alone'],
    async (context) => {
      const answer = await askLoginWithoutToken(context);
      const got = describe(answer);
      if (answer.status === 419) return judge(got, true);
      const isWrong =
        answer.status >= 500 ||
        isGood(answer) ||
        answer.failure !== null ||
        answer.text.includes('Origin mismatch');
      if (isWrong) return fails(got);
      context.checksOrigin = await refusesOtherSites(context);
      return context.checksOrigin
        ? judge(`${got}; 419 for another site’s page`, true)
        : copes(`${got}: the token is not checked`);
    },
  ),
  check(
    [2, `POST ${VERIFY}`, 'with an old CSRF token', '419, a new cookie, then a refusal'],
    async ({ checksOrigin, openBrowser, record, settings }) => {
      const browser = openBrowser();
      await browser.ask('GET', CSRF);
      // Simulates the cookie of a sibling application, which the page reads first and the API never receives.
      browser.jar?.setCookieSync(`${XSRF}=old; Path=/lmx/`, `${settings.origin}/lmx/`);
      const before = record.length;
      const { error } = await attempt(
        browser.api.send((calls) => calls.verify({ email: createUnknownEmail(), code: '000000' })),
      );
      const statuses = record.slice(before).map(({ status }) => status);
      const got = statuses.join(', then ');
      if (error?.kind === 'connectionError' || error?.kind === 'networkError') return fails(got);
      if (statuses[0] === 419 || checksOrigin) return judge(got, true);
      return copes(`${got}: the token is not checked`);
    },
  ),
];
