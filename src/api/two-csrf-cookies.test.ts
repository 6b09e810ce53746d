import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser, type TestBrowser } from './testing/browser.ts';
import { CREDENTIALS, CSRF, MISMATCH, openSanctumServer, PICKS, POOL, SAVED } from './testing/sanctum.ts';
import type { TestServer } from './testing/server.ts';

let server: TestServer;
let browser: TestBrowser;

beforeEach(async () => {
  ({ server, browser } = await openSanctumServer());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

describe('a second XSRF-TOKEN cookie of another application', () => {
  const SIBLING = 'XSRF-TOKEN=sibling';
  const own = () => [...browser.jar].map(([name, value]) => `${name}=${value}`);

  function openBeside(order: (cookies: string[]) => string[]) {
    vi.unstubAllGlobals();
    browser = openBrowser(server, { readCookies: () => order([SIBLING, ...own()]).join('; ') });
  }
  const sent = (line: string) => server.requests(line).map(({ headers }) => headers['x-xsrf-token']);

  test.each<[string, (cookies: string[]) => string[]]>([
    ['before', (cookies) => cookies],
    ['after', (cookies) => cookies.toReversed()],
  ])(
    'a log-in sends the client’s renewed CSRF cookie when another application’s cookie of the same name stands %s it',
    async (_, order) => {
      openBeside(order);
      await browser.api.login(CREDENTIALS);
      expect(sent('POST /api/auth/login')).toEqual(['fresh-1=']);
    },
  );

  test('after a 419 for another application’s CSRF cookie, sendPool is sent again with the client’s own renewed cookie', async () => {
    openBeside((cookies) => cookies);
    browser.jar.set('XSRF-TOKEN', 'old');
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(PICKS);
    expect(sent(POOL)).toEqual(['sibling', 'fresh-1=']);
  });

  test('sendPool sends the changed value of the client’s own CSRF cookie, not another application’s cookie of the same name', async () => {
    openBeside((cookies) => cookies);
    await browser.api.login(CREDENTIALS);
    browser.jar.set('XSRF-TOKEN', 'rotated');
    await browser.api.sendPool(PICKS);
    expect(sent(POOL)).toEqual(['rotated']);
  });

  test('after another application’s CSRF cookie has changed and a 419, sendPool is sent again with the client’s renewed cookie', async () => {
    let sibling = SIBLING;
    vi.unstubAllGlobals();
    browser = openBrowser(server, { readCookies: () => [sibling, ...own()].join('; ') });
    await browser.api.login(CREDENTIALS);
    sibling = 'XSRF-TOKEN=sibling-2';
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(PICKS);
    expect(sent(POOL).at(-1)).toBe('fresh-2=');
  });

  test('after a 419 and a renewal that leaves all cookies unchanged, sendPool still sends the client’s own CSRF cookie', async () => {
    openBeside((cookies) => cookies);
    await browser.api.login(CREDENTIALS);
    server.answer(CSRF, { status: 204 });
    server.answer(POOL, MISMATCH, SAVED);
    await browser.api.sendPool(PICKS);
    expect(sent(POOL)).toEqual(['fresh-1=', 'fresh-1=']);
  });

  test('the client sends the only CSRF cookie when a renewal leaves its value unchanged', async () => {
    server.answer(CSRF, { status: 204 });
    browser.jar.set('XSRF-TOKEN', 'same');
    await browser.api.login(CREDENTIALS);
    expect(sent('POST /api/auth/login')).toEqual(['same']);
  });
});
