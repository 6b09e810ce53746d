import { beforeEach, expect, it } from 'vitest';
import { disguisePassword } from '../catalogue/disguised-password.ts';
import { createCodeDigits } from '../mail/mails.ts';
import { getRows } from '../models/rows.ts';
import { startBackEnd, type TestBackEnd } from '../testing/back-end.ts';
import { createRegistration } from '../testing/registration.ts';

let server: TestBackEnd;
beforeEach(() => {
  server = startBackEnd();
});

const FORM = { ...createRegistration('chema_90'), password: ' doritos no, ruffles ' };
const register = (more: Record<string, unknown> = {}) =>
  server.call('POST', '/api/user/register', { body: { ...FORM, ...more } });
const verify = (email: string, otp: unknown) =>
  server.call('POST', '/api/user/verify', { body: { email, otp } });
const resend = (email: string) => server.call('POST', '/api/user/verify/resend', { body: { email } });
const users = () => getRows(server.world.schema, 'users');
const mails = () => getRows(server.world.schema, 'mails');

it('a registration answers 201 with the e-mail in lower case, stores an unconfirmed account and mails a code', async () => {
  const reply = await register({ email: ' Chema_90@Correo.MX ' });
  expect([reply.status, reply.body]).toEqual([201, { email: FORM.email }]);
  expect(users().at(-1)).toMatchObject({
    nickname: 'chema_90',
    verified_at: null,
    password: disguisePassword(FORM.password),
  });
  expect(mails().at(-1)).toMatchObject({
    kind: 'code',
    to: FORM.email,
    secret: createCodeDigits(7, 2),
  });
});

it('a registration whose body is empty, no JSON object, or has an object as e-mail is refused with 422', async () => {
  for (const body of ['', 'no es json', '[]', 'null', '{"email":{"a":1}}']) {
    expect((await server.call('POST', '/api/user/register', { body })).status).toBe(422);
  }
});

it('the mailed code confirms the account and logs the player in', async () => {
  await register();
  const reply = await verify(FORM.email, createCodeDigits(7, 2));
  expect([reply.status, reply.body.message]).toEqual([200, 'Email verified']);
  const user = await server.call('GET', '/api/user', { token: reply.body.access_token });
  expect(user.body.email_verified_at).toBe('2026-08-26T12:00:00-06:00');
});

it('a confirmation code is valid for 15 minutes', async () => {
  server.at('2026-08-26 12:12:00');
  expect((await verify('lupe@correo.mx', createCodeDigits(7, 1))).body.message).toBe(
    'The verification code has expired',
  );
  server.at('2026-08-26 12:11:59');
  expect((await verify('lupe@correo.mx', createCodeDigits(7, 1))).status).toBe(200);
});

it('only the newest confirmation code is accepted', async () => {
  await resend('lupe@correo.mx');
  expect((await verify('lupe@correo.mx', createCodeDigits(7, 1))).body.message).toBe(
    'Invalid verification code',
  );
  expect((await verify('lupe@correo.mx', createCodeDigits(7, 2))).status).toBe(200);
});

it('another confirmation code is refused with 429 and Retry-After until 60 seconds after the last one', async () => {
  expect((await resend('lupe@correo.mx')).body.message).toBe('Verification code sent');
  server.at('2026-08-26 12:00:15');
  const reply = await resend('lupe@correo.mx');
  expect([reply.status, reply.body.message]).toEqual([429, 'Too Many Attempts.']);
  expect(reply.headers.get('retry-after')).toBe('45');
  server.at('2026-08-26 12:01:00');
  expect((await resend('lupe@correo.mx')).status).toBe(200);
});

it('GET /api/user returns the account of Ana with her statistics and without her password', async () => {
  const token = await server.login('ana@correo.mx');
  const { body } = await server.call('GET', '/api/user', { token });
  expect(body).toMatchObject({ name: 'Ana', nickname: 'ana_tribuna', favorite_team: null });
  expect(body.stats).toMatchObject({ trivias: 4, weeks_played: 7 });
  expect(JSON.stringify(body)).not.toContain('papas');
});

it('score, position and exact scores in GET /api/user equal those of my_position in GET /api/ranking', async () => {
  const token = await server.login('ana@correo.mx');
  const { stats } = (await server.call('GET', '/api/user', { token })).body;
  const { my_position } = (await server.call('GET', '/api/ranking', { token })).body;
  expect(my_position).toMatchObject({ score: stats.score, position: stats.position, exact: stats.exact });
});

it('a deleted account leaves the ranking', async () => {
  const [ana, mariana] = [await server.login('ana@correo.mx'), await server.login('mariana@correo.mx')];
  const total = async () => (await server.call('GET', '/api/ranking', { token: mariana })).body.meta.total;
  const before = await total();
  await server.call('GET', '/api/user/delete', { token: ana });
  expect(await total()).toBe(before - 1);
});

it('GET /api/zipcode/03100 returns state, municipality, city and neighbourhoods without a session', async () => {
  const reply = await server.call('GET', '/api/zipcode/03100', { csrf: {} });
  expect(reply.body).toEqual({
    zipcode: '03100',
    state: 'Ciudad de México',
    municipality: 'Benito Juárez',
    city: 'Ciudad de México',
    neighborhoods: ['Del Valle Centro', 'Insurgentes San Borja'],
  });
});

it('a confirmation code with spaces around it is accepted', async () => {
  await register();
  expect((await verify(FORM.email, ` ${createCodeDigits(7, 2)} `)).status).toBe(200);
});

it.each(['99999', '7200', '3100'])(
  'GET /api/zipcode/%s, an unknown postal code, is answered with 404',
  async (zipcode) => {
    const { status, body } = await server.call('GET', `/api/zipcode/${zipcode}`);
    expect([status, body.message]).toEqual([404, 'Zipcode Not Found']);
  },
);

it('the e-mail of a deleted account can be registered anew, with a code for the new account', async () => {
  const { email } = FORM;
  await register();
  const old = await verify(email, mails().at(-1)?.secret);
  await server.call('GET', '/api/user/delete', { token: old.body.access_token });
  server.at('2026-08-26 12:05');
  expect((await register()).status).toBe(201);
  server.at('2026-08-26 12:10');
  expect((await resend(email)).status).toBe(200);
  expect((await verify(email, mails().at(-1)?.secret)).status).toBe(200);
  const accounts = users().filter((user) => user.email === email);
  expect(accounts.map(({ deleted_at }) => deleted_at === null)).toEqual([false, true]);
  expect(accounts[1]?.verified_at).toBe(Date.parse('2026-08-26T12:10:00-06:00'));
});

it('a confirmation code after its end is refused with 422 at the field of the code', async () => {
  server.at('2026-08-26 12:12:00');
  const { status, body } = await verify('lupe@correo.mx', createCodeDigits(7, 1));
  expect([status, body.errors]).toEqual([422, { otp: ['The verification code has expired'] }]);
});

it('a confirmation code that is mailed again is valid for 15 minutes from then on', async () => {
  server.at('2026-08-26 12:05:00');
  await resend('lupe@correo.mx');
  const [code, sentAt] = [mails().at(-1)?.secret, Date.parse('2026-08-26T12:05:00-06:00')];
  expect(mails().at(-1)?.expires_at).toBe(sentAt + 15 * 60_000);
  server.at('2026-08-26 12:20:00');
  expect((await verify('lupe@correo.mx', code)).body.message).toBe('The verification code has expired');
  server.at('2026-08-26 12:19:59');
  expect((await verify('lupe@correo.mx', code)).status).toBe(200);
});
