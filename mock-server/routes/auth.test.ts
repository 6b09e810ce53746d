import { beforeEach, expect, it } from 'vitest';
import { disguisePassword } from '../catalogue/disguised-password.ts';
import { getRows } from '../models/rows.ts';
import { startBackEnd, type TestBackEnd } from '../testing/back-end.ts';
import { createRegistration } from '../testing/registration.ts';

let server: TestBackEnd;
beforeEach(() => {
  server = startBackEnd();
});

const login = (email: unknown, password: unknown = 'papas con chile') =>
  server.call('POST', '/api/auth/login', { body: { email, password } });
const mails = () => getRows(server.world.schema, 'mails');
const kinds = () => server.world.timeline.applied().map((fact) => fact.kind);

it('a log-in records one fact and returns a token that gives access to the account', async () => {
  const reply = await login('ana@correo.mx');
  expect(reply.status).toBe(200);
  const user = await server.call('GET', '/api/user', { token: reply.body.access_token });
  expect(user.body).toMatchObject({ nickname: 'ana_tribuna', email: 'ana@correo.mx' });
  expect(kinds()).toEqual(['login']);
});

it('a log-in accepts an e-mail with capitals and with spaces around it, and doesn’t trim the password', async () => {
  expect((await login('  Ana@Correo.MX ')).status).toBe(200);
  expect((await login('ana@correo.mx', ' papas con chile')).status).toBe(401);
});

it('a log-in with empty fields is refused with 422 and a message that ends in “(and 1 more error)”', async () => {
  const reply = await login('', '');
  expect(reply.status).toBe(422);
  expect(reply.body.message).toBe('The email field is required. (and 1 more error)');
  expect(Object.keys(reply.body.errors)).toEqual(['email', 'password']);
});

it('a log-in to a deleted account with a wrong password answers “Invalid Credentials”', async () => {
  expect((await login('ernesto@correo.mx', 'otra cosa')).body.message).toBe('Invalid Credentials');
});

it.each([
  [500, 'later', 'totopos con salsa'],
  [401, 'earlier', 'papas con chile'],
])(
  'a log-in to an e-mail of two deleted accounts answers %d to the password of the %s one',
  async (status, _which, password) => {
    const body = {
      ...createRegistration('ernesto'),
      email: 'ernesto@correo.mx',
      password: 'totopos con salsa',
    };
    await server.call('POST', '/api/user/register', { body });
    const { id } = getRows(server.world.schema, 'users').at(-1)!;
    server.edit('users', id, { deleted_at: server.world.now() });
    expect((await login('ernesto@correo.mx', password)).status).toBe(status);
  },
);

it('a log-in to an unconfirmed account answers 403, mails a new code and invalidates the previous one', async () => {
  const reply = await login('lupe@correo.mx');
  expect([reply.status, reply.body.message]).toEqual([403, 'Your email address is not verified.']);
  expect(mails().map((mail) => [mail.kind, mail.used])).toEqual([
    ['code', true],
    ['code', false],
  ]);
});

it('a log-in to an unconfirmed account mails another code only from one minute after the last code on', async () => {
  await login('lupe@correo.mx');
  server.at('2026-08-26 12:00:59');
  await login('lupe@correo.mx');
  expect(mails()).toHaveLength(2);
  server.at('2026-08-26 12:01:00');
  await login('lupe@correo.mx');
  expect(mails()).toHaveLength(3);
});

it('a log-out ends the session of its token and no other session of the player', async () => {
  const [mine, other] = [await server.login('ana@correo.mx'), await server.login('ana@correo.mx')];
  expect((await server.call('GET', '/api/auth/logout', { token: mine })).status).toBe(200);
  expect((await server.call('GET', '/api/user', { token: mine })).status).toBe(401);
  expect((await server.call('GET', '/api/user', { token: other })).status).toBe(200);
});

const forgot = (email: unknown) => server.call('POST', '/api/auth/forgot-password', { body: { email } });
const NEW = 'totopos con salsa';
const change = (token: unknown, more: Record<string, unknown> = {}) =>
  server.call('POST', '/api/auth/change-password', {
    body: { email: 'ana@correo.mx', token, password: NEW, password_confirmation: NEW, ...more },
  });
const getLink = () => mails().findLast((mail) => mail.kind === 'link')!;

it.each(['nadie@correo.mx', 'ernesto@correo.mx'])(
  'a password link is refused for %s, which has no account any more',
  async (email) => {
    expect((await forgot(email)).body.errors.email).toEqual(['The selected email is invalid.']);
  },
);

it('a request for a second password link is refused with Retry-After until one minute after the first one', async () => {
  await forgot('ana@correo.mx');
  server.at('2026-08-26 12:00:20');
  const reply = await forgot('ana@correo.mx');
  expect([reply.status, reply.body.message]).toEqual([422, 'Please wait before retrying.']);
  expect(reply.headers.get('retry-after')).toBe('40');
  server.at('2026-08-26 12:01:00');
  expect((await forgot('ana@correo.mx')).status).toBe(200);
});

it('a password link changes the password, ends the open session and is refused the second time', async () => {
  const session = await server.login('ana@correo.mx');
  await forgot('ana@correo.mx');
  const reply = await change(getLink().secret);
  expect([reply.status, reply.body.message]).toEqual([200, 'Your password has been reset.']);
  expect((await server.call('GET', '/api/user', { token: session })).status).toBe(401);
  expect((await login('ana@correo.mx')).status).toBe(401);
  expect((await login('ana@correo.mx', NEW)).status).toBe(200);
  expect((await change(getLink().secret)).body.message).toBe('This password reset token is invalid.');
});

it('a password link is valid for 60 minutes', async () => {
  await forgot('ana@correo.mx');
  server.at('2026-08-26 13:00:00');
  expect((await change(getLink().secret)).body.message).toBe('This password reset token is invalid.');
  server.at('2026-08-26 12:59:59');
  expect((await change(getLink().secret)).status).toBe(200);
});

it('a newer password link invalidates the previous one', async () => {
  await forgot('ana@correo.mx');
  const old = getLink().secret;
  server.at('2026-08-26 12:02:00');
  await forgot('ana@correo.mx');
  expect((await change(old)).status).toBe(422);
  expect((await change(getLink().secret)).status).toBe(200);
});

const refusals: [string, Record<string, unknown>, string][] = [
  ['no password', { password: '' }, 'The password field is required.'],
  ['a short password', { password: 'corta' }, 'The password field must be at least 8 characters.'],
  [
    'two passwords that differ',
    { password_confirmation: 'otra' },
    'The password field confirmation does not match.',
  ],
];
it.each(refusals)('a password change with %s is refused and changes nothing', async (_, more, message) => {
  await forgot('ana@correo.mx');
  const reply = await change(getLink().secret, more);
  expect([reply.status, reply.body.message]).toEqual([422, message]);
  expect((await login('ana@correo.mx')).status).toBe(200);
});

it('a password link of an e-mail that was registered anew after a deletion changes the new account', async () => {
  const form = { ...createRegistration('chema_90'), email: 'ernesto@correo.mx' };
  expect((await server.call('POST', '/api/user/register', { body: form })).status).toBe(201);
  const { email } = form;
  await server.call('POST', '/api/auth/forgot-password', { body: { email } });
  const mail = getRows(server.world.schema, 'mails').at(-1);
  const password = 'Otra-papa-2031';
  const body = { email, token: mail?.secret, password, password_confirmation: password };
  expect((await server.call('POST', '/api/auth/change-password', { body })).status).toBe(200);
  const accounts = getRows(server.world.schema, 'users').filter((user) => user.email === email);
  expect(accounts.map((user) => user.password === disguisePassword(password))).toEqual([false, true]);
});
