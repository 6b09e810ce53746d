// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPageStorage } from './page-storage.ts';

const disk = localStorage;
let installed: ReturnType<typeof installPageStorage>[] = [];

function openWorld(world: string, makeRoom = () => false) {
  const page = installPageStorage({ disk, prefix: `time:data:${world}:`, makeRoom });
  installed.push(page);
  return page;
}

beforeEach(() => disk.clear());
afterEach(() => {
  for (const page of installed.reverse()) page.uninstall();
  installed = [];
});

test('the page storage keeps the keys of two worlds apart', () => {
  const first = openWorld('one');
  localStorage.setItem('todo:token', 'first');
  first.uninstall();
  openWorld('two');
  expect(localStorage.getItem('todo:token')).toBeNull();
  localStorage.setItem('todo:token', 'second');
  expect({ ...disk }).toEqual({ 'time:data:one:todo:token': 'first', 'time:data:two:todo:token': 'second' });
});

test('the page storage hides the simulator’s own keys from the page', () => {
  disk.setItem('time:worlds', '[]');
  openWorld('one');
  expect([localStorage.getItem('time:worlds'), localStorage.length]).toEqual([null, 0]);
});

test('the page storage reads and writes items by methods and as properties, and lists keys by index', () => {
  openWorld('one');
  localStorage.setItem('a', '1');
  localStorage.b = 2;
  expect([localStorage.a, localStorage.getItem('b'), localStorage.c]).toEqual(['1', '2', undefined]);
  expect(localStorage.length).toBe(2);
  expect([localStorage.key(0), localStorage.key(1), localStorage.key(2)].sort()).toEqual(['a', 'b', null]);
});

test('Object.keys, JSON.stringify, `in`, Object.hasOwn and `delete` treat the items of the page storage as its properties', () => {
  openWorld('one');
  localStorage.setItem('a', '1');
  localStorage.setItem('b', '2');
  expect(Object.keys(localStorage).sort()).toEqual(['a', 'b']);
  expect(JSON.parse(JSON.stringify(localStorage))).toEqual({ a: '1', b: '2' });
  expect(['a' in localStorage, 'z' in localStorage, 'getItem' in localStorage]).toEqual([true, false, true]);
  expect(Object.hasOwn(localStorage, 'a')).toBe(true);
  delete localStorage.a;
  expect(Object.entries(localStorage)).toEqual([['b', '2']]);
});

test('a spy on Storage.prototype also affects the page storage', () => {
  openWorld('one');
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => localStorage.setItem('a', '1')).toThrow('full');
  spy.mockRestore();
  localStorage.setItem('a', '1');
  expect(localStorage.getItem('a')).toBe('1');
});

test('clearing the page storage removes only the items of its world', () => {
  disk.setItem('time:data:two:a', '2');
  disk.setItem('time:worlds', '[]');
  openWorld('one');
  localStorage.setItem('a', '1');
  localStorage.clear();
  expect(Object.keys(disk).sort()).toEqual(['time:data:two:a', 'time:worlds']);
});

test('restoring the page storage puts the browser’s own localStorage and Storage.prototype.getItem back', () => {
  const native = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem');
  openWorld('one').uninstall();
  expect(localStorage).toBe(disk);
  expect(Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')).toEqual(native);
});

test('a sealed page storage ignores later writes', () => {
  const page = openWorld('one');
  localStorage.setItem('a', '1');
  page.seal();
  localStorage.setItem('a', '2');
  localStorage.clear();
  expect(localStorage.getItem('a')).toBe('1');
});

test('when storage is full, the page storage retries a write after `makeRoom`, or throws the browser’s error', () => {
  let isRoomy = false;
  const full = vi.spyOn(disk, 'setItem');
  const real = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (!isRoomy) throw new DOMException('full', 'QuotaExceededError');
    real.call(this, key, value);
  });
  full.mockRestore();
  openWorld('one', () => false);
  expect(() => localStorage.setItem('a', '1')).toThrow('full');
  installed.pop()?.uninstall();
  openWorld('one', () => {
    isRoomy = true;
    return true;
  });
  localStorage.setItem('a', '1');
  expect(localStorage.getItem('a')).toBe('1');
  vi.restoreAllMocks();
});

const rawEvent = (key: string | null, newValue: string | null) =>
  new StorageEvent('storage', { key, oldValue: null, newValue, storageArea: disk });

test('the page receives storage events of its own world only, under the page’s own keys', () => {
  openWorld('one');
  const heard: [string | null, string | null, boolean][] = [];
  const onStorage = ({ key, newValue, storageArea }: StorageEvent) =>
    heard.push([key, newValue, storageArea === localStorage]);
  globalThis.addEventListener('storage', onStorage);
  globalThis.dispatchEvent(rawEvent('time:data:one:todo:token', 'first'));
  globalThis.dispatchEvent(rawEvent('time:data:two:todo:token', 'second'));
  globalThis.dispatchEvent(rawEvent('time:worlds', '[]'));
  globalThis.removeEventListener('storage', onStorage);
  expect(heard).toEqual([['todo:token', 'first', true]]);
});
