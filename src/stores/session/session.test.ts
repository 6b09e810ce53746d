import { expect, test, vi } from 'vitest';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { createSession } from './session.ts';

function setUp(token?: string) {
  const { disk, openTab } = createDevice();
  const storage = openTab();
  if (token !== undefined) storage.set(STORAGE_KEYS.token, token);
  const announce = vi.fn();
  return { announce, disk, session: createSession(storage, announce), storage };
}

test('opening a session stores its token, increases the session number (`epoch`) and sends a message to other tabs', () => {
  const { announce, session, storage } = setUp();
  const before = session.epoch();
  session.open('ana-1');
  expect([session.token(), storage.get(STORAGE_KEYS.token)]).toEqual(['ana-1', 'ana-1']);
  expect(session.epoch()).toBeGreaterThan(before);
  expect(announce).toHaveBeenCalledExactlyOnceWith('session-opened');
});

test('`open`, `close` and `adopt` each give the session a new number (`epoch`)', () => {
  const { session } = setUp();
  const epochs = [session.epoch()];
  const changes = [() => session.open('ana-1'), () => session.close(), () => session.adopt('luis-1')];
  for (const change of changes) {
    change();
    epochs.push(session.epoch());
  }
  expect(new Set(epochs).size).toBe(4);
});

test('closing a session removes its token and sends a message to other tabs', () => {
  const { announce, session, storage } = setUp('ana-1');
  session.close();
  expect([session.token(), storage.get(STORAGE_KEYS.token)]).toEqual([null, null]);
  expect(announce).toHaveBeenCalledExactlyOnceWith('session-closed');
});

test('closing without an open session sends no message to other tabs', () => {
  const { announce, session } = setUp();
  session.close();
  expect(announce).not.toHaveBeenCalled();
});

test('closing a session keeps a token that another tab stored, and sends no message to other tabs', () => {
  const { announce, disk, session, storage } = setUp('ana-1');
  disk.set(STORAGE_KEYS.token, 'luis-1');
  expect(session.isCurrent()).toBe(false);
  session.close();
  expect(storage.get(STORAGE_KEYS.token)).toBe('luis-1');
  expect(announce).not.toHaveBeenCalled();
});

test('a session keeps its token in memory when storage is unavailable', () => {
  const session = createSession(createStorage(null));
  session.open('ana-1');
  expect([session.token(), session.isCurrent()]).toEqual(['ana-1', true]);
});

test.each([
  ['is empty', ''],
  ['is the word null', 'null'],
  ['is the word undefined', 'undefined'],
  ['contains a space', 'a b'],
  ['contains a line break', 'a\r\nX: y'],
  ['contains a character that is not ASCII', 'ñ'],
  ['has 4097 characters', 'x'.repeat(4097)],
])('a session starts without a token when the stored token %s', (_case, token) => {
  const { session } = setUp(token);
  expect([session.token(), session.isCurrent()]).toEqual([null, true]);
});
