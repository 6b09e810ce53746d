import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../api.ts';
import {
  ANSWERS,
  closeDevice,
  createClient,
  device,
  FIRST_CALLS,
  getAnswer,
  getLastInit,
  network,
  onServerTime,
  openDevice,
  requestedPaths,
  sleep,
  startEarly,
  TOKEN,
  whenSent,
} from '../testing/early-calls.ts';
import { cancelEarlyCalls } from './early-calls.ts';

beforeEach(openDevice);
afterEach(closeDevice);

function createCutAnswer() {
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new TypeError('cut'));
  return new Response(new ReadableStream({ pull }));
}

test('the client rejects when the early response of the current week is an HTML page, and does not repeat the request', async () => {
  network.mockImplementation(async (url) =>
    url === '/api/week/current' ? new Response('<!doctype html>') : getAnswer(String(url)),
  );
  startEarly();
  await expect(createClient().currentWeek()).rejects.toMatchObject({ kind: 'unprevented', status: 200 });
  expect(requestedPaths()).toEqual(FIRST_CALLS.slice(0, 4));
});

test('the client uses the responses of the early calls and sends no requests of its own', async () => {
  startEarly();
  await whenSent();
  const api = createClient();
  expect(await api.user()).toMatchObject({ id: '1', email: 'ana@correo.mx' });
  expect((await api.weeks()).map(({ number }) => number)).toEqual([7]);
  expect(await api.currentWeek()).toMatchObject({ number: 7 });
  expect([...(await api.userPools())]).toEqual([]);
  expect(await api.gamesOfWeek(7)).toEqual([]);
  expect(requestedPaths()).toEqual(FIRST_CALLS);
});

test('an early call has the same URL, headers and options as the client’s own request', async () => {
  startEarly();
  await whenSent();
  const early = FIRST_CALLS.map((path) => getLastInit(path));
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

test.each([
  ['/api/user', (api: Api) => api.user()],
  ['/api/weeks', (api: Api) => api.weeks()],
  ['/api/week/current', (api: Api) => api.currentWeek()],
  ['/api/pool/user/all', (api: Api) => api.userPools()],
  ['/api/games/week/7', (api: Api) => api.gamesOfWeek(7)],
])('the client uses the early response of %s only once', async (path, call) => {
  startEarly();
  await whenSent();
  const api = createClient();
  await call(api);
  await call(api);
  expect(requestedPaths().filter((one) => one === path)).toHaveLength(2);
});

test('the client retries a read whose early response was a 502', async () => {
  network.mockImplementationOnce(async () => getAnswer('/api/user'));
  network.mockImplementationOnce(async () => Response.json({}, { status: 502 }));
  startEarly();
  await whenSent();
  expect(await createClient().weeks()).toHaveLength(1);
  expect(requestedPaths().filter((path) => path === '/api/weeks')).toHaveLength(2);
});

test.each([
  ['a 502', () => Response.json({}, { status: 502 })],
  ['a cut body', createCutAnswer],
])(
  'the client pauses once and then sends a request of its own for a read whose early response failed with %s',
  async (_name, fail) => {
    network.mockImplementationOnce(async () => getAnswer('/api/user'));
    network.mockImplementationOnce(async () => fail());
    startEarly();
    expect(await createClient().weeks()).toHaveLength(1);
    expect(sleep).toHaveBeenCalledOnce();
    expect(requestedPaths().filter((path) => path === '/api/weeks')).toHaveLength(2);
  },
);

test('the client sends no second request for the games when the early calls read the current week slowly', async () => {
  const week = getAnswer('/api/week/current');
  const slowCopy = week.clone();
  vi.spyOn(week, 'clone').mockReturnValueOnce(slowCopy);
  vi.spyOn(slowCopy, 'json').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return ANSWERS['/api/week/current'];
  });
  network.mockImplementation(async (url) => (url === '/api/week/current' ? week : getAnswer(String(url))));
  startEarly();
  const api = createClient();
  await api.currentWeek();
  await api.gamesOfWeek(7);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(requestedPaths()).toEqual(FIRST_CALLS);
});

test('when an early call loses its connection after a change of session, the client rejects with “aborted” and does not send it again', async () => {
  let loseConnection = () => {};
  network.mockImplementationOnce(
    () =>
      new Promise((_resolve, reject) => {
        loseConnection = () => reject(new TypeError('Failed to fetch'));
      }),
  );
  let epoch = 1;
  startEarly();
  const user = createClient({ epoch: () => epoch }).user();
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
  startEarly();
  await whenSent();
  expect(await createClient().user()).toMatchObject({ id: '1' });
  expect(requestedPaths().filter((path) => path === '/api/user')).toHaveLength(2);
  expect(sleep).not.toHaveBeenCalled();
});

test('when the early response says `Unauthenticated.`, the client rejects, calls `onUnauthenticated` once and sends no second request', async () => {
  network.mockImplementation(async () => Response.json({ message: 'Unauthenticated.' }, { status: 401 }));
  const onUnauthenticated = vi.fn();
  startEarly();
  await expect(createClient({ onUnauthenticated }).weeks()).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  expect(onUnauthenticated).toHaveBeenCalledOnce();
  expect(requestedPaths().filter((path) => path === '/api/weeks')).toHaveLength(1);
});

test('the client sends its own request, with the current token, when the early request had another player’s token', async () => {
  startEarly();
  await whenSent();
  device.token = 'beto-2';
  await createClient().user();
  expect(requestedPaths().filter((path) => path === '/api/user')).toHaveLength(2);
  expect(getLastInit('/api/user')).toMatchObject({ headers: expect.anything() });
  expect(new Headers(getLastInit('/api/user')?.headers).get('authorization')).toBe('Bearer beto-2');
});

test('the client’s call with another player’s token aborts the early call, whose response stays unused when the first token is back', async () => {
  startEarly();
  await whenSent();
  device.token = 'beto-2';
  const aborted = getLastInit('/api/user')?.signal;
  await createClient().user();
  expect(aborted?.aborted).toBe(true);
  device.token = TOKEN;
  await createClient().user();
  expect(requestedPaths().filter((path) => path === '/api/user')).toHaveLength(3);
});

test('the client sends its own request when the early request carried another CSRF cookie', async () => {
  startEarly({ cookies: 'XSRF-TOKEN=old' });
  await whenSent();
  await createClient().user();
  expect(requestedPaths().filter((path) => path === '/api/user')).toHaveLength(2);
});

test('when the caller aborts, the client aborts the early call, rejects with “aborted” and sends no request of its own', async () => {
  network.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  startEarly();
  const caller = new AbortController();
  const user = createClient().user({ signal: caller.signal });
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
  await createClient().user();
  expect(requestedPaths().filter((path) => path === '/api/user')).toHaveLength(2);
});
