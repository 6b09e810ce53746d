/**
 * The product's HTTP client in Node, with a cookie jar, `document.cookie`, `Origin`, `Referer` and `Sec-Fetch-Site` as
 * in a browser. CORS is not enforced, because the CORS checks read the headers.
 */
import { Cookie, CookieJar } from 'tough-cookie';
import { createHeaders, getXsrfToken } from '../../src/api/http/headers.ts';
import { CALL_TIMEOUT_MS, createClient } from './client.ts';
import type { AskedMethod, AskOptions, Browser, CheckSettings } from './environment.ts';
import { type Exchange, getLast, recordExchange } from './exchange.ts';
import type { LimitWaits } from './limit-waits.ts';
import { getSite } from './site.ts';

/** What a browser writes into `Sec-Fetch-Site`. Laravel 13 lets `same-origin` pass without a CSRF token. */
function getRelation(url: string, origin: string): string {
  if (url === origin) return 'same-origin';
  return getSite(url) === getSite(origin) ? 'same-site' : 'cross-site';
}

/** Opens a page of the site at `origin`, whose API is at `url`. Adds its calls to `record`. */
export function createBrowser(
  { url, origin }: CheckSettings,
  record: Exchange[],
  limits: LimitWaits,
): Browser {
  const session: { token: string | null } = { token: null };
  const jar = new CookieJar();
  const nativeFetch = globalThis.fetch;
  const page = `${origin}/lmx/`;

  async function send(input: string, init: RequestInit): Promise<Response> {
    const { method = 'GET', credentials, signal = AbortSignal.timeout(CALL_TIMEOUT_MS) } = init;
    const headers = new Headers(init.headers);
    headers.set('Referer', headers.get('Referer') ?? page);
    headers.set('Sec-Fetch-Dest', 'empty');
    headers.set('Sec-Fetch-Mode', 'cors');
    headers.set('Sec-Fetch-Site', headers.get('Sec-Fetch-Site') ?? getRelation(url, origin));
    if (method !== 'GET' || origin !== url) headers.set('Origin', origin);
    const cookies = credentials === 'include' ? jar.getCookieStringSync(input) : '';
    if (cookies) headers.set('Cookie', cookies);
    return recordExchange(record, { method, url: input }, async (exchange) => {
      const response = await nativeFetch(input, { ...init, headers, signal });
      const received = credentials === 'include' ? response.headers.getSetCookie() : [];
      for (const text of received) {
        const isKept = jar.setCookieSync(text, input, { ignoreError: true });
        const domain = Cookie.parse(text)?.domain;
        if (!isKept && domain) exchange.refusedCookies.push(domain);
      }
      return response;
    });
  }

  const readCookies = () => jar.getCookieStringSync(page, { http: false });
  // The client calls the global `fetch`. Checks run one by one, so no other browser calls at the same time.
  async function withOwnFetch<T>(run: () => Promise<T>): Promise<T> {
    const outer = globalThis.fetch;
    globalThis.fetch = send as typeof fetch;
    try {
      return await run();
    } finally {
      globalThis.fetch = outer;
    }
  }

  return Object.assign(session, {
    api: createClient({ url, session, readCookies, limits, record, wrap: withOwnFetch }),
    jar,
    readCookies,
    async ask(
      method: AskedMethod,
      path: string,
      { headers, body, hasCookies = true }: AskOptions = {},
    ): Promise<Exchange> {
      const hasBody = body !== undefined;
      const xsrf = getXsrfToken(readCookies());
      const init: RequestInit = {
        method,
        headers: headers ?? {
          ...createHeaders(session.token, xsrf),
          ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
        },
        body: hasBody ? JSON.stringify(body) : undefined,
        redirect: 'manual',
        credentials: hasCookies ? 'include' : 'omit',
      };
      await limits.send(record, () => send(url + path, init).catch(() => null));
      return getLast(record);
    },
  });
}
