import { beforeEach, expect, test } from 'vitest';
import { type Caller, startCaller } from '../testing/caller.ts';

const LOGIN = '/api/auth/login';
const FORGOT = '/api/auth/forgot-password';
const ANA = 'ana@correo.mx';
const INVALID = 'The given data was invalid.';

let caller: Caller;
beforeEach(async () => {
  caller = startCaller({ players: 30 });
  await caller.control.world.laravel(true);
});

const failToLogIn = (email = ANA) => caller.post(LOGIN, { email, password: 'otra' });
async function failFiveTimes(email?: string) {
  for (let time = 0; time < 5; time += 1) await failToLogIn(email);
}

test('with Laravel’s defaults, the errors of a refused registration have the order of Laravel’s `rules()` method', async () => {
  const taken = { nickname: 'ana_tribuna', email: ANA, password: 'corta' };
  const { status, body } = await caller.post('/api/user/register', taken);
  const { message, errors } = body;
  expect([status, message]).toEqual([422, INVALID]);
  expect(Object.keys(errors)).toEqual([
    'email',
    'password',
    'nickname',
    'name',
    'last_name',
    'birthdate',
    'phone',
    'zipcode',
    'state',
    'municipality',
    'neighborhood',
    'accepts_terms',
    'accepts_privacy',
  ]);
  expect(errors.email).toEqual(['The email has already been taken.']);
});

test('with Laravel’s defaults, a second request for a password link within a minute is refused without Retry-After', async () => {
  await caller.post(FORGOT, { email: ANA });
  const reply = await caller.post(FORGOT, { email: ANA });
  expect(reply.body).toEqual({ message: INVALID, errors: { email: ['Please wait before retrying.'] } });
  expect(reply.headers.get('retry-after')).toBeNull();
});

test('with Laravel’s defaults, a refusal that names no field, such as “No match games”, has the contract’s shape', async () => {
  await caller.logIn();
  const reply = await caller.post('/api/pool/user', { pool: [] });
  expect(reply.body).toEqual({ message: 'No match games' });
});

test('after five failed log-ins, Laravel’s throttle refuses a right password for a minute and names the seconds left', async () => {
  await failFiveTimes();
  await caller.control.clock.advance('5s');
  const reply = await caller.logIn();
  expect(reply.status).toBe(422);
  const text = 'Too many login attempts. Please try again in 55 seconds.';
  expect(reply.body).toEqual({ message: INVALID, errors: { email: [text] } });
  expect(reply.headers.get('retry-after')).toBeNull();
});

test('Laravel’s throttle counts each e-mail separately', async () => {
  await failFiveTimes('beto@correo.mx');
  expect((await caller.logIn()).status).toBe(200);
});

test('Laravel’s throttle counts failed log-ins from zero again after a successful log-in', async () => {
  for (let time = 0; time < 4; time += 1) await failToLogIn();
  await caller.logIn();
  await failToLogIn();
  expect((await caller.logIn()).status).toBe(200);
});

test('with Laravel’s defaults off, a log-in after five failed ones succeeds', async () => {
  await caller.control.world.laravel(false);
  await failFiveTimes();
  expect((await caller.logIn()).status).toBe(200);
});

test('switching Laravel’s defaults off and on resets the throttle', async () => {
  await failFiveTimes();
  await caller.control.world.laravel(false);
  await caller.control.world.laravel(true);
  expect((await caller.logIn()).status).toBe(200);
});

const getBody = async (path: string) => (await caller.get(path)).body;

test('with Laravel’s defaults, the answers to a log-in and to GET /api/user are wrapped in `data`', async () => {
  const { body } = await caller.logIn();
  expect(body).toEqual({ data: { access_token: expect.stringMatching(/^\d+\|/) } });
  expect(await getBody('/api/user')).toMatchObject({
    data: {
      email: ANA,
      birthdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00\.000000Z$/),
      created_at: expect.stringMatching(/^2026-07-1\dT\d{2}:00:00\.000000Z$/),
    },
  });
});

test('with Laravel’s defaults, GET /api/games/week/7 has the week as its key and dates with a time', async () => {
  await caller.logIn();
  const [game] = (await getBody('/api/games/week/7'))[7].data;
  expect(game.date).toMatch(/^2026-\d{2}-\d{2}T00:00:00\.000000Z$/);
  expect(game.time).toMatch(/^\d{2}:\d{2}:\d{2}$/);
});

test('with Laravel’s defaults each prediction has the trivia points of its week', async () => {
  await caller.logIn();
  const { data } = await getBody('/api/pool/user/all');
  const weeks: { week_trivia_points: number | null }[][] = Object.values(data);
  const points = weeks.map((rows) => new Set(rows.map((row) => row.week_trivia_points)));
  expect(points.map((values) => values.size)).toEqual(weeks.map(() => 1));
  const { stats } = (await getBody('/api/user')).data;
  expect(points.filter((values) => values.has(1))).toHaveLength(stats.trivias);
});

test.each(['/api/week/current', '/api/zipcode/06700', '/api/pool/user/all'])(
  'Laravel’s defaults wrap the answer of %s in `data`',
  async (path) => {
    await caller.logIn();
    expect(Object.keys(await getBody(path))).toEqual(['data']);
  },
);

test('with Laravel’s defaults, the token of a deleted account is refused with 401 Unauthenticated', async () => {
  await caller.logIn();
  await caller.control.world.deleteUser();
  const reply = await caller.get('/api/user');
  expect([reply.status, reply.body]).toEqual([401, { message: 'Unauthenticated.' }]);
});

test('switching Laravel’s defaults adds a fact only when the value changes', async () => {
  const { world } = caller.control;
  await world.laravel(true);
  expect(world.facts().map(({ kind, payload }) => [kind, payload])).toEqual([['laravel', { isOn: true }]]);
});

test('with Laravel’s defaults, a password link for an unknown e-mail is refused with the text of Breeze', async () => {
  const { status, body } = await caller.post(FORGOT, { email: 'nadie@correo.mx' });
  expect([status, body.errors.email]).toEqual([422, ["We can't find a user with that email address."]]);
});
