import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiContext } from '../api.ts';
import { createApi } from '../client.ts';
import { cancelEarlyCalls, sendEarlyCalls } from './early-calls.ts';
import { createRequester } from './request.ts';

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
const FIRST_CALLS = [
  '/api/user',
  '/api/weeks',
  '/api/week/current',
  '/api/pool/user/all',
  '/api/games/week/7',
];

const network = vi.fn<typeof fetch>();
const onServerTime = vi.fn();
const sleep = vi.fn(async () => undefined);
// The device's clock (ms).
const device = { time: 0 };

const requestedPaths = () => network.mock.calls.map(([url]) => String(url));
const getLastInit = (path: string) => network.mock.calls.findLast(([url]) => url === path)?.[1];

function createClient(over: Partial<ApiContext> = {}) {
  const context: ApiContext = {
    baseUrl: '',
    token: () => TOKEN,
    syncEpoch: () => 1,
    now: () => device.time,
    onServerTime,
    isLoggingOut: () => false,
    onUnauthenticated: () => undefined,
    onUnread: () => undefined,
    onUnverified: () => undefined,
    ...over,
  };
  return createApi(createRequester(context, { sleep }));
}

const getAnswer = (path: string, init: ResponseInit = {}) =>
  Response.json(ANSWERS[path] ?? {}, { headers: { Date: 'Wed, 26 Aug 2026 18:00:00 GMT' }, ...init });

beforeEach(() => {
  device.time = 1_000;
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc%3D' });
  vi.spyOn(Date, 'now').mockImplementation(() => device.time);
  network
    .mockReset()
    .mockImplementation(async (url) => getAnswer(new URL(String(url), 'https://api.example').pathname));
});

afterEach(() => {
  cancelEarlyCalls();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  onServerTime.mockClear();
  sleep.mockClear();
});

const startEarly = (over: Partial<Parameters<typeof sendEarlyCalls>[0]> = {}) =>
  sendEarlyCalls({
    baseUrl: '',
    token: TOKEN,
    week: null,
    cookies: 'XSRF-TOKEN=abc%3D',
    pathname: '/lmx/games',
    ...over,
  });
const whenSent = () => vi.waitFor(() => expect(requestedPaths()).toHaveLength(FIRST_CALLS.length));

test.each([null, '', 'null', 'two words'])(
  'sendEarlyCalls sends nothing with the invalid token %j',
  (none) => {
    startEarly({ token: none });
    expect(requestedPaths()).toEqual([]);
  },
);

test.each([
  ['/lmx/games', '7', '/api/games/week/7'],
  ['/lmx/games', '7/9', '/api/games/week/7'],
  ['/lmx/ranking', '7', '/api/ranking/week/7?page=1&perPage=10'],
])(
  'sendEarlyCalls at %s with the remembered week %s requests its data with the first calls, and once',
  async (pathname, week, path) => {
    startEarly({ pathname, week });
    const first = [...FIRST_CALLS.slice(0, 4), path];
    expect(requestedPaths()).toEqual(first);
    await createClient().send((calls) => calls.currentWeek());
    expect(requestedPaths()).toEqual(first);
  },
);

test('sendEarlyCalls requests the games of the current week too when the remembered week has passed', async () => {
  startEarly({ week: '6' });
  await createClient().send((calls) => calls.currentWeek());
  expect(requestedPaths()).toEqual([...FIRST_CALLS.slice(0, 4), '/api/games/week/6', '/api/games/week/7']);
});

test.each(['', '0', '7.5', '24', 'siete'])(
  'sendEarlyCalls requests no games in advance with the invalid remembered week “%s”',
  async (week) => {
    startEarly({ week });
    expect(requestedPaths()).toEqual(FIRST_CALLS.slice(0, 4));
    await whenSent();
  },
);

test('another copy of the module sends nothing and its client uses the calls of the first copy', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  const loadCopy = async () => {
    vi.resetModules();
    return import('./early-calls.ts');
  };
  const player = { baseUrl: '', token: TOKEN, week: '7', cookies: '', pathname: '/lmx/games' };
  const inline = await loadCopy();
  inline.sendEarlyCalls(player);
  const start = await loadCopy();
  start.sendEarlyCalls(player);
  expect(requestedPaths()).toEqual(FIRST_CALLS);
  const { headers } = getLastInit('/api/user') as { headers: Record<string, string> };
  const taken = await start.takeEarlyCall('/api/user', headers, new AbortController().signal);
  expect(await taken?.response.json()).toEqual(USER);
  start.cancelEarlyCalls();
});

test.each(['/lmx/ranking', '/lmx/Ranking/'])(
  'sendEarlyCalls at %s requests the ranking of the current week instead of its games, and the client uses the response',
  async (pathname) => {
    startEarly({ pathname });
    await vi.waitFor(() => expect(requestedPaths()).toHaveLength(5));
    expect(requestedPaths()).toEqual([...FIRST_CALLS.slice(0, 4), '/api/ranking/week/7?page=1&perPage=10']);
    await createClient().send((calls) => calls.weekRanking(7, 1));
    expect(requestedPaths()).toHaveLength(5);
  },
);

test.each(['https://api.example', 'https://api.example//'])(
  'sendEarlyCalls with the base URL %s sends its requests to https://api.example',
  async (baseUrl) => {
    startEarly({ baseUrl });
    await whenSent();
    expect(requestedPaths()).toEqual(FIRST_CALLS.map((path) => `https://api.example${path}`));
  },
);

test.each([
  ['no number', { number: null }],
  ['an error message instead of a number', { message: 'Pool Week Not Valid' }],
])('sendEarlyCalls does not request games when the current week has %s', async (_name, body) => {
  network.mockImplementation(async (url) =>
    url === '/api/week/current' ? Response.json(body) : getAnswer(String(url)),
  );
  startEarly();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requestedPaths()).toEqual(FIRST_CALLS.slice(0, 4));
});

function createCutAnswer() {
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new TypeError('cut'));
  return new Response(new ReadableStream({ pull }));
}

test('an early call has the same URL, headers and options as the client’s own request [7.3]', async () => {
  startEarly();
  await whenSent();
  const early = FIRST_CALLS.map((path) => getLastInit(path));
  cancelEarlyCalls();
  const api = createClient();
  await Promise.all([
    api.send((calls) => calls.user()),
    api.send((calls) => calls.weeks()),
    api.send((calls) => calls.currentWeek()),
    api.send((calls) => calls.userPools()),
    api.send((calls) => calls.gamesOfWeek(7)),
  ]);
  const comparable = (init: RequestInit | undefined) => ({
    method: init?.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init?.headers)),
    credentials: init?.credentials,
    cache: init?.cache,
    redirect: init?.redirect ?? 'follow',
  });
  expect(FIRST_CALLS.map((path) => comparable(getLastInit(path)))).toEqual(early.map(comparable));
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

test('the client uses the early response of a call only once', async () => {
  startEarly();
  await whenSent();
  const api = createClient();
  await api.send((calls) => calls.weeks());
  await api.send((calls) => calls.weeks());
  expect(requestedPaths().filter((path) => path === '/api/weeks')).toHaveLength(2);
});

test.each<[string, string, number, () => Response]>([
  ['after a pause', 'a 502', 1, () => Response.json({}, { status: 502 })],
  ['after a pause', 'a cut body', 1, createCutAnswer],
  ['after a new CSRF cookie', 'a 419', 0, () => Response.json({}, { status: 419 })],
  [
    'at once',
    'a lost connection',
    0,
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])(
  'the client sends %s a request of its own for a read whose early call ended with %s',
  async (_when, _end, pauses, fail) => {
    network.mockImplementationOnce(async () => getAnswer('/api/user'));
    network.mockImplementationOnce(async () => fail());
    startEarly();
    await whenSent();
    expect(await createClient().send((calls) => calls.weeks())).toHaveLength(1);
    expect(sleep).toHaveBeenCalledTimes(pauses);
    expect(requestedPaths().filter((path) => path === '/api/weeks')).toHaveLength(2);
  },
);

test('an early call that loses its connection after a change of session rejects with “aborted” and is not repeated', async () => {
  let loseConnection = () => {};
  network.mockImplementationOnce(
    () =>
      new Promise((_resolve, reject) => {
        loseConnection = () => reject(new TypeError('Failed to fetch'));
      }),
  );
  let epoch = 1;
  startEarly();
  const user = createClient({ syncEpoch: () => epoch }).send((calls) => calls.user());
  await whenSent();
  epoch = 2;
  loseConnection();
  await expect(user).rejects.toMatchObject({ kind: 'aborted' });
  expect(requestedPaths()).toEqual(FIRST_CALLS);
});

test('onServerTime gets the send and receive times of the early call', async () => {
  startEarly();
  await whenSent();
  device.time = 9_000;
  await createClient().send((calls) => calls.user());
  expect(onServerTime).toHaveBeenCalledWith({
    serverTime: Date.UTC(2026, 7, 26, 18),
    sentAt: 1_000,
    receivedAt: 1_000,
  });
});

test('when the early response says `Unauthenticated.`, the client rejects, calls `onUnauthenticated` once and sends no second request', async () => {
  network.mockImplementation(async () => Response.json({ message: 'Unauthenticated.' }, { status: 401 }));
  const onUnauthenticated = vi.fn();
  startEarly();
  await expect(createClient({ onUnauthenticated }).send((calls) => calls.weeks())).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  expect(onUnauthenticated).toHaveBeenCalledOnce();
  expect(requestedPaths().filter((path) => path === '/api/weeks')).toHaveLength(1);
});

test.each([
  ['another player’s token', { token: 'beto-2', week: '7' }],
  ['another CSRF cookie', { cookies: 'XSRF-TOKEN=old' }],
])(
  'the client sends its own request, with its own token, when the early call carried %s',
  async (_what, over) => {
    startEarly(over);
    await whenSent();
    await createClient().send((calls) => calls.user());
    expect(requestedPaths().filter((path) => path === '/api/user')).toHaveLength(2);
    expect(new Headers(getLastInit('/api/user')?.headers).get('authorization')).toBe(`Bearer ${TOKEN}`);
  },
);

test('when the caller aborts, the client aborts the early call, rejects with “aborted” and sends no request of its own', async () => {
  network.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  startEarly();
  const caller = new AbortController();
  const user = createClient().send((calls) => calls.user(), { signal: caller.signal });
  caller.abort();
  await expect(user).rejects.toMatchObject({ kind: 'aborted' });
  expect(getLastInit('/api/user')?.signal?.aborted).toBe(true);
  expect(requestedPaths().filter((path) => path === '/api/user')).toHaveLength(1);
});

test('early calls are aborted and their responses ignored after 20 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  startEarly();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(getLastInit('/api/user')?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(getLastInit('/api/user')?.signal?.aborted).toBe(true);
  await createClient().send((calls) => calls.user());
  expect(requestedPaths().filter((path) => path === '/api/user')).toHaveLength(2);
});
