import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MockControl, startMockServer } from '../../mock-server/index.ts';
import {
  changePassword,
  confirmAccount,
  getUserId,
  logIn,
  receivePasswordLink,
} from '../testing/account-steps.tsx';
import { getShownError } from '../testing/open-app.tsx';

const LUPE = 'lupe@correo.mx';
const ANA = 'ana@correo.mx';

let world: MockControl;

beforeEach(() => {
  localStorage.clear();
  world = startMockServer({ players: 30, rate: 0, pageAdapter: null });
});
afterEach(() => world.shutdown());

const count = (line: string) => world.net.log().filter((entry) => entry.endpoint === line).length;

async function openConfirmation() {
  const app = await logIn(LUPE);
  await app.dialog('verifyAccountError');
  await app.press('Ir a confirmar');
  await screen.findByLabelText('Código de 6 dígitos');
  return app;
}

async function visitRankingAfter(change: (id: string) => Promise<unknown>) {
  const app = await logIn(ANA);
  await waitFor(() => expect(app.address()).toBe('/games'));
  await change(getUserId(world, ANA));
  await app.user.click(screen.getAllByRole('link', { name: /^Ranking/ })[0] as HTMLElement);
  return app;
}

test('a player confirms the account with the code that the log-in has mailed, without asking for another code', async () => {
  const app = await openConfirmation();
  await confirmAccount(app, world.mail.last({ to: LUPE })?.secret);
  await app.dialog('verifyAccountSuccess');
  expect([count('POST /api/auth/login'), count('POST /api/user/verify')]).toEqual([1, 1]);
  expect(count('POST /api/user/verify/resend')).toBe(0);
});

test('the confirmation page refuses a code of sixteen minutes ago as expired', async () => {
  const app = await openConfirmation();
  const code = world.mail.last({ to: LUPE })?.secret;
  await world.clock.advance('16m');
  await confirmAccount(app, code);
  await waitFor(() =>
    expect(getShownError('Código de 6 dígitos')).toBe('Este código ya caducó. Pide uno nuevo.'),
  );
});

test('a player whose account was already confirmed in another browser sees the dialog accountVerified after entering a code', async () => {
  const app = await openConfirmation();
  await world.world.verify(getUserId(world, LUPE));
  await confirmAccount(app, '123456');
  await app.dialog('accountVerified');
});

test('a player changes a forgotten password through the mailed link and logs in with the new password', async () => {
  const app = await changePassword(await receivePasswordLink(world, ANA), 'papas sin chile');
  await app.dialog('passwordChanged');
  await app.press('Iniciar sesión');
  await app.fill('Contraseña', 'papas sin chile');
  await app.press('Entrar');
  await waitFor(() => expect(app.address()).toBe('/games'));
  expect([count('POST /api/auth/forgot-password'), count('POST /api/auth/change-password')]).toEqual([1, 1]);
});

test('the change of a password with a link of sixty-one minutes ago shows the dialog changePasswordExpired', async () => {
  const link = await receivePasswordLink(world, ANA);
  await world.clock.advance('61m');
  const app = await changePassword(link, 'papas sin chile');
  await app.dialog('changePasswordExpired');
});

test('a player whose sessions the server has revoked sees the dialog expiredSession on the next page, and “Aceptar” opens Inicio', async () => {
  const app = await visitRankingAfter((id) => world.world.revoke(id));
  await app.dialog('expiredSession');
  await app.press('Aceptar');
  await waitFor(() => expect(app.address()).toBe('/'));
});

test('a player whose account is deleted on the server sees the dialog accountEliminated, whose “Crear cuenta” opens the registration', async () => {
  const app = await visitRankingAfter((id) => world.world.deleteUser(id));
  await app.dialog('accountEliminated');
  await app.press('Crear cuenta');
  await waitFor(() => expect(app.address()).toBe('/user/register'));
});

test('the log-in to a deleted account shows the dialog accountEliminated', async () => {
  const app = await logIn('ernesto@correo.mx');
  await app.dialog('accountEliminated');
});
