import { beforeEach, describe, expect, vi } from 'vitest';
import { catchApiError, openBrowser, type TestBrowser } from './testing/browser.ts';
import { CREDENTIALS, CSRF, MISMATCH, PICKS, POOL, SAVED, test } from './testing/sanctum.ts';

describe('request headers', () => {
  test('a read request sends the Accept, X-Requested-With and Authorization headers', async ({
    server,
    browser,
  }) => {
    await browser.api.weeks();
    expect(server.heard[0]?.headers).toMatchObject({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      authorization: 'Bearer 1|abc',
    });
  });

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

  test('sendPool sends no X-XSRF-TOKEN header when cookies are blocked', async ({ server }) => {
    const blocked = openBrowser(server, { readCookies: () => '' });
    await blocked.api.sendPool(PICKS);
    expect(server.requests(POOL)[0]?.headers['x-xsrf-token']).toBeUndefined();
  });
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

  test('a write request that gets a second 419 after the renewal of the CSRF cookie rejects with “connection” and is not sent again', async ({
    server,
    browser,
  }) => {
    server.answer(POOL, MISMATCH);
    const refusal = await catchApiError(browser.api.sendPool(PICKS));
    expect([refusal.kind, refusal.outcomeUnknown]).toEqual(['connection', false]);
    expect(server.lines()).toEqual([POOL, CSRF, POOL]);
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

test('a log-in trims the e-mail and keeps the spaces of the password', async ({ server, browser }) => {
  await browser.api.login(CREDENTIALS);
  expect(JSON.parse(server.requests('POST /api/auth/login')[0]?.body ?? '')).toEqual({
    email: 'ana@correo.mx',
    password: '  papas con chile  ',
  });
});
