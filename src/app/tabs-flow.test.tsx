import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '../lib/storage.ts';
import { openApp } from '../testing/open-app.tsx';
import { ANA, setUpScriptedServer } from '../testing/scripted-server.ts';

const server = setUpScriptedServer();

test('after an unannounced change of player in another tab, a confirmed deletion deletes no account and shows the new player', async () => {
  const app = await openApp('/user/profile', { token: 'ana-1' });
  await screen.findByText('ana_r');
  // Another tab logs Luis in, and this tab gets no `storage` event.
  localStorage.setItem(STORAGE_KEYS.token, 'luis-1');
  server.on('GET /api/user', { json: { ...ANA, id: 8, nickname: 'luis_m', email: 'luis@correo.mx' } });
  await app.press('Eliminar mi cuenta');
  await app.dialog('deleteAccount');
  await app.press('Sí, eliminar');
  await screen.findByText('luis_m');
  expect(server.lines()).not.toContain('GET /api/user/delete');
});
