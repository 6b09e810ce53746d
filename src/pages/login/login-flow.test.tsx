import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn, submitLogin } from '../../testing/account-steps.tsx';
import { getShownError, openApp } from '../../testing/open-app.tsx';
import { ANA, setUpScriptedServer } from '../../testing/scripted-server.ts';

const LOGIN = 'POST /api/auth/login';

const server = setUpScriptedServer();

test('a log-in sends the trimmed lower-case e-mail and the typed password once, and opens Partidos', async () => {
  server.on(LOGIN, { json: { access_token: 'ana-1' } });
  // With 64 characters, the longest password.
  const password = `  ${'papas con chile '.repeat(4).slice(0, 60)}  `;
  const app = await logIn('  Ana@Correo.MX ', password);
  await waitFor(() => expect(app.address()).toBe('/games'));
  const sent = server.requests().filter(({ line }) => line === LOGIN);
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'ana@correo.mx', password }]);
  expect(server.requests().find(({ line }) => line === 'GET /api/user')?.token).toBe('ana-1');
});

test('the empty log-in focuses the e-mail and puts “Error:” before the title until both fields are filled in', async () => {
  const app = await openApp('/user/login');
  await app.press('Entrar');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico')));
  expect(document.title).toBe('Error: Iniciar sesión | Reto Ruffles');
  await app.fill('Correo electrónico', 'ana@correo.mx');
  await app.fill('Contraseña', 'x');
  expect(document.title).toBe('Iniciar sesión | Reto Ruffles');
});

test('“Cerrar” of the dialog networkError focuses the log-in’s button, also when Enter sent the form', async () => {
  server.on(LOGIN, { breaks: 'drop' });
  const app = await openApp('/user/login');
  await app.fill('Correo electrónico', 'ana@correo.mx');
  await app.fill('Contraseña', 'papas con chile');
  await app.user.keyboard('{Enter}');
  await app.dialog('networkError');
  await app.press('Cerrar');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Entrar'));
  expect(server.lines()).toEqual([LOGIN]);
});

test('the button “Reintentar” of the dialog networkError sends a lost log-in again with what was typed', async () => {
  server.on(LOGIN, { breaks: 'drop' }, { json: { access_token: 'ana-1' } });
  const app = await logIn('ana@correo.mx', 'papas con chile');
  await app.dialog('networkError');
  await app.press('Reintentar');
  await waitFor(() => expect(app.address()).toBe('/games'));
  const sent = server.requests().filter(({ line }) => line === LOGIN);
  expect(sent.map(({ body }) => body)).toEqual(
    Array(2).fill({ email: 'ana@correo.mx', password: 'papas con chile' }),
  );
});

test('after too many log-ins the page says how long to wait, without a dialog and without marking a field', async () => {
  const message = 'Too many login attempts. Please try again in 45 seconds.';
  server.on(LOGIN, { status: 422, json: { message, errors: { email: [message] } } });
  const app = await logIn('ana@correo.mx', 'papas con chile');
  const words = 'Fueron demasiados intentos. Espera 45 s para intentarlo de nuevo.';
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
  expect(screen.getAllByText(words)).toHaveLength(2);
  expect(app.dialogs()).toEqual([]);
  expect(getShownError('Correo electrónico')).toBeNull();
});

/** Sets a value as a script does: React's own record of the value changes too, and no event is dispatched. */
function fillSilently(label: string, value: string) {
  screen.getByLabelText<HTMLInputElement>(label).value = value;
}

test.each([
  ['e-mail and password', ['Correo electrónico', 'Contraseña']],
  ['the e-mail', ['Correo electrónico']],
  ['the password', ['Contraseña']],
])('a log-in whose autofill put %s into the fields without an event sends both', async (_what, silent) => {
  server.on(LOGIN, { json: { access_token: 'ana-1' } });
  const app = await openApp('/user/login');
  for (const [label, value] of [
    ['Correo electrónico', 'ana@correo.mx'],
    ['Contraseña', 'papas con chile'],
  ] as const) {
    if (silent.includes(label)) fillSilently(label, value);
    else await app.fill(label, value);
  }
  await app.press('Entrar');
  await waitFor(() => expect(app.address()).toBe('/games'));
  const sent = server.requests().filter(({ line }) => line === LOGIN);
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'ana@correo.mx', password: 'papas con chile' }]);
});

test('a log-in that Enter sends, after an autofill without an event, sends the filled values', async () => {
  server.on(LOGIN, { json: { access_token: 'ana-1' } });
  const app = await openApp('/user/login');
  screen.getByLabelText('Contraseña').focus();
  fillSilently('Correo electrónico', 'ana@correo.mx');
  fillSilently('Contraseña', 'papas con chile');
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.address()).toBe('/games'));
});

test.each([
  'ana@compañía.mx',
  'Ana@Correo.mx',
  'ana+liga@correo.mx',
  "d'angelo@correo.mx",
  'ana.b@sub.correo.mx',
])('a log-in sends the e-mail %s in the spelling of the field, whose type changes nothing', async (email) => {
  server.on(LOGIN, { json: { access_token: 'ana-1' } });
  server.on('GET /api/user', { json: { ...ANA, email } });
  const app = await openApp('/user/login');
  const field = screen.getByLabelText<HTMLInputElement>('Correo electrónico');
  const names = ['type', 'inputmode', 'autocapitalize', 'spellcheck', 'autocomplete'];
  expect(names.map((name) => field.getAttribute(name))).toEqual([
    'text',
    'email',
    'none',
    'false',
    'username',
  ]);
  await submitLogin(app, email);
  await waitFor(() => expect(app.address()).toBe('/games'));
  expect(server.requests().find(({ line }) => line === LOGIN)?.body).toMatchObject({
    email: email.toLowerCase(),
  });
});

test('the links of the log-in lead to the registration and to a new password', async () => {
  await openApp('/user/login');
  const main = within(screen.getByRole('main'));
  const links = main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Crea tu cuenta', '/lmx/user/register'],
    ['¿Olvidaste tu contraseña?', '/lmx/user/forgot-password'],
  ]);
});
