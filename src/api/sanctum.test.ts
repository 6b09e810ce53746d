import { test as base, beforeEach, describe, expect, vi } from 'vitest';
import { catchApiError, openBrowser, type TestBrowser } from './testing/browser.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const CSRF = 'GET /sanctum/csrf-cookie';
const POOL = 'POST /api/pool/user';
const MISMATCH = { status: 419, json: { message: 'CSRF token mismatch.' } };
const SAVED = { json: { message: 'Pool saved', pool: [] } };
const PICKS = [{ gameId: '1', homeScore: 2, awayScore: 1 }];
const CREDENTIALS = { email: ' ana@correo.mx ', password: '  papas con chile  ' };

interface SanctumFixtures {
  server: TestServer;
  browser: TestBrowser;
}

// Gives each test a server that answers the weeks, sent predictions, the log-in and the CSRF cookie, and
// `browser`: a client of this server with a cookie jar.
const test = base.extend<SanctumFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names from the pattern.
  server: async ({}, use) => {
    const server = await startTestServer();
    server.answer('GET /api/weeks', { json: [] });
    server.answer(POOL, SAVED);
    server.answer('POST /api/auth/login', { json: { access_token: '2|new' } });
    await use(server);
    vi.unstubAllGlobals();
    await server.close();
  },
  browser: async ({ server }, use) => {
    await use(openBrowser(server));
  },
});

describe('request headers', () => {
  test('a log-in and the CSRF cookie request before it both send the browser’s cookies', async ({
    server,
    browser,
  }) => {
    browser.jar.set('laravel_session', 's1');
    await browser.api.login(CREDENTIALS);
    expect(server.heard.map(({ headers }) => headers.cookie?.includes('laravel_session=s1'))).toEqual([
      true,
      true,
    ]);
  });

  test.for([['1|\n2'], ['ñandú'], ['x'.repeat(1_000_000)], ['null'], ['undefined'], [''], ['two words']])(
    'a request has no Authorization header when the stored token is invalid: $0',
    async ([token = ''], { server, browser }) => {
      browser.session.token = token;
      await browser.api.weeks();
      expect(server.heard[0]?.headers.authorization).toBeUndefined();
    },
  );
});

describe('the CSRF cookie', () => {
  test('a log-in fetches the CSRF cookie even when the browser has one', async ({ server, browser }) => {
    browser.jar.set('XSRF-TOKEN', 'old');
    await browser.api.login(CREDENTIALS);
    expect(server.lines()).toEqual([CSRF, 'POST /api/auth/login']);
  });

  test('only the first of two successive write requests fetches the CSRF cookie', async ({
    server,
    browser,
  }) => {
    await browser.api.sendPool(PICKS);
    await browser.api.sendPool(PICKS);
    expect(server.lines()).toEqual([CSRF, POOL, POOL]);
  });

  test('the CSRF cookie is fetched once for ten simultaneous write requests', async ({ server, browser }) => {
    await Promise.all(Array.from({ length: 10 }, () => browser.api.sendPool(PICKS)));
    expect([server.requests(CSRF).length, server.requests(POOL).length]).toEqual([1, 10]);
  });

  test('the CSRF cookie is read when a write request is sent, and is percent-decoded once', async ({
    server,
    browser,
  }) => {
    await browser.api.sendPool(PICKS);
    browser.jar.set('XSRF-TOKEN', 'rotated%253D');
    await browser.api.sendPool(PICKS);
    expect(server.requests(POOL).map(({ headers }) => headers['x-xsrf-token'])).toEqual([
      'fresh-1=',
      'rotated%3D',
    ]);
  });

  test('the CSRF cookie request continues for a second call when the first call is aborted', async ({
    server,
    browser,
  }) => {
    const leaving = new AbortController();
    const left = catchApiError(browser.api.sendPool(PICKS, { signal: leaving.signal }));
    const staying = browser.api.sendPool(PICKS);
    leaving.abort();
    expect((await left).kind).toBe('aborted');
    await expect(staying).resolves.toMatchObject({ saved: [] });
    expect(server.requests(POOL)).toHaveLength(1);
  });
});

describe('a 419 token mismatch', () => {
  beforeEach<{ browser: TestBrowser }>(({ browser }) => void browser.jar.set('XSRF-TOKEN', 'old'));

  test('sendPool that gets a 419 renews the CSRF cookie and is sent again', async ({ server, browser }) => {
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(PICKS);
    expect(server.lines()).toEqual([POOL, CSRF, POOL]);
    expect(server.requests(POOL)[1]?.headers['x-xsrf-token']).toBe('fresh-1=');
  });

  test('ten simultaneous write requests that get a 419 share one renewal of the CSRF cookie', async ({
    server,
    browser,
  }) => {
    server.answer(POOL, ...Array.from({ length: 10 }, () => MISMATCH), SAVED);
    await Promise.all(Array.from({ length: 10 }, () => browser.api.sendPool(PICKS)));
    expect([server.requests(CSRF).length, server.requests(POOL).length]).toEqual([1, 20]);
  });

  test('a write request that gets its 419 after another request has renewed the CSRF cookie is sent again without a renewal', async ({
    server,
    browser,
  }) => {
    server.answer(POOL, MISMATCH, MISMATCH, SAVED);
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    const send = globalThis.fetch;
    let posts = 0;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (init.method === 'POST') posts += 1;
      const isLate = init.method === 'POST' && posts === 2;
      const response = await send(url, init);
      if (isLate) await delivered;
      return response;
    });
    const early = browser.api.sendPool(PICKS);
    const late = browser.api.sendPool(PICKS);
    await early;
    deliver();
    await late;
    expect([server.requests(CSRF).length, server.requests(POOL).length]).toEqual([1, 4]);
  });

  test('a write request that is aborted during the renewal of the CSRF cookie after a 419 rejects without outcomeUnknown', async ({
    server,
    browser,
  }) => {
    server.answer(POOL, MISMATCH);
    server.answer(CSRF, { breaks: 'hang' });
    const leaving = new AbortController();
    const refusal = catchApiError(browser.api.sendPool(PICKS, { signal: leaving.signal }));
    await vi.waitFor(() => expect(server.requests(CSRF)).toHaveLength(1));
    leaving.abort();
    expect(await refusal).toMatchObject({ kind: 'aborted', outcomeUnknown: false });
  });

  test('a write request that gets a 419 with a cut body is not sent again', async ({ server, browser }) => {
    server.answer(POOL, { ...MISMATCH, breaks: 'cut' });
    expect((await catchApiError(browser.api.sendPool(PICKS))).kind).toBe('network');
    expect(server.lines()).toEqual([POOL]);
  });

  test('a write request that gets a 419 is not sent again when the renewal of the CSRF cookie fails', async ({
    server,
    browser,
  }) => {
    server.answer(POOL, MISMATCH);
    server.answer(CSRF, { status: 503 });
    expect((await catchApiError(browser.api.sendPool(PICKS))).kind).toBe('unprevented');
    expect(server.lines()).toEqual([POOL, CSRF]);
  });
});

test('sendPool that is refused with 403 “Origin mismatch.” rejects with “unprevented”, without a renewal of the CSRF cookie or a retry', async ({
  server,
  browser,
}) => {
  browser.jar.set('XSRF-TOKEN', 'old');
  server.answer(POOL, { status: 403, json: { message: 'Origin mismatch.' } });
  expect((await catchApiError(browser.api.sendPool(PICKS))).kind).toBe('unprevented');
  expect(server.lines()).toEqual([POOL]);
});

test('a log-in is sent as JSON with a trimmed e-mail and the password with its spaces', async ({
  server,
  browser,
}) => {
  await browser.api.login(CREDENTIALS);
  const [sent] = server.requests('POST /api/auth/login');
  expect(sent?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    email: 'ana@correo.mx',
    password: '  papas con chile  ',
  });
});

const UNAUTHENTICATED = { status: 401, json: { message: 'Unauthenticated.' } };

describe('an `Unauthenticated.` response', () => {
  test('a read request rejects with “unauthenticated” when the message `Unauthenticated.` has the status 200', async ({
    server,
    browser,
  }) => {
    server.answer('GET /api/weeks', { json: { message: 'Unauthenticated.' } });
    expect((await catchApiError(browser.api.weeks())).kind).toBe('unauthenticated');
  });

  test('an `Unauthenticated.` response to the CSRF cookie request of the previous session does not end the new session', async ({
    server,
    browser,
  }) => {
    server.answer(CSRF, UNAUTHENTICATED);
    const late = catchApiError(browser.api.sendPool(PICKS));
    browser.session.epoch = 2;
    expect((await late).kind).toBe('aborted');
    expect(browser.sessionsEnded()).toBe(0);
  });

  test('an `Unauthenticated.` response to a request of the previous session does not end the new session', async ({
    server,
    browser,
  }) => {
    server.answer('GET /api/weeks', UNAUTHENTICATED);
    const late = catchApiError(browser.api.weeks());
    browser.session.epoch = 2;
    expect((await late).kind).toBe('aborted');
    expect(browser.sessionsEnded()).toBe(0);
  });
});

describe('a new session', () => {
  test('a successful response to a request of the previous session is rejected as aborted', async ({
    browser,
  }) => {
    const late = catchApiError(browser.api.weeks());
    browser.session.epoch = 2;
    expect((await late).kind).toBe('aborted');
  });

  test('predictions of the previous session that wait for the CSRF cookie are not sent', async ({
    server,
    browser,
  }) => {
    const late = catchApiError(browser.api.sendPool(PICKS));
    browser.session.epoch = 2;
    const { kind, outcomeUnknown } = await late;
    expect([kind, outcomeUnknown]).toEqual(['aborted', false]);
    expect(server.lines()).toEqual([CSRF]);
  });

  test('when another session begins while a CSRF cookie request is pending, its first write request waits for that request instead of sending its own', async ({
    server,
    browser,
  }) => {
    const late = catchApiError(browser.api.sendPool(PICKS));
    browser.session.epoch = 2;
    await browser.api.sendPool(PICKS);
    expect((await late).kind).toBe('aborted');
    expect(server.lines()).toEqual([CSRF, POOL]);
  });
});

describe('a second XSRF-TOKEN cookie of another application', () => {
  const SIBLING = 'XSRF-TOKEN=sibling';
  const first = (cookies: string[]) => cookies;

  function openBeside(
    server: TestServer,
    { order = first, sibling = () => SIBLING }: { order?: typeof first; sibling?: () => string } = {},
  ): TestBrowser {
    const browser: TestBrowser = openBrowser(server, {
      readCookies: () =>
        order([sibling(), ...[...browser.jar].map(([name, value]) => `${name}=${value}`)]).join('; '),
    });
    return browser;
  }
  const readSent = (server: TestServer, line: string) =>
    server.requests(line).map(({ headers }) => headers['x-xsrf-token']);

  test.for<[string, typeof first]>([
    ['before', first],
    ['after', (cookies) => cookies.toReversed()],
  ])(
    'a log-in sends the client’s renewed CSRF cookie when another application’s cookie of the same name is listed %s it',
    async ([, order], { server }) => {
      const browser = openBeside(server, { order });
      await browser.api.login(CREDENTIALS);
      expect(readSent(server, 'POST /api/auth/login')).toEqual(['fresh-1=']);
    },
  );

  test('after a 419 for another application’s CSRF cookie, sendPool is sent again with the client’s own renewed cookie', async ({
    server,
  }) => {
    const browser = openBeside(server);
    browser.jar.set('XSRF-TOKEN', 'old');
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(PICKS);
    expect(readSent(server, POOL)).toEqual(['sibling', 'fresh-1=']);
  });

  test('sendPool sends the changed value of the client’s own CSRF cookie, not another application’s cookie of the same name', async ({
    server,
  }) => {
    const browser = openBeside(server);
    await browser.api.login(CREDENTIALS);
    browser.jar.set('XSRF-TOKEN', 'rotated');
    await browser.api.sendPool(PICKS);
    expect(readSent(server, POOL)).toEqual(['rotated']);
  });

  test('after another application’s CSRF cookie has changed and a 419, sendPool is sent again with the client’s renewed cookie', async ({
    server,
  }) => {
    let sibling = SIBLING;
    const browser = openBeside(server, { sibling: () => sibling });
    await browser.api.login(CREDENTIALS);
    sibling = 'XSRF-TOKEN=sibling-2';
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(PICKS);
    expect(readSent(server, POOL).at(-1)).toBe('fresh-2=');
  });

  test('after a 419 and a renewal that leaves all cookies unchanged, sendPool still sends the client’s own CSRF cookie', async ({
    server,
  }) => {
    const browser = openBeside(server);
    await browser.api.login(CREDENTIALS);
    server.answer(CSRF, { status: 204 });
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(PICKS);
    expect(readSent(server, POOL)).toEqual(['fresh-1=', 'fresh-1=']);
  });

  test('the client sends the only CSRF cookie when a renewal leaves its value unchanged', async ({
    server,
    browser,
  }) => {
    server.answer(CSRF, { status: 204 });
    browser.jar.set('XSRF-TOKEN', 'same');
    await browser.api.login(CREDENTIALS);
    expect(readSent(server, 'POST /api/auth/login')).toEqual(['same']);
  });
});
