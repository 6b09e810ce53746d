/** A forgotten password: the link by e-mail, and the new password behind it. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectConsole } from '../../scripts/test-setup.ts';
import { errorOf, openApp } from './testing/open-app.tsx';
import { type Answer, type PretendServer, pretendServer } from './testing/pretend-server.ts';

const FORGOT = 'POST /api/auth/forgot-password';
const CHANGE = 'POST /api/auth/change-password';
const LINK = '/user/change-password/ana%2Bliga%40correo.mx/t0k3n-abc';
const GOOD = ' marcador de dos ';

let server: PretendServer;

beforeEach(() => {
  localStorage.clear();
  server = pretendServer();
});

describe('asking for the link', () => {
  async function ask(answer: Answer, email = 'ana@correo.mx') {
    server.on(FORGOT, answer);
    const app = await openApp('/user/forgot-password');
    await app.fill('Correo electrónico', email);
    await app.press('Enviar enlace');
    return app;
  }

  test('says where it was sent, after one call', async () => {
    const app = await ask({ json: { message: 'We have emailed your password reset link.' } });
    const dialog = await app.dialog('emailSentChangePasswordSuccess');
    expect(dialog.textContent).toContain('ana@correo.mx');
    expect(server.asked().map(({ line, body }) => [line, body])).toEqual([
      [FORGOT, { email: 'ana@correo.mx' }],
    ]);
  });

  test('says on the field that the e-mail is unknown', async () => {
    const app = await ask({ status: 422, json: { message: 'The selected email is invalid.' } });
    await waitFor(() =>
      expect(errorOf('Correo electrónico')).toBe('No se encontró este correo electrónico.'),
    );
    expect(app.dialogs()).toEqual([]);
  });

  test('says on the field that the e-mail is unknown, in the words of Laravel Breeze', async () => {
    const message = "We can't find a user with that email address.";
    const app = await ask({ status: 422, json: { message, errors: { email: [message] } } });
    await waitFor(() =>
      expect(errorOf('Correo electrónico')).toBe('No se encontró este correo electrónico.'),
    );
    expect(app.dialogs()).toEqual([]);
  });

  test('waits 60 s when the server asks to wait and sends no Retry-After', async () => {
    const message = 'Please wait before retrying.';
    const app = await ask({ status: 422, json: { message, errors: { email: [message] } } });
    await screen.findByText('Espera 60 s para pedir otro enlace.');
    expect(app.dialogs()).toEqual([]);
  });

  test('too soon is said in place, with its seconds', async () => {
    const app = await ask({
      status: 429,
      json: { message: 'Please wait before retrying.' },
      headers: { 'Retry-After': '40' },
    });
    await screen.findByText('Espera 40 s para pedir otro enlace.');
    await app.press('Enviar enlace');
    expect([app.dialogs(), server.lines()]).toEqual([[], [FORGOT]]);
  });

  test.each<[string, Answer, string]>([
    ['a lost connection', { breaks: 'drop' }, 'networkError'],
    ['a broken server', { status: 500, json: { message: 'Server Error' } }, 'unpreventedError'],
    ['a missing page', { status: 404, json: { message: '' } }, 'connectionError'],
  ])('that meets %s says so in a dialog after one call', async (_what, answer, type) => {
    const app = await ask(answer);
    await app.dialog(type);
    expect(server.lines()).toEqual([FORGOT]);
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@correo.mx');
  });

  test.each(['', 'ana', 'ana@', '<img src=x onerror=alert(1)>', "' OR 1=1 --", 'a'.repeat(300)])(
    'with %j asks the server nothing',
    async (email) => {
      const app = await openApp('/user/forgot-password');
      await app.user.click(screen.getByLabelText('Correo electrónico'));
      await app.user.paste(email);
      await app.press('Enviar enlace');
      expect(errorOf('Correo electrónico')).not.toBeNull();
      expect(server.lines()).toEqual([]);
    },
  );
});

describe('the mailed link', () => {
  async function save(answer: Answer, password = GOOD, again = password) {
    server.on(CHANGE, answer);
    const app = await openApp(LINK);
    await app.fill('Nueva contraseña', password);
    await app.fill('Repite tu contraseña', again);
    await app.press('Guardar');
    return app;
  }

  test('sends its e-mail and token with the password as it was typed, once', async () => {
    const app = await save({ json: { message: 'Your password has been reset.' } });
    await app.dialog('passwordChanged');
    expect(server.asked().map(({ line, body }) => [line, body])).toEqual([
      [
        CHANGE,
        { email: 'ana+liga@correo.mx', token: 't0k3n-abc', password: GOOD, password_confirmation: GOOD },
      ],
    ]);
  });

  test('is gone from the address as soon as it is used', async () => {
    const app = await save({ json: { message: 'Your password has been reset.' } });
    await app.dialog('passwordChanged');
    expect(app.address()).toBe('/user/login');
    await app.press('Iniciar sesión');
    expect(await screen.findByLabelText<HTMLInputElement>('Correo electrónico')).toHaveProperty(
      'value',
      'ana+liga@correo.mx',
    );
  });

  test('shows neither its e-mail nor its token in the title, and keeps search engines out', async () => {
    await openApp(LINK);
    await waitFor(() => expect(document.title).toBe('Cambiar contraseña | Reto Ruffles'));
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  test('sends nothing by itself', async () => {
    await openApp(LINK);
    expect(server.lines()).toEqual([]);
  });

  test('is saved behind a dialog that cannot be closed', async () => {
    const app = await save({ breaks: 'hold' });
    await app.dialog('changingPassword');
    await app.user.keyboard('{Escape}');
    expect(app.dialogs()).toEqual(['changingPassword']);
    server.release(CHANGE, { status: 204 });
    await app.dialog('passwordChanged');
  });

  test('that is too old is gone from the address and another is offered', async () => {
    const app = await save({ status: 422, json: { message: 'This password reset token is invalid.' } });
    await app.dialog('changePasswordExpired');
    expect(app.address()).toBe('/user/forgot-password');
    await app.press('Pedir otro enlace');
    expect(app.address()).toBe('/user/forgot-password');
  });

  test.each<[string, Answer, string]>([
    [
      'another refusal',
      { status: 422, json: { message: 'The password is too odd.' } },
      'changePasswordError',
    ],
    ['a lost connection', { breaks: 'drop' }, 'networkError'],
    ['a broken server', { status: 500, json: { message: 'Server Error' } }, 'unpreventedError'],
    ['a missing page', { status: 404, json: { message: '' } }, 'connectionError'],
    ['too many attempts', { status: 429, json: { message: 'Too Many Attempts.' } }, 'unpreventedError'],
  ])('that meets %s says so after one call and keeps what was typed', async (_what, answer, type) => {
    const app = await save(answer);
    await app.dialog(type);
    expect(server.lines()).toEqual([CHANGE]);
    expect(screen.getByLabelText<HTMLInputElement>('Nueva contraseña').value).toBe(GOOD);
  });

  test('wants the same password twice', async () => {
    await save({}, GOOD, 'marcador de dos');
    expect(errorOf('Repite tu contraseña')).toBe('Las contraseñas no coinciden.');
    expect(server.lines()).toEqual([]);
  });

  test.each([
    ['corta', 'Usa al menos 8 caracteres.'],
    ['password123', 'Esa contraseña es muy fácil de adivinar.'],
    ['ana+liga@correo.mx', 'Esa contraseña es muy fácil de adivinar.'],
  ])('does not take %s', async (password, words) => {
    await save({}, password);
    expect(errorOf('Nueva contraseña')).toBe(words);
    expect(server.lines()).toEqual([]);
  });

  test.each([
    '/user/change-password/%E0%A4%A/t0k3n',
    '/user/change-password/__proto__/constructor',
    '/user/change-password/ana%40correo.mx/a%0Ab',
    '/user/change-password/ana%2F%2E%2E%2Fadmin/t0k3n',
    `/user/change-password/ana%40correo.mx/${'x'.repeat(600)}`,
    '/user/change-password/%3Cimg%20src%3Dx%3E/t0k3n',
  ])('that is broken offers another one: %s', async (path) => {
    await openApp(path);
    // The router's own remark on a malformed percent.
    expectConsole(/could not be decoded/);
    screen.getByText(/Este enlace está incompleto o ya no sirve/);
    screen.getByRole('link', { name: 'Pedir otro enlace' });
    expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
    expect(document.title).toBe('Cambiar contraseña | Reto Ruffles');
  });
});
