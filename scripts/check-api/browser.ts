/**
 * The product's HTTP client in Node, with a cookie jar, `document.cookie`, `Origin` and `Referer` as in a
 * browser. CORS is not enforced, because the CORS checks read the headers.
 */
import { CookieJar } from 'tough-cookie';
import type { Api } from '../../src/api/api.ts';
import { createCalls } from '../../src/api/client.ts';
import { createHeaders } from '../../src/api/http/headers.ts';
import { createRequester, type Requester } from '../../src/api/http/request.ts';
import { getXsrfToken } from '../../src/api/http/xsrf-token.ts';
import { explainFailure } from './connection.ts';

const TIMEOUT_MS = 15_000;

export interface Exchange {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  text: string;
  redirectedTo: string | null;
  failure: string | null;
}

export interface AskOptions {
  headers?: Record<string, string>;
  body?: unknown;
  hasCookies?: boolean;
}

export interface Browser {
  /**
   * Calls of the product's API client. A failed call is never retried, except once after a renewal of the CSRF
   * cookie, and a redirected log-in once after a log-out.
   */
  api: Api;
  token: string | null;
  jar: CookieJar;
  exchanges: Exchange[];
  /** The last exchange, or the last one with this path, such as `/api/games/week/{week}`. */
  last(path?: string): Exchange;
  readCookies(): string;
  ask(method: 'GET' | 'POST' | 'OPTIONS', path: string, options?: AskOptions): Promise<Exchange>;
}

const NO_ANSWER: Omit<Exchange, 'method' | 'path'> = {
  status: 0,
  headers: new Headers(),
  text: '',
  redirectedTo: null,
  failure: 'nothing was sent',
};

/** Opens a page of the site at `origin`, whose API is at `url`. Adds its calls to `record`. */
export function createBrowser(url: string, origin: string, record: Exchange[]): Browser {
  const jar = new CookieJar();
  const exchanges: Exchange[] = [];
  const nativeFetch = globalThis.fetch;
  const page = `${origin}/lmx/`;

  async function send(input: string, init: RequestInit): Promise<Response> {
    const address = new URL(input);
    const { method = 'GET', credentials } = init;
    const exchange: Exchange = { ...NO_ANSWER, method, path: address.pathname + address.search };
    exchanges.push(exchange);
    record.push(exchange);
    const headers = new Headers(init.headers);
    headers.set('Referer', page);
    if (method !== 'GET' || origin !== url) headers.set('Origin', origin);
    const cookies = credentials === 'include' ? jar.getCookieStringSync(input) : '';
    if (cookies) headers.set('Cookie', cookies);
    const signal = init.signal ?? AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await nativeFetch(input, { ...init, headers, signal });
      exchange.status = response.status;
      exchange.headers = response.headers;
      exchange.redirectedTo = response.redirected ? response.url : null;
      if (credentials === 'include') {
        for (const cookie of response.headers.getSetCookie())
          jar.setCookieSync(cookie, input, { ignoreError: true });
      }
      exchange.text = await response.clone().text();
      exchange.failure = null;
      return response;
    } catch (error) {
      exchange.failure = explainFailure(error, url);
      throw error;
    }
  }

  const readCookies = () => jar.getCookieStringSync(page, { http: false });
  const request = createRequester(
    {
      baseUrl: url,
      token: () => browser.token,
      epoch: () => 1,
      onUnauthenticated() {},
      onUnverified() {},
      onServerTime() {},
      now: Date.now,
    },
    {
      readCookies,
      // Rejects, so that the client doesn't retry a call: each check judges a single response.
      sleep: () => Promise.reject(new Error('no repetition')),
      random: () => 0.5,
      deadlines: { read: TIMEOUT_MS, start: TIMEOUT_MS, write: 2 * TIMEOUT_MS },
      startAttemptMs: TIMEOUT_MS,
    },
  );
  let depth = 0;
  // The client calls the global `fetch`, so it is replaced during a call. Checks run one by one, so no other
  // browser calls at the same time.
  const requestHere: Requester = (call) => {
    depth += 1;
    globalThis.fetch = send as typeof fetch;
    return request(call).finally(() => {
      depth -= 1;
      if (depth === 0) globalThis.fetch = nativeFetch;
    });
  };

  const browser: Browser = {
    api: createCalls(requestHere),
    token: null,
    jar,
    exchanges,
    last(path = '.*') {
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
      return exchanges.findLast((one) => pattern.test(one.path)) ?? { ...NO_ANSWER, method: '', path };
    },
    readCookies,
    async ask(method, path, { headers, body, hasCookies = true } = {}) {
      const hasBody = body !== undefined;
      const sent =
        headers ?? createHeaders({ token: browser.token, xsrf: getXsrfToken(readCookies()), hasBody });
      await send(url + path, {
        method,
        headers: sent,
        body: hasBody ? JSON.stringify(body) : undefined,
        redirect: 'manual',
        credentials: hasCookies ? 'include' : 'omit',
      }).catch(() => {});
      return browser.last();
    },
  };
  return browser;
}
