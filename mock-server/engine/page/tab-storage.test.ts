// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTabStorage, type TabStorage } from './tab-storage.ts';

const disk = localStorage;
let open: TabStorage[] = [];

/**
 * Opens a document with the current session storage: a reload after `leave`, or a duplicated tab while the tab's
 * previous document stays open.
 */
function openTab(join?: string): TabStorage {
  const storage = openTabStorage('time:', join, disk) as TabStorage;
  open.push(storage);
  return storage;
}
function leave(storage: TabStorage) {
  storage.close();
  open = open.filter((other) => other !== storage);
}
function inNewTab(join?: string): TabStorage {
  sessionStorage.clear();
  return openTab(join);
}
const worlds = () => Object.keys(disk).filter((key) => key.startsWith('time:world:'));

beforeEach(() => {
  disk.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const storage of open.toReversed()) leave(storage);
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a reload keeps the tab’s world and the items that its page stored', () => {
  const before = openTab();
  before.save('text');
  localStorage.setItem('todo:token', 'first');
  leave(before);
  const after = openTab();
  expect([after.world, after.load(), localStorage.getItem('todo:token')]).toEqual([
    before.world,
    'text',
    'first',
  ]);
});

test('a duplicated tab starts with a copy of the world and of the page’s items', () => {
  const first = openTab();
  first.save('text');
  localStorage.setItem('todo:token', 'first');
  // A duplicated tab gets a copy of the session storage while the first tab stays open.
  const second = openTab();
  expect(second.world).not.toBe(first.world);
  expect([second.load(), localStorage.getItem('todo:token')]).toEqual(['text', 'first']);
  localStorage.removeItem('todo:token');
  second.save('other');
  expect([first.load(), disk.getItem(`time:data:${first.world}:todo:token`)]).toEqual(['text', 'first']);
  expect([first.isShared(), second.isShared()]).toEqual([false, false]);
});

test('a tab that reloads after a crash keeps its world', () => {
  const first = openTab();
  first.save('text');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as never);
  expect(openTab().world).toBe(first.world);
});

test('a tab that shares a world drops the copied session items, and both report it as shared until one closes', () => {
  const first = openTab();
  first.save('text');
  sessionStorage.setItem('time:recipe', '{}');
  sessionStorage.setItem('another:key', 'stays');
  const second = openTab(first.world ?? '');
  expect([second.world, second.load()]).toEqual([first.world, 'text']);
  expect([first.isShared(), second.isShared()]).toEqual([true, true]);
  expect([sessionStorage.getItem('time:recipe'), sessionStorage.getItem('another:key')]).toEqual([
    null,
    'stays',
  ]);
  leave(second);
  expect(first.isShared()).toBe(false);
});

test('a reload of a tab that shares a world still shares that world', () => {
  const first = openTab();
  first.save('text');
  const second = openTab(first.world ?? '');
  leave(second);
  const again = openTab();
  expect([again.world, first.isShared()]).toEqual([first.world, true]);
});

test('a tab opened to share a world that is no longer saved gets a world of its own', () => {
  const storage = openTab('0123456789ab');
  expect(storage.world).not.toBe('0123456789ab');
});

test('tab storage reports a world that another tab saved only if it is this tab’s world', () => {
  const storage = openTab();
  const saved = vi.fn();
  storage.onChange(saved, vi.fn());
  const tell = (world: string | null) =>
    globalThis.dispatchEvent(
      new StorageEvent('storage', { key: `time:world:${world}`, newValue: 'x', storageArea: disk }),
    );
  tell('another');
  expect(saved).not.toHaveBeenCalled();
  tell(storage.world);
  expect(saved).toHaveBeenCalledOnce();
});

test('tab storage keeps only six worlds of closed tabs, with the items of their pages', () => {
  for (let tab = 0; tab < 10; tab += 1) {
    const storage = inNewTab();
    storage.save(`text ${tab}`);
    localStorage.setItem('todo:token', 'x');
    leave(storage);
  }
  inNewTab().save('here');
  expect(worlds()).toHaveLength(7);
  expect(Object.keys(disk).filter((key) => key.startsWith('time:data:'))).toHaveLength(6);
});

test('tab storage never deletes the world of an open tab', () => {
  const first = openTab();
  first.save('first');
  for (let tab = 0; tab < 10; tab += 1) {
    const storage = inNewTab();
    storage.save(`text ${tab}`);
    leave(storage);
  }
  expect(first.load()).toBe('first');
});

test('when storage is full, tab storage deletes worlds of closed tabs, and `save` returns false if that is too little', () => {
  const old = openTab();
  old.save('old');
  leave(old);
  const storage = inNewTab();
  storage.save('here');
  const real = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 100 || (value === 'larger' && worlds().length > 1))
      throw new DOMException('full', 'QuotaExceededError');
    real.call(this, key, value);
  });
  expect([storage.save('larger'), storage.load(), worlds()]).toEqual([
    true,
    'larger',
    [`time:world:${storage.world}`],
  ]);
  expect([storage.save('x'.repeat(101)), storage.load()]).toEqual([false, 'larger']);
});

test('tab storage treats a tab that does not hold its Web Lock as closed', async () => {
  const crashed = openTab();
  crashed.save('text');
  const held = new Map<string, Promise<unknown>>();
  const locks = {
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    request: (name: string, _options: unknown, work: () => Promise<unknown>) => held.set(name, work()),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const second = inNewTab(crashed.world ?? '');
  expect(second.isShared()).toBe(true);
  await vi.waitFor(() => expect(second.isShared()).toBe(false));
});
