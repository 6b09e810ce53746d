// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { createToastStore } from '../shell/toast.ts';
import { createSession, createSessionSync } from './session.ts';

function setUp(token?: string) {
  const { disk, openTab } = createDevice();
  const storage = openTab();
  if (token !== undefined) storage.set(STORAGE_KEYS.token, token);
  return { disk, session: createSession(storage), storage };
}

test('`tryToken`, `clearToken` and `setToken` each give the session a new number (`epoch`)', () => {
  const { session } = setUp();
  const epochs = [session.epoch()];
  const changes = [
    () => session.tryToken('ana-1'),
    () => session.clearToken(),
    () => session.setToken('luis-1'),
  ];
  for (const change of changes) {
    change();
    epochs.push(session.epoch());
  }
  expect(new Set(epochs).size).toBe(4);
});

test('closing a session removes its token and its remembered week', () => {
  const { disk, session, storage } = setUp('ana-1');
  storage.set(STORAGE_KEYS.week, '7');
  session.clearToken();
  expect([session.token(), disk.size]).toEqual([null, 0]);
});

test('opening a session removes the remembered week of another player', () => {
  const { session, storage } = setUp('ana-1');
  storage.set(STORAGE_KEYS.week, '7');
  session.tryToken('luis-1');
  session.keepToken('8');
  expect(storage.get(STORAGE_KEYS.week)).toBeNull();
});

test('closing a session keeps the token and the remembered week of the session that another tab opened', () => {
  const { disk, session, storage } = setUp('ana-1');
  disk.set(STORAGE_KEYS.token, 'luis-1');
  disk.set(STORAGE_KEYS.week, '7');
  expect(session.isCurrent()).toBe(false);
  session.clearToken();
  expect([storage.get(STORAGE_KEYS.token), storage.get(STORAGE_KEYS.week)]).toEqual(['luis-1', '7']);
});

test('a session keeps its token in memory when storage is unavailable', () => {
  const session = createSession(createStorage(null));
  session.tryToken('ana-1');
  session.keepToken('7');
  expect([session.token(), session.isCurrent()]).toEqual(['ana-1', true]);
});

test('a session starts without a token when the stored token is invalid', () => {
  const { session } = setUp('a b');
  expect([session.token(), session.isCurrent()]).toEqual([null, true]);
});

function createTab(token: string | null = 'ana-1') {
  const { disk, openTab } = createDevice();
  const storage = openTab();
  // Changes the disk without a `storage` event.
  const store = (next: string | null) => {
    if (next === null) disk.delete(STORAGE_KEYS.token);
    else disk.set(STORAGE_KEYS.token, next);
  };
  store(token);
  const session = createSession(storage);
  const answers: (() => void)[] = [];
  const followToken = vi.fn(async (next: string | null) => {
    session.setToken(next);
    await new Promise<void>((resolve) => answers.push(resolve));
  });
  const sync = createSessionSync(
    { followToken, expireIfTold: () => undefined },
    session,
    storage,
    createToastStore(),
  );
  const isSettled = async (promise: Promise<void>) => {
    let settled = false;
    void promise.then(() => {
      settled = true;
    });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return settled;
  };
  return { answers, followToken, isSettled, openTab, store, sync };
}

test('an API call is aborted when another tab has changed the session, and this tab switches to the new session', async () => {
  const { followToken, store, sync } = createTab();
  store('luis-1');
  await expect(sync.beforeCall('weeks')).rejects.toMatchObject({ kind: 'aborted' });
  expect(followToken).toHaveBeenCalledExactlyOnceWith('luis-1');
});

test('an API call during a change of session waits until the new user is loaded, except the call that loads the user', async () => {
  const { answers, isSettled, store, sync } = createTab();
  store('luis-1');
  void sync.check();
  const weeks = sync.beforeCall('weeks');
  expect(await isSettled(sync.beforeCall('user'))).toBe(true);
  expect(await isSettled(weeks)).toBe(false);
  answers[0]?.();
  expect(await isSettled(weeks)).toBe(true);
});

test.each(['user', 'weeks', 'sendPool'] as const)(
  'the API call %s is aborted without a session',
  async (name) => {
    await expect(createTab(null).sync.beforeCall(name)).rejects.toMatchObject({ kind: 'aborted' });
  },
);

test('a tab follows the token that another tab stores, and does nothing when that tab stores a draft', () => {
  const tab = createTab();
  const stop = tab.sync.start();
  const other = tab.openTab();
  other.set('draft:7:1', '{}');
  expect(tab.followToken).not.toHaveBeenCalled();
  other.set(STORAGE_KEYS.token, 'luis-1');
  expect(tab.followToken).toHaveBeenCalledExactlyOnceWith('luis-1');
  stop();
});

test.each([
  ['the event pageshow fires', () => void dispatchEvent(new Event('pageshow'))],
  [
    'the event visibilitychange fires on a visible page',
    () => void document.dispatchEvent(new Event('visibilitychange')),
  ],
])('the session is checked when %s', (_occasion, cause) => {
  const tab = createTab();
  const stop = tab.sync.start();
  tab.store('luis-1');
  expect(tab.followToken).not.toHaveBeenCalled();
  cause();
  expect(tab.followToken).toHaveBeenCalledExactlyOnceWith('luis-1');
  stop();
});
