import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser, refusalOf, type TestBrowser } from '../testing/browser.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { browserRuntime } from './runtime.ts';

const WEEKS = 'GET /api/weeks';
const POOL = 'POST /api/pool/user';
const ONE = [{ gameId: '1', homeScore: 2, awayScore: 1 }];
const GOOD = { json: [] };

let server: TestServer;
let browser: TestBrowser;

beforeEach(async () => {
  server = await startTestServer();
  browser = openBrowser(server);
  browser.jar.set('XSRF-TOKEN', 'there');
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await server.close();
});

describe('a read', () => {
  test.each([
    ['a reset line', { breaks: 'reset' as const }],
    ['a cut body', { json: [], breaks: 'cut' as const }],
    ['502', { status: 502 }],
    ['504', { status: 504 }],
  ])('is sent again after %s', async (_, reply) => {
    server.answer(WEEKS, reply, reply, GOOD);
    await expect(browser.api.weeks()).resolves.toEqual([]);
    expect(browser.pauses).toEqual([500, 1500]);
  });

  test('is given up after the third time', async () => {
    server.answer(WEEKS, { status: 502 });
    expect(await refusalOf(browser.api.weeks())).toMatchObject({ kind: 'unprevented', status: 502 });
    expect(server.lines()).toEqual([WEEKS, WEEKS, WEEKS]);
  });

  test.each([408, 409, 425, 429, 500, 503])('is not sent again after %i', async (status) => {
    server.answer(WEEKS, { status });
    await refusalOf(browser.api.weeks());
    expect(server.lines()).toEqual([WEEKS]);
  });

  test('is not sent again when a bad gateway speaks of the session', async () => {
    server.answer(WEEKS, { status: 502, json: { message: 'Unauthenticated.' } });
    expect((await refusalOf(browser.api.weeks())).kind).toBe('unauthenticated');
    expect(server.lines()).toEqual([WEEKS]);
  });

  test('pauses for half to one and a half times as long, as chance has it', async () => {
    server.answer(WEEKS, { status: 502 });
    const early = openBrowser(server, { random: () => 0 });
    await refusalOf(early.api.weeks());
    vi.unstubAllGlobals();
    const late = openBrowser(server, { random: () => 0.999 });
    await refusalOf(late.api.weeks());
    expect(early.pauses).toEqual([250, 750]);
    expect(late.pauses.map(Math.round)).toEqual([750, 2249]);
  });

  test('is not sent again once the session is another', async () => {
    server.answer(WEEKS, { status: 502 });
    const switching = openBrowser(server, {
      sleep: async () => {
        switching.session.epoch += 1;
      },
    });
    expect((await refusalOf(switching.api.weeks())).kind).toBe('aborted');
    expect(server.lines()).toEqual([WEEKS]);
  });
});

describe('what changes something', () => {
  const changes: [string, () => Promise<unknown>][] = [
    [POOL, () => browser.api.sendPool(ONE)],
    ['GET /api/auth/logout', () => browser.api.logout()],
    ['GET /api/user/delete', () => browser.api.deleteAccount()],
    ['POST /api/trivia/answer', () => browser.api.answerTrivia({ questionId: '1', answer: 'a' })],
  ];

  test.each(changes)('is sent once whatever happens: %s', async (line, call) => {
    for (const reply of [{ breaks: 'reset' as const }, { status: 502 }, { status: 504 }, { status: 429 }]) {
      server.heard.length = 0;
      server.answer(line, reply);
      await refusalOf(call());
      expect(server.lines()).toEqual([line]);
    }
  });

  test('and may have reached the server says so', async () => {
    server.answer(POOL, { breaks: 'reset' });
    expect((await refusalOf(browser.api.sendPool(ONE))).outcomeUnknown).toBe(true);
  });

  test('says so when the caller left in the middle', async () => {
    server.answer(POOL, { breaks: 'hang' });
    const leaving = new AbortController();
    const refusal = refusalOf(browser.api.sendPool(ONE, { signal: leaving.signal }));
    await vi.waitFor(() => expect(server.heard).toHaveLength(1));
    leaving.abort();
    expect(await refusal).toMatchObject({ kind: 'aborted', outcomeUnknown: true });
  });

  test('never leaves when the caller left before', async () => {
    browser.jar.clear();
    const refusal = await refusalOf(browser.api.sendPool(ONE, { signal: AbortSignal.abort() }));
    expect(refusal).toMatchObject({ kind: 'aborted', outcomeUnknown: false });
    expect(server.heard).toEqual([]);
  });
});

describe('the deadline', () => {
  /** Plays the time until just before `ms`, then the rest; says when the call ended. */
  async function endOf(call: (signal: AbortSignal) => Promise<unknown>, ms: number): Promise<string> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let ended = false;
    const refusal = refusalOf(call(new AbortController().signal)).finally(() => {
      ended = true;
    });
    while (server.heard.length === 0) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(ms - 1);
    await new Promise((resolve) => setImmediate(resolve));
    const isEarly = ended;
    vi.advanceTimersByTime(1);
    return `${isEarly ? 'early' : 'on time'}: ${(await refusal).kind}`;
  }

  beforeEach(() => {
    browser = openBrowser(server, { deadlines: browserRuntime.deadlines });
    browser.jar.set('XSRF-TOKEN', 'there');
    for (const line of [WEEKS, POOL]) server.answer(line, { breaks: 'hang' });
  });
  afterEach(() => expect(server.heard).toHaveLength(1));

  test('of a read is 15 seconds, with a signal of the caller too', async () => {
    expect(await endOf((signal) => browser.api.weeks({ signal }), 15_000)).toBe('on time: network');
  });

  test('of a change is 20 seconds', async () => {
    expect(await endOf((signal) => browser.api.sendPool(ONE, { signal }), 20_000)).toBe('on time: network');
  });

  test('of a caller ends the call before its own does', async () => {
    const call = (signal: AbortSignal) => browser.api.weeks({ signal, deadline: performance.now() + 5_000 });
    expect(await endOf(call, 5_000)).toBe('on time: network');
  });
});

test('a call whose deadline has passed sends nothing and is a network failure of known outcome', async () => {
  const refusal = await refusalOf(browser.api.sendPool(ONE, { deadline: performance.now() - 1 }));
  expect(refusal).toMatchObject({ kind: 'network', outcomeUnknown: false });
  expect(server.heard).toEqual([]);
});

test('the deadline also covers the pauses, and the last failure stands', async () => {
  server.answer(WEEKS, { status: 502 });
  const sleepy = openBrowser(server, {
    sleep: () => new Promise(() => {}),
    deadlines: { read: 300, start: 300, write: 300 },
  });
  expect(await refusalOf(sleepy.api.weeks())).toMatchObject({ kind: 'unprevented', status: 502 });
});

describe("the server's time", () => {
  const date = 'Sat, 21 Nov 2026 18:00:00 GMT';
  const time = Date.UTC(2026, 10, 21, 18);

  test('is noted from good and bad answers', async () => {
    server.answer(WEEKS, { json: [], headers: { Date: date } }, { status: 500, headers: { Date: date } });
    await browser.api.weeks();
    await refusalOf(browser.api.weeks());
    expect(browser.serverTimes).toEqual([time, time]);
  });

  test('is not taken from a cache', async () => {
    server.answer(WEEKS, { json: [], headers: { Date: date, Age: '60' } });
    await browser.api.weeks();
    expect(browser.serverTimes).toEqual([]);
  });

  test('may be nonsense', async () => {
    server.answer(WEEKS, { json: [], headers: { Date: 'yesterday' } });
    await browser.api.weeks();
    expect(browser.serverTimes).toEqual([]);
  });
});

test('a fetch put in place after the client was made is the one that is used', async () => {
  vi.stubGlobal('fetch', async () => new Response('[]', { headers: { 'Content-Type': 'application/json' } }));
  await expect(browser.api.weeks()).resolves.toEqual([]);
  expect(server.heard).toEqual([]);
});

test('a body whose stream fails is a lost connection even where text() gives the part that came', async () => {
  vi.stubGlobal('fetch', async () => {
    const part = new TextEncoder().encode('[{"id":');
    const cut = new ReadableStream({
      start: (controller) => controller.enqueue(part),
      pull: (controller) => controller.error(new TypeError('cut')),
    });
    return Object.assign(new Response(cut), { text: async () => '[{"id":' });
  });
  expect(await refusalOf(browser.api.weeks())).toMatchObject({ kind: 'network', status: 200 });
});
