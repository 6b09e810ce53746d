import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserRuntime } from './http/runtime.ts';
import { catchApiError, openBrowser, type TestBrowser } from './testing/browser.ts';
import { countRequests, FAULTS, getOutcome, ROWS, type WireFault } from './testing/fault-rows.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let browser: TestBrowser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.heard.length = 0;
  browser = openBrowser(server, { deadlines: browserRuntime.deadlines });
  browser.jar.set('XSRF-TOKEN', 'there');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function passDeadline(line: string, fault: WireFault, ms: number): Promise<void> {
  const isThere = () =>
    server.lines().includes(line) && (fault === 'hang' || browser.serverTimes.length === server.heard.length);
  while (!isThere()) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(ms);
}

async function play(
  call: () => Promise<unknown>,
  line: string,
  fault: WireFault,
  ms: number,
): Promise<unknown> {
  if (fault !== 'hang' && fault !== 'stall') return call();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const running = call();
  await Promise.all([running.catch(() => {}), passDeadline(line, fault, ms)]);
  return running;
}

// `GET /api/user` is not one of these rows, because the client retries that call until its deadline.
// `http/start.test.ts` tests the call.
describe.each(ROWS)('the API call $line under each fault', (row) => {
  test.each(Object.keys(FAULTS))(
    `the fault “%s” gives ${row.line} the result and number of requests in testing/fault-rows.ts; only “unauthenticated” ends the session`,
    async (fault) => {
      server.answer(row.line, ...(FAULTS[fault]?.(row.good, row) ?? []));
      const isFresh = /login|register/.test(row.line);
      if (fault === 'offline') browser.goOffline();

      const { read, write } = browserRuntime.deadlines;
      const call = play(() => row.call(browser.api), row.line, fault, row.isRead ? read : write);
      const outcome = getOutcome(row, fault);
      if (outcome === 'ok') await call;
      else expect((await catchApiError(call)).kind).toBe(outcome);

      expect(server.lines().filter((line) => line === row.line)).toHaveLength(countRequests(row, fault));
      expect(browser.sessionsEnded()).toBe(outcome === 'unauthenticated' ? 1 : 0);
      const csrfCalls = Number(isFresh && fault !== 'offline') + Number(fault.startsWith('419'));
      expect(server.lines().filter((line) => line.includes('csrf'))).toHaveLength(csrfCalls);
    },
  );
});

describe('GET /sanctum/csrf-cookie before a log-in', () => {
  const cases: [WireFault, string][] = [
    ['offline', 'network'],
    ['reset', 'network'],
    ['hang', 'network'],
    ['cut', 'network'],
    ['stall', 'network'],
    ['html', 'ok'],
    ['empty', 'ok'],
    ['shape', 'ok'],
    ['401', 'unauthenticated'],
    ['419 once', 'ok'],
    ['419 always', 'connection'],
    ['404', 'connection'],
    ['403', 'email-not-verified'],
    ['429', 'unprevented'],
    ['500', 'unprevented'],
    ['null', 'account-eliminated'],
    ['503', 'unprevented'],
  ];
  const login = ROWS[0]!;

  test.each(cases)(
    'when the CSRF cookie request has the fault “%s”, the log-in ends with “%s” and is sent only if that is “ok”',
    async (fault, outcome) => {
      const line = 'GET /sanctum/csrf-cookie';
      server.answer(line, ...(FAULTS[fault]?.({ json: {} }, login) ?? []));
      server.answer(login.line, login.good);
      if (fault === 'offline') browser.goOffline();
      const call = play(() => login.call(browser.api), line, fault, browserRuntime.deadlines.read);
      if (outcome === 'ok') await call;
      else expect(await catchApiError(call)).toMatchObject({ kind: outcome, outcomeUnknown: false });
      expect(server.lines().filter((heard) => heard === login.line)).toHaveLength(outcome === 'ok' ? 1 : 0);
      expect(browser.sessionsEnded()).toBe(outcome === 'unauthenticated' ? 1 : 0);
      server.answer(line);
    },
  );
});
