import {
  at,
  json,
  refuseWith,
  testDeviations,
  whenGood,
  withCookie,
  withHeaders,
} from './testing/deviations.ts';
import type { AnswerChange } from './testing/mock-api.ts';

const withLimitBehindLogin =
  (limit: string): AnswerChange =>
  async (_, answer) => {
    const response = await answer();
    if (response.status !== 401) response.headers.set('x-ratelimit-limit', limit);
    return response;
  };

testDeviations([
  [
    'a csrf cookie with status 200 and a body is a difference that the product copes with',
    {
      change: whenGood('/sanctum/csrf-cookie', ({ headers }) =>
        json(200, {}, { 'set-cookie': String(headers.get('set-cookie')) }),
      ),
    },
    'status',
    /^copes: 200/,
  ],
  [
    'a csrf cookie that scripts can’t read is an error',
    { change: withCookie('XSRF-TOKEN=a; Path=/; HttpOnly; SameSite=Lax') },
    'the page can read the cookie',
    /^fails: not readable at .*HttpOnly/,
  ],
  [
    'a missing csrf cookie is an error',
    { change: withCookie('a=b') },
    'the page can read the cookie',
    /^fails: not set/,
  ],
  [
    'a csrf cookie with the path of the site is as expected',
    { change: withCookie('XSRF-TOKEN=a; Path=/lmx; SameSite=Lax') },
    'the page can read the cookie',
    /^expected/,
  ],
  [
    'a csrf cookie that is SameSite=None without Secure is an error',
    { change: withCookie('XSRF-TOKEN=a; Path=/; SameSite=None') },
    'attributes of XSRF-TOKEN',
    /^fails: XSRF-TOKEN: SameSite=none/,
  ],
  [
    'a session cookie that scripts can read is a difference that the product copes with',
    { change: withCookie('laravel_session=a; Path=/; SameSite=Lax') },
    'attributes of the session cookie',
    /^copes: laravel_session: not HttpOnly/,
  ],
  [
    'a csrf cookie of a sibling application that costs one renewal is as expected',
    {},
    'with an old CSRF token',
    /^expected: 419, then 204, then 422/,
  ],
  [
    'a csrf cookie that no renewal repairs is an error',
    { change: at('POST /api/user/verify', () => refuseWith(419, 'CSRF token mismatch.')) },
    'with an old CSRF token',
    /^fails: 419, then 204, then 419/,
  ],
  [
    'an API that takes an old csrf token is a difference that the product copes with',
    { change: at('POST /api/user/verify', () => refuseWith(422, 'The selected email is invalid.')) },
    'with an old CSRF token',
    /^copes: 422: the token is not checked/,
  ],
  [
    'an unknown stateful domain is an error',
    { change: at('POST /api/auth/login', () => refuseWith(500, 'Session store not set on request.')) },
    'without a CSRF token',
    /^fails: 500, Session store not set/,
  ],
  [
    'an API that logs in an unknown e-mail is an error',
    { change: at('POST /api/auth/login', () => json(200, { access_token: '1|abc' })) },
    'without a CSRF token',
    /^fails: 200/,
  ],
  [
    'an API without CSRF protection is a difference that the product copes with',
    { change: at('POST /api/auth/login', () => refuseWith(401, 'Invalid Credentials')) },
    'without a CSRF token',
    /^copes: .*the token is not checked/,
  ],
  [
    'the default of 60 calls a minute is a difference that the product copes with',
    { change: withHeaders({ 'x-ratelimit-limit': '60' }) },
    'calls a minute',
    /^copes: 60/,
  ],
  [
    'a limit of 300 calls a minute is as expected',
    { change: withHeaders({ 'x-ratelimit-limit': '300' }) },
    'calls a minute',
    /^expected: 300/,
  ],
  [
    'the limit that Laravel omits from a 401 is read from a call that needs no session',
    { change: withLimitBehindLogin('60'), hasAccount: false },
    'calls a minute',
    /^copes: 60/,
  ],
  [
    'the limit that Laravel omits from a 401 is read from a call of the given account',
    { change: withLimitBehindLogin('300') },
    'calls a minute',
    /^expected: 300/,
  ],
  [
    'a 429 without Retry-After is a difference that the product copes with',
    { change: at('GET /api/ranking', () => refuseWith(429, 'Too Many Attempts.')), only: ['shape'] },
    'Retry-After of every 429',
    /^copes: GET \/api\/ranking/,
  ],
  [
    'a redirect of a call without a session and without Accept: application/json is as expected',
    {
      change: (request, answer) =>
        request.headers.get('accept') === 'text/html'
          ? new Response(null, { status: 302, headers: { location: '/login' } })
          : answer(),
    },
    'without a session and without Accept: application/json',
    /^expected: 302 to \/login/,
  ],
  [
    'a redirect of a call with Accept: application/json is an error',
    {
      change: at('GET /api/user', () => new Response(null, { status: 302, headers: { location: '/login' } })),
      endpoint: 'GET /api/user',
    },
    'without a session',
    /^fails: 302 to \/login/,
  ],
  [
    'the `confirmed` rule of a password is an error',
    {
      change: at('POST /api/user/register', () =>
        json(422, { message: 'x', errors: { password: ['The password confirmation does not match.'] } }),
      ),
    },
    'a form with a password alone',
    /^fails: password: The password confirmation does not match/,
  ],
  [
    'public caching is an error',
    { change: withHeaders({ 'cache-control': 'public, max-age=3600' }) },
    'caching',
    /^fails: Cache-Control: public/,
  ],
  [
    'an answer with the header Age is an error of the check of Date',
    { change: withHeaders({ age: '30' }) },
    'Date',
    /^fails: Age: 30/,
  ],
]);
