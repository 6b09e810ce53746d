// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage } from './storage.ts';

/** A device that refuses what it is told to refuse. */
function brokenStorage(broken: { get?: boolean; set?: boolean }): Storage {
  return {
    length: 0,
    clear: () => undefined,
    key: () => null,
    removeItem: () => undefined,
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

describe('storage that works', () => {
  test('keeps its values', () => {
    const storage = createStorage();
    expect(storage.set('lmx:token', 'abc')).toBe('stored');
    expect(storage.get('lmx:token')).toBe('abc');
  });

  test('lists its keys by prefix, in order', () => {
    const storage = createStorage();
    storage.set('lmx:draft:1:7', 'b');
    storage.set('lmx:draft:1:6', 'a');
    storage.set('lmx:token', 'c');
    expect(storage.keys('lmx:draft:1:')).toEqual(['lmx:draft:1:6', 'lmx:draft:1:7']);
  });

  test('reports changes of its own keys in another tab, and no others', () => {
    const heard = vi.fn();
    const stop = createStorage().subscribe(heard);
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }));
    dispatchEvent(new StorageEvent('storage', { key: 'lmx:token', newValue: null }));
    stop();
    expect(heard.mock.calls).toEqual([['lmx:token', null]]);
  });
});

describe('storage that is blocked or full', () => {
  test('reads nothing where reading is blocked', () => {
    expect(createStorage(brokenStorage({ get: true })).get('lmx:token')).toBeNull();
  });

  test('keeps in memory what a full device refuses, and says so', () => {
    const storage = createStorage(brokenStorage({ set: true }));
    expect(storage.set('lmx:draft:1:7', 'kept')).toBe('memory');
    expect(storage.get('lmx:draft:1:7')).toBe('kept');
  });

  test('uses memory alone where there is no storage', () => {
    const storage = createStorage(null);
    storage.set('lmx:token', 'abc');
    expect(storage.keys('lmx:')).toEqual(['lmx:token']);
    storage.remove('lmx:token');
    expect(storage.get('lmx:token')).toBeNull();
  });
});
