/**
 * The product's HTTP client in Node, with a cookie jar, `document.cookie`, `Origin`, `Referer` and `Sec-Fetch-Site` as
 * in a browser. CORS is not enforced, because the CORS checks read the headers.
 */
import { Cookie, CookieJar } from 'tough-cookie';
import { createApi } from '../../src/api/client.ts';
import { createHeaders, getXsrfToken } from '../../src/api/http/headers.ts';
import { createRequester, type Requester } from '../../src/api/http/request.ts';
import type { LimitWaits } from './limit-waits.ts';
import { getSite } from './site.ts';

const TIMEOUT_MS = 15_000;

export interface Exchange {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  text: string;
  redirectedTo: string | null;
  failure: string | null;
  /** Domains of cookies of this response that a browser refuses, because the host is outside of them. */
  refusedCookies: string[];
}

export type Browser = ReturnType<typeof createBrowser>;

/** What a browser writes into `Sec-Fetch-Site`. Laravel 13 lets `same-origin` pass without a CSRF token. */
function getRelation(url: string, origin: string): string {
  if (url === origin) return 'same-origin';
  return getSite(url) === getSite(origin) ? 'same-site' : 'cross-site';
}

/** Opens a page of the site at `origin`, whose API is at `url`. Adds its calls to `record`. */
export function createBrowser(url: string, origin: string, record: Exchange[], limits: LimitWaits) {
  const session: { token: string | null } = { token: null };
  const jar = new CookieJar();
  const nativeFetch = globalThis.fetch;
  const page = `${origin}/lmx/`;

  async function send(input: string, init: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(input);
    const { method = 'GET', credentials, signal = AbortSignal.timeout(TIMEOUT_MS) } = init;
    const exchange: Exchange = {
      method,
      path: pathname + search,
      status: 0,
      headers: new Headers(),
      text: '',
      redirectedTo: null,
      failure: null,
      refusedCookies: [],
    };
    record.push(exchange);
    const headers = new Headers(init.headers);
    headers.set('Referer', headers.get('Referer') ?? page);
    headers.set('Sec-Fetch-Dest', 'empty');
    headers.set('Sec-Fetch-Mode', 'cors');
    headers.set('Sec-Fetch-Site', headers.get('Sec-Fetch-Site') ?? getRelation(url, origin));
    if (method !== 'GET' || origin !== url) headers.set('Origin', origin);
    const cookies = credentials === 'include' ? jar.getCookieStringSync(input) : '';
    if (cookies) headers.set('Cookie', cookies);
    try {
      const response = await nativeFetch(input, { ...init, headers, signal });
      exchange.status = response.status;
      exchange.headers = response.headers;
      exchange.redirectedTo = response.redirected ? response.url : null;
      const received = credentials === 'include' ? response.headers.getSetCookie() : [];
      for (const text of received) {
        const isKept = jar.setCookieSync(text, input, { ignoreError: true });
        const domain = Cookie.parse(text)?.domain;
        if (!isKept && domain) exchange.refusedCookies.push(domain);
      }
      exchange.text = await response.clone().text();
      return response;
    } catch (error) {
      exchange.failure = explainFailure(error);
      throw error;
    }
  }

  const readCookies = () => jar.getCookieStringSync(page, { http: false });
  const request = createRequester(
    {
      baseUrl: url,
      token: () => session.token,
      syncEpoch: () => 1,
      isLoggingOut: () => false,
      onUnauthenticated() {},
      onUnread() {},
      onUnverified() {},
      onServerTime() {},
      now: Date.now,
    },
    {
      readCookies,
      // Rejects, so that the client doesn't retry a call: each check judges a single response.
      sleep: () => Promise.reject(new Error('no repetition')),
      deadlines: { read: TIMEOUT_MS, 'session-start': TIMEOUT_MS, write: 2 * TIMEOUT_MS },
      startAttemptMs: TIMEOUT_MS,
    },
  );
  // The client calls the global `fetch`. Checks run one by one, so no other browser calls at the same time.
  const requestOnce: Requester = async (call, options) => {
    const outer = globalThis.fetch;
    globalThis.fetch = send as typeof fetch;
    try {
      return await request(call, options);
    } finally {
      globalThis.fetch = outer;
    }
  };
  const requestHere: Requester = (call, options) => limits.send(record, () => requestOnce(call, options));

  return Object.assign(session, {
    /**
     * Calls of the product's API client. A failed call is never retried, except once after a renewal of the CSRF
     * cookie, once after the wait for a rate limit, and a redirected log-in once after a log-out.
     */
    api: createApi(requestHere),
    jar,
    readCookies,
    /** Sends a call without the client. Returns it, also when it failed. */
    async ask(
      method: 'GET' | 'POST' | 'OPTIONS',
      path: string,
      {
        headers,
        body,
        hasCookies = true,
      }: { headers?: Record<string, string>; body?: unknown; hasCookies?: boolean } = {},
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

/** Node names the cause, such as `getaddrinfo ENOTFOUND api.example.com` or `certificate has expired`. */
function explainFailure(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return explainFailure(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : explainFailure(error.cause);
}

/** The last exchange, or the last one with this path, such as `/api/games/week/{week}`. */
export function getLast(record: readonly Exchange[], path = '.*'): Exchange {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  const exchange = record.findLast((made) => pattern.test(made.path));
  if (!exchange) throw new Error(`nothing was sent to ${path}`);
  return exchange;
}
