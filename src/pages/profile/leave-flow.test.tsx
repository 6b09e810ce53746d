import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectVisitor, openApp } from '../../testing/open-app.tsx';
import { type Answer, createScriptedServer, type ScriptedServer } from '../../testing/scripted-server.ts';

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

test('the log-out asks for confirmation first, and “Me quedo” closes the dialog, stays on Perfil and makes no call', async () => {
  const app = await openProfile();
  await app.user.click(logOutButton());
  await app.dialog('closeSession');
  await app.press('Me quedo');
  expect([app.dialogs(), app.address(), server.count(LOGOUT)]).toEqual([[], '/user/profile', 0]);
});

test('the log-out makes one call, opens Inicio without a session, keeps the drafts and shows the dialog signOut, which “Aceptar” closes', async () => {
  localStorage.setItem(DRAFT, '{"1":[2,1,5]}');
  const app = await logOut({ status: 204 });
  await app.dialog('signOut');
  await expectVisitor(app);
  expect(server.count(LOGOUT)).toBe(1);
  expect(localStorage.getItem(DRAFT)).not.toBeNull();
  await app.press('Aceptar');
  expect(app.dialogs()).toEqual([]);
});

test('deleting the account asks for confirmation first, with the focus on “Mejor no”, which makes no call', async () => {
  const app = await openProfile();
  await app.press('Eliminar mi cuenta');
  await app.dialog('deleteAccount');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Mejor no'));
  await app.press('Mejor no');
  expect(server.count(DELETE)).toBe(0);
});

test('deleting the account makes one call, does not read the user, erases only the drafts of that player, opens Inicio without a session and shows the dialog accountDeleted', async () => {
  server.on(DELETE, { status: 204 });
  localStorage.setItem(DRAFT, '{"1":[2,1,5]}');
  localStorage.setItem('lmx:draft:8:1', '{"1":[0,0,5]}');
  const app = await openProfile();
  const before = server.count(USER);
  await app.press('Eliminar mi cuenta');
  await app.dialog('deleteAccount');
  await app.press('Sí, eliminar');
  await app.dialog('accountDeleted');
  await expectVisitor(app);
  expect([server.count(DELETE), server.count(USER) - before]).toEqual([1, 0]);
  expect(localStorage.getItem(DRAFT)).toBeNull();
  expect(localStorage.getItem('lmx:draft:8:1')).not.toBeNull();
});
