import { getPublicSuffix } from 'tough-cookie';
import { describeExchange, isGood } from '../answers.ts';
import type { Exchange } from '../browser.ts';
import { type Check, type CheckOutcome, type Context, copes, expected, fails } from '../check.ts';

const REQUEST_HEADERS = ['authorization', 'content-type', 'x-requested-with', 'x-xsrf-token'];

const MIN_MAX_AGE_SECONDS = 600;

const getObstacle = ({ settings }: Context) =>
  settings.origin === settings.url ? 'the pages have the same origin (--origin)' : null;

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

const COMMON = { step: 11, getObstacle };

export const ORIGIN_CHECKS: readonly Check[] = [
  {
    ...COMMON,
    endpoint: 'all calls',
    check: 'site and API on one domain',
    expected: 'the same registrable domain',
    async run({ settings }) {
      const [page, api] = [getSite(settings.origin), getSite(settings.url)];
      return page === api ? expected(page) : fails(`${page} and ${api}: browsers refuse the cookies`);
    },
  },
  {
    ...COMMON,
    endpoint: 'OPTIONS /api/auth/login',
    check: 'preflight',
    expected: '2xx, the exact origin, credentials, the product’s headers',
    async run(context) {
      const { origin } = context.settings;
      const answer = await context.openBrowser().ask('OPTIONS', '/api/auth/login', {
        hasCookies: false,
        headers: {
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': REQUEST_HEADERS.join(','),
        },
      });
      if (!isGood(answer.status)) return fails(describeExchange(answer));
      const barrier = findBarrier(answer, origin);
      if (barrier !== null) return fails(barrier);
      // With credentials, `*` in `Access-Control-Allow-Headers` is a literal header name, not a wildcard.
      const allowed = readList(answer.headers.get('access-control-allow-headers'));
      const missing = REQUEST_HEADERS.filter((name) => !allowed.includes(name));
      return missing.length > 0
        ? fails(`headers not allowed: ${missing.join(', ')}`)
        : expected(`${answer.status}, allowed`);
    },
  },
  {
    ...COMMON,
    endpoint: 'OPTIONS /api/auth/login',
    check: 'Access-Control-Max-Age',
    expected: '7200; 600 or more will do',
    async run(context) {
      const answer = await context.openBrowser().ask('OPTIONS', '/api/auth/login', {
        hasCookies: false,
        headers: { 'Access-Control-Request-Method': 'POST' },
      });
      const age = answer.headers.get('access-control-max-age');
      return Number(age) >= MIN_MAX_AGE_SECONDS
        ? expected(String(age))
        : copes(`${age ?? 'none'}: too short, most calls need a preflight`);
    },
  },
  {
    ...COMMON,
    endpoint: 'GET /sanctum/csrf-cookie',
    check: 'the page may read a good answer',
    expected: 'the exact origin and credentials',
    run: async ({ visitor, settings }) =>
      judgeReadable(await visitor.ask('GET', '/sanctum/csrf-cookie'), settings.origin),
  },
  {
    ...COMMON,
    endpoint: 'GET /api/user',
    check: 'the page may read a refusal',
    expected: 'the exact origin and credentials',
    run: async (context) =>
      judgeReadable(await context.openBrowser().ask('GET', '/api/user'), context.settings.origin),
  },
  {
    ...COMMON,
    endpoint: 'GET /api/user',
    check: 'exposed headers',
    expected: 'Date, Retry-After',
    async run(context) {
      const { headers } = await context.openBrowser().ask('GET', '/api/user');
      const header = headers.get('access-control-expose-headers') ?? 'none';
      const exposed = readList(header);
      if (!exposed.includes('date')) return fails(`${header}: the clock of the device decides`);
      return exposed.includes('retry-after') ? expected(header) : copes(`${header}: waits are 30 s`);
    },
  },
];
