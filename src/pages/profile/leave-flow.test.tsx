import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectVisitor, openApp } from '../../testing/open-app.tsx';
import {
  ANA,
  type Answer,
  createScriptedServer,
  type ScriptedServer,
  UNAUTHENTICATED,
} from '../../testing/scripted-server.ts';

const LOGOUT = 'GET /api/auth/logout';
const DELETE = 'GET /api/user/delete';
const USER = 'GET /api/user';
const DRAFT = 'lmx:draft:7:1';

let server: ScriptedServer;

beforeEach(() => {
  localStorage.clear();
  server = createScriptedServer();
});

async function openProfile() {
  const app = await openApp('/user/profile', { token: 'ana-1' });
  await screen.findByText('ana_r');
  return app;
}

const logOutButton = () => screen.getAllByRole('button', { name: 'Cerrar sesión' }).at(-1) as HTMLElement;

async function logOut(answer: Answer) {
  server.on(LOGOUT, answer);
  const app = await openProfile();
  await app.user.click(logOutButton());
  await app.dialog('closeSession');
  await app.user.click(logOutButton());
  return app;
}

describe('logging out', () => {
  test('the log-out asks for confirmation first, and “Me quedo” closes the dialog, stays on Perfil and makes no call', async () => {
    const app = await openProfile();
    await app.user.click(logOutButton());
    await app.dialog('closeSession');
    await app.press('Me quedo');
    expect([app.dialogs(), app.address(), server.count(LOGOUT)]).toEqual([[], '/user/profile', 0]);
  });

  test('the log-out makes one call, opens Inicio without a session and shows the dialog signOut, which “Aceptar” closes', async () => {
    const app = await logOut({ status: 204 });
    await app.dialog('signOut');
    await expectVisitor(app);
    expect(server.count(LOGOUT)).toBe(1);
    await app.press('Aceptar');
    expect(app.dialogs()).toEqual([]);
  });

  test('the log-out shows a progress dialog that Escape does not close', async () => {
    const app = await logOut({ breaks: 'hold' });
    await app.dialog('signingOut');
    await app.user.keyboard('{Escape}');
    expect(app.dialogs()).toEqual(['signingOut']);
    await waitFor(() => expect(server.count(LOGOUT)).toBe(1));
    server.release(LOGOUT, { json: {} });
    await app.dialog('signOut');
  });

  test('the log-out keeps the drafts on the device', async () => {
    localStorage.setItem(DRAFT, '{"1":[2,1,5]}');
    const app = await logOut({ status: 204 });
    await app.dialog('signOut');
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
  });

  test.each<[string, Answer, string]>([
    ['a 401', UNAUTHENTICATED, 'signOut'],
    ['a lost connection', { breaks: 'drop' }, 'networkError'],
    ['a 419 to each call', { status: 419, json: { message: 'CSRF token mismatch.' } }, 'connectionError'],
    ['a 404', { status: 404, json: { message: '' } }, 'connectionError'],
    ['a 500', { status: 500, json: { message: 'Server Error' } }, 'unpreventedError'],
    ['a web page instead of JSON', { text: '<html>' }, 'unpreventedError'],
    ['the 500 of a deleted account', { status: 500, json: { message: 'x on null' } }, 'accountEliminated'],
  ])(
    'when its call fails with %s, the log-out ends the session on the device and shows only the dialog $2',
    async (_what, answer, type) => {
      const app = await logOut(answer);
      await app.dialog(type);
      await expectVisitor(app);
      expect(app.dialogs()).toEqual([type]);
      expect(server.count(LOGOUT)).toBe(answer.status === 419 ? 2 : 1);
    },
  );
});

describe('deleting the account', () => {
  async function remove(answer: Answer, after: Answer = { json: ANA }) {
    server.on(DELETE, answer);
    localStorage.setItem(DRAFT, '{"1":[2,1,5]}');
    localStorage.setItem('lmx:draft:8:1', '{"1":[0,0,5]}');
    const app = await openProfile();
    server.on(USER, after);
    const before = server.count(USER);
    await app.press('Eliminar mi cuenta');
    await app.dialog('deleteAccount');
    await app.press('Sí, eliminar');
    return { app, readBacks: () => server.count(USER) - before };
  }

  test('deleting the account asks for confirmation first, with the focus on “Mejor no”, which makes no call', async () => {
    const app = await openProfile();
    await app.press('Eliminar mi cuenta');
    await app.dialog('deleteAccount');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Mejor no'));
    await app.press('Mejor no');
    expect(server.count(DELETE)).toBe(0);
  });

  test('deleting the account makes one call, does not read the user, opens Inicio without a session and shows the dialog accountDeleted', async () => {
    const { app, readBacks } = await remove({ status: 204 });
    await app.dialog('accountDeleted');
    await expectVisitor(app);
    expect([server.count(DELETE), readBacks()]).toEqual([1, 0]);
  });

  test('deleting the account erases only the drafts of that player', async () => {
    const { app } = await remove({ json: {} });
    await app.dialog('accountDeleted');
    expect(localStorage.getItem(DRAFT)).toBeNull();
    expect(localStorage.getItem('lmx:draft:8:1')).not.toBeNull();
  });

  test.each<[string, Answer]>([
    ['a lost response', { breaks: 'drop' }],
    ['a web page instead of JSON', { text: '<html>' }],
    ['a 500', { status: 500, json: { message: 'Server Error' } }],
    ['the 500 of a deleted account', { status: 500, json: { message: 'x on null' } }],
  ])(
    'an account deletion that ends with %s reads the user once; when that call gets a 401, it ends the session and shows only accountDeleted',
    async (_what, answer) => {
      const { app, readBacks } = await remove(answer, UNAUTHENTICATED);
      await app.dialog('accountDeleted');
      await expectVisitor(app);
      expect(app.dialogs()).toEqual(['accountDeleted']);
      expect([server.count(DELETE), readBacks()]).toEqual([1, 1]);
    },
  );

  test.each<[string, Answer, string]>([
    ['a lost response', { breaks: 'drop' }, 'networkError'],
    ['a web page instead of JSON', { text: '<html>' }, 'unpreventedError'],
    ['a 500', { status: 500, json: { message: 'Server Error' } }, 'unpreventedError'],
    ['the 500 of a deleted account', { status: 500, json: { message: 'x on null' } }, 'accountEliminated'],
  ])(
    'an account deletion that ends with %s reads the user once; when the account still exists, it shows $2 and keeps Perfil and the drafts',
    async (_what, answer, type) => {
      const { app, readBacks } = await remove(answer);
      await app.dialog(type);
      expect([server.count(DELETE), readBacks(), app.address()]).toEqual([1, 1, '/user/profile']);
      expect(localStorage.getItem(DRAFT)).not.toBeNull();
    },
  );

  test.each<[string, Answer, string, number]>([
    ['a 419 to each call', { status: 419, json: { message: 'x' } }, 'connectionError', 2],
    ['a 404', { status: 404, json: { message: 'x' } }, 'connectionError', 1],
    ['a 401', UNAUTHENTICATED, 'expiredSession', 1],
  ])(
    'an account deletion refused with %s makes $3 call(s), shows the dialog $2 and does not read the user',
    async (_what, answer, type, calls) => {
      const { app, readBacks } = await remove(answer);
      await app.dialog(type);
      expect([server.count(DELETE), readBacks()]).toEqual([calls, 0]);
    },
  );
});
