// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageState } from './engine/page/page-state.ts';
import { type MockControl, startMockServer } from './index.ts';
import { createGamePage } from './page/page.ts';
import { startCaller } from './testing/caller.ts';

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
  const pageAdapter = { ...createGamePage(), booted: async () => {}, reload, needsReload: () => true };
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

test('becoming a persona reloads Partidos with its session, which replaces a token stored while leaving', async () => {
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

test('a new tab starts as a visitor in its own world, although the earlier tab’s world is logged in', async () => {
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

/** Opens a page, edits its world, closes it, and replaces the saved text. */
async function damage(change: (text: string) => string): Promise<string> {
  const first = openPage();
  await first.world.edit('weeks', 7, { alias: 'Mía' });
  await first.clock.freeze();
  for (const control of controls) control.shutdown();
  const [key = ''] = worlds();
  const text = change(disk.getItem(key) ?? '');
  disk.setItem(key, text);
  return text;
}

/** The keys under which the browser's storage has the text. */
const findKeys = (text: string) => Object.keys(disk).filter((key) => disk.getItem(key) === text);

const UNREADABLE: [what: string, text: (saved: string) => string, why: string][] = [
  ['is no JSON', () => '{', 'no es un mundo'],
  ['is empty', () => '', 'no es un mundo'],
  ['is a list', () => '[]', 'no es un mundo'],
  ['is cut', (text) => text.slice(0, text.length / 2), 'no es un mundo'],
  ['has another version', (text) => text.replace('"format":1', '"format":99'), 'versión 99'],
  ['has no branches', () => '{"format":1}', 'incompleto o dañado'],
  ['has a fact of an unknown kind', (text) => text.replace('"edit"', '"nada"'), 'no se entienden'],
  ['has other season data', (text) => text.replace(/"base":"\w+"/, '"base":"0"'), 'otros datos iniciales'],
  ['has no current branch', (text) => text.replace('"current":"A"', '"current":"Z"'), 'incompleto o dañado'],
];

test.each(UNREADABLE)(
  'a saved world that %s is kept under another key, which no save overwrites, and a new world starts',
  async (_what, change, why) => {
    const text = await damage(change);
    const second = openPage();
    expect(second.world.facts()).toEqual([]);
    expect(second.world.copies()).toMatchObject([{ text, isNew: true }]);
    expect(second.world.copies()[0]?.why).toContain(why);
    await second.clock.advance('2h');
    await second.clock.freeze();
    const third = openPage();
    expect(third.world.facts()).toHaveLength(1);
    expect(third.world.copies()).toMatchObject([{ text, isNew: false }]);
    expect(findKeys(text)).toHaveLength(1);
  },
);

test('two saved worlds that can’t be read are both kept, and `discardCopy` deletes one of them', async () => {
  await damage(() => '{');
  openPage();
  await damage(() => '[');
  const { world } = openPage();
  expect(world.copies().map(({ text }) => text)).toEqual(['{', '[']);
  world.discardCopy(world.copies()[0]?.id ?? '');
  expect(
    openPage()
      .world.copies()
      .map(({ text }) => text),
  ).toEqual(['[']);
});

test('a saved world that can’t be read stays where it is when the browser has no space for a copy', async () => {
  const text = await damage(() => '{"format":99}');
  const full = refuseToStore((key) => /^lmxsim:(world|copy):/.test(key));
  const second = openPage();
  await second.clock.freeze();
  expect(second.world.saveProblem()).toBe('full');
  full.mockRestore();
  await second.clock.advance('1h');
  expect(findKeys(text)).toHaveLength(1);
});

test('a saved world at the year 2100 opens at the last instant with its facts, and its text is kept', async () => {
  const late = Date.parse('2100-01-01T12:00:00Z');
  const text = await damage((saved) =>
    saved.replace(/"now":\d+/, `"now":${late}`).replace(/"anchorVirtual":\d+/, `"anchorVirtual":${late}`),
  );
  const { world, clock } = openPage();
  expect(clock.now()).toBe(clock.resolve('2028-12-31 23:59:59'));
  expect(world.facts().map(({ kind }) => kind)).toEqual(['edit']);
  expect(world.copies()).toMatchObject([{ text }]);
  expect(world.copies()[0]?.why).toContain('se ajustaron');
});

test('a saved world with two branches of one id opens with both', async () => {
  await damage((saved) => {
    const world = JSON.parse(saved);
    world.branches.push({ ...world.branches[0], name: 'Otra' });
    return JSON.stringify(world);
  });
  expect(
    openPage()
      .branch.list()
      .map(({ name }) => name),
  ).toEqual(['Principal', 'Otra']);
});

test.each(['lmxsim:worlds', 'lmxsim:open'])(
  'a world opens when the stored list %s can’t be read',
  async (key) => {
    await damage((text) => text);
    disk.setItem(key, '{');
    const { world } = openPage();
    expect([world.facts().length, world.saveProblem()]).toEqual([1, null]);
  },
);

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
    ...createGamePage(),
    booted: async () => {},
    snapshot: () => none,
    setState() {},
  };
  const control = startMockServer({ persist: true, players: 10, pageAdapter });
  expect([control.world.facts(), control.world.saveProblem()]).toEqual([[], 'blocked']);
  control.shutdown();
  Object.defineProperty(globalThis, 'sessionStorage', kept);
});

test('docs/simulator.md lists exactly the methods of the control API’s groups, such as `clock` and `world`', () => {
  const page = readFileSync('docs/simulator.md', 'utf8');
  const control = startMockServer({ players: 0, rate: 0, intercept: false });
  const groups = ['clock', 'agenda', 'world', 'branch', 'fault', 'net', 'mail'] as const;
  const methods = groups.flatMap((group) => Object.keys(control[group]).map((name) => `${group}.${name}`));
  const rows = page.match(/^- `.*(?:\n {2}.*)*/gm) ?? [];
  const listed = rows.flatMap((row) => [...row.matchAll(/`([a-z]+\.[a-zA-Z]+)\(/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual(methods.sort());
  control.shutdown();
});

test('listeners of control.on receive fact, travel, ready and request events until they are removed, and fewer change events than those', async () => {
  const heard: string[] = [];
  const caller = startCaller();
  const { control } = caller;
  await control.net.idle();
  const stop = (['fact', 'travel', 'request', 'ready'] as const).map((name) =>
    control.on(name, () => heard.push(name)),
  );
  let changes = 0;
  control.on('change', () => {
    changes += 1;
  });
  await control.clock.advance('1m');
  await caller.get('/api/weeks');
  expect(heard).toEqual(['fact', 'travel', 'ready', 'request', 'request']);
  expect(changes).toBeLessThan(heard.length);
  for (const off of stop) off();
  await control.clock.advance('1m');
  expect(heard).toHaveLength(5);
});
