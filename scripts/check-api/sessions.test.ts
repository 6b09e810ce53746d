import { expect, test } from 'vitest';
import { checkMock, getOutcome } from './testing/check-mock.ts';
import type { AnswerChange } from './testing/mock-api.ts';

const SESSION = /laravel_session=(\w+)/;

const isCall = (request: Request, path: string) => new URL(request.url).pathname === path;

function createGuestMiddleware(): AnswerChange {
  return async (request, answer) => {
    const isLive = SESSION.exec(request.headers.get('cookie') ?? '')?.[1] === 'live';
    if (isCall(request, '/api/auth/login') && isLive) {
      return new Response(null, { status: 302, headers: { location: '/home' } });
    }
    const response = await answer();
    if (isCall(request, '/api/auth/login') && response.ok) {
      response.headers.append('set-cookie', 'laravel_session=live; Path=/; HttpOnly');
    }
    if (isCall(request, '/api/auth/logout') && response.ok) {
      response.headers.append('set-cookie', 'laravel_session=over; Path=/; HttpOnly');
    }
    return response;
  };
}

/**
 * Simulates a server that prefers the session's user to the token's user. A log-in with the cookie of a session
 * starts a new session only with `isRegenerated`.
 */
function createSessionServer(isRegenerated: boolean): AnswerChange {
  const tokens = new Map<string, string>();
  return async (request, answer) => {
    const session = SESSION.exec(request.headers.get('cookie') ?? '')?.[1];
    const token = session && tokens.get(session);
    const isLogin = isCall(request, '/api/auth/login');
    if (token && !isLogin) {
      const headers = new Headers(request.headers);
      headers.set('authorization', `Bearer ${token}`);
      return answer(new Request(request, { headers }));
    }
    const response = await answer();
    if (!isLogin || !response.ok || (token && !isRegenerated)) return response;
    const { access_token } = (await response.clone().json()) as { access_token: string };
    const name = `s${tokens.size}`;
    tokens.set(name, access_token);
    response.headers.append('set-cookie', `laravel_session=${name}; Path=/; HttpOnly; SameSite=Lax`);
    return response;
  };
}

test('check:api reports that the product passes Laravel’s `guest` middleware by logging out and logging in again', async () => {
  const check = 'log-in while a session lives';
  const report = await checkMock({ change: createGuestMiddleware(), only: [check] });
  expect(getOutcome(report, check)).toMatch(/^copes: 302 to \/home; then 200/);
});

const OVER_COOKIES = 'log-in over the cookies of another player';

test('check:api fails a log-in that keeps the session of another player', async () => {
  const report = await checkMock({
    change: createSessionServer(false),
    words: ['--write'],
    only: [OVER_COOKIES],
  });
  expect(getOutcome(report, OVER_COOKIES)).toBe('fails: ana@correo.mx');
});

test('check:api accepts a log-in that replaces the session of another player', async () => {
  const report = await checkMock({
    change: createSessionServer(true),
    words: ['--write'],
    only: [OVER_COOKIES],
  });
  expect(getOutcome(report, OVER_COOKIES)).toMatch(/^expected: check-api-/);
});

const CODE_OVER_COOKIES = 'confirmation over the cookies of another player';

test('check:api fails a confirmation that returns a token but keeps the session of another player', async () => {
  const report = await checkMock({
    change: createSessionServer(true),
    words: ['--write'],
    only: [CODE_OVER_COOKIES],
  });
  expect(getOutcome(report, CODE_OVER_COOKIES)).toBe('fails: ana@correo.mx');
});

test('check:api accepts a confirmation and a log-in after which the new token counts, not the cookies of another player', async () => {
  const report = await checkMock({ words: ['--write'], only: [CODE_OVER_COOKIES, OVER_COOKIES] });
  expect(getOutcome(report, CODE_OVER_COOKIES)).toMatch(/^expected: check-api-/);
  expect(getOutcome(report, OVER_COOKIES)).toMatch(/^expected: check-api-/);
});

test('check:api skips the check of the session after a confirmation that returns no token', async () => {
  const change: AnswerChange = async (request, answer) => {
    const response = await answer();
    const isConfirmed = isCall(request, '/api/user/verify') && response.ok;
    return isConfirmed ? new Response('{}', { headers: { 'content-type': 'application/json' } }) : response;
  };
  const report = await checkMock({ change, words: ['--write'], only: [CODE_OVER_COOKIES] });
  expect(getOutcome(report, CODE_OVER_COOKIES)).toBe('skipped: the confirmation brought no token');
});

const ORIGIN = 'http://127.0.0.1:4173';

const CORS = {
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'accept, authorization, content-type, x-requested-with, x-xsrf-token',
  'access-control-expose-headers': 'Date, Retry-After',
  'access-control-max-age': '7200',
};

const createCorsServer =
  (headers: Partial<Record<keyof typeof CORS, string>>): AnswerChange =>
  async (request, answer) => {
    const response = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await answer();
    for (const [name, value] of Object.entries({ ...CORS, ...headers }))
      if (value) response.headers.set(name, value);
    return response;
  };

const ORIGIN_CHECKS = [
  'site and API on one domain',
  'preflight',
  'Access-Control-Max-Age',
  'the page may read a good answer',
  'the page may read a refusal',
  'exposed headers',
];

const checkOrigin = (change: AnswerChange, origin = ORIGIN) =>
  checkMock({
    change,
    words: ['--origin', origin],
    only: [...ORIGIN_CHECKS, 'the page can read the cookie'],
  });

test('check:api accepts an API on another origin that allows the site by CORS', async () => {
  const { findings } = await checkOrigin(createCorsServer({}));
  const verdicts = findings
    .filter(({ check }) => ORIGIN_CHECKS.includes(check))
    .map(({ verdict }) => verdict);
  expect(verdicts).toEqual(ORIGIN_CHECKS.map(() => 'expected'));
});

test.each([
  [
    'it allows any origin',
    { 'access-control-allow-origin': '*' },
    'preflight',
    /^fails: Access-Control-Allow-Origin: \*/,
  ],
  [
    'it allows only a third origin',
    { 'access-control-allow-origin': 'http://x.mx' },
    'the page may read a good answer',
    /^fails/,
  ],
  [
    'it allows no origin',
    { 'access-control-allow-origin': '' },
    'the page may read a refusal',
    /^fails: .*: none/,
  ],
  [
    'it allows no credentials',
    { 'access-control-allow-credentials': '' },
    'preflight',
    /^fails: .*Credentials: none/,
  ],
  [
    'it allows the headers by `*`',
    { 'access-control-allow-headers': '*' },
    'preflight',
    /^fails: headers not allowed: authorization/,
  ],
  ['it exposes no headers', { 'access-control-expose-headers': '' }, 'exposed headers', /^fails: none/],
  ['it exposes only Date', { 'access-control-expose-headers': 'Date' }, 'exposed headers', /^copes: Date/],
  [
    'Access-Control-Max-Age is missing',
    { 'access-control-max-age': '' },
    'Access-Control-Max-Age',
    /^copes: none/,
  ],
])('check:api doesn’t accept an API on another origin when %s', async (_, headers, check, outcome) => {
  expect(getOutcome(await checkOrigin(createCorsServer(headers)), check)).toMatch(outcome);
});

test('check:api fails an API on another domain whose cookies the pages can’t read', async () => {
  const report = await checkOrigin(createCorsServer({}), 'http://localhost:4173');
  expect(getOutcome(report, 'site and API on one domain')).toMatch(/^fails: localhost and 127\.0\.0\.1/);
  expect(getOutcome(report, 'the page can read the cookie')).toMatch(/^fails: not readable/);
});
