import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { receiveTrivia } from '../stores/trivia/receive-trivia.ts';
import { submitLogin } from '../testing/account-steps.tsx';
import { getShownError, type OpenedApp, openApp } from '../testing/open-app.tsx';
import { ANA, type Answer, setUpScriptedServer } from '../testing/scripted-server.ts';

const USER = 'GET /api/user';
const CODE = 'Código de 6 dígitos';

const NOT_VERIFIED: Answer = { status: 403, json: { message: 'Your email address is not verified.' } };
const RESEND = 'POST /api/user/verify/resend';
const MAILED = 'Te estamos enviando un código a';

const server = setUpScriptedServer();

async function start() {
  server.on(USER, NOT_VERIFIED);
  const app = await openApp('/games', { token: 'ana-1' });
  const dialog = await app.dialog('verifyAccountError');
  expect(dialog.textContent).toContain('tu correo');
  await app.press('Ir a confirmar');
  await screen.findByLabelText(CODE);
  return app;
}

test('a session start answered with “not verified” leads to the confirmation page, which asks for e-mail and code', async () => {
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
  server.on(RESEND, { json: {} });
  const app = await start();
  await app.press('Reenviar código');
  expect(getShownError('Correo electrónico')).toBe('Este campo es obligatorio');
  await app.fill('Correo electrónico', ANA.email);
  await app.press('Reenviar código');
  await waitFor(() => expect(app.dialogs()).toEqual(['sentVerifyCode']));
  expect(server.requests().at(-1)?.body).toEqual({ email: ANA.email });
});

async function logIn() {
  const app = await openApp('/user/login');
  await submitLogin(app, ANA.email);
  return app;
}

async function play() {
  const app = await openApp('/user/profile', { token: 'ana-1' });
  await waitFor(() => expect(app.stores.player.current?.playerData.hasLoaded.value).toBe(true));
  return app;
}

const REFUSALS: readonly (readonly [name: string, line: string, cause: () => Promise<OpenedApp>])[] = [
  ['the first load of the player after a log-in', USER, logIn],
  ['a load of Partidos', 'GET /api/weeks', () => openApp('/games', { token: 'ana-1' })],
  ['a load of Ranking', 'GET /api/ranking/week/1', () => openApp('/ranking', { token: 'ana-1' })],
  [
    'the answer to a trivia',
    'POST /api/trivia/answer',
    async () => {
      const app = await play();
      const { trivia, weeks } = app.stores.player.current ?? {};
      if (!trivia || !weeks) throw new Error('no player');
      const question = { id: '5', question: '¿Quién ganó?', options: ['León', 'Atlas'] };
      receiveTrivia({ ...app.stores, trivia, weeks }, question, 7);
      trivia.open();
      await app.user.click(await screen.findByText('León'));
      await app.press('Continuar');
      return app;
    },
  ],
  [
    'a log-out',
    'GET /api/auth/logout',
    async () => {
      const app = await play();
      app.stores.player.current?.account.askLogout();
      await app.dialog('closeSession');
      await app.press('Cerrar sesión');
      return app;
    },
  ],
];

test.each(REFUSALS)(
  'when %s is refused as “not verified”, nothing says that a code was mailed, and “Reenviar código” sends one at once',
  async (_name, line, cause) => {
    server.on('POST /api/auth/login', { json: { access_token: 'ana-1' } });
    server.on(RESEND, { json: {} });
    server.on(line, NOT_VERIFIED);
    const app = await cause();
    const dialog = await app.dialog('verifyAccountError');
    expect(dialog.textContent).toContain('Pide tu código');
    expect(dialog.textContent).not.toContain(MAILED);
    await app.press('Ir a confirmar');
    await screen.findByLabelText(CODE);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(document.body.textContent).not.toContain('que enviamos a');
    await app.press('Reenviar código');
    await app.dialog('sentVerifyCode');
    expect(server.requests().at(-1)).toMatchObject({ line: RESEND, body: { email: ANA.email } });
  },
);

test('a log-in refused as “not verified” says that a code is coming and holds “Reenviar código” for 60 s', async () => {
  server.on('POST /api/auth/login', NOT_VERIFIED);
  const app = await logIn();
  expect((await app.dialog('verifyAccountError')).textContent).toContain(MAILED);
  await app.press('Ir a confirmar');
  await screen.findByText('ana@correo.mx');
  expect(screen.getByRole('timer').textContent).toBe('Reenviar en 60 s');
});

test('a confirmation page that is reloaded still offers a code at once when none was mailed', async () => {
  const verification = JSON.stringify({ nav: 'coac', email: ANA.email, isCodeMailed: false });
  await openApp('/user/confirm-account', { verification });
  await screen.findByLabelText(CODE);
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a code that was mailed after the page said that none was holds “Reenviar código” again after a reload', async () => {
  server.on(RESEND, { json: {} });
  const verification = JSON.stringify({ nav: 'coac', email: ANA.email, isCodeMailed: false });
  const app = await openApp('/user/confirm-account', { verification });
  await app.press('Reenviar código');
  await app.dialog('sentVerifyCode');
  expect(localStorage.getItem('lmx:verification')).toBe(JSON.stringify({ nav: 'coac', email: ANA.email }));
});

async function refuseLogin() {
  server.on('POST /api/auth/login', { status: 403, json: { message: 'Unverified user' } });
  const app = await openApp('/user/login');
  await app.fill('Correo electrónico', ANA.email);
  await app.fill('Contraseña', 'papas con chile');
  await app.press('Entrar');
  await app.dialog('verifyAccountError');
  return app;
}

test('after the dialog of an unconfirmed e-mail was closed, the log-in says so and leads to the confirmation [3.6, 4.9, 4.10]', async () => {
  const app = await refuseLogin();
  await app.press('Después');
  await waitFor(() => expect(app.dialogs()).toEqual([]));
  expect(screen.getByText(/^Tu correo aún no está confirmado/).getAttribute('role')).toBe('status');
  await app.user.click(screen.getByRole('link', { name: 'Confirmar mi cuenta' }));
  await screen.findByLabelText(CODE);
  screen.getByText(ANA.email);
});

test('the log-in of a visitor without a verification record says nothing of an unconfirmed e-mail', async () => {
  await openApp('/user/login');
  expect(screen.queryByText(/Tu correo aún no está confirmado/)).toBeNull();
});

test.each([
  '/user/confirm-account',
  '/user/Confirm-Account',
  '/USER/CONFIRM-ACCOUNT',
  '/user/confirm-account/',
])('a visitor who leaves %s inside the app has no verification record afterwards [4.15]', async (path) => {
  const app = await openApp(path, { verification: '{"nav":"coac","email":"ana@correo.mx"}' });
  await screen.findByLabelText(CODE);
  expect(localStorage.getItem('lmx:verification')).not.toBeNull();
  await app.user.click(screen.getAllByRole('link', { name: 'Iniciar sesión' })[0] as HTMLElement);
  await screen.findByRole('button', { name: 'Entrar' });
  expect(localStorage.getItem('lmx:verification')).toBeNull();
  expect(screen.queryByText(/Tu correo aún no está confirmado/)).toBeNull();
});
