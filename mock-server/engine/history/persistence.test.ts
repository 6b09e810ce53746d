// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageAdapter } from '../page/page-adapter.ts';
import { createTodo, getTitles, HOUR, TODO_KEYS, type Todo } from '../testing/todo.ts';

/** The browser's own storage. While an engine runs, `localStorage` is the storage of its world. */
const disk = localStorage;
let engines: Todo[] = [];
let reloads: string[] = [];
let clock = 0;

const closeAll = () => {
  for (const { shutdown } of engines) shutdown();
  engines = [];
};

beforeEach(() => {
  disk.clear();
  sessionStorage.clear();
  reloads = [];
  clock = 1_800_000_000_000;
});
afterEach(closeAll);

/** Opens the page in this tab, as a reload does. The browser's storage keeps the previous world. */
function openPage(): Todo {
  globalThis.dispatchEvent(new Event('pagehide'));
  closeAll();
  const pageAdapter = {
    ...createPageAdapter({ keys: TODO_KEYS }),
    booted: async () => {},
    needsReload: () => true,
    reload(route: string) {
      reloads.push(route);
      return new Promise<void>(() => {});
    },
  };
  const engine = createTodo({ persist: true, intercept: true, pageAdapter, realNow: () => clock });
  engines.push(engine);
  return engine;
}

const add = ({ change, world }: Todo, title: string) => change(() => world.commit('add', { title }));
const getWorldKey = () => Object.keys(disk).find((key) => key.startsWith('time:world:')) ?? '';

test('a reload keeps the world, its time, its speed and its device clock', async () => {
  const first = openPage();
  await first.goTo(first.world.now() + HOUR);
  await add(first, 'One');
  await first.change(() => {
    first.world.clock.set(first.world.now(), 60);
    first.device.set(-5_000);
  });
  const now = first.world.now();
  clock += 1_000;
  const second = openPage();
  expect([getTitles(second), second.device.mode(), second.world.now()]).toEqual([
    ['Buy milk', 'One'],
    -5_000,
    now + 60_000,
  ]);
});

test('a jump that reloads the page gives the next document the page state of that jump', async () => {
  const first = openPage();
  void first.jump(() => ({ storage: { 'todo:token': 'first' }, route: '/tasks' }));
  await vi.waitFor(() => expect(reloads).toEqual(['/tasks']));
  // The page writes this while it is leaving, so the next document must not get it.
  localStorage.setItem('todo:token', 'before');
  openPage();
  expect(localStorage.getItem('todo:token')).toBe('first');
});

test('a saved world that can’t be read is kept elsewhere, its session is removed, and a new world starts', async () => {
  await add(openPage(), 'One');
  localStorage.setItem('todo:token', 'gone');
  localStorage.setItem('todo:theme', 'dark');
  closeAll();
  disk.setItem(getWorldKey(), '{"format":99}');
  const second = openPage();
  expect(getTitles(second)).toEqual(['Buy milk']);
  expect(Object.entries(localStorage)).toEqual([['todo:theme', 'dark']]);
  const why = 'El mundo es de la versión 99 y el simulador entiende la 1.';
  expect(second.persistence.copies()).toMatchObject([{ text: '{"format":99}', why, isNew: true }]);
});

test('a jump back is refused and changes nothing when the browser has no space', async () => {
  const todo = openPage();
  await todo.goTo(todo.world.now() + HOUR);
  await add(todo, 'One');
  const real = Storage.prototype.setItem;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (key.startsWith('time:world:')) throw new DOMException('full', 'QuotaExceededError');
    real.call(this, key, value);
  });
  const before = todo.world.now();
  await expect(todo.goTo(before - HOUR)).rejects.toThrow('El navegador ya no tiene espacio: nada cambió.');
  expect(todo.world.now()).toBe(before);
  expect(getTitles(todo)).toEqual(['Buy milk', 'One']);
  expect(reloads).toEqual([]);
  expect(todo.persistence.isFull()).toBe(true);
  full.mockRestore();
});
