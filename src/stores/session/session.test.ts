import { expect, test, vi } from 'vitest';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { createSession } from './session.ts';

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

test('a session reports a change when its token changes, and none when it ends without a token', () => {
  const onChange = vi.fn();
  const session = createSession(createStorage(null), onChange);
  session.clearToken();
  expect(onChange).not.toHaveBeenCalled();
  session.tryToken('ana-1');
  session.clearToken();
  expect(onChange).toHaveBeenCalledTimes(2);
});
