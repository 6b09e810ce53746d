// @vitest-environment jsdom
/** Who is using the page: the account whose token the page stores. */

import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createBackEnd } from '../back-end.ts';
import type { TabStorage } from '../engine/page/tab-storage.ts';
import { type MockControl, startMockServer } from '../index.ts';
import { TOKEN_KEY } from '../page/keys.ts';
import { createGamePage } from '../page/page.ts';
import { startCaller } from '../testing/caller.ts';
import { createWorldControl } from './world.ts';

let control: MockControl;
beforeEach(() => {
  localStorage.clear();
  const pageAdapter = { ...createGamePage(), booted: async () => {}, reload: async () => {} };
  control = startMockServer({ players: 10, rate: 0, intercept: false, pageAdapter });
});
afterEach(() => control.shutdown());

const getUser = () => [control.world.user()?.name ?? null, control.world.persona()];

const CASES: [what: string, act: () => unknown, user: [string | null, string | null]][] = [
  ['nobody has logged in', () => {}, [null, 'visitante']],
  ['Ana logs in', () => control.world.as('ana'), ['Ana', 'ana']],
  [
    'Ana logs in, then Visitante',
    async () => {
      await control.world.as('ana');
      await control.world.as('visitante');
    },
    [null, 'visitante'],
  ],
  [
    'Ana and then Nico log in',
    async () => {
      await control.world.as('ana');
      await control.world.as('nico');
    },
    ['Nico', 'nico'],
  ],
  [
    'the app removes the token',
    async () => {
      await control.world.as('ana');
      localStorage.removeItem(TOKEN_KEY);
    },
    [null, 'visitante'],
  ],
  ['Sandra’s session was opened on another device', () => control.world.as('sandra'), ['Sandra', 'sandra']],
  ['Lupe has not confirmed her account', () => control.world.as('lupe'), [null, 'lupe']],
  ['Ernesto’s account is deleted', () => control.world.as('ernesto'), [null, 'ernesto']],
  [
    'Ernesto’s persona was chosen, then Ana logs in and out',
    async () => {
      await control.world.as('ernesto');
      await control.world.as('ana');
      localStorage.removeItem(TOKEN_KEY);
    },
    [null, 'visitante'],
  ],
  [
    'the world goes back to before the log-in',
    async () => {
      await control.clock.advance('1h');
      await control.world.as('ana');
      await control.clock.advance('-30m');
    },
    [null, 'visitante'],
  ],
  [
    'a silent jump passes the end of the session, and the app doesn’t know',
    async () => {
      await control.world.as('ana');
      await control.clock.advance('40d', { silent: true });
    },
    ['Ana', 'ana'],
  ],
  [
    'Ana’s e-mail has changed',
    async () => {
      await control.world.as('ana');
      await control.world.edit('users', 3, { email: 'otra@correo.mx' });
    },
    ['Ana', 'ana'],
  ],
  [
    'Ana is chosen after her e-mail has changed',
    async () => {
      await control.world.edit('users', 3, { email: 'otra@correo.mx' });
      await control.world.as('ana');
    },
    ['Ana', 'ana'],
  ],
];

test.each(CASES)('when %s, world.user() and world.persona() say so', async (_what, act, user) => {
  await act();
  expect(getUser()).toEqual(user);
});

test('after a log-out in the app, world.revoke() refuses to close the session of the account that was using the page', async () => {
  await control.world.as('ana');
  await control.world.as('visitante');
  const before = await control.world.hash();
  await expect(control.world.revoke()).rejects.toThrow('No hay nadie con sesión');
  await expect(control.world.deleteUser()).rejects.toThrow('No hay nadie con sesión');
  expect(await control.world.hash()).toBe(before);
});

test.each([
  ['a log-out', '/api/auth/logout', null],
  ['a log-in of another account', null, 'Mariana'],
])('without a page, %s in the app changes world.user()', async (_what, path, user) => {
  const caller = startCaller({ players: 10 });
  await caller.logIn('mariana@correo.mx');
  if (path === null) {
    await caller.logIn('ana@correo.mx');
    await caller.logIn('mariana@correo.mx');
  } else {
    await caller.logIn('ana@correo.mx');
    await caller.get(path);
  }
  expect(caller.control.world.user()?.name ?? null).toBe(user);
});

test('a persona whose account was removed is refused, and nothing changes', async () => {
  await control.world.remove(3, 'users');
  const before = [await control.world.hash(), control.world.facts()];
  await expect(control.world.as('ana')).rejects.toThrow('La cuenta de Ana ya no existe en este mundo.');
  expect([await control.world.hash(), control.world.facts()]).toEqual(before);
});

/** Returns two tabs of one world, which share the page's storage. */
function openTwoTabs() {
  let saved: string | null = null;
  const tabs = [0, 1].map(() => {
    const heard = { saved: () => {} };
    const storage: TabStorage = {
      world: '0123456789ab',
      load: () => saved,
      save(text) {
        saved = text;
        return true;
      },
      keepCopy: () => null,
      copies: () => [],
      discardCopy() {},
      isShared: () => true,
      exclusive: (work) => work(),
      onChange: (onSaved) => Object.assign(heard, { saved: onSaved }),
      seal() {},
      close() {},
    };
    const page = { booted: async () => {}, reload: async () => {}, needsReload: () => false };
    const pageAdapter = { ...createGamePage(), ...page };
    const runtime = createBackEnd({ players: 10, rate: 0, intercept: false, pageAdapter }, storage);
    onTestFinished(() => runtime.shutdown());
    return { world: createWorldControl(runtime), hear: () => heard.saved() };
  });
  return tabs as [(typeof tabs)[0], (typeof tabs)[0]];
}

type World = ReturnType<typeof createWorldControl>;

test.each<[what: string, act: (world: World) => Promise<unknown>, user: (typeof CASES)[0][2]]>([
  ['Ana logs in', (world) => world.as('ana'), ['Ana', 'ana']],
  ['Ana and then Nico log in', (world) => world.as('ana').then(() => world.as('nico')), ['Nico', 'nico']],
  [
    'Ana logs in, then Visitante',
    (world) => world.as('ana').then(() => world.as('visitante')),
    [null, 'visitante'],
  ],
  [
    'the app removes Ana’s token',
    (world) => world.as('ana').then(() => localStorage.removeItem(TOKEN_KEY)),
    [null, 'visitante'],
  ],
  [
    'Ana’s session is closed by the server, and the app doesn’t know',
    (world) => world.as('ana').then(() => world.revoke()),
    ['Ana', 'ana'],
  ],
])(
  'when %s in one tab, world.user() and world.persona() of a second tab say so',
  async (_what, act, user) => {
    const [first, second] = openTwoTabs();
    await act(first.world);
    second.hear();
    expect([second.world.user()?.name ?? null, second.world.persona()]).toEqual(user);
  },
);

test('after a log-out in one tab, world.revoke() and world.deleteUser() of a second tab refuse to act', async () => {
  const [first, second] = openTwoTabs();
  await first.world.as('ana');
  second.hear();
  await first.world.as('visitante');
  second.hear();
  await expect(second.world.revoke()).rejects.toThrow('No hay nadie con sesión');
  await expect(second.world.deleteUser()).rejects.toThrow('No hay nadie con sesión');
});
