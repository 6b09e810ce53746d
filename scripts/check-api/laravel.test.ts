import { expect, test } from 'vitest';
import { checkMock } from './testing/check-mock.ts';
import { at, json, refuseWith, TRACE, testDeviations, whenGood } from './testing/deviations.ts';

testDeviations([
  [
    'games whose dates have a time are a difference that the product copes with',
    { isLaravel: true, endpoint: 'GET /api/games/week/{week}' },
    'shape',
    /^copes: .*date: not a date alone/,
  ],
  [
    'weeks inside “data” are a difference that the product copes with',
    { isLaravel: true, endpoint: 'GET /api/weeks' },
    'shape',
    /^copes: wrapped in “data”/,
  ],
  [
    'a token inside “data” is a difference that the product copes with',
    { isLaravel: true },
    'log-in',
    /^copes: wrapped in “data”$/,
  ],
  [
    'weeks with dates in Mexican order are an error',
    {
      change: whenGood('GET /api/weeks', () => json(200, [{ number: 1, date_start: '12/11/2026' }])),
      endpoint: 'GET /api/weeks',
    },
    'shape',
    /^fails: .*can't read it/,
  ],
  [
    'one of two weeks without a date is an error that names the number of rows',
    {
      change: whenGood('GET /api/weeks', () =>
        json(200, [
          { number: 1, date_start: '2026-11-12' },
          { number: 2, date_start: null },
        ]),
      ),
      endpoint: 'GET /api/weeks',
    },
    'shape',
    /^fails: 1 of 2 rows/,
  ],
  [
    'with Laravel’s defaults, the refusal of a nickname that is taken is as expected',
    { isLaravel: true },
    'nickname that is taken',
    /^expected: 422, The nickname has already been taken/,
  ],
  [
    'a 500 of a PHP error with debug on is an error',
    {
      change: at('GET /api/week/current', () =>
        json(500, { message: 'Attempt to read property "number" on null', ...TRACE }),
      ),
      endpoint: 'GET /api/week/current',
    },
    'shape',
    /^fails: .*the player sees the unexpected error$/,
  ],
  [
    'a 404 with a trace is reported as debug mode',
    {
      change: at('GET /api/nothing', () => json(404, { message: 'The route could not be found.', ...TRACE })),
    },
    'unknown address',
    /^copes: 404 with a trace: debug is on/,
  ],
  [
    'a server error with debug off is an error',
    {
      change: at('GET /api/pool/user/all', () => refuseWith(500, 'Server Error')),
      endpoint: 'GET /api/pool/user/all',
    },
    'shape',
    /^fails: 500, Server Error/,
  ],
  [
    'PHP warnings before the JSON make an answer unreadable',
    {
      change: whenGood(
        'GET /api/weeks',
        async (answer) => new Response(`<br /><b>Warning</b>: x ${await answer.text()}`),
      ),
      endpoint: 'GET /api/weeks',
    },
    'shape',
    /^fails: 200, not JSON: “<br \/><b>Warning/,
  ],
  [
    'PHP warnings before the answer to a prediction make it unreadable',
    {
      change: whenGood(
        'POST /api/pool/user',
        async (answer) => new Response(`Warning: x ${await answer.text()}`),
      ),
      words: ['--write'],
    },
    'prediction',
    /^fails: 200, not JSON/,
  ],
  [
    'a 429 of the log-in with Retry-After is as expected',
    {
      change: at('POST /api/auth/login', () =>
        refuseWith(429, 'Too Many Attempts.', { 'retry-after': '60' }),
      ),
    },
    '7 wrong log-ins of one e-mail',
    /^expected: try 1: 429, Too Many Attempts\., Retry-After: 60/,
  ],
  [
    'a 429 of the log-in without Retry-After is a difference that the product copes with',
    { change: at('POST /api/auth/login', () => refuseWith(429, 'Too Many Attempts.')) },
    '7 wrong log-ins of one e-mail',
    /^copes: try 1: 429/,
  ],
  [
    'the 422 of Breeze’s log-in throttle is a difference that the product copes with',
    { isLaravel: true },
    '7 wrong log-ins of one e-mail',
    /^copes: try 6: 422, Too many login attempts/,
  ],
  [
    'a 422 of a log-in throttle in Spanish is an error',
    { change: at('POST /api/auth/login', () => refuseWith(422, 'Demasiados intentos.')) },
    '7 wrong log-ins of one e-mail',
    /^fails: try 1: 422, Demasiados intentos/,
  ],
  [
    'the 422 of Breeze for a second password link is a difference that the product copes with',
    { isLaravel: true, words: ['--write'] },
    'a second link too soon',
    /^copes: 422, Please wait before retrying/,
  ],
  [
    'Breeze’s text for an unknown e-mail is as expected where a password link is requested',
    { isLaravel: true, endpoint: 'POST /api/auth/forgot-password' },
    'unknown e-mail',
    /^expected: 422, We can't find a user/,
  ],
  [
    'a 200 for an unknown e-mail where a password link is requested is a difference that the product copes with',
    {
      change: at('POST /api/auth/forgot-password', () =>
        refuseWith(200, 'We have emailed your password reset link.'),
      ),
      endpoint: 'POST /api/auth/forgot-password',
    },
    'unknown e-mail',
    /^copes: .*does not say that it is unknown/,
  ],
  [
    'Breeze’s text for an unknown e-mail at the log-in is a difference that the product copes with',
    { isLaravel: true, endpoint: 'POST /api/auth/login' },
    'unknown e-mail',
    /^copes: 422, These credentials do not match/,
  ],
  [
    'Breeze’s text for a wrong password is as expected',
    { isLaravel: true },
    'wrong password',
    /^expected: 422/,
  ],
  [
    'a refusal of an unknown e-mail in Spanish is an error',
    {
      change: at('POST /api/auth/login', () => refuseWith(422, 'El correo no existe.')),
      endpoint: 'POST /api/auth/login',
    },
    'unknown e-mail',
    /^fails: 422, El correo no existe\.: the player sees the unexpected error$/,
  ],
  [
    'a deletion after which the token gets a 401 is as expected',
    { isLaravel: true, words: ['--write'] },
    'deletion, and what the token is worth then',
    /^expected: .*then 401, Unauthenticated/,
  ],
  [
    'a 500 of the log-out, such as that of a transient token, is an error',
    {
      change: at('GET /api/auth/logout', () =>
        refuseWith(500, 'Call to undefined method Laravel\\Sanctum\\TransientToken::delete()'),
      ),
      words: ['--write'],
    },
    'log-out, and what the token is worth then',
    /^fails: 500, Call to undefined method/,
  ],
  [
    'a log-out that leaves the session alive is an error',
    { change: at('GET /api/auth/logout', () => new Response(null, { status: 204 })), words: ['--write'] },
    'log-out, and what the token is worth then',
    /^fails: 204, empty body; then 200/,
  ],
]);

test.each([
  ['503 with JSON', () => refuseWith(503, 'Service Unavailable')],
  [
    '503 with HTML',
    () => new Response('<h1>503</h1>', { status: 503, headers: { 'content-type': 'text/html' } }),
  ],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/x' } })],
])(
  'check:api fails the first check and skips the others when the API answers with %s in maintenance mode',
  async (_, change) => {
    const { findings } = await checkMock({ change });
    expect(findings[0]?.verdict).toBe('fails');
    expect(new Set(findings.slice(1).map(({ verdict, got }) => `${verdict}: ${got}`))).toEqual(
      new Set(['skipped: the API is in maintenance mode']),
    );
  },
);
