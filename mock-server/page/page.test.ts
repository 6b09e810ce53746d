// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { type MockControl, startMockServer } from '../index.ts';
import { createGamePage } from './page.ts';

let control: MockControl | undefined;
afterEach(() => {
  control?.shutdown();
  control = undefined;
  localStorage.clear();
});

const HEADERS = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

function openPage() {
  const reloads: string[] = [];
  const pageAdapter = {
    ...createGamePage(),
    async reload(route: string) {
      reloads.push(route);
    },
    needsReload: () => false,
    async booted() {},
  };
  control = startMockServer({ rate: 0, players: 10, pageAdapter });
  return { ...control, reloads };
}

async function openPageBeforeLogin() {
  const { clock, world, reloads } = openPage();
  await clock.advance('1h');
  await world.as('ana');
  const token = localStorage.getItem('lmx:token');
  history.replaceState(null, '', '/lmx/games');
  await clock.advance('1h');
  await clock.advance('-90m');
  reloads.length = 0;
  return { clock, world, reloads, token };
}

test.each(['import', 'unpack'] as const)(
  'world.%s brings back the page and the draft of the saved world',
  async (way) => {
    const { world, reloads } = openPage();
    await world.as('ana');
    localStorage.setItem('lmx:draft:3:7', '[["1",2,null,5]]');
    history.replaceState(null, '', '/lmx/ranking');
    const [text, packed] = [world.export(), await world.pack()];
    await world.begin({ onlyBranch: true });
    expect(localStorage.getItem('lmx:draft:3:7')).toBeNull();
    await (way === 'import' ? world.import(text) : world.unpack(packed));
    expect([reloads.at(-1), localStorage.getItem('lmx:draft:3:7')]).toEqual(['/ranking', '[["1",2,null,5]]']);
  },
);

test('a time jump forward over a log-in reloads the page with the session of that log-in', async () => {
  const { clock, reloads, token } = await openPageBeforeLogin();
  expect(localStorage.getItem('lmx:token')).toBeNull();
  await clock.advance('60m');
  expect(localStorage.getItem('lmx:token')).toBe(token);
  expect(reloads).toEqual(['/games']);
});

test('a silent time jump forward over a log-in changes neither the page nor its storage', async () => {
  const { clock, world, reloads } = await openPageBeforeLogin();
  await clock.advance('60m', { silent: true });
  expect(world.facts().some(({ kind }) => kind === 'login')).toBe(true);
  expect([reloads, localStorage.getItem('lmx:token')]).toEqual([[], null]);
});

test('a reset of the world removes the CSRF cookie of the old world', async () => {
  const { world } = openPage();
  await fetch('/sanctum/csrf-cookie', { headers: HEADERS });
  expect(document.cookie).toContain('XSRF-TOKEN=');
  await world.reset();
  expect(document.cookie).not.toContain('XSRF-TOKEN=');
});

test('a change of persona keeps drafts and removes the other `lmx:` items; a reset removes all', async () => {
  localStorage.setItem('lmx:draft:3:7', '[1]');
  localStorage.setItem('lmx:trivia', 'x');
  const { world } = openPage();
  await world.as('nico');
  expect(Object.keys(localStorage).sort()).toEqual(['lmx:draft:3:7', 'lmx:token']);
  await world.reset();
  expect(localStorage).toHaveLength(0);
});
