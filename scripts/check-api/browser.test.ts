import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../src/api/testing/server.ts';
import { createBrowser, type Exchange } from './browser.ts';

let server: TestServer;
let record: Exchange[];

beforeEach(async () => {
  server = await startTestServer();
  record = [];
});
afterEach(() => server.close());

const open = (origin = server.url) => createBrowser(server.url, origin, record);

const COOKIES = ['a=1; Path=/', 'b=2; Path=/; HttpOnly', 'c=3; Path=/; Secure; Domain=example.com'];

test('the browser of check:api sends Referer with every call and, when the pages have the API’s origin, Origin with POST calls only', async () => {
  const browser = open();
  await browser.ask('GET', '/api/weeks');
  await browser.ask('POST', '/api/user/verify', { body: {} });
  const [read, write] = server.heard.map(({ headers }) => [headers.referer, headers.origin]);
  expect(read).toEqual([`${server.url}/lmx/`, undefined]);
  expect(write).toEqual([`${server.url}/lmx/`, server.url]);
});

test('the browser of check:api sends Origin with every call when the pages have another origin', async () => {
  await open('http://127.0.0.1:1234').ask('GET', '/api/weeks');
  expect(server.heard[0]?.headers.origin).toBe('http://127.0.0.1:1234');
});

test('the cookie jar of check:api sends only cookies of the API’s host, none with `hasCookies: false`, and hides HttpOnly cookies from the page', async () => {
  server.answer('GET /api/weeks', { json: [], headers: { 'Set-Cookie': COOKIES[1]! } });
  server.answer('GET /api/user', { json: {}, headers: { 'Set-Cookie': COOKIES[0]! } });
  server.answer('GET /api/week/current', { json: {}, headers: { 'Set-Cookie': COOKIES[2]! } });
  const browser = open();
  for (const path of ['/api/weeks', '/api/user', '/api/week/current', '/api/ranking'])
    await browser.ask('GET', path);
  expect(server.heard.at(-1)?.headers.cookie?.split('; ').sort()).toEqual(['a=1', 'b=2']);
  expect(browser.readCookies()).toBe('a=1');
  await browser.ask('GET', '/api/ranking', { hasCookies: false });
  expect(server.heard.at(-1)?.headers.cookie).toBeUndefined();
});

test('the browser of check:api hides the API’s cookies from a page on another host', async () => {
  server.answer('GET /api/user', { json: {}, headers: { 'Set-Cookie': COOKIES[0]! } });
  const browser = open('http://localhost:1234');
  await browser.ask('GET', '/api/user');
  expect(browser.readCookies()).toBe('');
});

test('the product’s client in check:api sends the CSRF token and the access token, doesn’t retry a 502, and restores the global `fetch`', async () => {
  const { fetch } = globalThis;
  server.answer('GET /api/weeks', { status: 502 });
  server.answer('POST /api/auth/login', { json: { access_token: '1|abc' } });
  const browser = open();
  const { token } = await browser.api.login({ email: 'ana@correo.mx', password: 'x' });
  browser.token = token;
  await expect(browser.api.weeks()).rejects.toMatchObject({ kind: 'unprevented', status: 502 });
  expect(server.lines()).toEqual(['GET /sanctum/csrf-cookie', 'POST /api/auth/login', 'GET /api/weeks']);
  expect(server.heard[1]?.headers['x-xsrf-token']).toBe('fresh-1=');
  expect(server.heard[2]?.headers.authorization).toBe('Bearer 1|abc');
  expect(globalThis.fetch).toBe(fetch);
});

test('the browser of check:api records redirects, incomplete responses and closed connections', async () => {
  server.answer('GET /api/user', { status: 302, headers: { Location: '/api/weeks' } });
  server.answer('GET /api/weeks', { json: [] });
  server.answer('GET /api/ranking', { breaks: 'reset' });
  server.answer('GET /api/week/current', { json: {}, breaks: 'cut' });
  const browser = open();
  expect(await browser.ask('GET', '/api/user')).toMatchObject({ status: 302, failure: null });
  await browser.api.user().catch(() => {});
  expect(browser.last('/api/user')).toMatchObject({ status: 200, redirectedTo: `${server.url}/api/weeks` });
  expect(await browser.ask('GET', '/api/ranking')).toMatchObject({
    status: 0,
    failure: expect.stringContaining('closed'),
  });
  expect(await browser.ask('GET', '/api/week/current')).toMatchObject({
    status: 200,
    failure: expect.any(String),
  });
  expect(record).toHaveLength(4);
});
