import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '../lib/storage.ts';
import { submitLogin } from '../testing/account-steps.tsx';
import { getShownError, openApp } from '../testing/open-app.tsx';
import { ANA, type Answer, setUpScriptedServer } from '../testing/scripted-server.ts';

const LOGIN = 'POST /api/auth/login';
const LOGOUT = 'GET /api/auth/logout';
const USER = 'GET /api/user';
const VERIFY = 'POST /api/user/verify';
const EVA = { ...ANA, id: 8, nickname: 'eva_m', email: 'eva@correo.mx' };
const OF_ANA = `${STORAGE_KEYS.draftPrefix}7:1`;
const OF_EVA = `${STORAGE_KEYS.draftPrefix}8:1`;
const DRAFT = '[["3",2,1,1000]]';
const SAID = /Se abrió la sesión de otra persona/;

const server = setUpScriptedServer();

/** The session cookie of Eva is on the device, so the server returns Eva until a log-out. */
function leaveSessionOfEva(logout: Answer = { json: {} }) {
  localStorage.setItem(OF_ANA, DRAFT);
  localStorage.setItem(OF_EVA, DRAFT);
  server.on(LOGIN, { json: { access_token: 'ana-1' } });
  server.on(USER, { json: EVA });
  server.on(LOGOUT, logout);
}

const getKept = () => [OF_ANA, OF_EVA, STORAGE_KEYS.token].map((key) => localStorage.getItem(key));

test.each([
  ['ends that session', { json: {} }],
  ['says so too when that session can’t be ended', { status: 500, json: { message: 'Server Error' } }],
  ['says so too when the log-out is lost', { breaks: 'drop' }],
] as const)(
  'a log-in whose session is another player’s opens no page of that player and %s',
  async (_case, logout) => {
    leaveSessionOfEva(logout);
    const app = await openApp('/user/login');
    await submitLogin(app, ANA.email);
    await waitFor(() => expect(getShownError('Correo electrónico')).toMatch(SAID));
    expect(document.body.textContent).not.toContain('eva_m');
    expect([app.address(), app.dialogs(), getKept()]).toEqual(['/user/login', [], [DRAFT, DRAFT, null]]);
    expect(server.lines()).toEqual([LOGIN, USER, LOGOUT]);
  },
);

test('after a log-in whose session was another player’s, “Entrar” logs the right player in', async () => {
  leaveSessionOfEva();
  const app = await openApp('/user/login');
  await submitLogin(app, ANA.email);
  await waitFor(() => expect(getShownError('Correo electrónico')).toMatch(SAID));
  server.on(USER, { json: ANA });
  await app.press('Entrar');
  await waitFor(() => expect(app.address()).toBe('/games'));
  expect(app.stores.auth.user.value?.nickname).toBe('ana_r');
});

test.each([
  ['in other capitals', 'ANA@Correo.MX'],
  ['with blanks', ' ana@correo.mx '],
  ['as nothing', undefined],
  ['as null', null],
  ['masked', 'a***@correo.mx'],
])('a log-in opens the session of a player whose e-mail the server writes %s', async (_form, email) => {
  server.on(LOGIN, { json: { access_token: 'ana-1' } });
  server.on(USER, { json: { ...ANA, email } });
  const app = await openApp('/user/login');
  await submitLogin(app, ANA.email);
  await waitFor(() => expect(app.address()).toBe('/games'));
});

test('a log-in opens the session of a player whose domain the server writes in punycode', async () => {
  server.on(LOGIN, { json: { access_token: 'ana-1' } });
  server.on(USER, { json: { ...ANA, email: 'ana@xn--compaa-7va5a.mx' } });
  const app = await openApp('/user/login');
  await submitLogin(app, 'ana@compañía.mx');
  await waitFor(() => expect(app.address()).toBe('/games'));
});

test('a second tab never follows a log-in whose session is another player’s', async () => {
  leaveSessionOfEva();
  const stored: (string | null)[] = [];
  const app = await openApp('/user/login');
  server.on(USER, { breaks: 'hold' });
  await submitLogin(app, ANA.email);
  await waitFor(() => expect(server.count(USER)).toBe(1));
  stored.push(localStorage.getItem(STORAGE_KEYS.token));
  server.release(USER, { json: EVA });
  await waitFor(() => expect(getShownError('Correo electrónico')).toMatch(SAID));
  expect([...stored, localStorage.getItem(STORAGE_KEYS.token)]).toEqual([null, null]);
});

test('a confirmation whose session is another player’s confirms the account, ends that session and leads to the log-in', async () => {
  leaveSessionOfEva();
  server.on(VERIFY, { json: { message: 'Email verified', access_token: 'ana-1' } });
  const verification = JSON.stringify({ nav: 'coac', email: ANA.email });
  const app = await openApp('/user/confirm-account', { verification });
  await app.fill('Código de 6 dígitos', '123456');
  await app.press('Confirmar');
  await app.dialog('verifyAccountSuccess');
  await app.press('¡A jugar!');
  await screen.findByRole('button', { name: 'Entrar' });
  expect(screen.getByRole('alert').textContent).toMatch(SAID);
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe(ANA.email);
  expect([document.body.textContent?.includes('eva_m'), getKept()]).toEqual([false, [DRAFT, DRAFT, null]]);
});

test('a session start that returns another player than the one of the token ends the session and says so', async () => {
  leaveSessionOfEva();
  localStorage.setItem(STORAGE_KEYS.player, 'ana-1 7');
  const app = await openApp('/games', { token: 'ana-1' });
  expect((await screen.findByRole('alert')).textContent).toMatch(SAID);
  expect([app.address(), app.dialogs(), getKept()]).toEqual(['/user/login', [], [DRAFT, DRAFT, null]]);
  expect(server.lines()).toContain(LOGOUT);
});

test.each([
  ['no player', null],
  ['the player of another token', 'eva-1 8'],
  ['the same player', 'ana-1 7'],
])('a session start with %s in storage opens the session and keeps its player', async (_what, player) => {
  if (player) localStorage.setItem(STORAGE_KEYS.player, player);
  const app = await openApp('/games', { token: 'ana-1' });
  await waitFor(() => expect(app.stores.auth.user.value?.nickname).toBe('ana_r'));
  expect(localStorage.getItem(STORAGE_KEYS.player)).toBe('ana-1 7');
});

test('a reload of the player that returns another player ends the session, says so and shows nothing of that player', async () => {
  localStorage.setItem(OF_ANA, DRAFT);
  const app = await openApp('/games', { token: 'ana-1' });
  await waitFor(() => expect(app.stores.auth.status.value).toBe('authenticated'));
  server.on(USER, { json: EVA });
  await act(() => app.stores.auth.refreshUser());
  expect((await screen.findByRole('alert')).textContent).toMatch(SAID);
  expect(document.body.textContent).not.toContain('eva_m');
  expect([app.address(), getKept()]).toEqual(['/user/login', [DRAFT, null, null]]);
});
