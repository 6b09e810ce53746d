// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { allowConsole } from '../../../scripts/test-setup.ts';
import { createPageAdapter, type MockControl, startMockServer } from '../../index.ts';

let control: MockControl | undefined;
afterEach(() => {
  control?.shutdown();
  control = undefined;
  localStorage.clear();
  vi.useRealTimers();
});

const HEADERS = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

function openPage(start: () => void = () => {}) {
  const reloads: string[] = [];
  const pageAdapter = {
    ...createPageAdapter(),
    async reload(route: string) {
      reloads.push(route);
      start();
    },
    leaves: () => false,
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

function hear(target: EventTarget, names: string[]): string[] {
  const heard: string[] = [];
  for (const name of names) target.addEventListener(name, () => heard.push(name));
  return heard;
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

test('a time jump forward dispatches visibilitychange and focus in the page as a return to the tab does, unless it is silent', async () => {
  const { clock } = openPage();
  const [seen, window] = [hear(document, ['visibilitychange']), hear(globalThis, ['focus'])];
  await clock.advance('1h');
  expect([seen.length, window.length]).toEqual([1, 1]);
  await clock.advance('1h', { silent: true });
  expect([seen.length, window.length]).toEqual([1, 1]);
});

test('the promise of a time jump resolves after the calls that the page sends because of the jump have ended', async () => {
  const { clock, net } = openPage();
  let answered = 0;
  globalThis.addEventListener(
    'focus',
    () => {
      void fetch('/sanctum/csrf-cookie', { headers: HEADERS }).then(() => {
        answered += 1;
      });
    },
    { once: true },
  );
  await clock.advance('1h');
  expect([answered, net.pending().length]).toEqual([1, 0]);
});

test('an offline fault sets navigator.onLine to false, dispatches offline and makes calls fail; clearing it sets onLine to true and dispatches online', async () => {
  const { fault } = openPage();
  const heard = hear(globalThis, ['online', 'offline']);
  const id = await fault.add({ match: '*', effect: { offline: true }, times: 'always' });
  expect(navigator.onLine).toBe(false);
  await expect(fetch('/api/weeks', { headers: HEADERS })).rejects.toThrow('Failed to fetch');
  await fault.clear(id);
  expect(navigator.onLine).toBe(true);
  expect(heard).toEqual(['offline', 'online']);
});

test('a time jump to before an offline fault sets navigator.onLine to true again', async () => {
  const { fault, clock } = openPage();
  await clock.advance('1h');
  await fault.add({ match: '*', effect: { offline: true }, times: 'always' });
  await clock.advance('-30m');
  expect(navigator.onLine).toBe(true);
});

test('a time jump back restores the route and the `lmx:` items that the page had at that time, and keeps other items', async () => {
  const { clock, world, reloads } = openPage();
  history.replaceState(null, '', '/lmx/ranking?tab=general');
  localStorage.setItem('lmx:draft:3:7', '[1]');
  localStorage.setItem('somebody:else', 'x');
  await clock.advance('1h');
  history.replaceState(null, '', '/lmx/faq');
  localStorage.setItem('lmx:draft:3:7', '[2]');
  await world.edit('weeks', 7, { closed: true });
  await clock.advance('-30m');
  expect(reloads).toEqual(['/ranking?tab=general']);
  expect(localStorage.getItem('lmx:draft:3:7')).toBe('[1]');
  expect(localStorage.getItem('somebody:else')).toBe('x');
});

test('a time jump forward over a log-in reloads the page with the session of that log-in', async () => {
  const { clock, reloads, token } = await openPageBeforeLogin();
  expect(localStorage.getItem('lmx:token')).toBeNull();
  await clock.advance('60m');
  expect(localStorage.getItem('lmx:token')).toBe(token);
  expect(reloads).toEqual(['/games']);
});

test('a time jump forward doesn’t reload the page when the page’s storage stays the same', async () => {
  const { clock, world, reloads } = openPage();
  await world.edit('weeks', 7, { closed: true });
  await clock.advance('1h');
  await world.edit('weeks', 7, { closed: false });
  await clock.advance('-30m');
  reloads.length = 0;
  await clock.advance('1h');
  expect(reloads).toEqual([]);
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

test('when the persona changes, drafts stay in storage and other `lmx:` items of the previous persona are removed; a reset removes all items', async () => {
  localStorage.setItem('lmx:draft:3:7', '[1]');
  localStorage.setItem('lmx:trivia', 'x');
  const { world } = openPage();
  await world.as('nico');
  expect(Object.keys(localStorage).sort()).toEqual(['lmx:draft:3:7', 'lmx:token']);
  await world.reset();
  expect(localStorage).toHaveLength(0);
});

test('once `reload` of the page adapter leaves a page, vite:preloadError events are cancelled and don’t reach the page’s listeners', () => {
  const heard = hear(globalThis, ['vite:preloadError']);
  const missing = () => new Event('vite:preloadError', { cancelable: true });
  expect(dispatchEvent(missing())).toBe(true);
  void createPageAdapter().reload('/games');
  // Some versions of jsdom report that they cannot navigate.
  allowConsole(/navigation/i);
  expect(dispatchEvent(missing())).toBe(false);
  expect(heard).toHaveLength(1);
});

test('`booted` of the page adapter resolves after about 5 seconds when the page never renders and each timer fires at three times its delay', async () => {
  vi.useFakeTimers();
  const { setTimeout: onTime } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) =>
    onTime(run, ms * 3)) as typeof setTimeout);
  let hasBooted = false;
  void createPageAdapter()
    .booted()
    .then(() => {
      hasBooted = true;
    });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(hasBooted).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(hasBooted).toBe(true);
});
