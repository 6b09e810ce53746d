// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MockControl, startMockServer } from '../index.ts';
import { createNoPage, createPageAdapter, type PageState } from '../page/page-adapter.ts';

let controls: MockControl[] = [];
let reloads: string[] = [];
let clock = 1_800_000_000_000;

// Opens a page in this tab, as a reload does, or in a new tab. The browser's storage keeps the previous world.
function openPage(options: { newTab?: boolean } = {}): MockControl {
  globalThis.dispatchEvent(new Event('pagehide'));
  for (const control of controls) control.shutdown();
  if (options.newTab) sessionStorage.clear();
  const reload = (route: string) => {
    reloads.push(route);
    return new Promise<void>(() => {});
  };
  const pageAdapter = { ...createPageAdapter(), booted: async () => {}, reload, leaves: () => true };
  const control = startMockServer({ persist: true, players: 50, pageAdapter, realNow: () => clock });
  controls.push(control);
  return control;
}
async function leaveBy(move: Promise<void>) {
  const before = reloads.length;
  void move;
  await vi.waitFor(() => expect(reloads.length).toBe(before + 1), { timeout: 5_000, interval: 5 });
}
// The browser's own storage. While a server runs, `localStorage` is the storage of the server's world.
const disk = localStorage;
const worlds = () => Object.keys(disk).filter((key) => key.startsWith('lmxsim:world:'));
/** Makes the browser's storage full for the items for which `isRefused` returns true. */
function refuseToStore(isRefused: (key: string, value: string) => boolean) {
  const real = Storage.prototype.setItem;
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (isRefused(key, value)) throw new DOMException('full', 'QuotaExceededError');
    real.call(this, key, value);
  });
}

beforeEach(() => {
  disk.clear();
  sessionStorage.clear();
  reloads = [];
  clock = 1_800_000_000_000;
});
afterEach(() => {
  for (const control of controls) control.shutdown();
  controls = [];
});

test('a reload keeps the world, its time, its speed and its device clock', async () => {
  const first = openPage();
  await first.clock.advance('2h');
  await first.clock.freeze();
  await first.clock.device(-5_000);
  await first.world.edit('weeks', 7, { alias: 'La siete' });
  const [hash, now] = [await first.world.hash(), first.clock.now()];
  clock += 60_000;
  const second = openPage();
  await second.ready;
  expect(await second.world.hash()).toBe(hash);
  expect(second.clock.now()).toBe(now);
  expect(second.clock.view()).toMatchObject({ rate: 0, device: -5_000 });
  expect(second.world.facts().map(({ kind }) => kind)).toEqual(['clock', 'edit']);
});

test('the clock of the world runs on at its speed while the page is closed', async () => {
  const first = openPage();
  await first.clock.resume(60);
  const now = first.clock.now();
  clock += 1_000;
  const second = openPage();
  expect(second.clock.now()).toBe(now + 60_000);
});

test('becoming a persona reloads the page at Partidos with the persona’s session, which replaces a token stored while leaving but not one stored later', async () => {
  const first = openPage();
  await leaveBy(first.world.as('ana'));
  expect(reloads).toEqual(['/games']);
  // The page writes this token while it is leaving, so the next document must not use the token.
  localStorage.setItem('lmx:token', 'of-before');
  const second = openPage();
  expect(second.world.user()?.name).toBe('Ana');
  localStorage.setItem('lmx:token', 'of-another-reload');
  const third = openPage();
  expect(third.world.user()).toBe(null);
});

test('a new tab starts in a world of its own as a visitor, although the world of the earlier tab is logged in', async () => {
  const first = openPage();
  await leaveBy(first.world.as('ana'));
  openPage();
  const second = openPage({ newTab: true });
  expect([second.world.user(), localStorage.getItem('lmx:token')]).toEqual([null, null]);
  expect(worlds()).toHaveLength(2);
});

test('the token of a world that can no longer be read is removed', () => {
  openPage();
  localStorage.setItem('lmx:token', '9|of-a-world-long-gone');
  const [key = ''] = worlds();
  for (const control of controls) control.shutdown();
  disk.setItem(key, '{"format":99}');
  openPage();
  expect(localStorage.getItem('lmx:token')).toBe(null);
});

test('a saved world that can’t be read or has another version is ignored, and a new world starts', async () => {
  const first = openPage();
  await first.clock.advance('2d');
  const key = worlds()[0] ?? '';
  openPage();
  for (const text of ['{', '{"format":99}', '[]', 'null', '{"format":1}']) {
    sessionStorage.setItem('lmxsim:world', key.replace('lmxsim:world:', ''));
    for (const control of controls) control.shutdown();
    controls = [];
    disk.setItem(key, text);
    const fresh = startMockServer({ persist: true, players: 10, pageAdapter: createNoPage() });
    expect(fresh.world.facts()).toEqual([]);
    fresh.shutdown();
  }
});

test('undoing a reset restores the session and the drafts', async () => {
  await leaveBy(openPage().world.as('ana'));
  const before = openPage();
  const token = localStorage.getItem('lmx:token');
  localStorage.setItem('lmx:draft:3:7', '[1]');
  await leaveBy(before.world.reset());
  const fresh = openPage();
  expect([fresh.world.user(), localStorage.length]).toEqual([null, 0]);
  const { replaced } = fresh.branch.current();
  await leaveBy(fresh.branch.switch(replaced ?? ''));
  const after = openPage();
  expect(after.world.user()?.name).toBe('Ana');
  expect([localStorage.getItem('lmx:token'), localStorage.getItem('lmx:draft:3:7')]).toEqual([token, '[1]']);
});

const RELOADING_MOVES: [string, (control: MockControl) => Promise<void>][] = [
  ['a time jump back', ({ clock }) => clock.advance('-1h')],
  ['a switch to another branch', ({ branch }) => branch.switch('A')],
  ['a change of the persona', ({ world }) => world.as('nico')],
  ['an import', ({ world }) => world.import(world.export())],
];

test.each(RELOADING_MOVES)(
  '%s is refused and changes nothing when the browser has no space',
  async (_what, move) => {
    const control = openPage();
    await control.clock.advance('2h', { silent: true });
    await control.branch.create();
    await control.world.edit('weeks', 7, { alias: 'Mía' });
    await new Promise((resolve) => setTimeout(resolve, 120));
    const look = async (control: MockControl) => [
      await control.world.hash(),
      control.clock.now(),
      control.branch.list(),
      control.world.cursor(),
    ];
    const before = await look(control);
    localStorage.setItem('lmx:draft:3:7', 'mine');
    const full = refuseToStore((key) => key.startsWith('lmxsim:world:'));
    await expect(move(control)).rejects.toThrow('El navegador ya no tiene espacio: nada cambió.');
    expect([reloads, control.world.saveProblem()]).toEqual([[], 'full']);
    full.mockRestore();
    expect(await look(control)).toEqual(before);
    expect(control.clock.view().lag).toBe(2 * 3_600_000);
    expect(localStorage.getItem('lmx:draft:3:7')).toBe('mine');
    await control.clock.freeze();
    await vi.waitFor(() => expect(control.world.saveProblem()).toBeNull());
    expect(await look(openPage())).toEqual(before);
  },
);

test('a time jump back is refused and changes nothing when the browser has no space for the page’s storage', async () => {
  const control = openPage();
  localStorage.setItem('lmx:draft:3:7', 'early');
  await control.clock.freeze();
  await control.clock.advance('1h');
  localStorage.setItem('lmx:draft:3:7', 'late');
  await control.clock.advance('1h');
  const [now, hash] = [control.clock.now(), await control.world.hash()];
  const full = refuseToStore((_key, value) => value === 'early');
  await expect(control.clock.advance('-90m')).rejects.toThrow('ya no tiene espacio');
  full.mockRestore();
  expect([reloads, control.clock.now(), await control.world.hash()]).toEqual([[], now, hash]);
  expect(openPage().clock.now()).toBe(now);
  expect(localStorage.getItem('lmx:draft:3:7')).toBe('late');
});

test('a new world starts when the browser blocks sessionStorage, and `saveProblem` says so', () => {
  const kept = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage') as PropertyDescriptor;
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new Error('SecurityError');
    },
  });
  const none: PageState = { storage: {}, route: '/' };
  const pageAdapter = {
    ...createPageAdapter(),
    booted: async () => {},
    snapshot: () => none,
    setState() {},
  };
  const control = startMockServer({ persist: true, players: 10, pageAdapter });
  expect([control.world.facts(), control.world.saveProblem()]).toEqual([[], 'blocked']);
  control.shutdown();
  Object.defineProperty(globalThis, 'sessionStorage', kept);
});
