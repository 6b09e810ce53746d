import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectConsole, getConsoleOutput } from '../../scripts/test-setup.ts';
import type { Api } from './client.ts';
import { createDecodeError } from './decode-error.ts';
import { catchApiError, openBrowser, type TestBrowser } from './testing/browser.ts';
import { type Reply, startTestServer, type TestServer } from './testing/server.ts';

const WEEKS = 'GET /api/weeks';
const WEEK = { number: 1, date_start: '2026-07-10' };

let server: TestServer;
let browser: TestBrowser;

beforeEach(async () => {
  server = await startTestServer();
  browser = openBrowser(server);
  browser.jar.set('XSRF-TOKEN', 'there');
});
afterEach(() => server.close());

type Row = readonly [line: string, call: (api: Api) => Promise<unknown>, reply: Reply, reason: string];

test.each<Row>([
  [
    WEEKS,
    (api) => api.send((calls) => calls.weeks()),
    { text: '<h1>Hola</h1>' },
    'expected JSON but received text',
  ],
  [WEEKS, (api) => api.send((calls) => calls.weeks()), { status: 204 }, 'expected JSON but received nothing'],
  [
    WEEKS,
    (api) => api.send((calls) => calls.weeks()),
    { json: { weeks: [] } },
    'expected a list but received Object',
  ],
  [
    WEEKS,
    (api) => api.send((calls) => calls.weeks()),
    { json: [{ ...WEEK, number: null }] },
    'number: Invalid type: Expected (number | string) but received null',
  ],
  [
    'GET /api/user',
    (api) => api.send((calls) => calls.user(), { isBackground: true }),
    { json: { email: 'ana@correo.mx' } },
    'id: Invalid key: Expected "id" but received undefined',
  ],
  [
    'GET /api/games/week/7',
    (api) => api.send((calls) => calls.gamesOfWeek(7)),
    { json: { 8: [] } },
    'expected week 7 but received 8',
  ],
  [
    'GET /api/pool/user/all',
    (api) => api.send((calls) => calls.userPools()),
    { json: 'no' },
    'expected weeks but received "no"',
  ],
])(
  'the error of %s has the reason as its cause, and the console shows it once',
  async (line, call, reply, reason) => {
    server.answer(line, reply);
    const error = await catchApiError(call(browser.api));
    const path = line.slice('GET '.length);
    expect(error.kind).toBe('unpreventedError');
    expect((error.cause as Error).message).toContain(`${path} can't be read: ${reason}`);
    expect(getConsoleOutput()).toHaveLength(1);
    expect(getConsoleOutput()[0]).toContain(reason);
    expectConsole(/can't be read/);
  },
);

test('a decoded body leaves the console empty, and so does an error of the server', async () => {
  server.answer(WEEKS, { json: [WEEK] }, { status: 500 });
  await browser.api.send((calls) => calls.weeks());
  expect((await catchApiError(browser.api.send((calls) => calls.weeks()))).cause).toBeUndefined();
  expect(getConsoleOutput()).toEqual([]);
});

test('the console shows the reason once for a start whose attempts all get an unreadable body', async () => {
  let pauses = 0;
  const hasty = openBrowser(server, {
    maxDurations: { read: 500, 'session-start': 500, write: 500 },
    sleep() {
      pauses += 1;
      return pauses === 1 ? Promise.resolve() : new Promise(() => {});
    },
  });
  server.answer('GET /api/user', { text: '<h1>Hola</h1>' });
  await catchApiError(hasty.api.send((calls) => calls.user()));
  expect(server.heard).toHaveLength(2);
  expect(getConsoleOutput()).toHaveLength(1);
  expectConsole(/user can't be read/);
});

test('the reason of an unreadable body is cut after 200 characters', () => {
  const reason = 'x'.repeat(201);
  const error = createDecodeError({ path: '/api/weeks' } as never, reason);
  expect(error.message).toBe(`/api/weeks can't be read: ${reason.slice(0, 200)}`);
  expect(error.cause).toBe(reason);
});
