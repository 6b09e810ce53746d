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

test.each([429, 503])(
  'GET /api/user waits exactly the 5 s of Retry-After after the status %i when the deadline leaves no time for a random delay; without Retry-After, the second retry waits 2 s',
  async (status) => {
    const busy = { status, headers: { 'Retry-After': '5' } };
    server.answer(USER, busy, { status }, busy, ANA);
    await browser.api.user();
    expect(browser.pauses).toEqual([5_000, 2_000, 5_000]);
  },
);

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
