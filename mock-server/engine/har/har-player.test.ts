import { expect, test, vi } from 'vitest';
import type { HarCall } from './har-call.ts';
import { createHarPlayer, type HarState } from './har-player.ts';
import type { HarFile } from './read-har.ts';

const createCall = (url: string, at: number | null, more: Partial<HarCall> = {}): HarCall => ({
  method: 'GET',
  url,
  endpoint: `GET ${url}`,
  sent: '',
  status: 200,
  headers: {},
  body: url,
  at,
  ms: 100,
  ...more,
});

const CALLS = [
  createCall('/cookie', null),
  createCall('/a', 5_000),
  createCall('/b', 7_000),
  createCall('/c', 9_000, { status: 0 }),
];

function start(state: Partial<HarState> = {}, calls = CALLS) {
  let now = 50;
  const sets: [at: number, rate: number][] = [];
  const timers = { set: vi.fn((_run: () => void, _ms: number) => 1), clear: vi.fn() };
  const emitChange = vi.fn();
  const player = createHarPlayer({
    file: { calls } as unknown as HarFile,
    state: { used: [], missing: [], withTimes: false, ...state },
    clock: {
      now: () => now,
      set(at, rate) {
        now = at;
        sets.push([at, rate]);
      },
    },
    rules: { cookieEndpoint: 'GET /cookie' },
    cookies: ['XSRF-TOKEN'],
    findEndpoint: (method, path) => `${method} ${path}`,
    timers: timers as never,
    emitChange,
  });
  const answer = (path: string, method = 'GET') =>
    player.answer({
      method,
      url: new URL(path, 'http://page'),
      headers: {},
      body: '',
      cookies: '',
      signal: null,
    });
  return { player, answer, sets, timers, emitChange, runDue: () => timers.set.mock.lastCall?.[0]() };
}

test('the clock of a HAR file starts when its first call with a time began, and runs to the time of its answer', () => {
  const { player, sets, timers, runDue } = start();
  player.start(null);
  expect(sets).toEqual([[4_900, 1]]);
  expect(timers.set).toHaveBeenCalledWith(expect.any(Function), 100);
  runDue();
  expect(sets.at(-1)).toEqual([5_000, 0]);
});

test('after a reload, the clock of a HAR file goes on where it was', () => {
  const { player, sets } = start({ used: [1] });
  player.start(6_000);
  expect(sets).toEqual([[6_000, 1]]);
});

test('an answer of a HAR file moves the clock to its own time, and runs on to the next one', async () => {
  const { answer, player, sets, timers } = start();
  player.start(null);
  expect(await answer('/a')).toMatchObject({ status: 200, body: '/a', cookies: [] });
  expect(sets.at(-1)).toEqual([5_000, 1]);
  expect(timers.set.mock.calls.at(-1)).toEqual([expect.any(Function), 2_000]);
  // The same answer again leaves the clock.
  const { length } = sets;
  await answer('/a');
  expect(sets).toHaveLength(length);
});

test('a lost answer of a HAR file and a call that it lacks fail as a lost connection', async () => {
  const { answer, player, emitChange } = start();
  player.start(null);
  await expect(answer('/c')).rejects.toThrow();
  await expect(answer('/none')).rejects.toThrow();
  await expect(answer('/none')).rejects.toThrow();
  expect(player.view().missing).toEqual(['GET /none']);
  expect(emitChange).toHaveBeenCalled();
});

test('the endpoint of the cookies sets stand-ins, also when the HAR file lacks it', async () => {
  const { answer } = start();
  const [first, second] = [await answer('/cookie'), await start({}, [CALLS[1]!]).answer('/cookie')];
  expect(first.cookies).toEqual([expect.stringMatching(/^XSRF-TOKEN=./)]);
  expect(second).toMatchObject({ status: 204, cookies: first.cookies });
});

test('skip goes on to the call after the next one, and restart begins with the first', () => {
  const { player } = start();
  const getNext = () => player.view().next.map(({ url }) => url);
  player.start(null);
  expect([getNext(), player.view().done]).toEqual([['/a', '/b', '/c'], 0]);
  player.skip();
  expect([getNext(), player.view().done]).toEqual([['/b', '/c'], 1]);
  player.skip();
  player.skip();
  player.skip();
  expect([getNext(), player.view().done]).toEqual([[], 3]);
  player.restart();
  expect([getNext(), player.view().done]).toEqual([['/a', '/b', '/c'], 0]);
});

test('a HAR file names the next three of its calls, and at most 50 that it lacks', async () => {
  const { answer, player } = start({}, [...CALLS, createCall('/d', 11_000)]);
  player.start(null);
  expect(player.view().next.map(({ url }) => url)).toEqual(['/a', '/b', '/c']);
  for (let number = 1; number <= 51; number += 1) await answer(`/none/${number}`).catch(() => {});
  const { missing } = player.view();
  expect([missing.length, missing[0], missing.at(-1)]).toEqual([50, 'GET /none/1', 'GET /none/50']);
});

test('a HAR file that is closed leaves no timer', () => {
  const { player, timers } = start();
  player.start(null);
  timers.clear.mockClear();
  player.stop();
  expect(timers.clear).toHaveBeenCalledExactlyOnceWith(1);
});
