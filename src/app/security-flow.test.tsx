import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { logIn, submitLogin } from '../testing/account-steps.tsx';
import { openApp } from '../testing/open-app.tsx';
import { ANA, setUpScriptedServer } from '../testing/scripted-server.ts';

const PASSWORD = 'marcador de dos';
const TOKEN = '1|s3cr3t-of-ana';
const CODE = '407213';

const server = setUpScriptedServer();

beforeEach(() => server.on('POST /api/auth/login', { json: { access_token: TOKEN } }));

const dump = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);

test('a log-in and a visit to Perfil leave only token, player’s id and current week on the device', async () => {
  const app = await logIn(ANA.email, PASSWORD);
  await waitFor(() => expect(app.address()).toBe('/games'));
  expect({ ...localStorage }).toEqual({
    'lmx:player': `${TOKEN} ${ANA.id}`,
    'lmx:token': TOKEN,
    'lmx:week': expect.any(String),
  });
  await app.user.click(screen.getAllByRole('link', { name: /^Perfil/ })[0] as HTMLElement);
  await screen.findByText('ana_r');
  expect(Object.keys(localStorage).sort()).toEqual(['lmx:player', 'lmx:token', 'lmx:week']);
  for (const secret of [PASSWORD, ANA.email, ANA.phone, ANA.name]) expect(dump()).not.toContain(secret);
});

test('a wrong confirmation code leaves only the verification record in localStorage, and neither password nor code', async () => {
  server.on('POST /api/auth/login', { status: 403, json: { message: 'Unverified user' } });
  server.on('POST /api/user/verify', { status: 422, json: { message: 'Invalid code' } });
  const app = await logIn(ANA.email, PASSWORD);
  await app.dialog('verifyAccountError');
  await app.press('Ir a confirmar');
  await screen.findByLabelText('Código de 6 dígitos');
  await app.fill('Código de 6 dígitos', CODE);
  await app.press('Confirmar');
  await waitFor(() => expect(server.count('POST /api/user/verify')).toBe(1));
  expect(Object.keys(localStorage)).toEqual(['lmx:verification']);
  expect(JSON.parse(localStorage.getItem('lmx:verification') ?? '')).toEqual({
    nav: expect.any(String),
    email: ANA.email,
  });
  for (const secret of [PASSWORD, CODE]) expect(dump()).not.toContain(secret);
});

test('no URL requested by the log-in or Partidos contains the token, the password or the e-mail of the player', async () => {
  const answer = globalThis.fetch;
  const addresses: string[] = [];
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    addresses.push(decodeURIComponent(input instanceof Request ? input.url : String(input)));
    return answer(input, init);
  });
  const app = await logIn(ANA.email, PASSWORD);
  await waitFor(() => expect(app.address()).toBe('/games'));
  await waitFor(() => expect(server.count('GET /api/pool/user/all')).toBe(1));
  expect(server.requests().find(({ line }) => line === 'GET /api/user')?.token).toBe(TOKEN);
  for (const secret of [TOKEN, PASSWORD, ANA.email]) expect(addresses.join('\n')).not.toContain(secret);
});

test.each(['?next=//evil.example', '?wanted=/lmx/user/profile'])(
  'a log-in at an address that ends in %s leads to Partidos, even with another host in `lmx:next` and `lmx:wanted`',
  async (suffix) => {
    for (const key of ['lmx:next', 'lmx:wanted']) localStorage.setItem(key, '//evil.example');
    const before = window.location.href;
    const app = await openApp(`/user/login${suffix}`);
    await submitLogin(app, ANA.email, PASSWORD);
    await waitFor(() => expect(app.address()).toBe('/games'));
    expect(window.location.href).toBe(before);
  },
);

const listAutocomplete = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input')]
    .filter(({ type, readOnly, autocomplete }) => type !== 'checkbox' && (!readOnly || autocomplete !== ''))
    .map(({ autocomplete }) => autocomplete);

test.each([
  ['/user/login', ['username', 'current-password']],
  ['/user/forgot-password', ['email']],
  ['/user/confirm-account', ['one-time-code']],
  ['/user/change-password/ana%40correo.mx/t0k3n', ['username', 'new-password', 'new-password']],
  ['/user/register', ['given-name', 'family-name', 'bday-day', 'bday-year', 'tel-national', 'postal-code']],
])('when %s opens, its inputs except checkboxes have the autocomplete values %j', async (path, purposes) => {
  await openApp(path, { verification: '{"nav":"coac","email":"ana@correo.mx"}' });
  expect(listAutocomplete()).toEqual(purposes);
});
