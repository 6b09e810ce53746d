/** The checks that only read, in a page of the simulator: the product's client, with the browser's own cookies. */
import { createHeaders, REQUEST_OPTIONS, readCookies } from '../../src/api/http/headers.ts';
import { CALL_TIMEOUT_MS, createClient } from './client.ts';
import type { AskOptions, Browser, Environment } from './environment.ts';
import { getLast, recordExchange } from './exchange.ts';
import { CONTRACT } from './page-contract.js';
import { checkApi, type Report } from './run.ts';

export { UnreachableError } from './run.ts';

/** Stands for the API in the addresses of the checks, because the page itself calls the same `fetch` meanwhile. */
const MARK = 'https://check-api.invalid';

interface Page {
  /** Origin of the API. */
  url: string;
  /** Token of the player who is logged in. */
  token: string | null;
  /** The browser's own `fetch`, which no fault changes and no log notes. */
  native: typeof fetch;
}

type Send = (input: string, init: RequestInit) => Promise<Response>;

/** Checks the API at `url`. The checks that write, or need cookies of their own, are skipped. */
export async function checkInPage({ url, token, native }: Page): Promise<Report> {
  let send: Send = native;
  const openBrowser: Environment['openBrowser'] = (_settings, record, limits) => {
    const session: { token: string | null } = { token: null };
    const sendHere: Send = (input, { method = 'GET', ...init }) => {
      const address = input.replace(MARK, url);
      const options: RequestInit = {
        ...REQUEST_OPTIONS,
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        ...init,
        method,
        // A visitor of the checks must not have the player's session.
        credentials: session.token === null ? 'omit' : 'include',
      };
      return recordExchange(record, { method, url: address }, async () => {
        const response = await native(address, options);
        return response.type === 'opaqueredirect' ? findRedirect(address, options, native) : response;
      });
    };
    // Checks run one by one, so no other browser calls at the same time.
    const wrap = <T>(run: () => Promise<T>) => {
      send = sendHere;
      return run();
    };
    return Object.assign(session, {
      api: createClient({ url: MARK, session, readCookies, limits, record, wrap }),
      jar: null,
      readCookies,
      async ask(method, path, { headers }: AskOptions = {}) {
        const init: RequestInit = {
          method,
          headers: headers ?? createHeaders(session.token, null),
          redirect: 'manual',
        };
        await limits.send(record, () => sendHere(url + path, init).catch(() => null));
        return getLast(record);
      },
    } satisfies Omit<Browser, 'token'>);
  };
  const outer = globalThis.fetch;
  globalThis.fetch = (input, init = {}) =>
    String(input).startsWith(MARK) ? send(String(input), init) : outer(input, init);
  try {
    return await checkApi(
      { url, origin: location.origin, account: null, mayWrite: false, newEmail: null, isPage: true },
      {
        openBrowser,
        getSite: (origin) => new URL(origin).hostname,
        contract: CONTRACT,
        readCode: async () => null,
        wait: (seconds) => new Promise((resolve) => setTimeout(resolve, 1_000 * seconds)),
        token,
      },
    );
  } finally {
    globalThis.fetch = outer;
  }
}

/**
 * The redirect of a call that wasn't followed. A browser hides where it leads from the page, so the call is followed;
 * its target stays unknown if another origin doesn't let the page read it.
 */
async function findRedirect(address: string, options: RequestInit, native: typeof fetch): Promise<Response> {
  const followed = await native(address, { ...options, redirect: 'follow' }).catch(() => null);
  const { origin, pathname, search, href } = new URL(followed?.url ?? address);
  const location = origin === new URL(address).origin ? pathname + search : href;
  return new Response(null, { status: 302, headers: followed?.redirected ? { location } : {} });
}
