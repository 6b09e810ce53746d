import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getShownError, openApp } from '../testing/open-app.tsx';
import { ANA, setUpScriptedServer } from '../testing/scripted-server.ts';

const USER = 'GET /api/user';
const CODE = 'Código de 6 dígitos';

const server = setUpScriptedServer();

async function start() {
  server.on(USER, { status: 403, json: { message: 'Your email address is not verified.' } });
  const app = await openApp('/games', { token: 'ana-1' });
  const dialog = await app.dialog('verifyAccountError');
  expect(dialog.textContent).toContain('tu correo');
  await app.press('Ir a confirmar');
  await screen.findByLabelText(CODE);
  return app;
}

test('a session start that the server answers with “not verified” leads to the confirmation page, which asks for e-mail and code', async () => {
  const app = await start();
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
