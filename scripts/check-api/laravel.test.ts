import { expect, test } from 'vitest';
import { checkMock } from './testing/check-mock.ts';
import { at, json, redirects, says, TRACE, testRows, whenGood } from './testing/deviations.ts';

const LARAVEL = { isLaravel: true };
const WRITE = { words: ['--write'] };
const LOGIN = 'POST /api/auth/login';
const FORGOT = 'POST /api/auth/forgot-password';
const TRIES = '7 wrong log-ins of one e-mail';
const LOGOUT = 'log-out, and what the token is worth then';

testRows([
  [
    'copes with games whose dates have a time',
    null,
    'GET /api/games/week/{week} shape',
    /^copes: .*date: not a date alone/,
    LARAVEL,
  ],
  ['copes with weeks inside “data”', null, 'GET /api/weeks shape', /^copes: wrapped in “data”/, LARAVEL],
  ['copes with a token inside “data”', null, 'log-in', /^copes: wrapped in “data”$/, LARAVEL],
  [
    'fails weeks with dates in Mexican order',
    whenGood('GET /api/weeks', () => json(200, [{ number: 1, date_start: '12/11/2026' }])),
    'GET /api/weeks shape',
    /^fails: .*can't read it/,
  ],
  [
    'fails two weeks of which one has no date, and names the number of rows',
    whenGood('GET /api/weeks', () =>
      json(200, [
        { number: 1, date_start: '2026-11-12' },
        { number: 2, date_start: null },
      ]),
    ),
    'GET /api/weeks shape',
    /^fails: 1 of 2 rows/,
  ],
  [
    'accepts Laravel’s refusal of a nickname that is taken',
    null,
    'nickname that is taken',
    /^expected: 422, The nickname has already been taken/,
    LARAVEL,
  ],
  [
    'fails a 500 of a PHP error with debug on',
    at('GET /api/week/current', () =>
      json(500, { message: 'Attempt to read property "number" on null', ...TRACE }),
    ),
    'GET /api/week/current shape',
    /^fails: .*the player sees the unexpected error$/,
  ],
  [
    'reports a 404 with a trace as debug mode',
    at('GET /api/nothing', () => json(404, { message: 'The route could not be found.', ...TRACE })),
    'unknown address',
    /^copes: 404 with a trace: debug is on/,
  ],
  [
    'fails a server error with debug off',
    says('GET /api/pool/user/all', 500, 'Server Error'),
    'GET /api/pool/user/all shape',
    /^fails: 500, Server Error/,
  ],
  [
    'fails PHP warnings before the JSON of the weeks',
    whenGood(
      'GET /api/weeks',
      async (answer) => new Response(`<br /><b>Warning</b>: x ${await answer.text()}`),
    ),
    'GET /api/weeks shape',
    /^fails: 200, not JSON: “<br \/><b>Warning/,
  ],
  [
    'copes with PHP warnings before the answer to a prediction that was saved',
    whenGood('POST /api/pool/user', async (answer) => new Response(`Warning: x ${await answer.text()}`)),
    'prediction',
    /^copes: 200, not JSON: .*, but saved: the player sees “¡Boleto sellado!”, without the trivia$/,
    WRITE,
  ],
  [
    'accepts a 429 of the log-in with Retry-After',
    says(LOGIN, 429, 'Too Many Attempts.', { 'retry-after': '60' }),
    TRIES,
    /^expected: try 1: 429, Too Many Attempts\., Retry-After: 60/,
  ],
  [
    'copes with a 429 of the log-in without Retry-After',
    says(LOGIN, 429, 'Too Many Attempts.'),
    TRIES,
    /^copes: try 1: 429/,
  ],
  [
    'copes with the 422 of Breeze’s log-in throttle',
    null,
    TRIES,
    /^copes: try 6: 422, Too many login attempts/,
    LARAVEL,
  ],
  [
    'fails a 422 of a log-in throttle in Spanish',
    says(LOGIN, 422, 'Demasiados intentos.'),
    TRIES,
    /^fails: try 1: 422, Demasiados intentos/,
  ],
  [
    'copes with the 422 of Breeze for a second password link',
    null,
    'a second link too soon',
    /^copes: 422, Please wait before retrying/,
    { ...LARAVEL, ...WRITE },
  ],
  [
    'accepts Breeze’s text for an unknown e-mail where a password link is requested',
    null,
    `${FORGOT} unknown e-mail`,
    /^expected: 422, We can't find a user/,
    LARAVEL,
  ],
  [
    'copes with a 200 for an unknown e-mail where a password link is requested',
    says(FORGOT, 200, 'We have emailed your password reset link.'),
    `${FORGOT} unknown e-mail`,
    /^copes: .*does not say that it is unknown/,
  ],
  [
    'copes with Breeze’s text for an unknown e-mail at the log-in',
    null,
    `${LOGIN} unknown e-mail`,
    /^copes: 422, These credentials do not match/,
    LARAVEL,
  ],
  ['accepts Breeze’s text for a wrong password', null, 'wrong password', /^expected: 422/, LARAVEL],
  [
    'fails a refusal of an unknown e-mail in Spanish',
    says(LOGIN, 422, 'El correo no existe.'),
    `${LOGIN} unknown e-mail`,
    /^fails: 422, El correo no existe\.: the player sees the unexpected error$/,
  ],
  [
    'accepts a deletion after which the token gets a 401',
    null,
    'deletion, and what the token is worth then',
    /^expected: .*then 401, Unauthenticated/,
    { ...LARAVEL, ...WRITE },
  ],
  [
    'fails a log-out that leaves the session alive',
    at('GET /api/auth/logout', () => new Response(null, { status: 204 })),
    LOGOUT,
    /^fails: 204, empty body; then 200/,
    WRITE,
  ],
]);

test.each([
  ['503 with JSON', says('', 503, 'Service Unavailable')],
  [
    '503 with HTML',
    () => new Response('<h1>503</h1>', { status: 503, headers: { 'content-type': 'text/html' } }),
  ],
  ['a redirect', redirects('', '/x')],
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
