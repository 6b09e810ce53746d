import { expect, test } from 'vitest';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { createSession } from './session.ts';

function setUp(token?: string) {
  const { disk, openTab } = createDevice();
  const storage = openTab();
  if (token !== undefined) storage.set(STORAGE_KEYS.token, token);
  return { disk, session: createSession(storage), storage };
}

test('opening a session stores its token and increases the session number (`epoch`)', () => {
  const { session, storage } = setUp();
  const before = session.epoch();
  session.storeToken('ana-1');
  expect([session.token(), storage.get(STORAGE_KEYS.token)]).toEqual(['ana-1', 'ana-1']);
  expect(session.epoch()).toBeGreaterThan(before);
});

test('`storeToken`, `clearToken` and `setToken` each give the session a new number (`epoch`)', () => {
  const { session } = setUp();
  const epochs = [session.epoch()];
  const changes = [
    () => session.storeToken('ana-1'),
    () => session.clearToken(),
    () => session.setToken('luis-1'),
  ];
  for (const change of changes) {
    change();
    epochs.push(session.epoch());
  }
  expect(new Set(epochs).size).toBe(4);
});

test('closing a session removes its token', () => {
  const { session, storage } = setUp('ana-1');
  session.clearToken();
  expect([session.token(), storage.get(STORAGE_KEYS.token)]).toEqual([null, null]);
});

test('closing a session keeps a token that another tab stored', () => {
  const { disk, session, storage } = setUp('ana-1');
  disk.set(STORAGE_KEYS.token, 'luis-1');
  expect(session.isCurrent()).toBe(false);
  session.clearToken();
  expect(storage.get(STORAGE_KEYS.token)).toBe('luis-1');
});

test('a session keeps its token in memory when storage is unavailable', () => {
  const session = createSession(createStorage(null));
  session.storeToken('ana-1');
  expect([session.token(), session.isCurrent()]).toEqual(['ana-1', true]);
});

test('a session starts without a token when the stored token is invalid', () => {
  const { session } = setUp('a b');
  expect([session.token(), session.isCurrent()]).toEqual([null, true]);
});
