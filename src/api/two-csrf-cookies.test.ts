import { describe, expect } from 'vitest';
import { openBrowser, type TestBrowser } from './testing/browser.ts';
import { CREDENTIALS, CSRF, MISMATCH, PICKS, POOL, SAVED, test } from './testing/sanctum.ts';
import type { TestServer } from './testing/server.ts';

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
