import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectVisitor, openApp } from '../testing/open-app.tsx';
import { createScriptedServer, type ScriptedServer, UNAUTHENTICATED } from '../testing/scripted-server.ts';

const USER = 'GET /api/user';

let server: ScriptedServer;

beforeEach(() => {
  localStorage.clear();
  server = createScriptedServer();
});

describe('a session that the server ended', () => {
  test('three simultaneous 401 responses show one dialog expiredSession, whose accept button opens Inicio', async () => {
    for (const line of ['GET /api/weeks', 'GET /api/week/current', 'GET /api/pool/user/all'])
      server.on(line, UNAUTHENTICATED);
    const app = await openApp('/games', { token: 'ana-1' });
    await app.dialog('expiredSession');
    expect(app.address()).toBe('/games');
    await app.press('Aceptar');
    await expectVisitor(app);
    expect(app.dialogs()).toEqual([]);
  });

  test('when the server answers 401 to the session start, the dialog expiredSession is shown after one call and leads to Inicio', async () => {
    server.on(USER, UNAUTHENTICATED);
    const app = await openApp('/rewards', { token: 'ana-1' });
    await app.dialog('expiredSession');
    expect(server.count(USER)).toBe(1);
    await app.press('Aceptar');
    await expectVisitor(app);
  });

  test('“Crear cuenta” in the dialog accountEliminated opens the registration and removes the stored token', async () => {
    server.on('GET /api/weeks', { status: 500, json: { message: 'Attempt to read property "id" on null' } });
    const app = await openApp('/games', { token: 'ana-1' });
    await app.dialog('accountEliminated');
    await app.press('Crear cuenta');
    await waitFor(() => expect(app.address()).toBe('/user/register'));
    expect(localStorage.getItem('lmx:token')).toBeNull();
  });

  test('“Cerrar” in the dialog accountEliminated opens Inicio as a visitor and removes the stored token', async () => {
    server.on('GET /api/weeks', { status: 500, json: { message: 'Attempt to read property "id" on null' } });
    const app = await openApp('/games', { token: 'ana-1' });
    await app.dialog('accountEliminated');
    await app.press('Cerrar');
    await expectVisitor(app);
  });
});
