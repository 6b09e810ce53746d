import { describe, isGood } from '../answers.ts';
import { type Context, check, copes, fails, judge, when } from '../check.ts';
import type { Browser } from '../environment.ts';
import type { Exchange } from '../exchange.ts';
import { CSRF, LOGIN } from './paths.ts';

const MIN_MAX_AGE_SECONDS = 600;

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

const askPreflight = ({ openBrowser }: Context) =>
  openBrowser().ask('OPTIONS', LOGIN, {
    hasCookies: false,
    headers: {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': REQUEST_HEADERS.join(','),
    },
  });

export const ORIGIN_CHECKS = when('another origin', [
  check([11, 'all calls', 'site and API on one domain', 'the same registrable domain'], async (context) => {
    const { getSite, settings } = context;
    const [page, api] = [getSite(settings.origin), getSite(settings.url)];
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
