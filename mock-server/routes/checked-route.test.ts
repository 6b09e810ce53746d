import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS, type Endpoint, type EndpointEntry, REFUSALS } from '../catalogue/catalogue.ts';
import { startBackEnd, type TestBackEnd } from '../testing/back-end.ts';
import { startCaller } from '../testing/caller.ts';

let server: TestBackEnd;
beforeEach(() => {
  server = startBackEnd();
});

it.each(['nadie', '1|abc'])('a call with the invalid token %j is refused with 401', async (token) => {
  expect((await server.call('GET', '/api/user', { token })).status).toBe(401);
});

const ENTRIES = Object.entries(ENDPOINTS) as [Endpoint, EndpointEntry][];
const POSTS = ENTRIES.flatMap(([endpoint]) => (endpoint.startsWith('POST ') ? [endpoint.slice(5)] : []));
const WITH_SESSION = ENTRIES.filter(([, { isOpen }]) => !isOpen).map(([endpoint]) => endpoint);

async function call(caller: ReturnType<typeof startCaller>, endpoint: Endpoint, input: object = {}) {
  const [method, path = ''] = endpoint.split(' ');
  const { status, body } = await (method === 'GET' ? caller.get(path) : caller.post(path, input));
  return { status, message: body.message };
}

it.each(WITH_SESSION)('the endpoint %s refuses a call without a session', async (endpoint) => {
  const { status, message } = REFUSALS.unauthenticated;
  expect(await call(startCaller(), endpoint)).toEqual({ status, message });
});

it.each(WITH_SESSION)(
  'the endpoint %s answers the token of a deleted account with PHP’s error',
  async (endpoint) => {
    const caller = startCaller();
    await caller.logIn();
    await caller.control.world.deleteUser();
    const { status, message } = REFUSALS.deletedAccount;
    expect(await call(caller, endpoint)).toEqual({ status, message });
  },
);

it('after the season, the current week and a prediction are refused with “No current week”', async () => {
  const caller = startCaller();
  await caller.control.clock.goto('final(23, 1) + 8d');
  await caller.logIn();
  const pool = [{ game_id: 755, home_score: 1, away_score: 0 }];
  expect(await call(caller, 'GET /api/week/current')).toEqual({ status: 404, message: 'No current week' });
  expect(await call(caller, 'POST /api/pool/user', { pool })).toEqual({
    status: 422,
    message: 'No current week',
  });
});

it('a token is valid until one second before thirty days after the log-in, and refused from thirty days on', async () => {
  const token = await server.login('ana@correo.mx');
  server.at('2026-09-25 11:59:59');
  expect((await server.call('GET', '/api/user', { token })).status).toBe(200);
  server.at('2026-09-25 12:00:00');
  expect((await server.call('GET', '/api/user', { token })).body).toEqual({ message: 'Unauthenticated.' });
});

it('responses with the status 200, 401 and 404 have a Date header with the world’s time in whole seconds', async () => {
  server.at('2026-08-28 16:59:30');
  for (const path of ['/api/zipcode/06700', '/api/weeks', '/api/nothing']) {
    const { headers } = await server.call('GET', path);
    expect(headers.get('date')).toBe('Fri, 28 Aug 2026 22:59:30 GMT');
  }
});

it('GET /sanctum/csrf-cookie answers an empty 204 with a URL-encoded cookie that differs in each answer', async () => {
  const first = await server.call('GET', '/sanctum/csrf-cookie', { csrf: {} });
  const second = await server.call('GET', '/sanctum/csrf-cookie', { csrf: {} });
  expect([first.status, first.body]).toEqual([204, '']);
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^XSRF-TOKEN=[^;]+%3D; Path=\/; SameSite=Lax$/);
  expect(second.headers.get('set-cookie')).not.toBe(cookie);
});

const mismatches: [string, { cookie?: string; header?: string }][] = [
  ['neither cookie nor header', {}],
  ['no header', { cookie: 'abc%3D' }],
  ['no cookie', { header: 'abc=' }],
  ['the header not decoded', { cookie: 'abc%3D', header: 'abc%3D' }],
  ['the header of another cookie', { cookie: 'abc%3D', header: 'abd=' }],
  ['a cookie that cannot be decoded', { cookie: '%E0%A4', header: '%E0%A4' }],
];
it.each(mismatches)('a POST call with the CSRF mistake “%s” is refused first', async (_, csrf) => {
  for (const path of POSTS) {
    const reply = await server.call('POST', path, { body: {}, csrf });
    expect([reply.status, reply.body]).toEqual([419, { message: 'CSRF token mismatch.' }]);
  }
});

it('the responses to a log-in and to a log-out set the CSRF cookie', async () => {
  const body = { email: 'ana@correo.mx', password: 'papas con chile' };
  const login = await server.call('POST', '/api/auth/login', { body });
  const logout = await server.call('GET', '/api/auth/logout', { token: login.body.access_token });
  expect(login.headers.get('set-cookie')).toContain('XSRF-TOKEN=');
  expect(logout.headers.get('set-cookie')).toContain('XSRF-TOKEN=');
});

it('the server answers 500 without a stack when a handler throws, and the log stores the error', async () => {
  const token = await server.login('ana@correo.mx');
  Object.defineProperty(server.world.schema, 'all', {
    value() {
      throw new Error('secreto');
    },
  });
  const reply = await server.call('GET', '/api/weeks', { token });
  expect([reply.status, reply.body]).toEqual([500, { message: 'Server Error' }]);
  expect(server.pipeline.log().at(-1)?.unexpectedError).toContain('secreto');
});
