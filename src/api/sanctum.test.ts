import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser, refusalOf, type TestBrowser } from './testing/browser.ts';
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

describe('headers', () => {
  test('say JSON, XHR and who it is, on a read too', async () => {
    await browser.api.weeks();
    expect(server.heard[0]?.headers).toMatchObject({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      authorization: 'Bearer 1|abc',
    });
  });

  test('say that a body is JSON', async () => {
    await browser.api.sendPool(ONE);
    expect(heard(POOL)[0]?.headers['content-type']).toBe('application/json');
  });

  test('carry cookies on every call, the csrf cookie included', async () => {
    browser.jar.set('laravel_session', 's1');
    await browser.api.login(ana);
    expect(server.heard.map(({ headers }) => headers.cookie?.includes('laravel_session=s1'))).toEqual([
      true,
      true,
    ]);
  });

  test.each([['1|\n2'], ['ñandú'], ['x'.repeat(1_000_000)], ['null'], ['undefined'], [''], ['two words']])(
    'leave out a token that can be none: %.12s',
    async (token) => {
      browser.session.token = token;
      await browser.api.weeks();
      expect(server.heard[0]?.headers.authorization).toBeUndefined();
    },
  );

  test('leave out the anti-forgery token where cookies are blocked, and the boleto still goes', async () => {
    const blocked = openBrowser(server, { readCookies: () => '' });
    await blocked.api.sendPool(ONE);
    expect(heard(POOL)[0]?.headers['x-xsrf-token']).toBeUndefined();
  });
});

describe('the csrf cookie', () => {
  test('is fetched before log-in even when there is one', async () => {
    browser.jar.set('XSRF-TOKEN', 'old');
    await browser.api.login(ana);
    expect(server.lines()).toEqual([CSRF, 'POST /api/auth/login']);
  });

  test('is fetched before the first change and not before the second', async () => {
    await browser.api.sendPool(ONE);
    await browser.api.sendPool(ONE);
    expect(server.lines()).toEqual([CSRF, POOL, POOL]);
  });

  test('is fetched once for ten changes at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, () => browser.api.sendPool(ONE)));
    expect([heard(CSRF).length, heard(POOL).length]).toEqual([1, 10]);
  });

  test('is read when the change is sent, decoded once', async () => {
    await browser.api.sendPool(ONE);
    browser.jar.set('XSRF-TOKEN', 'rotated%253D');
    await browser.api.sendPool(ONE);
    expect(heard(POOL).map(({ headers }) => headers['x-xsrf-token'])).toEqual(['fresh-1=', 'rotated%3D']);
  });

  test('is not fetched for reads', async () => {
    await browser.api.weeks();
    expect(server.lines()).toEqual(['GET /api/weeks']);
  });

  test('goes on for the others when one of those who wait leaves', async () => {
    const leaving = new AbortController();
    const left = refusalOf(browser.api.sendPool(ONE, { signal: leaving.signal }));
    const staying = browser.api.sendPool(ONE);
    leaving.abort();
    expect((await left).kind).toBe('aborted');
    await expect(staying).resolves.toMatchObject({ saved: [] });
    expect(heard(POOL)).toHaveLength(1);
  });
});

describe('a token mismatch', () => {
  beforeEach(() => void browser.jar.set('XSRF-TOKEN', 'old'));

  test('costs one silent renewal', async () => {
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(ONE);
    expect(server.lines()).toEqual([POOL, CSRF, POOL]);
    expect(heard(POOL)[1]?.headers['x-xsrf-token']).toBe('fresh-1=');
  });

  test('that stays costs exactly three requests and is a connection error', async () => {
    server.answer(POOL, MISMATCH);
    const refusal = await refusalOf(browser.api.sendPool(ONE));
    expect([refusal.kind, refusal.outcomeUnknown]).toEqual(['connection', false]);
    expect(server.lines()).toEqual([POOL, CSRF, POOL]);
  });

  test('of ten changes at once costs one renewal', async () => {
    server.answer(POOL, ...Array.from({ length: 10 }, () => MISMATCH), SAVED);
    await Promise.all(Array.from({ length: 10 }, () => browser.api.sendPool(ONE)));
    expect([heard(CSRF).length, heard(POOL).length]).toEqual([1, 20]);
  });

  test('is renewed for log-out too, since nothing was done yet', async () => {
    server.answer('GET /api/auth/logout', MISMATCH, { status: 204 });
    await browser.api.logout();
    expect(server.lines()).toEqual(['GET /api/auth/logout', CSRF, 'GET /api/auth/logout']);
  });

  test('whose renewal is refused ends there', async () => {
    server.answer(POOL, MISMATCH);
    server.answer(CSRF, { status: 503 });
    expect((await refusalOf(browser.api.sendPool(ONE))).kind).toBe('unprevented');
    expect(server.lines()).toEqual([POOL, CSRF]);
  });
});

test('a wrong origin is not asked again', async () => {
  browser.jar.set('XSRF-TOKEN', 'old');
  server.answer(POOL, { status: 403, json: { message: 'Origin mismatch.' } });
  expect((await refusalOf(browser.api.sendPool(ONE))).kind).toBe('unprevented');
  expect(server.lines()).toEqual([POOL]);
});

describe('the end of a session', () => {
  test('is told when any answer says so', async () => {
    server.answer('GET /api/weeks', UNAUTHENTICATED);
    expect((await refusalOf(browser.api.weeks())).kind).toBe('unauthenticated');
    expect(browser.sessionsEnded()).toBe(1);
  });

  test('is told even by a good status', async () => {
    server.answer('GET /api/weeks', { json: { message: 'Unauthenticated.' } });
    expect((await refusalOf(browser.api.weeks())).kind).toBe('unauthenticated');
  });

  test('is no news to a log-out', async () => {
    server.answer('GET /api/auth/logout', UNAUTHENTICATED);
    await expect(browser.api.logout()).resolves.toBeUndefined();
    expect(browser.sessionsEnded()).toBe(0);
  });

  test('is not told by a late answer to an older session', async () => {
    server.answer('GET /api/weeks', UNAUTHENTICATED);
    const late = refusalOf(browser.api.weeks());
    browser.session.epoch = 2;
    expect((await late).kind).toBe('aborted');
    expect(browser.sessionsEnded()).toBe(0);
  });
});

describe('a new session', () => {
  test('drops a good answer to the older one', async () => {
    const late = refusalOf(browser.api.weeks());
    browser.session.epoch = 2;
    expect((await late).kind).toBe('aborted');
  });

  test('that begins while a boleto waits for its cookie stops the boleto', async () => {
    const late = refusalOf(browser.api.sendPool(ONE));
    browser.session.epoch = 2;
    const { kind, outcomeUnknown } = await late;
    expect([kind, outcomeUnknown]).toEqual(['aborted', false]);
    expect(server.lines()).toEqual([CSRF]);
  });

  test('shares the cookie that the older one was fetching', async () => {
    const late = refusalOf(browser.api.sendPool(ONE));
    browser.session.epoch = 2;
    await browser.api.sendPool(ONE);
    expect((await late).kind).toBe('aborted');
    expect(server.lines()).toEqual([CSRF, POOL]);
  });
});

test('e-mails are trimmed, passwords never', async () => {
  await browser.api.login(ana);
  expect(JSON.parse(heard('POST /api/auth/login')[0]?.body ?? '')).toEqual({
    email: 'ana@correo.mx',
    password: '  papas con chile  ',
  });
});

test('a postal code that could change the address is not sent', async () => {
  for (const zipcode of ['..', '../user', '0670', '067000', '06700/', '%2e%2e', '٠٦٧٠٠']) {
    expect((await refusalOf(browser.api.zipcode(zipcode))).kind).toBe('zipcode-not-found');
  }
  expect(server.lines()).toEqual([]);
});

describe('two anti-forgery cookies, one of a sibling application', () => {
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
  ])('sends the value that the renewal brought when the sibling’s stands %s', async (_, order) => {
    openBeside(order);
    await browser.api.login(ana);
    expect(sent('POST /api/auth/login')).toEqual(['fresh-1=']);
  });

  test('sends our own after a token mismatch', async () => {
    openBeside((cookies) => cookies);
    browser.jar.set('XSRF-TOKEN', 'old');
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(ONE);
    expect(sent(POOL)).toEqual(['sibling', 'fresh-1=']);
  });

  test('goes on sending our own after any answer has rotated it', async () => {
    openBeside((cookies) => cookies);
    await browser.api.login(ana);
    browser.jar.set('XSRF-TOKEN', 'rotated');
    await browser.api.sendPool(ONE);
    expect(sent(POOL)).toEqual(['rotated']);
  });

  test('finds our own again after the sibling has changed its cookie', async () => {
    let sibling = SIBLING;
    vi.unstubAllGlobals();
    browser = openBrowser(server, { readCookies: () => [sibling, ...own()].join('; ') });
    await browser.api.login(ana);
    sibling = 'XSRF-TOKEN=sibling-2';
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(ONE);
    expect(sent(POOL).at(-1)).toBe('fresh-2=');
  });

  test('keeps the only cookie there is when a renewal changes nothing', async () => {
    server.answer(CSRF, { status: 204 });
    browser.jar.set('XSRF-TOKEN', 'same');
    await browser.api.login(ana);
    expect(sent('POST /api/auth/login')).toEqual(['same']);
  });
});
