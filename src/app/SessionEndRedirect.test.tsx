import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer, UNAUTHENTICATED } from '../testing/scripted-server.ts';

const server = setUpScriptedServer();

test('three simultaneous 401 responses show one dialog expiredSession, whose accept button opens Inicio [4.24, 4.25]', async () => {
  for (const line of ['GET /api/weeks', 'GET /api/week/current', 'GET /api/pool/user/all'])
    server.on(line, UNAUTHENTICATED);
  const app = await openApp('/games', { token: 'ana-1' });
  await app.dialog('expiredSession');
  expect(app.address()).toBe('/games');
  await app.press('Aceptar');
  await waitFor(() => expect(app.address()).toBe('/'));
  await waitFor(() => expect(app.stores.auth.status.value).toBe('unauthenticated'));
  expect([app.stores.auth.user.value, localStorage.getItem('lmx:token')]).toEqual([null, null]);
  expect(app.dialogs()).toEqual([]);
});
