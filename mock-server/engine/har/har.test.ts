import { expect, test, vi } from 'vitest';
import { createHar } from './har.ts';
import type { HarDeps } from './open-har.ts';
import type { HarFile } from './read-har.ts';
import { createStoredHar } from './stored-har.ts';

const FILE: HarFile = {
  creator: 'Firefox',
  calls: [
    {
      method: 'GET',
      url: '/api/weeks',
      endpoint: 'GET /api/weeks',
      sent: '',
      status: 200,
      headers: {},
      body: 'from the file',
      at: 5_000,
      ms: 100,
    },
  ],
  others: 0,
  bodiless: 0,
  startsInSession: false,
};

const REQUEST = {
  method: 'GET',
  url: new URL('http://page/api/weeks'),
  headers: {},
  body: '',
  cookies: '',
  signal: null,
};

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

/** Opens the page again, in a tab that has played `FILE` before if `hasPlayed`. */
async function reload(hasPlayed: boolean) {
  const storage = createStorage();
  const state = { used: [], missing: [], withTimes: false, at: 5_000, faults: [] };
  if (hasPlayed) {
    const stored = createStoredHar(storage, 'engine:har');
    stored.save(FILE);
    stored.saveState({ ...state, before: { storage: {}, route: '/' } });
  }
  const deps = {
    world: { now: () => 5_000, clock: { now: () => 5_000, set() {} }, remember: () => () => {} },
    device: { mode: () => 'server', lag: () => 0, set() {}, setLag() {} },
    faults: { list: () => [], add() {}, clear() {} },
    persistence: { isShared: () => false, suspend: vi.fn() },
    rules: { cookieEndpoint: 'GET /cookie' },
    findEndpoint: (method: string, path: string) => `${method} ${path}`,
    timers: { set: () => 1, clear() {} },
    bus: { emitChange() {}, on: () => () => {} },
    keys: { page: 'page:', engine: 'engine:' },
    storage,
  } as unknown as HarDeps;
  const har = createHar(() => deps);
  const order: string[] = [];
  await har.resume({ close: async () => void order.push('close'), open: () => order.push('open') });
  return { har, order, persistence: deps.persistence };
}

test('after a reload, the HAR file of the tab answers again in place of the routes', async () => {
  const { har } = await reload(true);
  expect(await har.answer(REQUEST)).toMatchObject({ status: 200, body: 'from the file' });
});

test('after a reload, the calls of the page wait until the HAR file can answer them', async () => {
  expect((await reload(true)).order).toEqual(['close', 'open']);
});

test('while the HAR file of the tab plays after a reload, the world is not saved', async () => {
  expect((await reload(true)).persistence.suspend).toHaveBeenLastCalledWith(true);
});

test('after a reload of a tab without a HAR file, the routes answer', async () => {
  const { har, order } = await reload(false);
  expect([har.answer(REQUEST), order]).toEqual([null, []]);
});
