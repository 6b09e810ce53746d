// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../src/api/client.ts';
import { createRequester } from '../../src/api/http/request.ts';
import { browserRuntime } from '../../src/api/http/runtime.ts';
import { SPREAD_MS } from '../../src/lib/spread.ts';
import { STORAGE_KEYS } from '../../src/lib/storage.ts';
import { createStores } from '../../src/stores/index.ts';
import { createDevice } from '../../src/testing/device.ts';
import {
  CUTOFF,
  CUTOFF_IN_OUTAGE,
  countBusiestSecond,
  EXPIRY,
  isOutage,
  LOAD_CASES,
  type LoadCase,
  RECONNECTION,
  STARTS_IN_OUTAGE,
} from '../load-model.ts';
import { createRandom, MAX_SHARE, measureLoad, simulateLoad } from './load.ts';

const SAMPLE = 200;
const CLOSES_AT = Date.parse('2026-08-30T16:00:00-06:00');
const TEAM = { name: 'Club', short_name: 'CLU' };
const GAME = { id: 1, date: '2026-08-30', time: '18:00', status: { name: 'activo' } };
const ANSWERS: Record<string, unknown> = {
  '/api/user': { id: 7, email: 'ana@correo.mx' },
  '/api/weeks': [{ number: 7, date_start: '2026-08-28' }],
  '/api/week/current': { number: 7 },
  '/api/pool/user/all': { 7: [{ id: 1, game_id: 1, home_score: 1, away_score: 0 }] },
  '/api/games/week/7': { 7: [{ ...GAME, home: { id: 1, ...TEAM }, away: { id: 2, ...TEAM } }] },
  '/api/ranking/week/7': { data: [], my_position: { position: 1 } },
};

type Respond = (path: string, time: number) => Response;
const answer: Respond = (path) => Response.json(ANSWERS[path]);

const calls = new Map<number, number[]>();
let instant = 0;
let respond = answer;

// Imports the lazy modules before the tests, because advancing the fake clock does not wait for a dynamic
// import.
beforeAll(() => Promise.all([import('../../src/stores/game-stores.ts'), import('../../src/api/client.ts')]));
beforeEach(() => {
  calls.clear();
  respond = answer;
  instant = CLOSES_AT;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const player = Number(new Headers(init.headers).get('authorization')?.replace('Bearer player-', ''));
    const time = Date.now() - instant;
    calls.set(player, [...(calls.get(player) ?? []), time]);
    return respond(new URL(input, 'http://localhost').pathname, time);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const players = Array.from({ length: SAMPLE }, (_, player) => player);

function expectModel({ getCalls }: LoadCase) {
  for (const player of players) {
    const expected = getCalls(createRandom(player), createRandom(player, 1)).sort((a, b) => a - b);
    const found = (calls.get(player) ?? []).sort((a, b) => a - b);
    expect(found, `player ${player}`).toHaveLength(expected.length);
    for (const [index, time] of found.entries())
      expect(Math.abs(time - (expected[index] ?? 0))).toBeLessThanOrEqual(2);
  }
}

async function openPartidos(seconds: number) {
  vi.useFakeTimers({ now: CLOSES_AT - seconds * 1_000 });
  const opened = players.map(async (player) => {
    const storage = createDevice().openTab();
    storage.set(STORAGE_KEYS.token, `player-${player}`);
    const stores = createStores({
      baseUrl: '',
      clock: { now: () => Date.now() },
      storage,
      random: createRandom(player),
    });
    await stores.auth.start();
    const game = await stores.game.load();
    return [game.startPlay(), game.gamesPage.open()];
  });
  await vi.advanceTimersByTimeAsync(1_000);
  const stops = (await Promise.all(opened)).flat();
  calls.clear();
  return () => {
    for (const stop of stops) stop();
  };
}

async function passCutoff(answers: Respond) {
  const stop = await openPartidos(5);
  respond = answers;
  await vi.advanceTimersByTimeAsync(4_000 + SPREAD_MS + 10_000);
  stop();
}

test('with Partidos open, the stores call the API after a week’s last cut-off at the times that `load-model.ts` gives', async () => {
  await passCutoff(answer);
  expectModel(CUTOFF);
});

test('with Partidos open, the stores of each player call only once after a week’s last cut-off when the server answers 401, at the time that `load-model.ts` gives', async () => {
  await passCutoff(() => Response.json({ message: 'Unauthenticated.' }, { status: 401 }));
  expectModel(EXPIRY);
});

test('with Partidos open, the stores call at the times that `load-model.ts` gives and repeat no call when the server answers 502 after a week’s last cut-off', async () => {
  await passCutoff(() => new Response('', { status: 502 }));
  expectModel(CUTOFF_IN_OUTAGE);
});

test('with Partidos open, the stores reload after an `online` event at the times that `load-model.ts` gives', async () => {
  // The connection returns an hour before the cut-off, because the cut-off would cause more calls.
  const stop = await openPartidos(3_600);
  instant = Date.now();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(SPREAD_MS + 10_000);
  stop();
  expectModel(RECONNECTION);
  // The stores of 200 players tick for 70 seconds of the fake clock. On a busy machine that takes over 20 seconds.
}, 90_000);

test('the API clients of pages that start before, during and after an outage call at the times that `load-model.ts` gives', async () => {
  // The fake clock starts at 0 ms (1970), because the `Retry-After` date of the load model counts from there.
  instant = 0;
  vi.useFakeTimers({ now: 0 });
  respond = (path, time) =>
    isOutage(time)
      ? new Response('', { status: 503, headers: { 'Retry-After': new Date(70_000).toUTCString() } })
      : answer(path, time);
  for (const player of players) {
    const request = createRequester(
      {
        baseUrl: '',
        token: () => `player-${player}`,
        epoch: () => 1,
        now: () => Date.now(),
        onServerTime: () => undefined,
        onUnauthenticated: () => undefined,
        onUnverified: () => undefined,
      },
      { ...browserRuntime, random: createRandom(player) },
    );
    const api = createApi(request);
    const [arrival = 0] = STARTS_IN_OUTAGE.getCalls(createRandom(player), createRandom(player, 1));
    setTimeout(() => api.user().catch(() => undefined), arrival);
  }
  await vi.advanceTimersByTimeAsync(150_000);
  expectModel(STARTS_IN_OUTAGE);
});

test.each(simulateLoad(10_000))(
  'at most 5 % of 10,000 players of `load-model.ts` call in the busiest second: $name',
  ({ share }) => {
    expect(share).toBeLessThanOrEqual(MAX_SHARE);
  },
);

test('if calls had no random delay, over 5 % of the players would call in the same second in each case of `load-model.ts`', () => {
  const rows = simulateLoad(10_000);
  expect(rows.filter(({ shareWithout }) => shareWithout <= MAX_SHARE)).toEqual([]);
  expect(rows).toHaveLength(LOAD_CASES.length);
});

test('measureLoad for 1,000 players returns two rows for each case of `load-model.ts`, half of all rows with a goal', async () => {
  const rows = await measureLoad([1_000]);
  expect(rows).toHaveLength(2 * LOAD_CASES.length);
  expect(rows[0]).toMatchObject({
    what: 'the week’s last cut-off, Partidos open, 1,000 players',
    unit: '%',
    goal: { most: 5 },
  });
  expect(rows.filter(({ goal }) => goal)).toHaveLength(LOAD_CASES.length);
});

test('countBusiestSecond returns the number of players who call in the busiest second, each counted once', () => {
  const times = [[0, 999, 1_000], [1_500], [1_999, 5_000]];
  expect(countBusiestSecond(3, (player) => times[player] ?? [])).toBe(3);
  expect(countBusiestSecond(1, () => [0, 10, 2_000])).toBe(1);
});
