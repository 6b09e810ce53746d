/** The account's flows over the mock server, with its mails, its clock and its other devices. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MockControl, startMockServer } from '../../mock-server/index.ts';
import { errorOf, openApp } from '../testing/open-app.tsx';

const PASSWORD = 'papas con chile';
const LUPE = 'lupe@correo.mx';
const ANA = 'ana@correo.mx';

let world: MockControl;

beforeEach(() => {
  localStorage.clear();
  world = startMockServer({ players: 30, rate: 0, client: null });
});
afterEach(() => world.shutdown());

const count = (line: string) => world.net.log().filter((entry) => entry.endpoint === line).length;

const userId = (email: string) =>
  String(world.world.table('users').rows.find((row) => row.email === email)?.id);

async function logIn(email: string) {
  const app = await openApp('/user/login');
  await app.fill('Correo electrónico', email);
  await app.fill('Contraseña', PASSWORD);
  await app.press('Entrar');
  return app;
}

async function toTheCode() {
  const app = await logIn(LUPE);
  await app.dialog('verifyAccountError');
  await app.press('Ir a confirmar');
  await screen.findByLabelText('Código de 6 dígitos');
  return app;
}

test('a player with an unconfirmed e-mail confirms the account with the mailed code', async () => {
  const app = await toTheCode();
  await app.fill('Código de 6 dígitos', world.mail.last({ to: LUPE })?.secret ?? '');
  await app.press('Confirmar');
  await app.dialog('verifyAccountSuccess');
  expect([count('POST /api/auth/login'), count('POST /api/user/verify')]).toEqual([1, 1]);
  expect(count('POST /api/user/verify/resend')).toBe(0);
});

test('a code of sixteen minutes ago is refused as expired', async () => {
  const app = await toTheCode();
  const { secret = '' } = world.mail.last({ to: LUPE }) ?? {};
  await world.clock.advance('16m');
  await app.fill('Código de 6 dígitos', secret);
  await app.press('Confirmar');
  await waitFor(() => expect(errorOf('Código de 6 dígitos')).toBe('Este código ya caducó. Pide uno nuevo.'));
});

test('a player whose account was confirmed in another browser is sent to the log-in', async () => {
  const app = await toTheCode();
  await world.world.verify(userId(LUPE));
  await app.fill('Código de 6 dígitos', '123456');
  await app.press('Confirmar');
  await app.dialog('accountVerified');
});

test('a player changes a forgotten password through the mailed link and logs in with it', async () => {
  const app = await openApp('/user/forgot-password');
  await app.fill('Correo electrónico', ANA);
  await app.press('Enviar enlace');
  await app.dialog('emailSentChangePasswordSuccess');
  app.view.unmount();

  const link = world.mail.last({ to: ANA, kind: 'link' })?.path ?? '';
  const second = await openApp(link.replace(/^\/lmx/, ''));
  await second.fill('Nueva contraseña', 'papas sin chile');
  await second.fill('Repite tu contraseña', 'papas sin chile');
  await second.press('Guardar');
  await second.dialog('passwordChanged');
  await second.press('Iniciar sesión');
  await second.fill('Contraseña', 'papas sin chile');
  await second.press('Entrar');
  await waitFor(() => expect(second.address()).toBe('/games'));
  expect([count('POST /api/auth/forgot-password'), count('POST /api/auth/change-password')]).toEqual([1, 1]);
});

test('a link of sixty-one minutes ago is refused and another one is offered', async () => {
  const app = await openApp('/user/forgot-password');
  await app.fill('Correo electrónico', ANA);
  await app.press('Enviar enlace');
  await app.dialog('emailSentChangePasswordSuccess');
  app.view.unmount();

  const link = world.mail.last({ to: ANA, kind: 'link' })?.path ?? '';
  await world.clock.advance('61m');
  const second = await openApp(link.replace(/^\/lmx/, ''));
  await second.fill('Nueva contraseña', 'papas sin chile');
  await second.fill('Repite tu contraseña', 'papas sin chile');
  await second.press('Guardar');
  await second.dialog('changePasswordExpired');
});

test('a session that another device ended shows expiredSession at the next call', async () => {
  const app = await logIn(ANA);
  await waitFor(() => expect(app.address()).toBe('/games'));
  await world.world.revoke(userId(ANA));
  await app.user.click(screen.getAllByRole('link', { name: /^Ranking/ })[0] as HTMLElement);
  await app.dialog('expiredSession');
  await app.press('Aceptar');
  await waitFor(() => expect(app.address()).toBe('/'));
});

test('a player whose account an administrator deletes sees accountEliminated and is offered a new account', async () => {
  const app = await logIn(ANA);
  await waitFor(() => expect(app.address()).toBe('/games'));
  await world.world.deleteUser(userId(ANA));
  await app.user.click(screen.getAllByRole('link', { name: /^Ranking/ })[0] as HTMLElement);
  await app.dialog('accountEliminated');
  await app.press('Crear cuenta');
  await waitFor(() => expect(app.address()).toBe('/user/register'));
});

test('the log-in reports an unknown e-mail and a wrong password on their fields', async () => {
  const app = await logIn('nadie@correo.mx');
  await waitFor(() => expect(errorOf('Correo electrónico')).toBe('No se encontró este correo electrónico.'));
  await app.fill('Correo electrónico', ANA);
  await app.fill('Contraseña', 'otra cosa');
  await app.press('Entrar');
  await waitFor(() => expect(errorOf('Contraseña')).toBe('Esta contraseña es inválida.'));
});

test('the log-in to a deleted account shows accountEliminated', async () => {
  const app = await logIn('ernesto@correo.mx');
  await app.dialog('accountEliminated');
});
