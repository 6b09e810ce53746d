import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '../lib/storage.ts';
import { openApp } from '../testing/open-app.tsx';
import { ANA, setUpScriptedServer } from '../testing/scripted-server.ts';

const LUIS = { ...ANA, id: 8, nickname: 'luis_m', email: 'luis@correo.mx' };
const LOGOUT = 'GET /api/auth/logout';

const server = setUpScriptedServer();

/** Logs in Luis in another tab. This tab gets no `storage` event. */
function logInLuisElsewhere() {
  localStorage.setItem(STORAGE_KEYS.token, 'luis-1');
  server.on('GET /api/user', { json: LUIS });
}

test('after an unannounced change of player in another tab, a confirmed deletion deletes no account and shows the new player', async () => {
  const app = await openApp('/user/profile', { token: 'ana-1' });
  await screen.findByText('ana_r');
  logInLuisElsewhere();
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
  logInLuisElsewhere();
  const event = new StorageEvent('storage', { key: STORAGE_KEYS.token, newValue: 'luis-1' });
  act(() => void window.dispatchEvent(event));
  await screen.findByText('luis_m');
  server.release(LOGOUT, { status: 204 });
  await app.user.tab();
  expect([app.stores.session.token(), localStorage.getItem(STORAGE_KEYS.token)]).toEqual([
    'luis-1',
    'luis-1',
  ]);
});
