import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchApiError, openBrowser, type TestBrowser } from '../testing/browser.ts';
import { type Reply, startTestServer, type TestServer } from '../testing/server.ts';
import { browserRuntime } from './runtime.ts';

const USER = 'GET /api/user';
const ANA: Reply = { json: { id: 1, email: 'ana@correo.mx' } };

let server: TestServer;
let browser: TestBrowser;

beforeEach(async () => {
  server = await startTestServer();
  browser = openBrowser(server);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await server.close();
});

test.each<[string, Reply]>([
  ['a reset connection', { breaks: 'reset' }],
  ['a response with a cut body', { ...ANA, breaks: 'cut' }],
  ['an HTML page', { text: '<!doctype html>' }],
  ['an empty response', { status: 204 }],
  ['JSON of another shape', { json: { surprise: true } }],
  ['the status 429', { status: 429 }],
  ['the status 500', { status: 500, json: { message: 'Server Error' } }],
  ['the status 502', { status: 502 }],
  ['the status 503', { status: 503 }],
  ['the status 504', { status: 504 }],
])('GET /api/user is retried after %s', async (_, reply) => {
  server.answer(USER, reply, ANA);
  await expect(browser.api.user()).resolves.toMatchObject({ id: '1' });
  expect(server.lines()).toEqual([USER, USER]);
});

test('GET /api/user waits 1, 2, 4 and 8 seconds between attempts when random() returns 0.5', async () => {
  const broken = { status: 503 };
  server.answer(USER, broken, broken, broken, broken, ANA);
  await browser.api.user();
  expect(browser.pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
});

test.each([429, 503])(
  'GET /api/user waits exactly the 5 s of Retry-After after the status %i when the deadline leaves no time for a random delay; without Retry-After, the second retry waits 2 s',
  async (status) => {
    const busy = { status, headers: { 'Retry-After': '5' } };
    server.answer(USER, busy, { status }, busy, ANA);
    await browser.api.user();
    expect(browser.pauses).toEqual([5_000, 2_000, 5_000]);
  },
);

test.each<[string, Reply, string]>([
  [
    '“Unauthenticated.” with the status 401',
    { status: 401, json: { message: 'Unauthenticated.' } },
    'unauthenticated',
  ],
  [
    '“Unauthenticated.” with the status 503',
    { status: 503, json: { message: 'Unauthenticated.' } },
    'unauthenticated',
  ],
  ['a PHP error about null', { status: 500, json: { message: 'property on null' } }, 'account-eliminated'],
  ['the status 300', { status: 300 }, 'unprevented'],
  ['the status 403', { status: 403, json: { message: 'Forbidden' } }, 'unprevented'],
  ['the status 404', { status: 404 }, 'connection'],
])('GET /api/user is not retried after %s', async (_, reply, kind) => {
  server.answer(USER, reply);
  expect((await catchApiError(browser.api.user())).kind).toBe(kind);
  expect(server.lines()).toEqual([USER]);
});

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
async function answers(count: number) {
  while (browser.serverTimes.length < count) await pass(0);
  await pass(0);
}

function openPatient() {
  vi.unstubAllGlobals();
  const { deadlines, startAttemptMs } = browserRuntime;
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  browser = openBrowser(server, { deadlines, startAttemptMs, sleep });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

test('GET /api/user without a response is sent again a second after the end of its attempt deadline of 8 seconds', async () => {
  openPatient();
  server.answer(USER, { breaks: 'hang' }, ANA);
  const user = browser.api.user();
  while (server.heard.length < 1) await pass(0);
  await pass(8_000);
  await pass(999);
  expect(server.heard).toHaveLength(1);
  await pass(1);
  await expect(user).resolves.toMatchObject({ id: '1' });
});

test('GET /api/user is not retried when Retry-After ends after the deadline of 20 seconds', async () => {
  openPatient();
  server.answer(USER, { status: 429, headers: { 'Retry-After': '60' } });
  const refusal = catchApiError(browser.api.user());
  await answers(1);
  await pass(20_000);
  expect(await refusal).toMatchObject({ status: 429 });
  expect(server.heard).toHaveLength(1);
});
