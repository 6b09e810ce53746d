import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchApiError, openBrowser, type TestBrowser } from './testing/browser.ts';
import { type Reply, startTestServer, type TestServer } from './testing/server.ts';

const CSRF = 'GET /sanctum/csrf-cookie';
const LOGIN = 'POST /api/auth/login';
const LOGOUT = 'GET /api/auth/logout';
const HOME = 'GET /home';
const ana = { email: 'ana@correo.mx', password: 'papas con chile' };
const TOKEN: Reply = { json: { access_token: '2|new' } };
const REDIRECT: Reply = { status: 302, headers: { Location: '/home' } };

let server: TestServer;
let browser: TestBrowser;

beforeEach(async () => {
  server = await startTestServer();
  browser = openBrowser(server);
  browser.session.token = null;
  server.answer(LOGOUT, { status: 204 });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const OUT_AND_IN = [CSRF, LOGIN, LOGOUT, CSRF, LOGIN];

test.each<[string, Reply]>([
  ['missing (404)', { status: 404, json: { message: '' } }],
  ['an HTML page', { text: '<!doctype html>' }],
])(
  'after a log-in is redirected to an address that is %s, the client logs out once and logs in again',
  async (_, home) => {
    server.answer(HOME, home);
    server.answer(LOGIN, REDIRECT, TOKEN);
    await expect(browser.api.login(ana)).resolves.toEqual({ token: '2|new' });
    expect(server.lines()).toEqual(OUT_AND_IN);
  },
);
test.each([300, 399])(
  'after a log-in that gets the status %i without a redirect address, the client logs out once and logs in again',
  async (status) => {
    server.answer(LOGIN, { status }, TOKEN);
    await expect(browser.api.login(ana)).resolves.toEqual({ token: '2|new' });
    expect(server.lines()).toEqual(OUT_AND_IN);
  },
);

test.each<[string, Reply]>([
  ['refused with the status 400', { status: 400 }],
  ['redirected by a response that is cut off', { ...REDIRECT, breaks: 'cut' }],
])('a log-in that is %s is not sent again', async (_, reply) => {
  server.answer(LOGIN, reply);
  await catchApiError(browser.api.login(ana));
  expect(server.lines()).toEqual([CSRF, LOGIN]);
});

test('the second log-in after a redirect sends a renewed CSRF token', async () => {
  server.answer(LOGIN, REDIRECT, TOKEN);
  await browser.api.login(ana);
  const sent = server.heard
    .filter(({ line }) => line === LOGIN)
    .map(({ headers }) => headers['x-xsrf-token']);
  expect(sent).toEqual(['fresh-1=', 'fresh-2=']);
});

test.each<[string, Reply]>([
  ['refused with the status 500', { status: 500, json: { message: 'TransientToken::delete() undefined' } }],
  ['lost with its connection', { breaks: 'reset' }],
  ['answered with “Unauthenticated.”', { status: 401, json: { message: 'Unauthenticated.' } }],
])(
  'a log-out that is %s after a redirected log-in does not prevent the second log-in or end the session',
  async (_, logout) => {
    server.answer(LOGOUT, logout);
    server.answer(LOGIN, REDIRECT, TOKEN);
    await expect(browser.api.login(ana)).resolves.toEqual({ token: '2|new' });
    expect([server.lines(), browser.sessionsEnded()]).toEqual([OUT_AND_IN, 0]);
  },
);

test.each<[string, Reply, string]>([
  ['to a missing page (404) rejects with “connection”', { status: 404, json: { message: '' } }, 'connection'],
  ['to an HTML page rejects with “unprevented”', { text: '<!doctype html>' }, 'unprevented'],
])('a log-in that is redirected twice %s after one log-out', async (_, home, kind) => {
  server.answer(HOME, home);
  server.answer(LOGIN, REDIRECT);
  expect((await catchApiError(browser.api.login(ana))).kind).toBe(kind);
  expect(server.lines()).toEqual([...OUT_AND_IN, HOME]);
});

test('a log-in that is redirected twice with status 308 follows the second redirect as a POST and resolves with the token', async () => {
  server.answer(LOGIN, { status: 308, headers: { Location: '/v2/login' } });
  server.answer('POST /v2/login', TOKEN);
  await expect(browser.api.login(ana)).resolves.toEqual({ token: '2|new' });
});
