import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { type Answer, setUpScriptedServer } from '../../testing/scripted-server.ts';

const FORGOT = 'POST /api/auth/forgot-password';

const server = setUpScriptedServer();

async function ask(answer: Answer, email = 'ana@correo.mx') {
  server.on(FORGOT, answer);
  const app = await openApp('/user/forgot-password');
  await app.fill('Correo electrónico', email);
  await app.press('Enviar enlace');
  return app;
}

test('the request for a password link sends the trimmed e-mail in lower case, shows it and leads to the log-in', async () => {
  const app = await ask(
    { json: { message: 'We have emailed your password reset link.' } },
    ' Ana@Correo.MX ',
  );
  const dialog = await app.dialog('emailSentChangePasswordSuccess');
  expect(dialog.textContent).toContain('ana@correo.mx');
  expect(server.requests().map(({ line, body }) => [line, body])).toEqual([
    [FORGOT, { email: 'ana@correo.mx' }],
  ]);
  await app.press('Aceptar');
  await waitFor(() => expect(app.address()).toBe('/user/login'));
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@correo.mx');
});

test('the request for a password link sends an e-mail that was put into its field without an event', async () => {
  server.on(FORGOT, { json: {} });
  const app = await openApp('/user/forgot-password');
  screen.getByLabelText<HTMLInputElement>('Correo electrónico').value = 'ana@compañía.mx';
  await app.press('Enviar enlace');
  await app.dialog('emailSentChangePasswordSuccess');
  expect(server.requests().at(-1)?.body).toEqual({ email: 'ana@compañía.mx' });
});

test('the page that mails a password link leads back to the log-in', async () => {
  await openApp('/user/forgot-password');
  const link = screen.getByRole('link', { name: 'Volver a iniciar sesión' });
  expect(link.getAttribute('href')).toBe('/lmx/user/login');
});
