// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage, STORAGE_KEYS } from './storage.ts';

function brokenStorage(broken: { get?: boolean; set?: boolean; remove?: boolean; keys?: boolean }): Storage {
  return {
    get length() {
      if (broken.keys) throw new DOMException('blocked', 'SecurityError');
      return 1;
    },
    clear: () => undefined,
    key: () => 'lmx:token',
    removeItem: () => {
      if (broken.remove) throw new DOMException('blocked', 'SecurityError');
    },
    getItem: () => {
      if (broken.get) throw new DOMException('blocked', 'SecurityError');
      return 'on disk';
    },
    setItem: () => {
      if (broken.set) throw new DOMException('full', 'QuotaExceededError');
    },
  };
}

beforeEach(() => localStorage.clear());

// Players' devices have values under these names: with another name, an update of the site would lose them.
test('each key of the storage keeps the name under which players’ devices have its value', () => {
  expect(STORAGE_KEYS).toEqual({
    token: 'lmx:token',
    player: 'lmx:player',
    week: 'lmx:week',
    logOutStart: 'lmx:ending',
    seenResults: 'lmx:results',
    sent: 'lmx:sent',
    verification: 'lmx:verification',
    pendingTrivia: 'lmx:trivia',
    firstRunDismissed: 'lmx:first-run',
    reloadGuard: 'lmx:reload',
    draftPrefix: 'lmx:draft:',
  });
});

test('the storage adapter lists keys by prefix in sorted order', () => {
  const storage = createStorage();
  storage.set('lmx:draft:1:7', 'b');
  storage.set('lmx:draft:1:6', 'a');
  storage.set('lmx:token', 'c');
  expect(storage.keys('lmx:draft:1:')).toEqual(['lmx:draft:1:6', 'lmx:draft:1:7']);
});

test('the storage adapter stores a value in localStorage and removes it', () => {
  const storage = createStorage();
  storage.set('lmx:token', 'abc');
  expect(localStorage.getItem('lmx:token')).toBe('abc');
  storage.remove('lmx:token');
  expect([storage.get('lmx:token'), localStorage.length]).toEqual([null, 0]);
});

test('the storage adapter drops a value kept in memory once a later value is stored on the device', () => {
  const disk = brokenStorage({});
  const setItem = vi.spyOn(disk, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const storage = createStorage(disk);
  expect(storage.set('lmx:token', 'first')).toBe('memory');
  expect(storage.set('lmx:token', 'second')).toBe('stored');
  expect([setItem.mock.calls.length, storage.get('lmx:token')]).toEqual([2, 'on disk']);
});

test.each([
  ['of the prefix “lmx:” when another tab clears localStorage', null, [['lmx:', null]]],
  ['when another tab changes a key with the prefix “lmx:”', 'lmx:token', [['lmx:token', null]]],
  ['of nothing when another tab changes another key', 'other', []],
])('the storage adapter notifies a subscriber %s, until it unsubscribes', (_what, key, calls) => {
  const heard = vi.fn();
  const stop = createStorage().subscribe(heard);
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  stop();
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(heard.mock.calls).toEqual(calls);
});

test('the storage adapter returns null when the browser blocks reading', () => {
  expect(createStorage(brokenStorage({ get: true })).get('lmx:token')).toBeNull();
});

test('the storage adapter keeps a value in memory when the device is full and returns “memory”', () => {
  const storage = createStorage(brokenStorage({ set: true }));
  expect(storage.set('lmx:draft:1:7', 'kept')).toBe('memory');
  expect(storage.get('lmx:draft:1:7')).toBe('kept');
});

test('the storage adapter lists keys kept in memory when the device is full and its keys can’t be read', () => {
  const storage = createStorage(brokenStorage({ set: true, keys: true }));
  storage.set('lmx:draft:1:7', 'kept');
  storage.set('lmx:trivia', 'kept');
  expect(storage.keys('lmx:draft:')).toEqual(['lmx:draft:1:7']);
});

test('the storage adapter no longer returns or lists a key after the browser has refused to remove it', () => {
  const storage = createStorage(brokenStorage({ remove: true }));
  expect(storage.keys('lmx:')).toEqual(['lmx:token']);
  storage.remove('lmx:token');
  expect([storage.get('lmx:token'), storage.keys('lmx:')]).toEqual([null, []]);
});

test('the storage adapter lists a key again when it is set after a failed removal', () => {
  const storage = createStorage(brokenStorage({ set: true, remove: true }));
  storage.remove('lmx:token');
  storage.set('lmx:token', 'kept');
  expect([storage.get('lmx:token'), storage.keys('lmx:')]).toEqual(['kept', ['lmx:token']]);
});

test('the storage adapter uses memory when access to localStorage throws', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const storage = createStorage();
  expect([storage.set('lmx:token', 'abc'), storage.get('lmx:token')]).toEqual(['memory', 'abc']);
});

test('the storage adapter returns nothing for a removed key whose value was only in memory', () => {
  const storage = createStorage(null);
  storage.set('lmx:token', 'abc');
  storage.remove('lmx:token');
  expect([storage.get('lmx:token'), storage.keys('lmx:')]).toEqual([null, []]);
});
