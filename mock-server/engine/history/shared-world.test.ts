import { afterEach, beforeEach, expect, test } from 'vitest';
import { createNoPage } from '../page/page-adapter.ts';
import type { TabStorage } from '../page/tab-storage.ts';
import { callTodo, createTodo, HOUR, type Todo } from '../testing/todo.ts';
import { createRootBranch } from './branch.ts';

interface Tab {
  todo: Todo;
  hear: () => void;
  comeBack: () => void;
  reloads: string[];
}

let device: string | null = null;
let tabs: Tab[] = [];

function openTab(): Tab {
  const heard = { saved: () => {}, returned: () => {} };
  const storage: TabStorage = {
    world: '0123456789ab',
    load: () => device,
    save(text) {
      device = text;
      return true;
    },
    keepCopy: () => null,
    copies: () => [],
    discardCopy() {},
    isShared: () => tabs.length > 1,
    exclusive: (work) => work(),
    onChange(saved, returned) {
      Object.assign(heard, { saved, returned });
    },
    seal() {},
    close() {},
  };
  const reloads: string[] = [];
  const pageAdapter = {
    ...createNoPage(),
    snapshot: () => ({ storage: {}, route: '/tasks' }),
    needsReload: () => true,
    reload(route: string) {
      reloads.push(route);
      return new Promise<void>(() => {});
    },
  };
  const todo = createTodo({ pageAdapter }, storage);
  const tab = { todo, hear: () => heard.saved(), comeBack: () => heard.returned(), reloads };
  tabs.push(tab);
  return tab;
}
const add = ({ todo }: Pick<Tab, 'todo'>, title: string) =>
  todo.change(() => void todo.world.commit('add', { title }));

const setRate = ({ todo: { change, world } }: Tab, rate: number) =>
  change(() => world.clock.set(world.now(), rate));

/** With its own time, the device differs from the world, so only the knowledge of the jump decides. */
const isAppBehind = ({ todo }: Tab) => {
  todo.device.set('real');
  return todo.getClockView().isAppBehind;
};

let first: Tab;
let second: Tab;
beforeEach(() => {
  device = null;
  tabs = [];
  first = openTab();
  second = openTab();
});
afterEach(() => {
  for (const { todo } of tabs) todo.shutdown();
});

test('a call of one tab of a shared world gets the other tab’s changes, even before the storage event', async () => {
  await add(first, 'Una');
  const reply = await callTodo(second.todo, 'GET', '/api/tasks');
  expect(await reply.text()).toContain('Una');
});

test('after a silent jump in one tab of a shared world, the other tab knows that the app is behind', async () => {
  await first.todo.goTo(first.todo.world.now() + HOUR, { silent: true });
  second.hear();
  expect(second.todo.world.now()).toBe(first.todo.world.now());
  expect(isAppBehind(second)).toBe(true);
});

test('when one tab of a shared world only freezes the clock, the other still takes the app’s time for right', async () => {
  await setRate(first, 60);
  second.hear();
  await setRate(first, 0);
  second.hear();
  expect([second.todo.world.clock.state().rate, isAppBehind(second)]).toEqual([0, false]);
});

test('a log-in by a jump in one tab of a shared world reloads the other tab at its own route', async () => {
  void first.todo.jump(() => ({ storage: { 'todo:token': 'first' }, route: '/tasks' }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(first.reloads).toEqual(['/tasks']);
  second.hear();
  expect(second.reloads).toEqual(['/tasks']);
});

test('a tab that opens a saved world doesn’t write that world again', async () => {
  await add(first, 'Una');
  const before = device;
  first.todo.world.commit('add', { title: 'Sin guardar' });
  device = before;
  openTab();
  expect(device).toBe(before);
});

test('a page restored from the back/forward cache reloads when another tab has changed its world, and not before', async () => {
  second.comeBack();
  expect(second.reloads).toEqual([]);
  await add(first, 'Una');
  second.comeBack();
  expect(second.reloads).toEqual(['/tasks']);
});

/** The changes of branches that a tab makes. */
const createActions = ({ todo }: Tab) => {
  const { timeline, rebuild } = todo.world;
  return {
    create: () =>
      todo.change(() => {
        todo.pageAtCursor.storeWithTime();
        return timeline.fork().id;
      }),
    remove: (id: string) => todo.change(() => timeline.remove(id)),
    rename: (id: string, name: string) => todo.change(() => timeline.rename(id, name)),
    undoRemove: () => todo.change(() => timeline.undoRemove()),
    switchTo: (id: string) => todo.switchBranch(id),
    startOnly: () =>
      todo.jump(() => {
        timeline.load([createRootBranch(timeline.current())], 'A');
        rebuild();
        return { storage: {}, route: '/' };
      }),
    add: (title: string) => add({ todo }, title),
    save: () => todo.save(),
    open: (text: string) => todo.open(text),
    list: () => structuredClone([...timeline.branches()]),
  };
};
type Actions = ReturnType<typeof createActions>;

const RACES: [name: string, race: (one: Actions, two: Actions) => Promise<unknown>, branches: number][] = [
  [
    'one tab deletes a branch, the other creates one, and the first undoes',
    async (one, two) => {
      await one.remove(await createOther(one));
      await two.create();
      await one.undoRemove();
    },
    3,
  ],
  [
    'one tab deletes a branch, the other starts a world with only one branch, and the first undoes',
    async (one, two) => {
      await one.create();
      await one.remove('A');
      await two.startOnly();
      await one.undoRemove();
    },
    2,
  ],
  [
    'both tabs create a branch',
    async (one, two) => {
      await one.create();
      await two.create();
    },
    3,
  ],
  [
    'one tab deletes a branch, the other imports a world that has it, and the first undoes',
    async (one, two) => {
      const id = await createOther(one);
      const text = one.save();
      await one.remove(id);
      await two.open(text);
      await one.undoRemove();
    },
    3,
  ],
  [
    'both tabs import the same world',
    async (one, two) => {
      await one.add('Una');
      const text = one.save();
      await one.open(text);
      await two.open(text);
    },
    3,
  ],
  [
    'one tab deletes a branch that the other renames',
    async (one, two) => {
      const id = await createOther(one);
      await one.remove(id);
      await expect(two.rename(id, 'Nueva')).rejects.toThrow(`No existe la rama ${id}.`);
    },
    1,
  ],
  [
    'one tab undoes twice',
    async (one, two) => {
      await one.remove(await createOther(one));
      await two.create();
      await two.create();
      await one.undoRemove();
      await one.undoRemove();
    },
    4,
  ],
];

/** Creates a branch and goes back to the first one; returns the id of the created branch. */
async function createOther({ create, switchTo }: Actions): Promise<string> {
  const id = await create();
  await switchTo('A');
  return id;
}

test.each(RACES)(
  'when %s, the branches of a shared world keep different ids, and the world opens again',
  async (_name, race, count) => {
    for (const { todo } of tabs)
      Object.assign(todo.pageAdapter, { reload: async () => {}, needsReload: () => false });
    await race(createActions(first), createActions(second));
    first.hear();
    const { list } = createActions(first);
    const ids = list().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(count);
    expect(createActions(openTab()).list()).toEqual(list());
  },
);
