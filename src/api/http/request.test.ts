import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowConsole, expectConsole, getConsoleOutput } from '../../../scripts/test-setup.ts';
import { catchApiError, openBrowser, type TestBrowser } from '../testing/browser.ts';
import { type Reply, startTestServer, type TestServer } from '../testing/server.ts';
import { CLIENT_SETTINGS } from './client-settings.ts';

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

test.each([
  ['a reset connection', { breaks: 'reset' as const }],
  ['a response with a cut body', { json: [], breaks: 'cut' as const }],
  ['the status 502', { status: 502 }],
  ['the status 504', { status: 504 }],
])('a read request is retried after 0.5 s and after 1.5 s when it gets %s', async (_, reply) => {
  server.answer(WEEKS, reply, reply, GOOD);
  await expect(browser.api.send((calls) => calls.weeks())).resolves.toEqual([]);
  expect(browser.pauses).toEqual([500, 1500]);
});

test.each([
  ...[408, 409, 425, 429, 500, 503].map((status) => ({ status, isBackground: false })),
  { status: 502, isBackground: true },
])(
  'a read request is not retried after the status $status, with isBackground $isBackground',
  async ({ status, isBackground }) => {
    server.answer(WEEKS, { status });
    await catchApiError(browser.api.send((calls) => calls.weeks(), { isBackground }));
    expect(server.lines()).toEqual([WEEKS]);
  },
);

test('a read request rejects with “aborted” and is not sent again when the session changes during the retry delay', async () => {
  server.answer(WEEKS, { status: 502 });
  const switching = openBrowser(server, {
    sleep: async () => {
      switching.session.epoch += 1;
    },
  });
  expect((await catchApiError(switching.api.send((calls) => calls.weeks()))).kind).toBe('aborted');
  expect(server.lines()).toEqual([WEEKS]);
});

test('a read request that the caller aborts during a retry delay rejects with “aborted”', async () => {
  server.answer(WEEKS, { status: 502 });
  const leaving = new AbortController();
  const sleepy = openBrowser(server, {
    sleep: () => {
      leaving.abort();
      return new Promise(() => {});
    },
  });
  expect(
    (await catchApiError(sleepy.api.send((calls) => calls.weeks(), { signal: leaving.signal }))).kind,
  ).toBe('aborted');
});

test('a write request that the caller aborts after sending rejects with outcomeUnknown', async () => {
  server.answer(POOL, { breaks: 'hang' });
  const leaving = new AbortController();
  const refusal = catchApiError(browser.api.send((calls) => calls.sendPool(ONE), { signal: leaving.signal }));
  await vi.waitFor(() => expect(server.heard).toHaveLength(1));
  leaving.abort();
  expect(await refusal).toMatchObject({ kind: 'aborted', outcomeUnknown: true });
});

test.each<[string, Reply, string]>([
  ['a reset connection', { breaks: 'reset' }, 'networkError'],
  ['a response with a cut body', { json: {}, breaks: 'cut' }, 'networkError'],
  ['a page instead of JSON', { text: '<!doctype html>' }, 'unpreventedError'],
])('a write request rejects with outcomeUnknown after %s', async (_what, reply, kind) => {
  server.answer(POOL, reply);
  const refusal = await catchApiError(browser.api.send((calls) => calls.sendPool(ONE)));
  expect(refusal).toMatchObject({ kind, outcomeUnknown: true });
  allowConsole(/\/api\/pool\/user can't be read/);
});

test('a 404 of a postal code whose body is lost is a network error', async () => {
  server.answer('GET /api/zipcode/06700', { status: 404, json: {}, breaks: 'cut' });
  const refusal = await catchApiError(browser.api.send((calls) => calls.zipcode('06700')));
  expect(refusal.kind).toBe('networkError');
});

test('a mistake in the code that sends a request reaches the console', async () => {
  const clumsy = openBrowser(
    server,
    {},
    {
      now() {
        throw new TypeError('mistake in the clock');
      },
    },
  );
  clumsy.jar.set('XSRF-TOKEN', 'there');
  expect((await catchApiError(clumsy.api.send((calls) => calls.sendPool(ONE)))).kind).toBe('networkError');
  expect(getConsoleOutput()).toEqual([expect.stringMatching(/mistake in the clock/)]);
  allowConsole(/mistake in the clock/);
});

test('a write request whose signal is already aborted sends nothing and has no outcomeUnknown', async () => {
  browser.jar.clear();
  const refusal = await catchApiError(
    browser.api.send((calls) => calls.sendPool(ONE), { signal: AbortSignal.abort() }),
  );
  expect(refusal).toMatchObject({ kind: 'aborted', outcomeUnknown: false });
  expect(server.heard).toEqual([]);
});

describe('the deadline of a request', () => {
  async function describeEnd(call: (signal: AbortSignal) => Promise<unknown>, ms: number): Promise<string> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let ended = false;
    const refusal = catchApiError(call(new AbortController().signal)).finally(() => {
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
    browser = openBrowser(server, { maxDurations: CLIENT_SETTINGS.maxDurations });
    browser.jar.set('XSRF-TOKEN', 'there');
    for (const line of [WEEKS, POOL]) server.answer(line, { breaks: 'hang' });
  });
  afterEach(() => expect(server.heard).toHaveLength(1));

  test.each<[string, number, (signal: AbortSignal) => Promise<unknown>]>([
    ['a read request', 15_000, (signal) => browser.api.send((calls) => calls.weeks(), { signal })],
    ['a write request', 20_000, (signal) => browser.api.send((calls) => calls.sendPool(ONE), { signal })],
    [
      'a read request with an earlier deadline of the caller',
      5_000,
      (signal) => browser.api.send((calls) => calls.weeks(), { signal, deadline: performance.now() + 5_000 }),
    ],
  ])(
    '%s with a signal of the caller fails with “networkError” after exactly %i ms',
    async (_call, ms, call) => {
      expect(await describeEnd(call, ms)).toBe('on time: networkError');
    },
  );
});

test('a request whose deadline has passed is not sent and fails with a network error without outcomeUnknown', async () => {
  const refusal = await catchApiError(
    browser.api.send((calls) => calls.sendPool(ONE), { deadline: performance.now() - 1 }),
  );
  expect(refusal).toMatchObject({ kind: 'networkError', outcomeUnknown: false });
  expect(server.heard).toEqual([]);
});

test('a request whose deadline passes during a retry delay fails with the last error', async () => {
  server.answer(WEEKS, { status: 502 });
  const sleepy = openBrowser(server, {
    sleep: () => new Promise(() => {}),
    maxDurations: { read: 1_000, 'session-start': 1_000, write: 1_000 },
  });
  expect(await catchApiError(sleepy.api.send((calls) => calls.weeks()))).toMatchObject({
    kind: 'unpreventedError',
    status: 502,
  });
});

const date = 'Sat, 21 Nov 2026 18:00:00 GMT';
const time = Date.UTC(2026, 10, 21, 18);

test('onServerTime gets the time in the Date header of a successful and of a failed response', async () => {
  server.answer(WEEKS, { json: [], headers: { Date: date } }, { status: 500, headers: { Date: date } });
  await browser.api.send((calls) => calls.weeks());
  await catchApiError(browser.api.send((calls) => calls.weeks()));
  expect(browser.serverTimes).toEqual([time, time]);
});

test.each<[string, Record<string, string>]>([
  ['a cached response', { Date: date, Age: '60' }],
  ['a response with an invalid Date header', { Date: 'yesterday' }],
])('onServerTime is not called for %s', async (_response, headers) => {
  server.answer(WEEKS, { json: [], headers });
  await browser.api.send((calls) => calls.weeks());
  expect(browser.serverTimes).toEqual([]);
});

const CURRENT = 'GET /api/week/current';
const IN_BODY = Date.UTC(2026, 10, 20, 22, 5);

/** A response without the header `Date`, as a page on another origin sees it when CORS doesn't expose the header. */
const answerHidden = (body: object, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { headers }));

test.each([
  ['missing', {}],
  ['invalid', { Date: 'yesterday' }],
])('onServerTime gets `server_time` of the current week when the Date header is %s', async (_, headers) => {
  answerHidden({ number: 18, server_time: '2026-11-20T16:05:00-06:00' }, headers);
  await expect(browser.api.send((calls) => calls.currentWeek())).resolves.toMatchObject({ number: 18 });
  expect(browser.serverTimes).toEqual([IN_BODY]);
});

test.each([
  ['in Zulu time with microseconds', '2026-11-20T22:05:00.000000Z'],
  ['without an offset', '2026-11-20 16:05:00'],
])('onServerTime gets a `server_time` %s', async (_form, server_time) => {
  answerHidden({ data: { number: 18, server_time } });
  await browser.api.send((calls) => calls.currentWeek());
  expect(browser.serverTimes).toEqual([IN_BODY]);
});

test.each([
  ['null', { number: 18, server_time: null }],
  ['no date', { number: 18, server_time: 'soon' }],
  ['a number', { number: 18, server_time: 1_795_212_300 }],
  ['missing', { number: 18 }],
])(
  'GET /api/week/current succeeds and onServerTime is not called when `server_time` is %s',
  async (_, body) => {
    answerHidden(body);
    await expect(browser.api.send((calls) => calls.currentWeek())).resolves.toMatchObject({ number: 18 });
    expect(browser.serverTimes).toEqual([]);
  },
);

const IN_ZULU = '2026-11-20T22:05:00Z';

test.each<[string, object]>([
  ['beside `data`', { data: { number: 18 }, server_time: IN_ZULU }],
  ['in an envelope', { success: true, data: { number: 18, server_time: IN_ZULU }, message: '' }],
  ['beside `week`', { week: { number: 18 }, server_time: IN_ZULU }],
  ['in `week`', { week: { number: 18, server_time: IN_ZULU } }],
  ['in `data.current_week`', { data: { current_week: { number: 18, server_time: IN_ZULU } } }],
  ['in a list of one week', [{ number: 18, server_time: IN_ZULU }]],
])('onServerTime gets a `server_time` that stands %s', async (_place, body) => {
  answerHidden(body);
  await expect(browser.api.send((calls) => calls.currentWeek())).resolves.toMatchObject({ number: 18 });
  expect(browser.serverTimes).toEqual([IN_BODY]);
});

test('onServerTime is not called with `server_time` for a cached response', async () => {
  answerHidden({ number: 18, server_time: '2026-11-20T16:05:00-06:00' }, { Date: date, Age: '60' });
  await browser.api.send((calls) => calls.currentWeek());
  expect(browser.serverTimes).toEqual([]);
});

test('onServerTime prefers the Date header over `server_time`', async () => {
  server.answer(CURRENT, {
    json: { number: 18, server_time: '2026-11-20T16:05:00-06:00' },
    headers: { Date: date },
  });
  await browser.api.send((calls) => calls.currentWeek());
  expect(browser.serverTimes).toEqual([time]);
});

test.each([
  ['the server’s Date', { Date: 'Sat, 21 Nov 2026 18:00:00 GMT' }, 40],
  ['the device’s clock when there is no Date', {}, 39],
])('retryAfter for a date in Retry-After is counted from %s', async (_clock, headers, retryAfter) => {
  const until = retryAfter === 40 ? 'Sat, 21 Nov 2026 18:00:40 GMT' : 'Thu, 01 Jan 1970 00:00:40 GMT';
  vi.stubGlobal(
    'fetch',
    async () => new Response('', { status: 429, headers: { ...headers, 'Retry-After': until } }),
  );
  expect(await catchApiError(browser.api.send((calls) => calls.weeks()))).toMatchObject({
    status: 429,
    retryAfter,
  });
});

test('a response body keeps a letter whose bytes arrive in two parts', async () => {
  const bytes = new TextEncoder().encode('[{"number":1,"alias":"Más","date_start":"2026-07-10"}]');
  const split = bytes.indexOf(0xc3) + 1;
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes.slice(0, split));
        controller.enqueue(bytes.slice(split));
        controller.close();
      },
    });
    return new Response(body);
  });
  expect(await browser.api.send((calls) => calls.weeks())).toMatchObject([{ alias: 'Más' }]);
});

test('a response body whose stream fails is a network error even when text() returns the received part', async () => {
  vi.stubGlobal('fetch', async () => {
    const part = new TextEncoder().encode('[{"id":');
    const cut = new ReadableStream({
      start: (controller) => controller.enqueue(part),
      pull: (controller) => controller.error(new TypeError('cut')),
    });
    return Object.assign(new Response(cut), { text: async () => '[{"id":' });
  });
  expect(await catchApiError(browser.api.send((calls) => calls.weeks()))).toMatchObject({
    kind: 'networkError',
    status: 200,
  });
});

const USER = 'GET /api/user';
const ANA: Reply = { json: { id: 1, email: 'ana@correo.mx' } };

test.each([429, 503])(
  'GET /api/user waits exactly the 5 s of Retry-After after the status %i when no time is left for more',
  async (status) => {
    const busy = { status, headers: { 'Retry-After': '5' } };
    server.answer(USER, busy, { status }, busy, ANA);
    await browser.api.send((calls) => calls.user());
    expect(browser.pauses).toEqual([5_000, 2_000, 5_000]);
  },
);

const later = (seconds: number) => new Date(Date.now() + 1_000 * seconds).toUTCString();

test.each([
  ['503 with a Retry-After of 30 s', { status: 503, headers: { 'Retry-After': '30' } }],
  ['502 with a Retry-After of an hour', { status: 502, headers: { 'Retry-After': '3600' } }],
  ['500 with an absurd Retry-After', { status: 500, headers: { 'Retry-After': '99999999999999' } }],
  ['503 with a negative Retry-After', { status: 503, headers: { 'Retry-After': '-5' } }],
  ['503 with a date as Retry-After', { status: 503, headers: { Date: later(0), 'Retry-After': later(90) } }],
])(
  'GET /api/user is retried after 1, 2 and 4 s, as without Retry-After, when it gets %s',
  async (_, reply) => {
    server.answer(USER, reply, reply, reply, ANA);
    await browser.api.send((calls) => calls.user());
    expect(browser.pauses).toEqual([1_000, 2_000, 4_000]);
  },
);

test.each([
  ['a 502 with a Retry-After of 30 s', { status: 502, headers: { 'Retry-After': '30' } }],
  ['a 504 with a Retry-After of 0 s', { status: 504, headers: { 'Retry-After': '0' } }],
])('a read request is retried after 0.5 s and 1.5 s when it gets %s', async (_, reply) => {
  server.answer(WEEKS, reply, reply, GOOD);
  await browser.api.send((calls) => calls.weeks());
  expect(browser.pauses).toEqual([500, 1500]);
});

test('GET /api/user is not retried after a 429 whose Retry-After is longer than the deadline', async () => {
  server.answer(USER, { status: 429, headers: { 'Retry-After': '30' } }, ANA);
  expect(await catchApiError(browser.api.send((calls) => calls.user()))).toMatchObject({
    status: 429,
    retryAfter: 30,
  });
  expect(browser.pauses).toEqual([]);
});

const PAGE = '<!doctype html><title>Attention Required! | Cloudflare</title>';
const PLAIN = { 'Content-Type': 'text/plain' };

test.each([
  ['a page with status 403', { status: 403, text: PAGE }],
  ['the text “error code: 1020” with status 403', { status: 403, text: 'error code: 1020', headers: PLAIN }],
  ['an empty 403', { status: 403, text: '' }],
  ['a page with status 401', { status: 401, text: PAGE }],
  ['a page with status 404', { status: 404, text: PAGE }],
  ['a page with status 520', { status: 520, text: PAGE }],
  ['a page with status 526', { status: 526, text: PAGE }],
  ['a challenge page with status 200', { status: 200, text: PAGE }],
])('GET /api/user is retried when something in front of the API answers %s', async (_, reply) => {
  server.answer(USER, reply, reply, ANA);
  await expect(browser.api.send((calls) => calls.user())).resolves.toMatchObject({ id: '1' });
  expect(browser.pauses).toEqual([1_000, 2_000]);
});

test.each([
  ['JSON with status 403', { status: 403, json: { message: 'Forbidden.' } }],
  [
    'application/problem+json with status 403',
    {
      status: 403,
      json: { title: 'Forbidden' },
      headers: { 'Content-Type': 'application/problem+json' },
    },
  ],
  ['JSON with status 404', { status: 404, json: { message: 'Not Found' } }],
  ['JSON with status 422', { status: 422, json: { message: 'No.' } }],
])('GET /api/user is not retried when the API refuses it with %s', async (_, reply) => {
  server.answer(USER, reply, ANA);
  await catchApiError(browser.api.send((calls) => calls.user()));
  expect(server.lines()).toEqual([USER]);
});

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
test('GET /api/user without a response is sent again a second after the end of its attempt deadline of 8 seconds', async () => {
  const { maxDurations, sleep, sessionStartAttemptMs } = CLIENT_SETTINGS;
  browser = openBrowser(server, { maxDurations, sleep, sessionStartAttemptMs });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.answer(USER, { breaks: 'hang' }, ANA);
  const user = browser.api.send((calls) => calls.user());
  while (server.heard.length < 1) await pass(0);
  await pass(8_000);
  await pass(999);
  expect(server.heard).toHaveLength(1);
  await pass(1);
  await expect(user).resolves.toMatchObject({ id: '1' });
});

describe('a mistake in an observer of the client', () => {
  const fail = () => {
    throw new TypeError('mistake of an observer');
  };

  test('leaves the result of a read request, and reaches the console, when the observer gets the server time', async () => {
    const clumsy = openBrowser(server, {}, { onServerTime: fail });
    server.answer(WEEKS, GOOD);
    await expect(clumsy.api.send((calls) => calls.weeks())).resolves.toEqual([]);
    expect(server.lines()).toEqual([WEEKS]);
    expectConsole(/mistake of an observer/);
  });

  test.each([
    ['onUnauthenticated', { status: 401, json: { message: 'Unauthenticated.' } }, 'unauthenticated'],
    ['onUnverified', { status: 403, json: { message: 'Unverified user' } }, 'verifyAccountError'],
  ])('leaves the error of a request, and reaches the console, in %s', async (name, reply, kind) => {
    const clumsy = openBrowser(server, {}, { [name]: fail });
    server.answer(WEEKS, reply);
    expect((await catchApiError(clumsy.api.send((calls) => calls.weeks()))).kind).toBe(kind);
    expect(server.lines()).toEqual([WEEKS]);
    expectConsole(/mistake of an observer/);
  });
});
