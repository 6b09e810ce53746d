import { expect, test, vi } from 'vitest';
import { expectConsole } from '../../scripts/test-setup.ts';
import type { ApiError } from '../api/error.ts';
import { createStorage, STORAGE_KEYS } from '../lib/storage.ts';
import { ANA, type Answer, createScriptedServer } from '../testing/scripted-server.ts';
import { logIn } from './account/log-in.ts';
import { createStores } from './index.ts';

function createTab(token: string | null, storage = createStorage(null)) {
  if (token) storage.set(STORAGE_KEYS.token, token);
  return createStores({ baseUrl: 'http://localhost', clock: { now: () => 0 }, storage });
}

test('auth.start without a stored token sets the status unauthenticated and does not load the player’s stores', async () => {
  createScriptedServer();
  const stores = createTab(null);
  await stores.auth.start();
  await vi.dynamicImportSettled();
  expect([stores.auth.status.value, stores.player.current]).toEqual(['unauthenticated', undefined]);
});

test('the player’s stores are loaded before a stored session becomes authenticated', async () => {
  createScriptedServer();
  const stores = createTab('ana-1');
  const seen: boolean[] = [];
  stores.auth.status.subscribe((status) => {
    if (status === 'authenticated') seen.push(stores.player.current !== undefined);
  });
  await stores.auth.start();
  expect(seen).toEqual([true]);
});

test('the player’s stores load during the log-in, before its response', async () => {
  const server = createScriptedServer();
  server.on('POST /api/auth/login', { breaks: 'hold' });
  const stores = createTab(null);
  const login = logIn(stores, { email: 'ana@correo.mx', password: 'papas con chile' });
  login.catch(() => undefined);
  await vi.waitFor(() => expect(server.count('POST /api/auth/login')).toBe(1));
  await vi.waitFor(() => expect(stores.player.current).toBeDefined());
});

test('the start of a stored session ends unauthenticated, with stayNotice set, when the player’s stores cannot be loaded', async () => {
  createScriptedServer();
  vi.doMock('./player-stores.ts', () => {
    throw new Error('no chunk');
  });
  const stores = createTab('ana-1');
  await stores.auth.start();
  vi.doUnmock('./player-stores.ts');
  expect([stores.auth.status.value, stores.auth.stayNotice.value]).toEqual(['unauthenticated', 'other']);
  expectConsole(/error when mocking a module/);
});

test('a tab that follows a session with the data of another player logs out on the server at once', async () => {
  const server = createScriptedServer();
  const storage = createStorage(null);
  const stores = createTab('ana-1', storage);
  await stores.auth.start();
  storage.set(STORAGE_KEYS.player, 'luis-1 8');
  storage.set(STORAGE_KEYS.token, 'luis-1');
  await stores.sessionSync.check();
  expect(server.count('GET /api/auth/logout')).toBe(1);
  expect([stores.auth.status.value, stores.auth.stayNotice.value]).toEqual([
    'unauthenticated',
    'other-account',
  ]);
});

const LOGIN = 'POST /api/auth/login';

/** A visitor's tab that logs in after another tab has stored a session, whose user the server answers with `user`. */
async function logInBesideOther(user: Answer) {
  const server = createScriptedServer();
  const storage = createStorage(null);
  const stores = createTab(null, storage);
  await stores.auth.start();
  storage.set(STORAGE_KEYS.token, 'luis-1');
  server.on('GET /api/user', user);
  const logIns = logIn(stores, { email: 'ana@correo.mx', password: 'papas con chile' });
  const kind = await logIns.then(
    () => null,
    (thrown: ApiError) => thrown.kind,
  );
  return [kind, stores.auth.status.value, server.count(LOGIN)];
}

test('a log-in of a tab that can’t follow the session of another tab fails with an error that has a dialog', async () => {
  const refusal = { status: 500, json: { message: 'Attempt to read property "email" on null' } };
  expect(await logInBesideOther(refusal)).toEqual(['connectionError', 'unauthenticated', 0]);
});

test('a log-in of a tab that follows the session of another tab is aborted, and that session opens', async () => {
  expect(await logInBesideOther({ json: ANA })).toEqual(['aborted', 'authenticated', 0]);
});
