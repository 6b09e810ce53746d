import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from './api.ts';
import { catchApiError, openBrowser, type TestBrowser } from './testing/browser.ts';
import { type Reply, startTestServer, type TestServer } from './testing/server.ts';

const WARNING =
  '<br />\n<b>Warning</b>:  Undefined variable $game in <b>/app/Pool.php</b> on line <b>7</b><br />\n';
const DOWN: Reply = { status: 503, text: '<!DOCTYPE html><title>Service Unavailable</title>' };
const REDIRECT: Reply = { status: 302, headers: { Location: '/mantenimiento' } };

const READ = 'GET /api/weeks';
const POOL = 'POST /api/pool/user';
const sendPool = (api: Api) => api.sendPool([{ gameId: '7', homeScore: 2, awayScore: 1 }]);

let server: TestServer;
let browser: TestBrowser;
beforeAll(async () => {
  server = await startTestServer();
  server.answer('GET /mantenimiento', { text: '<!DOCTYPE html><h1>Volvemos pronto</h1>' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.heard.length = 0;
  browser = openBrowser(server);
  browser.jar.set('XSRF-TOKEN', 'there');
});
afterEach(() => vi.unstubAllGlobals());

describe.each<[string, Reply]>([
  ['a PHP warning before the JSON, with status 200', { text: `${WARNING}[]` }],
  ['a PHP notice after the JSON, with status 200', { text: `[]\n${WARNING}` }],
  ['a maintenance page in HTML, with status 503', DOWN],
  ['a redirect to a maintenance page, with status 302', REDIRECT],
])('an API response with %s', (what, reply) => {
  test(`a read request that gets ${what} rejects with “unprevented” and is not sent again`, async () => {
    server.answer(READ, reply);
    expect((await catchApiError(browser.api.weeks())).kind).toBe('unprevented');
    expect(server.lines().filter((line) => line === READ)).toHaveLength(1);
  });

  test(`sendPool that gets ${what} rejects with “unprevented” and is not sent again`, async () => {
    server.answer(POOL, reply);
    expect((await catchApiError(sendPool(browser.api))).kind).toBe('unprevented');
    expect(server.lines().filter((line) => line === POOL)).toHaveLength(1);
  });

  test(`a read request that gets ${what} does not end the session`, async () => {
    server.answer(READ, reply);
    await catchApiError(browser.api.weeks());
    expect(browser.sessionsEnded()).toBe(0);
  });
});

test.each<[string, Reply, boolean]>([
  [
    'with outcomeUnknown after a PHP warning before the JSON',
    { text: `${WARNING}{"message":"Pool saved"}` },
    true,
  ],
  ['with outcomeUnknown after a redirect to an HTML page', REDIRECT, true],
  ['without outcomeUnknown after a maintenance page in HTML, with status 503', DOWN, false],
])('sendPool rejects %s', async (_what, reply, outcomeUnknown) => {
  server.answer(POOL, reply);
  expect(await catchApiError(sendPool(browser.api))).toMatchObject({ outcomeUnknown });
});
