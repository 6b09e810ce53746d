import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser, type TestBrowser } from './testing/browser.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const CSRF = 'GET /sanctum/csrf-cookie';
const POOL = 'POST /api/pool/user';
const MISMATCH = { status: 419, json: { message: 'CSRF token mismatch.' } };
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

describe('a second XSRF-TOKEN cookie of another application', () => {
  const SIBLING = 'XSRF-TOKEN=sibling';
  const own = () => [...browser.jar].map(([name, value]) => `${name}=${value}`);

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

  test('the client still sends its own CSRF cookie after a renewal that changes nothing', async () => {
    openBeside((cookies) => cookies);
    await browser.api.login(ana);
    server.answer(CSRF, { status: 204 });
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(ONE);
    expect(sent(POOL)).toEqual(['fresh-1=', 'fresh-1=']);
  });

  test('the client sends the only CSRF cookie when a renewal changes nothing', async () => {
    server.answer(CSRF, { status: 204 });
    browser.jar.set('XSRF-TOKEN', 'same');
    await browser.api.login(ana);
    expect(sent('POST /api/auth/login')).toEqual(['same']);
  });
});
