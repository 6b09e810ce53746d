import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowConsole } from '../../../scripts/test-setup.ts';
import { catchApiError, openBrowser, type TestBrowser } from '../testing/browser.ts';
import { type Reply, startTestServer, type TestServer } from '../testing/server.ts';

const CSRF = 'GET /sanctum/csrf-cookie';
const POOL = 'POST /api/pool/user';
const LOGIN = 'POST /api/auth/login';
const LOGOUT = 'GET /api/auth/logout';
const TOKEN: Reply = { json: { access_token: '2|new' } };
const MISMATCH = { status: 419, json: { message: 'CSRF token mismatch.' } };
const SAVED = { json: { message: 'Pool saved', pool: [] } };
const PICKS = [{ gameId: '1', homeScore: 2, awayScore: 1 }];
const CREDENTIALS = { email: 'ana@correo.mx', password: 'papas con chile' };

let server: TestServer;
let browser: TestBrowser;

beforeEach(async () => {
  server = await startTestServer();
  server.answer('GET /api/weeks', { json: [] });
  server.answer(POOL, SAVED);
  server.answer(LOGIN, TOKEN);
  server.answer(LOGOUT, { status: 204 });
  browser = openBrowser(server);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

test('the body of a log-in is sent as JSON [7.1]', async () => {
  await browser.api.send((calls) => calls.login(CREDENTIALS));
  const [sent] = server.requests(LOGIN);
  expect(sent?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(sent?.body ?? '')).toEqual(CREDENTIALS);
});

test('a log-in and the CSRF cookie request before it both send the browser’s cookies [6.8, 7.2, 7.4]', async () => {
  browser.jar.set('laravel_session', 's1');
  await browser.api.send((calls) => calls.login(CREDENTIALS));
  expect(server.heard.map(({ headers }) => headers.cookie?.includes('laravel_session=s1'))).toEqual([
    true,
    true,
  ]);
});

test('a request has no Authorization header when the stored token is invalid', async () => {
  browser.session.token = 'two words';
  await browser.api.send((calls) => calls.weeks());
  expect(server.heard[0]?.headers.authorization).toBeUndefined();
});

test('the CSRF cookie is fetched once for ten simultaneous write requests', async () => {
  await Promise.all(Array.from({ length: 10 }, () => browser.api.send((calls) => calls.sendPool(PICKS))));
  expect([server.requests(CSRF).length, server.requests(POOL).length]).toEqual([1, 10]);
});

test('the CSRF cookie is read when a write request is sent, and is percent-decoded once [4.3]', async () => {
  await browser.api.send((calls) => calls.sendPool(PICKS));
  browser.jar.set('XSRF-TOKEN', 'rotated%253D');
  await browser.api.send((calls) => calls.sendPool(PICKS));
  expect(server.requests(POOL).map(({ headers }) => headers['x-xsrf-token'])).toEqual([
    'fresh-1=',
    'rotated%3D',
  ]);
});

test('the CSRF cookie request continues for a second call when the first call is aborted', async () => {
  const leaving = new AbortController();
  const left = catchApiError(browser.api.send((calls) => calls.sendPool(PICKS), { signal: leaving.signal }));
  const staying = browser.api.send((calls) => calls.sendPool(PICKS));
  leaving.abort();
  expect((await left).kind).toBe('aborted');
  await expect(staying).resolves.toMatchObject({ saved: [] });
  expect(server.requests(POOL)).toHaveLength(1);
});

describe('a 419 token mismatch', () => {
  beforeEach(() => void browser.jar.set('XSRF-TOKEN', 'old'));

  test('ten simultaneous write requests that get a 419 share one renewal of the CSRF cookie', async () => {
    server.answer(POOL, ...Array.from({ length: 10 }, () => MISMATCH), SAVED);
    await Promise.all(Array.from({ length: 10 }, () => browser.api.send((calls) => calls.sendPool(PICKS))));
    expect([server.requests(CSRF).length, server.requests(POOL).length]).toEqual([1, 20]);
  });

  test('a write request that gets a 419 after another has renewed the CSRF cookie is sent again without a renewal', async () => {
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
    const early = browser.api.send((calls) => calls.sendPool(PICKS));
    const late = browser.api.send((calls) => calls.sendPool(PICKS));
    await early;
    deliver();
    await late;
    expect([server.requests(CSRF).length, server.requests(POOL).length]).toEqual([1, 4]);
  });

  test('a write request that is aborted during the renewal of the CSRF cookie after a 419 rejects without outcomeUnknown', async () => {
    server.answer(POOL, MISMATCH);
    server.answer(CSRF, { breaks: 'hang' });
    const leaving = new AbortController();
    const refusal = catchApiError(
      browser.api.send((calls) => calls.sendPool(PICKS), { signal: leaving.signal }),
    );
    await vi.waitFor(() => expect(server.requests(CSRF)).toHaveLength(1));
    leaving.abort();
    expect(await refusal).toMatchObject({ kind: 'aborted', outcomeUnknown: false });
  });

  test('a write request that gets a 419 with a cut body is not sent again', async () => {
    server.answer(POOL, { ...MISMATCH, breaks: 'cut' });
    expect((await catchApiError(browser.api.send((calls) => calls.sendPool(PICKS)))).kind).toBe(
      'networkError',
    );
    expect(server.lines()).toEqual([POOL]);
  });

  test('a write request that gets a 419 is not sent again when the renewal of the CSRF cookie fails', async () => {
    server.answer(POOL, MISMATCH);
    server.answer(CSRF, { status: 503 });
    expect((await catchApiError(browser.api.send((calls) => calls.sendPool(PICKS)))).kind).toBe(
      'unpreventedError',
    );
    expect(server.lines()).toEqual([POOL, CSRF]);
  });
});

const UNAUTHENTICATED = { status: 401, json: { message: 'Unauthenticated.' } };

test.each<[string, string, Reply, () => Promise<unknown>]>([
  [
    'the CSRF cookie request (401)',
    CSRF,
    UNAUTHENTICATED,
    () => browser.api.send((calls) => calls.sendPool(PICKS)),
  ],
  ['a request (401)', 'GET /api/weeks', UNAUTHENTICATED, () => browser.api.send((calls) => calls.weeks())],
  ['a request (200)', 'GET /api/weeks', { json: [] }, () => browser.api.send((calls) => calls.weeks())],
])(
  'a response to %s of the previous session is rejected as aborted and does not end the new session',
  async (_request, line, reply, call) => {
    server.answer(line, reply);
    const late = catchApiError(call());
    browser.session.epoch = 2;
    expect((await late).kind).toBe('aborted');
    expect(browser.sessionsEnded()).toBe(0);
  },
);

test('predictions of the previous session that wait for the CSRF cookie are not sent', async () => {
  const late = catchApiError(browser.api.send((calls) => calls.sendPool(PICKS)));
  browser.session.epoch = 2;
  const { kind, outcomeUnknown } = await late;
  expect([kind, outcomeUnknown]).toEqual(['aborted', false]);
  expect(server.lines()).toEqual([CSRF]);
});

test('the first write request of another session waits for the CSRF cookie request that is pending', async () => {
  const late = catchApiError(browser.api.send((calls) => calls.sendPool(PICKS)));
  browser.session.epoch = 2;
  await browser.api.send((calls) => calls.sendPool(PICKS));
  expect((await late).kind).toBe('aborted');
  expect(server.lines()).toEqual([CSRF, POOL]);
});

const SIBLING = 'XSRF-TOKEN=sibling';
const first = (cookies: string[]) => cookies;

function openBeside({
  order = first,
  sibling = () => SIBLING,
}: {
  order?: typeof first;
  sibling?: () => string;
} = {}): TestBrowser {
  const browser: TestBrowser = openBrowser(server, {
    readCookies: () =>
      order([sibling(), ...[...browser.jar].map(([name, value]) => `${name}=${value}`)]).join('; '),
  });
  return browser;
}
const readSent = (line: string) => server.requests(line).map(({ headers }) => headers['x-xsrf-token']);

test.for<[string, typeof first]>([
  ['before', first],
  ['after', (cookies) => cookies.toReversed()],
])(
  'a log-in sends the client’s renewed CSRF cookie when another application’s cookie of the same name is listed %s it',
  async ([, order]) => {
    const browser = openBeside({ order });
    await browser.api.send((calls) => calls.login(CREDENTIALS));
    expect(readSent(LOGIN)).toEqual(['fresh-1=']);
  },
);

test('after a 419 for another application’s CSRF cookie, sendPool is sent again with the client’s own renewed cookie', async () => {
  const browser = openBeside();
  browser.jar.set('XSRF-TOKEN', 'old');
  server.answer(POOL, MISMATCH, SAVED);
  await browser.api.send((calls) => calls.sendPool(PICKS));
  expect(readSent(POOL)).toEqual(['sibling', 'fresh-1=']);
});

test('sendPool sends the changed value of the client’s own CSRF cookie, not another application’s cookie of the same name', async () => {
  const browser = openBeside();
  await browser.api.send((calls) => calls.login(CREDENTIALS));
  browser.jar.set('XSRF-TOKEN', 'rotated');
  await browser.api.send((calls) => calls.sendPool(PICKS));
  expect(readSent(POOL)).toEqual(['rotated']);
});

test('after another application’s CSRF cookie has changed and a 419, sendPool is sent again with the client’s renewed cookie', async () => {
  let sibling = SIBLING;
  const browser = openBeside({ sibling: () => sibling });
  await browser.api.send((calls) => calls.login(CREDENTIALS));
  sibling = 'XSRF-TOKEN=sibling-2';
  server.answer(POOL, MISMATCH, SAVED);
  await browser.api.send((calls) => calls.sendPool(PICKS));
  expect(readSent(POOL).at(-1)).toBe('fresh-2=');
});

test('after a 419 and a renewal that leaves all cookies unchanged, sendPool still sends the client’s own CSRF cookie', async () => {
  const browser = openBeside();
  await browser.api.send((calls) => calls.login(CREDENTIALS));
  server.answer(CSRF, { status: 204 });
  server.answer(POOL, MISMATCH, SAVED);
  await browser.api.send((calls) => calls.sendPool(PICKS));
  expect(readSent(POOL)).toEqual(['fresh-1=', 'fresh-1=']);
});

test('the client sends the only CSRF cookie when a renewal leaves its value unchanged', async () => {
  server.answer(CSRF, { status: 204 });
  browser.jar.set('XSRF-TOKEN', 'same');
  await browser.api.send((calls) => calls.login(CREDENTIALS));
  expect(readSent(LOGIN)).toEqual(['same']);
});

const HOME = 'GET /home';
const REDIRECT: Reply = { status: 302, headers: { Location: '/home' } };
const OUT_AND_IN = [CSRF, LOGIN, LOGOUT, CSRF, LOGIN];

test.each<[string, Reply, Reply]>([
  ['is redirected to an address that is missing (404)', REDIRECT, { status: 404, json: { message: '' } }],
  ['gets the status 300 without a redirect address', { status: 300 }, {}],
  ['gets the status 399 without a redirect address', { status: 399 }, {}],
])(
  'after a log-in that %s, the client logs out once and logs in again with a renewed CSRF token',
  async (_, first, home) => {
    server.answer(HOME, home);
    server.answer(LOGIN, first, TOKEN);
    await expect(browser.api.send((calls) => calls.login(CREDENTIALS))).resolves.toEqual({ token: '2|new' });
    expect(server.lines()).toEqual(OUT_AND_IN);
    expect(readSent(LOGIN)).toEqual(['fresh-1=', 'fresh-2=']);
  },
);

test.each<[string, Reply]>([
  ['refused with the status 400', { status: 400 }],
  ['redirected by a response that is cut off', { ...REDIRECT, breaks: 'cut' }],
])('a log-in that is %s is not sent again', async (_, reply) => {
  server.answer(LOGIN, reply);
  await catchApiError(browser.api.send((calls) => calls.login(CREDENTIALS)));
  expect(server.lines()).toEqual([CSRF, LOGIN]);
});

test.each<[string, Reply]>([
  ['lost with its connection', { breaks: 'reset' }],
  ['answered with “Unauthenticated.”', { status: 401, json: { message: 'Unauthenticated.' } }],
])(
  'a log-out that is %s after a redirected log-in does not prevent the second log-in or end the session',
  async (_, logout) => {
    server.answer(LOGOUT, logout);
    server.answer(LOGIN, REDIRECT, TOKEN);
    await expect(browser.api.send((calls) => calls.login(CREDENTIALS))).resolves.toEqual({ token: '2|new' });
    expect([server.lines(), browser.sessionsEnded()]).toEqual([OUT_AND_IN, 0]);
  },
);

test.each<[string, Reply, string]>([
  [
    'to a missing page (404) rejects with “connectionError”',
    { status: 404, json: { message: '' } },
    'connectionError',
  ],
  ['to an HTML page rejects with “unpreventedError”', { text: '<!doctype html>' }, 'unpreventedError'],
])('a log-in that is redirected twice %s after one log-out', async (_, home, kind) => {
  server.answer(HOME, home);
  server.answer(LOGIN, REDIRECT);
  expect((await catchApiError(browser.api.send((calls) => calls.login(CREDENTIALS)))).kind).toBe(kind);
  expect(server.lines()).toEqual([...OUT_AND_IN, HOME]);
  allowConsole(/login can't be read: expected JSON but received text/);
});

test('a log-in redirected twice with status 308 follows the second redirect as a POST and gets the token', async () => {
  server.answer(LOGIN, { status: 308, headers: { Location: '/v2/login' } });
  server.answer('POST /v2/login', TOKEN);
  await expect(browser.api.send((calls) => calls.login(CREDENTIALS))).resolves.toEqual({ token: '2|new' });
});
