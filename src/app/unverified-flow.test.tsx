import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { submitLogin } from '../testing/account-steps.tsx';
import { getShownError, type OpenedApp, openApp } from '../testing/open-app.tsx';
import { ANA, type Answer, setUpScriptedServer } from '../testing/scripted-server.ts';

const USER = 'GET /api/user';
const CODE = 'Código de 6 dígitos';
const DRAFT = 'lmx:draft:7:7';

const server = setUpScriptedServer();

/** Laravel's middleware `verified` answers 403, Breeze's answers 409. */
const unverified = (status = 403): Answer => ({
  status,
  json: { message: 'Your email address is not verified.' },
});

async function goToConfirmation(app: OpenedApp, email = ANA.email) {
  const dialog = await app.dialog('verifyAccountError');
  expect(dialog.textContent).toContain(email || 'tu correo');
  await app.press('Ir a confirmar');
  await screen.findByLabelText(CODE);
  expect(app.address()).toBe('/user/confirm-account');
  expect(localStorage.getItem('lmx:token')).toBeNull();
}

test.each([403, 409])(
  'a correct log-in leads to the confirmation page when the server answers the request of the player with %i “not verified”',
  async (status) => {
    server.on('POST /api/auth/login', { json: { access_token: 'ana-1' } });
    server.on(USER, unverified(status));
    const app = await openApp('/user/login');
    await submitLogin(app, ANA.email);
    await goToConfirmation(app);
    screen.getByText(ANA.email);
  },
);

async function start() {
  server.on(USER, unverified());
  localStorage.setItem(DRAFT, '{"1":[2,1,5]}');
  const app = await openApp('/games', { token: 'ana-1' });
  await goToConfirmation(app, '');
  return app;
}

test('a session start that the server answers with “not verified” removes the token, keeps the drafts and asks for e-mail and code', async () => {
  const app = await start();
  expect(localStorage.getItem(DRAFT)).not.toBeNull();
  expect(screen.queryByText(/No pudimos abrir tu sesión/)).toBeNull();
  server.on('POST /api/user/verify', { json: { message: 'Email verified', access_token: 'ana-2' } });
  server.on(USER, { json: ANA });
  await app.press('Confirmar');
  expect(getShownError('Correo electrónico')).toBe('Este campo es obligatorio');
  await app.fill('Correo electrónico', ' Ana@Correo.mx');
  await app.fill(CODE, '123456');
  await app.press('Confirmar');
  await app.dialog('verifyAccountSuccess');
  expect(server.requests().find(({ line }) => line === 'POST /api/user/verify')?.body).toEqual({
    email: 'ana@correo.mx',
    otp: '123456',
  });
});

test('after such a session start, “Reenviar código” needs no waiting and sends a code to the typed e-mail', async () => {
  server.on('POST /api/user/verify/resend', { json: {} });
  const app = await start();
  await app.press('Reenviar código');
  expect(getShownError('Correo electrónico')).toBe('Este campo es obligatorio');
  await app.fill('Correo electrónico', ANA.email);
  await app.press('Reenviar código');
  await waitFor(() => expect(app.dialogs()).toEqual(['sentVerifyCode']));
  expect(server.requests().at(-1)?.body).toEqual({ email: ANA.email });
});
