import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBranchControl } from '../../control/branch.ts';
import { createClockControl } from '../../control/clock.ts';
import { createWorldControl } from '../../control/world.ts';
import { createGame, type Game } from '../../game.ts';
import { createNoPage } from '../page/page-adapter.ts';
import type { TabStorage } from '../page/tab-storage.ts';

interface Tab {
  runtime: Game;
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
    snapshot: () => ({ storage: {}, route: '/ranking' }),
    leaves: () => true,
    reload(route: string) {
      reloads.push(route);
      return new Promise<void>(() => {});
    },
  };
  const runtime = createGame(
    { players: 10, rate: 0, intercept: false, pageAdapter, realNow: () => 0 },
    storage,
  );
  const tab = { runtime, hear: () => heard.saved(), comeBack: () => heard.returned(), reloads };
  tabs.push(tab);
  return tab;
}
const edit = ({ runtime }: Tab, alias: string) => createWorldControl(runtime).edit('weeks', 7, { alias });

/** With its own time, the device differs from the world, so only the knowledge of the jump decides. */
const isAppBehind = ({ runtime }: Tab) => {
  runtime.device.set('real');
  return runtime.getClockView().isAppBehind;
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
  for (const { runtime } of tabs) runtime.shutdown();
});

test('a call from one tab of a shared world gets the data that the other tab changed, even before the storage event', async () => {
  await edit(first, 'Una');
  const call = {
    method: 'GET',
    url: new URL('http://localhost/api/weeks'),
    headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: '',
    cookies: '',
    signal: null,
  };
  const reply = await second.runtime.pipeline.dispatch(call);
  expect(reply.body).toContain('Una');
});

test('after a silent time jump in one tab of a shared world, the other tab has the new time and knows that the app has not learned it', async () => {
  await createClockControl(first.runtime).advance('1h', { silent: true });
  second.hear();
  expect(second.runtime.world.now()).toBe(first.runtime.world.now());
  expect(isAppBehind(second)).toBe(true);
});

test('when one tab of a shared world only freezes the clock, the other tab still takes the app’s time for right', async () => {
  await createClockControl(first.runtime).resume(60);
  second.hear();
  await createClockControl(first.runtime).freeze();
  second.hear();
  expect([second.runtime.world.clock.state().rate, isAppBehind(second)]).toEqual([0, false]);
});

test('becoming a persona in one tab of a shared world reloads the other tab at the route that the other tab shows', async () => {
  void createWorldControl(first.runtime).as('ana');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(first.reloads).toEqual(['/games']);
  second.hear();
  expect(second.reloads).toEqual(['/ranking']);
});

test('a tab that opens a saved world doesn’t write that world again', async () => {
  await edit(first, 'Una');
  const before = device;
  first.runtime.world.commit('edit', { label: 'Sin guardar', changes: [] });
  device = before;
  openTab();
  expect(device).toBe(before);
});

test('a page restored from the back/forward cache reloads when another tab has changed its world, and not before', async () => {
  second.comeBack();
  expect(second.reloads).toEqual([]);
  await edit(first, 'Una');
  second.comeBack();
  expect(second.reloads).toEqual(['/ranking']);
});

const createControls = ({ runtime }: Tab) => ({
  branch: createBranchControl(runtime),
  world: createWorldControl(runtime),
});
type Controls = ReturnType<typeof createControls>;

/** Returns the branch control of a tab. A tab keeps one control, because the control holds the branches that an undo restores. */
const RACES: [name: string, race: (one: Controls, two: Controls) => Promise<unknown>, branches: number][] = [
  [
    'one tab deletes a branch, the other creates one, and the first undoes',
    async (one, two) => {
      await one.branch.remove(await createOther(one));
      await two.branch.create();
      await one.branch.undoRemove();
    },
    3,
  ],
  [
    'one tab deletes a branch, the other starts a world with only one branch, and the first undoes',
    async (one, two) => {
      await one.branch.create();
      await one.branch.remove('A');
      await two.world.begin({ onlyBranch: true });
      await one.branch.undoRemove();
    },
    2,
  ],
  [
    'both tabs create a branch',
    async (one, two) => {
      await one.branch.create();
      await two.branch.create();
    },
    3,
  ],
  [
    'one tab deletes a branch, the other imports a world that has it, and the first undoes',
    async (one, two) => {
      const id = await createOther(one);
      const text = one.world.export();
      await one.branch.remove(id);
      await two.world.import(text);
      await one.branch.undoRemove();
    },
    3,
  ],
  [
    'both tabs import the same world',
    async (one, two) => {
      await one.world.edit('weeks', 7, { alias: 'Una' });
      const text = one.world.export();
      await one.world.import(text);
      await two.world.import(text);
    },
    3,
  ],
  [
    'one tab deletes a branch that the other renames',
    async (one, two) => {
      const id = await createOther(one);
      await one.branch.remove(id);
      await expect(two.branch.rename(id, 'Nueva')).rejects.toThrow(`No existe la rama ${id}.`);
    },
    1,
  ],
  [
    'one tab undoes twice',
    async (one, two) => {
      await one.branch.remove(await createOther(one));
      await two.branch.create();
      await two.branch.create();
      await one.branch.undoRemove();
      await one.branch.undoRemove();
    },
    4,
  ],
];

/** Creates a branch and goes back to the first one; returns the id of the created branch. */
async function createOther({ branch }: Controls): Promise<string> {
  const id = await branch.create();
  await branch.switch('A');
  return id;
}

test.each(RACES)(
  'when %s, the branches of a shared world keep different ids, and the world opens again',
  async (_name, race, count) => {
    for (const { runtime } of tabs)
      Object.assign(runtime.pageAdapter, { reload: async () => {}, leaves: () => false });
    await race(createControls(first), createControls(second));
    first.hear();
    const { branch } = createControls(first);
    const ids = branch.list().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(count);
    expect(createControls(openTab()).branch.list()).toEqual(branch.list());
  },
);
