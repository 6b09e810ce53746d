import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api, ApiContext } from '../api.ts';
import { createApi } from '../client.ts';
import { cancelEarlyCalls, sendEarlyCalls } from './early-calls.ts';
import { browserRuntime } from './runtime.ts';

const TOKEN = 'ana-1';
const WEEK = {
  id: 7,
  number: 7,
  alias: null,
  before_hours_bet: 1,
  before_weeks_bet: 1,
  date_start: '2026-08-24',
};
const USER = { id: 1, email: 'ana@correo.mx' };
const ANSWERS: Record<string, unknown> = {
  '/api/user': USER,
  '/api/weeks': [WEEK],
  '/api/week/current': { number: 7, bet_days: '' },
  '/api/pool/user/all': {},
  '/api/games/week/7': { 7: [] },
  '/api/ranking/week/7': { data: [], my_position: null },
};
const FIRST = ['/api/user', '/api/weeks', '/api/week/current', '/api/pool/user/all', '/api/games/week/7'];

const network = vi.fn<typeof fetch>();
const onServerTime = vi.fn();
const sleep = vi.fn(async () => undefined);
let time = 0;
let token: string | null = TOKEN;

const paths = () => network.mock.calls.map(([url]) => String(url));
const lastInit = (path: string) => network.mock.calls.findLast(([url]) => url === path)?.[1];

function createClient(over: Partial<ApiContext> = {}) {
  const context: ApiContext = {
    baseUrl: '',
    token: () => token,
    epoch: () => 1,
    now: () => time,
    onServerTime,
    onUnauthenticated: () => undefined,
    ...over,
  };
  return createApi(context, { ...browserRuntime, sleep });
}

function createCutAnswer() {
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new TypeError('cut'));
  return new Response(new ReadableStream({ pull }));
}

const answer = (path: string, init: ResponseInit = {}) =>
  Response.json(ANSWERS[path] ?? {}, { headers: { Date: 'Wed, 26 Aug 2026 18:00:00 GMT' }, ...init });

beforeEach(() => {
  time = 1_000;
  token = TOKEN;
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc%3D' });
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  network
    .mockReset()
    .mockImplementation(async (url) => answer(new URL(String(url), 'https://api.example').pathname));
});

afterEach(() => {
  cancelEarlyCalls();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  onServerTime.mockClear();
  sleep.mockClear();
});

const start = (over: Partial<Parameters<typeof sendEarlyCalls>[0]> = {}) =>
  sendEarlyCalls({
    baseUrl: '',
    token: TOKEN,
    cookies: 'XSRF-TOKEN=abc%3D',
    pathname: '/lmx/games',
    ...over,
  });
const whenSent = () => vi.waitFor(() => expect(paths()).toHaveLength(FIRST.length));

test('the early calls are the four requests common to all pages of a player, then the games of the current week', async () => {
  start();
  expect(paths()).toEqual(FIRST.slice(0, 4));
  await whenSent();
  expect(paths()).toEqual(FIRST);
});

test('sendEarlyCalls reads the current week from a body wrapped in `data`', async () => {
  network.mockImplementation(async (url) =>
    url === '/api/week/current' ? Response.json({ data: { number: '9' } }) : answer(String(url)),
  );
  start();
  await whenSent();
  expect(paths()).toContain('/api/games/week/9');
});

test.each([null, '', 'null', 'two words'])(
  'sendEarlyCalls sends nothing with the invalid token %j',
  (none) => {
    start({ token: none });
    expect(paths()).toEqual([]);
  },
);

test.each(['/lmx/ranking', '/lmx/Ranking/'])(
  'sendEarlyCalls at %s requests the ranking of the current week instead of its games',
  async (pathname) => {
    start({ pathname });
    await vi.waitFor(() => expect(paths()).toHaveLength(5));
    expect(paths()).toEqual([...FIRST.slice(0, 4), '/api/ranking/week/7?page=1&perPage=10']);
    await createClient().weekRanking(7, 1);
    expect(paths()).toHaveLength(5);
  },
);

test.each(['https://api.example', 'https://api.example//'])(
  'sendEarlyCalls sends to the API at %s',
  async (baseUrl) => {
    start({ baseUrl });
    await whenSent();
    expect(paths()).toEqual(FIRST.map((path) => `https://api.example${path}`));
  },
);

test.each([
  ['no number', { number: null }],
  ['a number in words', { number: 'siete' }],
  ['a fraction', { number: 7.5 }],
  ['the number 0', { number: 0 }],
  ['an error in its body', { message: 'Pool Week Not Valid' }],
])('sendEarlyCalls does not request games when the current week has %s', async (_name, body) => {
  network.mockImplementation(async (url) =>
    url === '/api/week/current' ? Response.json(body) : answer(String(url)),
  );
  start();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(paths()).toEqual(FIRST.slice(0, 4));
});

test('the client uses an early response that is a web page and does not ask for the current week again', async () => {
  network.mockImplementation(async (url) =>
    url === '/api/week/current' ? new Response('<!doctype html>') : answer(String(url)),
  );
  start();
  await expect(createClient().currentWeek()).rejects.toMatchObject({ kind: 'unprevented', status: 200 });
  expect(paths()).toEqual(FIRST.slice(0, 4));
});

test('the client uses the responses of the early calls and sends no requests of its own', async () => {
  start();
  await whenSent();
  const api = createClient();
  expect(await api.user()).toMatchObject({ id: '1', email: 'ana@correo.mx' });
  expect((await api.weeks()).map(({ number }) => number)).toEqual([7]);
  expect(await api.currentWeek()).toMatchObject({ number: 7 });
  expect([...(await api.userPools())]).toEqual([]);
  expect(await api.gamesOfWeek(7)).toEqual([]);
  expect(paths()).toEqual(FIRST);
});

test('an early call has the same URL, headers and options as the client’s own request', async () => {
  start();
  await whenSent();
  const early = FIRST.map((path) => lastInit(path));
  cancelEarlyCalls();
  const api = createClient();
  await Promise.all([api.user(), api.weeks(), api.currentWeek(), api.userPools(), api.gamesOfWeek(7)]);
  const comparable = (init: RequestInit | undefined) => ({
    method: init?.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init?.headers)),
    credentials: init?.credentials,
    cache: init?.cache,
    redirect: init?.redirect ?? 'follow',
  });
  expect(FIRST.map((path) => comparable(lastInit(path)))).toEqual(early.map(comparable));
  expect(comparable(early[0])).toEqual({
    method: 'GET',
    headers: {
      accept: 'application/json',
      authorization: 'Bearer ana-1',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': 'abc=',
    },
    credentials: 'include',
    cache: 'no-store',
    redirect: 'follow',
  });
});

test.each([
  ['/api/user', (api: Api) => api.user()],
  ['/api/weeks', (api: Api) => api.weeks()],
  ['/api/week/current', (api: Api) => api.currentWeek()],
  ['/api/pool/user/all', (api: Api) => api.userPools()],
  ['/api/games/week/7', (api: Api) => api.gamesOfWeek(7)],
])('the client uses the early response of %s only once', async (path, call) => {
  start();
  await whenSent();
  const api = createClient();
  await call(api);
  await call(api);
  expect(paths().filter((one) => one === path)).toHaveLength(2);
});

test('the client retries a read whose early response was a 502', async () => {
  network.mockImplementationOnce(async () => answer('/api/user'));
  network.mockImplementationOnce(async () => Response.json({}, { status: 502 }));
  start();
  await whenSent();
  expect(await createClient().weeks()).toHaveLength(1);
  expect(paths().filter((path) => path === '/api/weeks')).toHaveLength(2);
});

test.each([
  ['a 502', () => Response.json({}, { status: 502 })],
  ['a cut body', createCutAnswer],
])(
  'the client sends a new request when retrying a read whose early response failed with %s',
  async (_name, fail) => {
    network.mockImplementationOnce(async () => answer('/api/user'));
    network.mockImplementationOnce(async () => fail());
    start();
    expect(await createClient().weeks()).toHaveLength(1);
    expect(sleep).toHaveBeenCalledOnce();
    expect(paths().filter((path) => path === '/api/weeks')).toHaveLength(2);
  },
);

test('the client sends no second request for the games when it already waits for the current week', async () => {
  const week = answer('/api/week/current');
  const slowCopy = week.clone();
  vi.spyOn(week, 'clone').mockReturnValueOnce(slowCopy);
  vi.spyOn(slowCopy, 'json').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return ANSWERS['/api/week/current'];
  });
  network.mockImplementation(async (url) => (url === '/api/week/current' ? week : answer(String(url))));
  start();
  const api = createClient();
  await api.currentWeek();
  await api.gamesOfWeek(7);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(paths()).toEqual(FIRST);
});

test('the client does not resend a failed early call after a change of session', async () => {
  let loseConnection = () => {};
  network.mockImplementationOnce(
    () =>
      new Promise((_resolve, reject) => {
        loseConnection = () => reject(new TypeError('Failed to fetch'));
      }),
  );
  let epoch = 1;
  start();
  const user = createClient({ epoch: () => epoch }).user();
  await whenSent();
  epoch = 2;
  loseConnection();
  await expect(user).rejects.toMatchObject({ kind: 'aborted' });
  expect(paths()).toEqual(FIRST);
});

test('the clock is corrected with the send and receive times of the early call', async () => {
  start();
  await whenSent();
  time = 9_000;
  await createClient().user();
  expect(onServerTime).toHaveBeenCalledWith({
    serverTime: Date.UTC(2026, 7, 26, 18),
    sentAt: 1_000,
    receivedAt: 1_000,
  });
});

test('the client sends its own request at once when the early request fails', async () => {
  network.mockImplementationOnce(async () => {
    throw new TypeError('Failed to fetch');
  });
  start();
  await whenSent();
  expect(await createClient().user()).toMatchObject({ id: '1' });
  expect(paths().filter((path) => path === '/api/user')).toHaveLength(2);
  expect(sleep).not.toHaveBeenCalled();
});

test('the client rejects with the error in the early response', async () => {
  network.mockImplementation(async () => Response.json({ message: 'Unauthenticated.' }, { status: 401 }));
  const onUnauthenticated = vi.fn();
  start();
  await expect(createClient({ onUnauthenticated }).weeks()).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  expect(onUnauthenticated).toHaveBeenCalledOnce();
  expect(paths().filter((path) => path === '/api/weeks')).toHaveLength(1);
});

test('the client ignores the early response of another player', async () => {
  start();
  await whenSent();
  token = 'beto-2';
  await createClient().user();
  expect(paths().filter((path) => path === '/api/user')).toHaveLength(2);
  expect(lastInit('/api/user')).toMatchObject({ headers: expect.anything() });
  expect(new Headers(lastInit('/api/user')?.headers).get('authorization')).toBe('Bearer beto-2');
});

test('an early call of another player is aborted and stays unused when its own player returns', async () => {
  start();
  await whenSent();
  token = 'beto-2';
  const aborted = lastInit('/api/user')?.signal;
  await createClient().user();
  expect(aborted?.aborted).toBe(true);
  token = TOKEN;
  await createClient().user();
  expect(paths().filter((path) => path === '/api/user')).toHaveLength(3);
});

test('the client ignores the early response to a request with another CSRF cookie', async () => {
  start({ cookies: 'XSRF-TOKEN=old' });
  await whenSent();
  await createClient().user();
  expect(paths().filter((path) => path === '/api/user')).toHaveLength(2);
});

test('the client aborts the early call when its caller aborts', async () => {
  network.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  start();
  const caller = new AbortController();
  const user = createClient().user({ signal: caller.signal });
  caller.abort();
  await expect(user).rejects.toMatchObject({ kind: 'aborted' });
  expect(lastInit('/api/user')?.signal?.aborted).toBe(true);
  expect(paths().filter((path) => path === '/api/user')).toHaveLength(1);
});

test('early calls are aborted and their responses ignored after 20 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  start();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(lastInit('/api/user')?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(lastInit('/api/user')?.signal?.aborted).toBe(true);
  await createClient().user();
  expect(paths().filter((path) => path === '/api/user')).toHaveLength(2);
});
