import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getRefusal, openBrowser, type TestBrowser } from './testing/browser.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const CSRF = 'GET /sanctum/csrf-cookie';
const POOL = 'POST /api/pool/user';
const MISMATCH = { status: 419, json: { message: 'CSRF token mismatch.' } };
const UNAUTHENTICATED = { status: 401, json: { message: 'Unauthenticated.' } };
const SAVED = { json: { message: 'Pool saved', pool: [] } };
const ONE = [{ gameId: '1', homeScore: 2, awayScore: 1 }];
const ana = { email: ' ana@correo.mx ', password: '  papas con chile  ' };

let server: TestServer;
let browser: TestBrowser;

beforeEach(async () => {
  server = await startTestServer();
  browser = openBrowser(server);
  server.answer('GET /api/weeks', { json: [] });
  server.answer(POOL, SAVED);
  server.answer('POST /api/auth/login', { json: { access_token: '2|new' } });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const heard = (line: string) => server.heard.filter((one) => one.line === line);

describe('request headers', () => {
  test('ask for JSON, name XHR and carry the token, on a read too', async () => {
    await browser.api.weeks();
    expect(server.heard[0]?.headers).toMatchObject({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      authorization: 'Bearer 1|abc',
    });
  });

  test('name JSON as the content type of a body', async () => {
    await browser.api.sendPool(ONE);
    expect(heard(POOL)[0]?.headers['content-type']).toBe('application/json');
  });

  test('carry cookies on every call, the CSRF cookie call included', async () => {
    browser.jar.set('laravel_session', 's1');
    await browser.api.login(ana);
    expect(server.heard.map(({ headers }) => headers.cookie?.includes('laravel_session=s1'))).toEqual([
      true,
      true,
    ]);
  });

  test.each([['1|\n2'], ['ñandú'], ['x'.repeat(1_000_000)], ['null'], ['undefined'], [''], ['two words']])(
    'leave out an invalid token: %.12s',
    async (token) => {
      browser.session.token = token;
      await browser.api.weeks();
      expect(server.heard[0]?.headers.authorization).toBeUndefined();
    },
  );

  test('leave out the anti-forgery token where cookies are blocked, and predictions are sent all the same', async () => {
    const blocked = openBrowser(server, { readCookies: () => '' });
    await blocked.api.sendPool(ONE);
    expect(heard(POOL)[0]?.headers['x-xsrf-token']).toBeUndefined();
  });
});

describe('the CSRF cookie', () => {
  test('is fetched before a log-in even when there is one', async () => {
    browser.jar.set('XSRF-TOKEN', 'old');
    await browser.api.login(ana);
    expect(server.lines()).toEqual([CSRF, 'POST /api/auth/login']);
  });

  test('is fetched before the first change and not before the second', async () => {
    await browser.api.sendPool(ONE);
    await browser.api.sendPool(ONE);
    expect(server.lines()).toEqual([CSRF, POOL, POOL]);
  });

  test('is fetched once for ten simultaneous changes', async () => {
    await Promise.all(Array.from({ length: 10 }, () => browser.api.sendPool(ONE)));
    expect([heard(CSRF).length, heard(POOL).length]).toEqual([1, 10]);
  });

  test('is read when the change is sent, and decoded once', async () => {
    await browser.api.sendPool(ONE);
    browser.jar.set('XSRF-TOKEN', 'rotated%253D');
    await browser.api.sendPool(ONE);
    expect(heard(POOL).map(({ headers }) => headers['x-xsrf-token'])).toEqual(['fresh-1=', 'rotated%3D']);
  });

  test('is not fetched for reads', async () => {
    await browser.api.weeks();
    expect(server.lines()).toEqual(['GET /api/weeks']);
  });

  test('is still fetched for the other calls when one of them is aborted', async () => {
    const leaving = new AbortController();
    const left = getRefusal(browser.api.sendPool(ONE, { signal: leaving.signal }));
    const staying = browser.api.sendPool(ONE);
    leaving.abort();
    expect((await left).kind).toBe('aborted');
    await expect(staying).resolves.toMatchObject({ saved: [] });
    expect(heard(POOL)).toHaveLength(1);
  });
});

describe('a 419 token mismatch', () => {
  beforeEach(() => void browser.jar.set('XSRF-TOKEN', 'old'));

  test('is answered with one silent renewal', async () => {
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(ONE);
    expect(server.lines()).toEqual([POOL, CSRF, POOL]);
    expect(heard(POOL)[1]?.headers['x-xsrf-token']).toBe('fresh-1=');
  });

  test('that repeats makes exactly three requests and is a connection error', async () => {
    server.answer(POOL, MISMATCH);
    const refusal = await getRefusal(browser.api.sendPool(ONE));
    expect([refusal.kind, refusal.outcomeUnknown]).toEqual(['connection', false]);
    expect(server.lines()).toEqual([POOL, CSRF, POOL]);
  });

  test('of ten simultaneous changes makes one renewal', async () => {
    server.answer(POOL, ...Array.from({ length: 10 }, () => MISMATCH), SAVED);
    await Promise.all(Array.from({ length: 10 }, () => browser.api.sendPool(ONE)));
    expect([heard(CSRF).length, heard(POOL).length]).toEqual([1, 20]);
  });

  test('is renewed for a log-out too, since the first attempt had no effect', async () => {
    server.answer('GET /api/auth/logout', MISMATCH, { status: 204 });
    await browser.api.logout();
    expect(server.lines()).toEqual(['GET /api/auth/logout', CSRF, 'GET /api/auth/logout']);
  });

  test('whose renewal is refused is not retried', async () => {
    server.answer(POOL, MISMATCH);
    server.answer(CSRF, { status: 503 });
    expect((await getRefusal(browser.api.sendPool(ONE))).kind).toBe('unprevented');
    expect(server.lines()).toEqual([POOL, CSRF]);
  });
});

test('a request refused for a wrong origin is not retried', async () => {
  browser.jar.set('XSRF-TOKEN', 'old');
  server.answer(POOL, { status: 403, json: { message: 'Origin mismatch.' } });
  expect((await getRefusal(browser.api.sendPool(ONE))).kind).toBe('unprevented');
  expect(server.lines()).toEqual([POOL]);
});

describe('an `Unauthenticated.` answer', () => {
  test('ends the session on any call', async () => {
    server.answer('GET /api/weeks', UNAUTHENTICATED);
    expect((await getRefusal(browser.api.weeks())).kind).toBe('unauthenticated');
    expect(browser.sessionsEnded()).toBe(1);
  });

  test('ends the session even with a good status', async () => {
    server.answer('GET /api/weeks', { json: { message: 'Unauthenticated.' } });
    expect((await getRefusal(browser.api.weeks())).kind).toBe('unauthenticated');
  });

  test('does not end the session when it answers a log-out', async () => {
    server.answer('GET /api/auth/logout', UNAUTHENTICATED);
    await expect(browser.api.logout()).resolves.toBeUndefined();
    expect(browser.sessionsEnded()).toBe(0);
  });

  test('does not end a session newer than its request', async () => {
    server.answer('GET /api/weeks', UNAUTHENTICATED);
    const late = getRefusal(browser.api.weeks());
    browser.session.epoch = 2;
    expect((await late).kind).toBe('aborted');
    expect(browser.sessionsEnded()).toBe(0);
  });
});

describe('a new session', () => {
  test('drops a good response to a request of the previous session', async () => {
    const late = getRefusal(browser.api.weeks());
    browser.session.epoch = 2;
    expect((await late).kind).toBe('aborted');
  });

  test('stops predictions of the previous session that still wait for the CSRF cookie', async () => {
    const late = getRefusal(browser.api.sendPool(ONE));
    browser.session.epoch = 2;
    const { kind, outcomeUnknown } = await late;
    expect([kind, outcomeUnknown]).toEqual(['aborted', false]);
    expect(server.lines()).toEqual([CSRF]);
  });

  test('shares the CSRF cookie request of the previous session', async () => {
    const late = getRefusal(browser.api.sendPool(ONE));
    browser.session.epoch = 2;
    await browser.api.sendPool(ONE);
    expect((await late).kind).toBe('aborted');
    expect(server.lines()).toEqual([CSRF, POOL]);
  });
});

test('e-mails are trimmed and passwords are not', async () => {
  await browser.api.login(ana);
  expect(JSON.parse(heard('POST /api/auth/login')[0]?.body ?? '')).toEqual({
    email: 'ana@correo.mx',
    password: '  papas con chile  ',
  });
});

test('a postal code with characters of a path is not sent', async () => {
  for (const zipcode of ['..', '../user', '0670', '067000', '06700/', '%2e%2e', '٠٦٧٠٠']) {
    expect((await getRefusal(browser.api.zipcode(zipcode))).kind).toBe('zipcode-not-found');
  }
  expect(server.lines()).toEqual([]);
});

describe('with a second anti-forgery cookie of a sibling application, the client', () => {
  const SIBLING = 'XSRF-TOKEN=sibling';
  const own = () => [...browser.jar].map(([name, value]) => `${name}=${value}`);

  /** A page that sees the sibling's cookie beside ours, before it or after it. */
  function openBeside(order: (cookies: string[]) => string[]) {
    vi.unstubAllGlobals();
    browser = openBrowser(server, { readCookies: () => order([SIBLING, ...own()]).join('; ') });
  }
  const sent = (line: string) => heard(line).map(({ headers }) => headers['x-xsrf-token']);

  test.each<[string, (cookies: string[]) => string[]]>([
    ['before ours', (cookies) => cookies],
    ['after ours', (cookies) => cookies.toReversed()],
  ])(
    'the client sends the renewed CSRF cookie when another application’s cookie of the same name stands %s',
    async (_, order) => {
      openBeside(order);
      await browser.api.login(ana);
      expect(sent('POST /api/auth/login')).toEqual(['fresh-1=']);
    },
  );

  test('the client repeats a call with the renewed CSRF cookie after a 419', async () => {
    openBeside((cookies) => cookies);
    browser.jar.set('XSRF-TOKEN', 'old');
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(ONE);
    expect(sent(POOL)).toEqual(['sibling', 'fresh-1=']);
  });

  test('the client sends the CSRF cookie that the last response set, not another application’s of the same name', async () => {
    openBeside((cookies) => cookies);
    await browser.api.login(ana);
    browser.jar.set('XSRF-TOKEN', 'rotated');
    await browser.api.sendPool(ONE);
    expect(sent(POOL)).toEqual(['rotated']);
  });

  test('the client sends its renewed CSRF cookie after another application’s cookie of the same name has changed', async () => {
    let sibling = SIBLING;
    vi.unstubAllGlobals();
    browser = openBrowser(server, { readCookies: () => [sibling, ...own()].join('; ') });
    await browser.api.login(ana);
    sibling = 'XSRF-TOKEN=sibling-2';
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(ONE);
    expect(sent(POOL).at(-1)).toBe('fresh-2=');
  });

  test('the client sends the only CSRF cookie when a renewal changes nothing', async () => {
    server.answer(CSRF, { status: 204 });
    browser.jar.set('XSRF-TOKEN', 'same');
    await browser.api.login(ana);
    expect(sent('POST /api/auth/login')).toEqual(['same']);
  });
});
