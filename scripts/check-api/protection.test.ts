import { Cookie } from 'tough-cookie';
import { expect, test } from 'vitest';
import { judgeCookies } from './checks/visitor.ts';
import type { AnswerChange } from './mock-api.ts';
import { json, redirects, says, testRows, whenGood, withCookie, withHeaders } from './testing/deviations.ts';

const withLimitBehindLogin =
  (limit: string): AnswerChange =>
  async (_, answer) => {
    const response = await answer();
    if (response.status !== 401) response.headers.set('x-ratelimit-limit', limit);
    return response;
  };

const whenHtml =
  (change: AnswerChange): AnswerChange =>
  (request, answer) =>
    request.headers.get('accept') === 'text/html' ? change(request, answer) : answer();

const LOGIN = 'POST /api/auth/login';
const VERIFY = 'POST /api/user/verify';
const READABLE = 'the page can read the cookie';
const OLD_TOKEN = 'with an old CSRF token';
const NO_TOKEN = 'without a CSRF token';
const NO_ACCEPT = 'without a session and without Accept: application/json';

testRows([
  [
    'copes with a csrf cookie that has status 200 and a body',
    whenGood('/sanctum/csrf-cookie', ({ headers }) =>
      json(200, {}, { 'set-cookie': String(headers.get('set-cookie')) }),
    ),
    'status',
    /^copes: 200/,
  ],
  [
    'fails a csrf cookie that scripts can’t read',
    withCookie('XSRF-TOKEN=a; Path=/; HttpOnly; SameSite=Lax'),
    READABLE,
    /^fails: not readable at .*HttpOnly/,
  ],
  ['fails a missing csrf cookie', withCookie('a=b'), READABLE, /^fails: not set/],
  [
    'accepts a csrf cookie with the path of the site',
    withCookie('XSRF-TOKEN=a; Path=/lmx; SameSite=Lax'),
    READABLE,
    /^expected/,
  ],
  [
    'fails a csrf cookie that is SameSite=None without Secure',
    withCookie('XSRF-TOKEN=a; Path=/; SameSite=None'),
    'attributes of XSRF-TOKEN',
    /^fails: XSRF-TOKEN: SameSite=none/,
  ],
  [
    'copes with a csrf cookie that is SameSite=Strict',
    withCookie('XSRF-TOKEN=a; Path=/; SameSite=Strict'),
    'attributes of XSRF-TOKEN',
    /^copes: XSRF-TOKEN: SameSite=strict$/,
  ],
  [
    'copes with a csrf cookie that has no SameSite and is HttpOnly',
    withCookie('XSRF-TOKEN=a; Path=/; HttpOnly'),
    'attributes of XSRF-TOKEN',
    /^copes: XSRF-TOKEN: no SameSite; XSRF-TOKEN: HttpOnly$/,
  ],
  [
    'accepts a csrf cookie with Path=/ and SameSite=Lax',
    withCookie('XSRF-TOKEN=a; Path=/; SameSite=Lax'),
    'attributes of XSRF-TOKEN',
    /^expected: XSRF-TOKEN$/,
  ],
  [
    'copes with a session cookie that scripts can read',
    withCookie('laravel_session=a; Path=/; SameSite=Lax'),
    'attributes of the session cookie',
    /^copes: laravel_session: not HttpOnly/,
  ],
  [
    'accepts a csrf cookie of a sibling application that costs one renewal',
    null,
    OLD_TOKEN,
    /^expected: 419, then 204, then 422/,
  ],
  [
    'fails a csrf cookie that no renewal repairs',
    says(VERIFY, 419, 'CSRF token mismatch.'),
    OLD_TOKEN,
    /^fails: 419, then 204, then 419/,
  ],
  [
    'copes with an API that takes an old csrf token',
    says(VERIFY, 422, 'The selected email is invalid.'),
    OLD_TOKEN,
    /^copes: 422: the token is not checked/,
  ],
  [
    'fails an unknown stateful domain',
    says(LOGIN, 500, 'Session store not set on request.'),
    NO_TOKEN,
    /^fails: 500, Session store not set/,
  ],
  [
    'fails an API that logs in an unknown e-mail',
    (request, answer) => (request.url.endsWith('/login') ? json(200, { access_token: '1|abc' }) : answer()),
    NO_TOKEN,
    /^fails: 200/,
  ],
  [
    'copes with an API without CSRF protection',
    says(LOGIN, 401, 'Invalid Credentials'),
    NO_TOKEN,
    /^copes: .*the token is not checked/,
  ],
  [
    'copes with the default of 60 calls a minute',
    withHeaders({ 'x-ratelimit-limit': '60' }),
    'calls a minute',
    /^copes: 60/,
  ],
  [
    'accepts a limit of 300 calls a minute',
    withHeaders({ 'x-ratelimit-limit': '300' }),
    'calls a minute',
    /^expected: 300/,
  ],
  [
    'fails no API for a 401 without the limit: it reads the limit of a call that needs no session',
    withLimitBehindLogin('60'),
    'calls a minute',
    /^copes: 60/,
    { hasAccount: false },
  ],
  [
    'reads the limit of a call of the given account',
    withLimitBehindLogin('300'),
    'calls a minute',
    /^expected: 300/,
  ],
  [
    'copes with a 429 without Retry-After',
    says('GET /api/ranking', 429, 'Too Many Attempts.'),
    'Retry-After of every 429',
    /^copes: GET \/api\/ranking/,
    { only: ['shape'] },
  ],
  [
    'accepts a redirect of a call without a session and without Accept: application/json',
    whenHtml(redirects('', '/login')),
    NO_ACCEPT,
    /^expected: 302 to \/login/,
  ],
  [
    'fails a user without a session where Accept is text/html',
    whenHtml(() => json(200, { id: 1 })),
    NO_ACCEPT,
    /^fails: 200/,
  ],
  [
    'fails a redirect of a call with Accept: application/json',
    redirects('GET /api/user', '/login'),
    'GET /api/user without a session',
    /^fails: 302 to \/login/,
  ],
  [
    'fails the `confirmed` rule of a password',
    (request, answer) =>
      request.url.endsWith('/register')
        ? json(422, { message: 'x', errors: { password: ['The password confirmation does not match.'] } })
        : answer(),
    'a form with a password alone',
    /^fails: password: The password confirmation does not match/,
  ],
  [
    'fails public caching',
    withHeaders({ 'cache-control': 'public, max-age=3600' }),
    'caching',
    /^fails: Cache-Control: public/,
  ],
  ['fails the header Age of a cached Date', withHeaders({ age: '30' }), 'Date', /^fails: Age: 30/],
]);

test.each([
  ['a=b; Path=/; SameSite=Lax', true, 'a: not Secure'],
  ['a=b; Path=/; SameSite=Lax', false, 'a'],
  ['a=b; Path=/lmx; SameSite=Lax; Secure', true, 'a: Path=/lmx'],
])('check:api says of the cookie %j, with TLS: %s, “%s”', (text, isTls, got) => {
  expect(judgeCookies(isTls, [Cookie.parse(text)!], false).got).toBe(got);
});
