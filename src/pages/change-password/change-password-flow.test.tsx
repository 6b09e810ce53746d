import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsole } from '../../../scripts/test-setup.ts';
import { getShownError, openApp } from '../../testing/open-app.tsx';
import { type Answer, setUpScriptedServer } from '../../testing/scripted-server.ts';

const CHANGE = 'POST /api/auth/change-password';
const LINK = '/user/change-password/Ana%2BLiga%40Correo.MX/t0k3n-abc';
const GOOD = ' marcador de dos ';

const server = setUpScriptedServer();

async function save(answer: Answer, password = GOOD, again = password) {
  server.on(CHANGE, answer);
  const app = await openApp(LINK);
  await app.fill('Nueva contraseña', password);
  await app.fill('Repite tu contraseña', again);
  await app.press('Guardar');
  return app;
}

test('the page of the mailed password link sends its data and the typed password once, then opens the log-in', async () => {
  const app = await save({ json: { message: 'Your password has been reset.' } });
  await app.dialog('passwordChanged');
  expect(server.requests().map(({ line, body }) => [line, body])).toEqual([
    [
      CHANGE,
      { email: 'ana+liga@correo.mx', token: 't0k3n-abc', password: GOOD, password_confirmation: GOOD },
    ],
  ]);
  expect(app.address()).toBe('/user/login');
  await app.press('Iniciar sesión');
  const email = await screen.findByLabelText<HTMLInputElement>('Correo electrónico');
  expect(email.value).toBe('ana+liga@correo.mx');
});

test('the page of the mailed password link makes no call, has no personal data in its title, and is noindex', async () => {
  await openApp(LINK);
  await waitFor(() => expect(document.title).toBe('Cambiar contraseña | Reto Ruffles'));
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(server.lines()).toEqual([]);
});

test('a new password that differs from its repetition is not sent, and the error goes when the password changes', async () => {
  const app = await save({}, GOOD, 'marcador de dos');
  expect(getShownError('Repite tu contraseña')).toBe('Las contraseñas no coinciden.');
  await app.fill('Nueva contraseña', 'marcador de dos');
  expect([getShownError('Repite tu contraseña'), server.lines()]).toEqual([null, []]);
});

test('a new password that was put into both fields without an event is sent', async () => {
  server.on(CHANGE, { json: {} });
  const app = await openApp(LINK);
  for (const label of ['Nueva contraseña', 'Repite tu contraseña'])
    screen.getByLabelText<HTMLInputElement>(label).value = GOOD;
  await app.press('Guardar');
  await app.dialog('passwordChanged');
  expect(server.requests().at(-1)?.body).toMatchObject({ password: GOOD, password_confirmation: GOOD });
});

test('the e-mail of the mailed password link is refused as a password', async () => {
  await save({}, 'ana+liga@correo.mx');
  expect(getShownError('Nueva contraseña')).toBe('Esa contraseña es muy fácil de adivinar.');
});

test.each([
  '/user/change-password/ana%2540correo.mx/t0k3n-abc',
  '/user/change-password/ana%40correo.mx/t0k3n-abc%20',
  '/user/change-password/ana%40correo.mx/t0k3n-abc).',
  '/user/change-password/ana%40correo.mx/t0k3n-abc%3E',
  '/user/change-password/ana%40correo.mx%2Ft0k3n-abc',
  '/User/Change-Password/ana@correo.mx/t0k3n-abc%0D%0A',
])('the page of the mailed password link %s sends ana@correo.mx and the token', async (path) => {
  server.on(CHANGE, { json: {} });
  const app = await openApp(path);
  await app.fill('Nueva contraseña', GOOD);
  await app.fill('Repite tu contraseña', GOOD);
  await app.press('Guardar');
  await app.dialog('passwordChanged');
  expect(server.requests().at(-1)?.body).toMatchObject({ email: 'ana@correo.mx', token: 't0k3n-abc' });
});

test.each([
  '/user/change-password',
  '/user/change-password/',
  '/user/change-password/ana%40correo.mx',
  '/user/change-password/ana%40corr',
  '/user/change-password/%E0%A4%A/t0k3n',
  '/user/change-password/ana%2F%2E%2E%2Fadmin/t0k3n',
  '/user/change-password/%3Cimg%20src%3Dx%3E/t0k3n',
  '/user/change-password/ana%40correo.mx/a%20b',
])(
  'the page of a malformed password link has no password field and links to the request for another link: %s',
  async (path) => {
    await openApp(path);
    // For the path with the malformed percent-encoding `%E0%A4%A`, the router logs a warning.
    if (path.includes('%E0')) expectConsole(/could not be decoded/);
    screen.getByText(/Este enlace está incompleto o ya no sirve/);
    screen.getByRole('link', { name: 'Pedir otro enlace' });
    expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
    expect(document.title).toBe('Cambiar contraseña | Reto Ruffles');
  },
);

test('a broken password link says so, and leads to the page that mails another one', async () => {
  await openApp('/user/change-password/ana');
  expect(screen.getByText(/^Este enlace está incompleto/)).toBeTruthy();
  expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
  const link = screen.getByRole('link', { name: 'Pedir otro enlace' });
  expect(link.getAttribute('href')).toBe('/lmx/user/forgot-password');
});

const LOGOUT = 'GET /api/auth/logout';

test.each([
  [{ status: 422, json: { message: 'This password reset token is invalid.' } }, 'changePasswordExpired'],
  [{ status: 422, json: { message: 'No' } }, 'changePasswordError'],
])(
  'after the refusal of a password link, %o, a player can log out and ask for another one, or go on',
  async (answer, type) => {
    server.on(LOGOUT, { json: {} });
    server.on(CHANGE, answer);
    const app = await openApp(LINK, { token: 'ana-1' });
    for (const press of ['Cerrar', 'Pedir otro enlace']) {
      await app.fill('Nueva contraseña', GOOD);
      await app.fill('Repite tu contraseña', GOOD);
      await app.press('Guardar');
      await app.dialog(type);
      expect([app.address(), server.count(LOGOUT)]).toEqual([LINK, 0]);
      await app.press(press);
    }
    await screen.findByRole('heading', { level: 1, name: 'Recuperar contraseña' });
    expect([app.address(), server.count(LOGOUT)]).toEqual(['/user/forgot-password', 1]);
    expect([app.dialogs(), app.stores.auth.status.value]).toEqual([[], 'unauthenticated']);
  },
);

test.each([{ json: {} }, { status: 500, json: { message: 'Server Error' } }])(
  'a broken password link logs a player out before it leads to the page that mails another one: %o',
  async (answer) => {
    server.on(LOGOUT, answer);
    const app = await openApp('/user/change-password/ana', { token: 'ana-1' });
    await app.user.click(screen.getByRole('link', { name: 'Pedir otro enlace' }));
    await screen.findByRole('heading', { level: 1, name: 'Recuperar contraseña' });
    expect([app.address(), server.count(LOGOUT)]).toEqual(['/user/forgot-password', 1]);
    expect(app.dialogs()).toEqual([]);
  },
);

const readRules = () =>
  [...screen.getByRole('list', { name: 'Cómo debe ser tu contraseña' }).children].map((rule) => [
    rule.textContent,
    rule.querySelector('use')?.getAttribute('href'),
  ]);

test.each([
  ['corta', 'minus', 'minus'],
  ['contraseña', 'check', 'minus'],
  ['marcador de dos', 'check', 'check'],
])('the new password “%s” marks the rules with “%s” and “%s”', async (password, length, common) => {
  const app = await openApp('/user/change-password/ana%40correo.mx/enlace');
  await app.fill('Nueva contraseña', password);
  expect(readRules()).toEqual([
    ['8 caracteres o más', `#icon-${length}`],
    ['No es tu correo ni una muy común', `#icon-${common}`],
  ]);
});
