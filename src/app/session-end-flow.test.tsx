import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '../lib/storage.ts';
import { submitLogin } from '../testing/account-steps.tsx';
import { openApp } from '../testing/open-app.tsx';
import { ANA, setUpScriptedServer, UNAUTHENTICATED } from '../testing/scripted-server.ts';

const server = setUpScriptedServer();

test.each([
  ['Crear cuenta', '/user/register'],
  ['Cerrar', '/'],
])('“%s” in the dialog accountEliminated ends the session and opens %s', async (button, address) => {
  server.on('GET /api/weeks', { status: 500, json: { message: 'Attempt to read property "email" on null' } });
  const app = await openApp('/games', { token: 'ana-1' });
  await app.dialog('accountEliminated');
  await app.press(button);
  await waitFor(() => expect(app.address()).toBe(address));
  await waitFor(() => expect(app.stores.auth.status.value).toBe('unauthenticated'));
  expect(localStorage.getItem('lmx:token')).toBeNull();
});

test('after an expired session, the device’s next player sees only the own drafts, and no draft is sent', async () => {
  const [ofAna, ofEva] = [7, 8].map((id) => `${STORAGE_KEYS.draftPrefix}${id}:1`) as [string, string];
  const [scoreOfAna, scoreOfEva] = [4, 1].map((goals) => `[["3",${goals},0,1000]]`);
  localStorage.setItem(ofAna, scoreOfAna as string);
  localStorage.setItem(ofEva, scoreOfEva as string);
  const app = await openApp('/user/profile', { token: 'ana-1' });
  await screen.findByText('ana_r');
  server.on('GET /api/weeks', UNAUTHENTICATED);
  await app.stores.api.send((calls) => calls.weeks()).catch(() => undefined);
  await app.dialog('expiredSession');
  await app.press('Aceptar');
  await waitFor(() => expect(app.stores.auth.status.value).toBe('unauthenticated'));
  server.on('GET /api/weeks', { json: [] });
  server.on('POST /api/auth/login', { json: { access_token: 'eva-1' } });
  server.on('GET /api/user', { json: { ...ANA, id: 8, nickname: 'eva_m', email: 'eva@correo.mx' } });
  await app.user.click(screen.getAllByRole('link', { name: /^Iniciar sesión/ })[0] as HTMLElement);
  await screen.findByRole('button', { name: 'Entrar' });
  await submitLogin(app, 'eva@correo.mx');
  await waitFor(() => expect(app.stores.auth.user.value?.nickname).toBe('eva_m'));
  const drafts = app.stores.player.current?.drafts;
  drafts?.open(1);
  expect(drafts?.getScore(1, '3')).toEqual({ home: 1, away: 0 });
  expect(document.body.textContent).not.toContain('ana_r');
  expect([localStorage.getItem(ofAna), localStorage.getItem(ofEva)]).toEqual([scoreOfAna, scoreOfEva]);
  expect(server.lines()).not.toContain('POST /api/pool/user');
});
