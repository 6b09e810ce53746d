import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { logIn, submitLogin } from '../../testing/account-steps.tsx';
import { getShownError, openApp } from '../../testing/open-app.tsx';
import { type Answer, createScriptedServer, type ScriptedServer } from '../../testing/scripted-server.ts';

const LOGIN = 'POST /api/auth/login';
const EMAIL = 'ana@correo.mx';

let server: ScriptedServer;

beforeEach(() => {
  localStorage.clear();
  server = createScriptedServer();
});

test('a log-in makes one log-in call, reads the user with the new token and opens Partidos', async () => {
  server.on(LOGIN, { json: { access_token: 'ana-1' } });
  const app = await logIn(EMAIL);
  await waitFor(() => expect(app.address()).toBe('/games'));
  expect(server.count(LOGIN)).toBe(1);
  expect(server.requests().find(({ line }) => line === 'GET /api/user')?.token).toBe('ana-1');
});

test('a visitor who opened the address of Perfil gets to Perfil after the log-in', async () => {
  server.on(LOGIN, { json: { access_token: 'ana-1' } });
  const app = await openApp('/user/profile');
  expect(app.address()).toBe('/user/login');
  await submitLogin(app, EMAIL);
  await waitFor(() => expect(app.address()).toBe('/user/profile'));
});

test('the log-in trims the e-mail and changes it to lower case, and sends the password as typed', async () => {
  await logIn('  Ana@Correo.MX ', '  dos espacios  ');
  await waitFor(() => expect(server.lines()).toContain(LOGIN));
  const sent = server.requests().find(({ line }) => line === LOGIN)?.body;
  expect(sent).toEqual({ email: 'ana@correo.mx', password: '  dos espacios  ' });
});

describe('an error of a log-in field', () => {
  test('the log-in shows the errors of empty fields and makes no call', async () => {
    const app = await openApp('/user/login');
    await app.press('Entrar');
    expect(getShownError('Correo electrónico')).toBe('Este campo es obligatorio');
    expect(getShownError('Contraseña')).toBe('Este campo es obligatorio');
    expect(server.lines()).toEqual([]);
  });

  test('sending the empty log-in focuses the e-mail field, and the title starts with “Error:” until both fields are filled in', async () => {
    const app = await openApp('/user/login');
    await app.press('Entrar');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico')));
    expect(document.title).toBe('Error: Iniciar sesión | Reto Ruffles');
    await app.fill('Correo electrónico', 'ana@correo.mx');
    await app.fill('Contraseña', 'x');
    expect(document.title).toBe('Iniciar sesión | Reto Ruffles');
  });

  test('the log-in shows the error of a field when the focus leaves the field', async () => {
    const app = await openApp('/user/login');
    await app.fill('Correo electrónico', 'ana');
    await app.user.tab();
    expect(getShownError('Correo electrónico')).toBe('Escribe un correo válido, como tu@correo.com.');
  });

  test.each<[string, Answer, string, string]>([
    [
      'an unknown e-mail',
      { status: 422, json: { message: 'The selected email is invalid.' } },
      'Correo electrónico',
      'No se encontró este correo electrónico.',
    ],
    [
      'a wrong password',
      { status: 401, json: { message: 'Invalid Credentials' } },
      'Contraseña',
      'Esta contraseña es inválida.',
    ],
  ])(
    'when the server reports %s, the log-in shows only an error on the field $2, without a dialog, focuses it and keeps the values',
    async (_what, answer, label, words) => {
      server.on(LOGIN, answer);
      const app = await logIn(EMAIL);
      await waitFor(() => expect(getShownError(label)).toBe(words));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
      expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@correo.mx');
      expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('papas con chile');
      expect(app.dialogs()).toEqual([]);
      expect(server.lines()).toEqual([LOGIN]);
    },
  );
});

test('the button “Reintentar” of the dialog networkError focuses the send button of the log-in and makes no second call', async () => {
  server.on(LOGIN, { breaks: 'drop' });
  const app = await logIn(EMAIL);
  await app.dialog('networkError');
  await app.press('Reintentar');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Entrar'));
  expect(server.lines()).toEqual([LOGIN]);
});

test('the button “Reintentar” of the dialog networkError focuses the send button of the log-in also when Enter in a field sent the form', async () => {
  server.on(LOGIN, { breaks: 'drop' });
  const app = await openApp('/user/login');
  await app.fill('Correo electrónico', 'ana@correo.mx');
  await app.fill('Contraseña', 'papas con chile');
  await app.user.keyboard('{Enter}');
  await app.dialog('networkError');
  await app.press('Reintentar');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Entrar'));
  expect(server.lines()).toEqual([LOGIN]);
});

test('after a 429 response and its dialog unpreventedError, the log-in button is disabled, and the log-in shows the Retry-After seconds', async () => {
  server.on(LOGIN, {
    status: 429,
    json: { message: 'Too Many Attempts.' },
    headers: { 'Retry-After': '20' },
  });
  const app = await logIn(EMAIL);
  await app.dialog('unpreventedError');
  await app.press('Aceptar');
  expect(screen.getByRole('button', { name: 'Entrar' }).getAttribute('aria-disabled')).toBe('true');
  screen.getByText('Espera 20 s para intentarlo de nuevo.');
  await app.press('Entrar');
  expect(server.lines()).toEqual([LOGIN]);
});

test('ten presses on the log-in button make one log-in call while that call waits for its response', async () => {
  server.on(LOGIN, { breaks: 'hold' });
  const app = await logIn(EMAIL);
  for (let press = 0; press < 9; press += 1) await app.press(/Entra/);
  await waitFor(() => expect(server.lines()).toEqual([LOGIN]));
  server.release(LOGIN, { json: { access_token: 'ana-1' } });
  await waitFor(() => expect(app.address()).toBe('/games'));
});

test('a log-in to an unconfirmed account shows the e-mail in verifyAccountError, whose accept button opens the confirmation page', async () => {
  server.on(LOGIN, { status: 403, json: { message: 'Your email address is not verified.' } });
  const app = await logIn(EMAIL);
  const dialog = await app.dialog('verifyAccountError');
  expect(dialog.textContent).toContain('ana@correo.mx');
  await app.press('Ir a confirmar');
  await waitFor(() => expect(app.address()).toBe('/user/confirm-account'));
  expect(server.lines()).toEqual([LOGIN]);
});

test('the button “Después” of the dialog verifyAccountError leaves the visitor on the log-in page', async () => {
  server.on(LOGIN, { status: 403, json: { message: 'Unverified user' } });
  const app = await logIn(EMAIL);
  await app.dialog('verifyAccountError');
  await app.press('Después');
  expect(app.address()).toBe('/user/login');
});
