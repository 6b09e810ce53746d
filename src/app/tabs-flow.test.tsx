import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '../lib/storage.ts';
import { openApp } from '../testing/open-app.tsx';
import { ANA, setUpScriptedServer } from '../testing/scripted-server.ts';

const LUIS = { ...ANA, id: 8, nickname: 'luis_m', email: 'luis@correo.mx' };
const LOGOUT = 'GET /api/auth/logout';

const server = setUpScriptedServer();

/**
 * Simulates another tab. Each method changes the stored token and fires the `storage` event of this tab.
 * `logInAs` also sets the user that the server returns; with `quietly`, it fires no event.
 */
const otherTab = {
  store(token: string | null) {
    if (token === null) localStorage.removeItem(STORAGE_KEYS.token);
    else localStorage.setItem(STORAGE_KEYS.token, token);
  },
  tell(newValue: string | null) {
    const event = new StorageEvent('storage', { key: STORAGE_KEYS.token, newValue });
    act(() => void window.dispatchEvent(event));
  },
  logOut() {
    this.store(null);
    this.tell(null);
  },
  logInAs(user: typeof ANA, token: string, { quietly = false } = {}) {
    this.store(token);
    server.on('GET /api/user', { json: user });
    if (!quietly) this.tell(token);
  },
};

test('a log-in of another player in another tab replaces the player of this tab, without a dialog', async () => {
  const app = await openApp('/user/profile', { token: 'ana-1' });
  await screen.findByText('ana_r');
  otherTab.logInAs(LUIS, 'luis-1');
  await screen.findByText('luis_m');
  expect(screen.queryByText('ana_r')).toBeNull();
  expect(app.dialogs()).toEqual([]);
  expect(server.requests().at(-1)?.token).toBe('luis-1');
});

test('after an unannounced change of player in another tab, a confirmed deletion deletes no account and shows the new player', async () => {
  const app = await openApp('/user/profile', { token: 'ana-1' });
  await screen.findByText('ana_r');
  otherTab.logInAs(LUIS, 'luis-1', { quietly: true });
  await app.press('Eliminar mi cuenta');
  await app.dialog('deleteAccount');
  await app.press('Sí, eliminar');
  await screen.findByText('luis_m');
  expect(server.lines()).not.toContain('GET /api/user/delete');
});

test('a change of player in another tab during a log-out call keeps the token of the new player', async () => {
  server.on(LOGOUT, { breaks: 'hold' });
  const app = await openApp('/user/profile', { token: 'ana-1' });
  await screen.findByText('ana_r');
  act(() => app.stores.game.current?.account.askLogout());
  await app.dialog('closeSession');
  await app.user.click(screen.getAllByRole('button', { name: 'Cerrar sesión' }).at(-1) as HTMLElement);
  await waitFor(() => expect(server.lines()).toContain(LOGOUT));
  otherTab.logInAs(LUIS, 'luis-1');
  await screen.findByText('luis_m');
  server.release(LOGOUT, { status: 204 });
  await app.user.tab();
  expect([app.stores.session.token(), localStorage.getItem(STORAGE_KEYS.token)]).toEqual([
    'luis-1',
    'luis-1',
  ]);
});
