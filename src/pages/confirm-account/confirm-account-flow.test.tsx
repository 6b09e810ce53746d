import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getShownError, type OpenedApp, openApp } from '../../testing/open-app.tsx';
import { setUpScriptedServer } from '../../testing/scripted-server.ts';

const VERIFY = 'POST /api/user/verify';
const RESEND = 'POST /api/user/verify/resend';
const WAITING = '{"nav":"coac","email":"ana@correo.mx"}';
const CODE = 'Código de 6 dígitos';

const server = setUpScriptedServer();

const open = (options = {}) => openApp('/user/confirm-account', { verification: WAITING, ...options });

async function pasteCode(app: OpenedApp, code: string) {
  await app.user.click(screen.getByLabelText(CODE));
  await app.user.paste(code);
}

test('the confirmation page shows the e-mail, cuts a pasted code to six digits, and forgets the record when left', async () => {
  const app = await open();
  screen.getByText('ana@correo.mx');
  await pasteCode(app, '407213 9');
  expect(screen.getByLabelText<HTMLInputElement>(CODE).value).toBe('407213');
  expect(server.lines()).toEqual([]);
  await app.user.click(screen.getAllByRole('link', { name: 'Premios' })[0] as HTMLElement);
  await waitFor(() => expect(app.address()).toBe('/rewards'));
  await waitFor(() => expect(localStorage.getItem('lmx:verification')).toBeNull());
});

test('a correct confirmation code shows the dialog verifyAccountSuccess, then the log-in with the e-mail, when the server returns no token', async () => {
  server.on(VERIFY, { json: { message: 'Email verified' } });
  const app = await open();
  // A pasted code may have other characters around and between its digits.
  await pasteCode(app, '  407-213 0');
  await app.press('Confirmar');
  await app.dialog('verifyAccountSuccess');
  await app.press('¡A jugar!');
  await screen.findByRole('button', { name: 'Entrar' });
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@correo.mx');
  expect(server.requests().map(({ line, body }) => [line, body])).toEqual([
    [VERIFY, { email: 'ana@correo.mx', otp: '407213' }],
  ]);
});

async function openAfterTheWait() {
  let now = Date.UTC(2026, 10, 25, 18);
  const app = await open({ clock: { now: () => now } });
  expect(screen.getByRole('timer').textContent).toBe('Reenviar en 60 s');
  await app.press('Reenviar código');
  expect(server.lines()).toEqual([]);
  now += 61_000;
  act(() => app.stores.time.tick());
  screen.getByText('¿No te llegó?');
  const pass = (ms: number) => {
    now += ms;
    act(() => app.stores.time.tick());
  };
  return { ...app, pass };
}

test('“Reenviar código” makes no call during the cooldown, and after it one, which starts the next cooldown', async () => {
  server.on(RESEND, { json: { message: 'Verification code sent' } });
  const app = await openAfterTheWait();
  await app.press('Reenviar código');
  const dialog = await app.dialog('sentVerifyCode');
  expect(dialog.textContent).toContain('ana@correo.mx');
  await app.press('Aceptar');
  expect(screen.getByRole('timer').textContent).toBe('Reenviar en 60 s');
  expect(server.lines()).toEqual([RESEND]);
});

test('two presses of “Reenviar código” at once make one call', async () => {
  server.on(RESEND, { json: { message: 'Verification code sent' } });
  const app = await openAfterTheWait();
  const button = screen.getByRole('button', { name: 'Reenviar código' });
  act(() => {
    button.click();
    button.click();
  });
  await app.dialog('sentVerifyCode');
  expect(server.lines()).toEqual([RESEND]);
});

test('“Reenviar código” makes no call while a code is being checked', async () => {
  server.on(VERIFY, { breaks: 'hold' });
  const app = await openAfterTheWait();
  await pasteCode(app, '407213');
  await app.press('Confirmar');
  await app.press('Reenviar código');
  expect(server.lines()).toEqual([VERIFY]);
});

test.each(['Reto Ruffles 2026: tu código es 407213', '407 213', '\u202a407213\u202c', '٤٠٧٢١٣'])(
  'the confirmation page shows the code of the pasted text %j and sends it',
  async (text) => {
    server.on(VERIFY, { json: { message: 'Email verified' } });
    const app = await open();
    await pasteCode(app, text);
    expect(screen.getByLabelText<HTMLInputElement>(CODE).value).toBe('407213');
    await app.press('Confirmar');
    await app.dialog('verifyAccountSuccess');
    expect(server.requests().at(-1)?.body).toEqual({ email: 'ana@correo.mx', otp: '407213' });
  },
);

test('a code that was put into its field without an event is sent', async () => {
  server.on(VERIFY, { json: { message: 'Email verified' } });
  const app = await open();
  screen.getByLabelText<HTMLInputElement>(CODE).value = '407213';
  await app.press('Confirmar');
  await app.dialog('verifyAccountSuccess');
  expect(server.requests().at(-1)?.body).toEqual({ email: 'ana@correo.mx', otp: '407213' });
});

test.each([
  ['has mailed a code', 'Escribe el código de 6 dígitos que enviamos a ana@correo.mx.', WAITING],
  [
    'has mailed none',
    'Pide tu código de 6 dígitos y escríbelo aquí. Lo enviaremos a ana@correo.mx.',
    '{"nav":"coac","email":"ana@correo.mx","isCodeMailed":false}',
  ],
])(
  'the confirmation page of an account to which the server %s says “%s”',
  async (_what, text, verification) => {
    await open({ verification });
    expect(screen.getByText('ana@correo.mx').parentElement?.textContent).toBe(text);
  },
);

test('a second code that is pasted behind a refused one is shown without the error and sent', async () => {
  server.on(VERIFY, { status: 422, json: { message: 'Invalid verification code' } }, { json: {} });
  const app = await open();
  await pasteCode(app, '482913');
  await app.press('Confirmar');
  await waitFor(() => expect(getShownError(CODE)).toBe('Este código de verificación es inválido.'));
  await app.user.click(screen.getByLabelText(CODE));
  await app.user.keyboard('7');
  expect(getShownError(CODE)).toBe('Este código de verificación es inválido.');
  await app.user.paste('555666');
  expect([screen.getByLabelText<HTMLInputElement>(CODE).value, getShownError(CODE)]).toEqual([
    '555666',
    null,
  ]);
  await app.press('Confirmar');
  await app.dialog('verifyAccountSuccess');
  expect(server.requests().at(-1)?.body).toEqual({ email: 'ana@correo.mx', otp: '555666' });
});

test('the code in its field is removed when another code has been mailed', async () => {
  server.on(RESEND, { json: {} });
  const app = await openAfterTheWait();
  await pasteCode(app, '482913');
  await app.press('Reenviar código');
  await app.dialog('sentVerifyCode');
  expect(screen.getByLabelText<HTMLInputElement>(CODE).value).toBe('');
});

test('the confirmation page says that a code was sent once “Reenviar código” has mailed the first one', async () => {
  server.on(RESEND, { json: {} });
  const app = await open({ verification: '{"nav":"coac","email":"ana@correo.mx","isCodeMailed":false}' });
  await app.press('Reenviar código');
  await app.dialog('sentVerifyCode');
  await app.press('Aceptar');
  expect(screen.getByText('ana@correo.mx').parentElement?.textContent).toBe(
    'Escribe el código de 6 dígitos que enviamos a ana@correo.mx.',
  );
  expect(screen.getByRole('timer').textContent).toBe('Reenviar en 60 s');
});

test.each([
  ['the check of a code', VERIFY],
  ['a request for another code', RESEND],
])('after %s of an account that was confirmed already, the log-in has its e-mail', async (_what, line) => {
  server.on(line, { status: 409, json: { message: 'User already verified' } });
  const app = await openAfterTheWait();
  await pasteCode(app, '482913');
  await app.press(line === VERIFY ? 'Confirmar' : 'Reenviar código');
  await app.dialog('accountVerified');
  await app.press('Iniciar sesión');
  await screen.findByRole('button', { name: 'Entrar' });
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@correo.mx');
});

test('“Reenviar código” marks a typed e-mail that no account has', async () => {
  server.on(RESEND, { status: 422, json: { message: 'The selected email is invalid.' } });
  const app = await open({ verification: '{"nav":"coac","email":"","isCodeMailed":false}' });
  await app.fill('Correo electrónico', 'ana@corre.mx');
  await app.press('Reenviar código');
  await waitFor(() =>
    expect(getShownError('Correo electrónico')).toBe('No se encontró este correo electrónico.'),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico')));
  expect(app.dialogs()).toEqual([]);
});
