import { expect, test } from 'vitest';
import type { Endpoint } from '../contract/schemas.ts';
import { answer } from './classify.test.helper.ts';
import { classify } from './classify.ts';
import type { HttpResponse } from './transport.ts';

const getError = (response: HttpResponse, endpoint: Endpoint) => classify(response, endpoint, true);
const getErrorKind = (response: HttpResponse, endpoint: Endpoint) =>
  getError(response, endpoint)?.kind ?? null;

test.each([200, 401, 404, 503])(
  'classify returns “password-invalid” for the log-in’s message with the status %i and “(and 12 more errors)” [8.1, 8.10]',
  (status) => {
    const message = 'Invalid Credentials (and 12 more errors)';
    expect(getErrorKind(answer(status, { message }), 'login')).toBe('password-invalid');
  },
);

test.each([
  ['Network Error', 'networkError'],
  ['Connection Error', 'connectionError'],
] as const)(
  'classify passes the message %s of any call through as the error “%s” [8.5, 8.6]',
  (message, kind) => {
    const calls: Endpoint[] = ['login', 'weeks', 'pool', 'trivia', 'ranking', 'user'];
    for (const endpoint of calls) expect(getErrorKind(answer(500, { message }), endpoint)).toBe(kind);
  },
);

test('classify prefers `Unauthenticated.` over a known message', () => {
  const body = { message: 'Unauthenticated.', errors: { email: ['The email has already been taken.'] } };
  expect(getErrorKind(answer(422, body), 'register')).toBe('unauthenticated');
});

test.each([
  'Unauthenticated',
  'unauthenticated.',
  'UNAUTHENTICATED',
  ' Unauthenticated. ',
  'Unauthenticated!',
  'Unauthenticated\n',
])('classify reads the message %j with the status 401 as the end of the session [8.7]', (message) => {
  expect(getErrorKind(answer(401, { message }), 'weeks')).toBe('unauthenticated');
});

test.each([
  ['the message “Unauthenticated” with the status 200', 200, 'Unauthenticated', null],
  [
    'a sentence about “Unauthenticated” with the status 401',
    401,
    'Unauthenticated device',
    'unpreventedError',
  ],
  ['the status 401 without a message', 401, undefined, 'unpreventedError'],
] as const)('classify does not end the session for %s', (_case, status, message, kind) => {
  expect(getErrorKind(answer(status, { message }), 'weeks') ?? null).toBe(kind);
});

test('classify prefers the message of a field over the general message', () => {
  const body = { message: 'Invalid Credentials', errors: { email: ['The selected email is invalid.'] } };
  expect(getErrorKind(answer(422, body), 'login')).toBe('email-not-found');
});

test.each([
  ['the status 500 of the postal code', 500, 'zipcode'],
  ['the status 302 of the password change', 302, 'change'],
  ['the status 300 of the weeks', 300, 'weeks'],
  ['the status 199 of the weeks', 199, 'weeks'],
] as const)('classify returns “unpreventedError” for %s', (_case, status, endpoint) => {
  expect(getErrorKind(answer(status, {}), endpoint)).toBe('unpreventedError');
});

test.each([
  ['in lower case', { message: 'invalid credentials' }],
  ['an array', { message: ['Invalid Credentials'] }],
  ['the message of another call', { message: 'No bet time' }],
  ['the name of a property of every object', { message: 'constructor' }],
  ['in a body of plain text', 'Invalid Credentials'],
  ['missing because the body is null', null],
  ['missing and whose `errors` is null', { errors: null }],
  ['the 51st of a field', { errors: { email: [...Array(50).fill('No.'), 'Invalid Credentials'] } }],
])('classify returns “unpreventedError” for a 422 of the log-in whose message is %s', (_, body) => {
  expect(getErrorKind(answer(422, body), 'login')).toBe('unpreventedError');
});

test('classify returns “accountEliminated” for an answer that says a user is missing, on any call but an answer to a trivia [8.13]', () => {
  const message = 'Attempt to read property "email" on null';
  const calls: Endpoint[] = ['current-week', 'pool', 'weeks', 'games'];
  for (const endpoint of calls)
    expect(getErrorKind(answer(500, { message }), endpoint)).toBe('accountEliminated');
  expect(getErrorKind(answer(500, { message }), 'trivia')).toBe('unpreventedError');
});

test.each([
  ['weeks', 'No query results for model [App\\Models\\Week].'],
  ['user', ''],
  ['trivia', 'No query results for model [App\\Models\\User].'],
] as const)(
  'classify returns “connectionError” for a 404 of the call %s with the message “%s” [8.3]',
  (endpoint, message) => {
    expect(getErrorKind(answer(404, { message }), endpoint)).toBe('connectionError');
  },
);

test.each(['login', 'pools', 'trivia', 'register'] as const)(
  'classify returns “connectionError” for a 419 of the call %s [8.2]',
  (endpoint) => {
    expect(getErrorKind(answer(419, { message: 'CSRF token mismatch.' }), endpoint)).toBe('connectionError');
  },
);

test('classify returns “changePasswordError” for an unknown message of a password change, except 404, 419, 429 and 500', () => {
  const kinds = [400, 401, 403, 422, 404, 419, 429, 500].map((status) =>
    getErrorKind(answer(status, { message: 'No.' }), 'change'),
  );
  expect(kinds).toEqual([
    ...Array(4).fill('changePasswordError'),
    'connectionError',
    'connectionError',
    'unpreventedError',
    'unpreventedError',
  ]);
});

test('a classified error has only the first of two known messages of one field', () => {
  const errors = { otp: ['The verification code has expired', 'Invalid verification code'] };
  expect(getError(answer(422, { message: '', errors }), 'verify')?.fields).toEqual([
    { field: 'otp', kind: 'code-expired' },
  ]);
});

test.each([
  ['55 s for “55 seconds”', 'Too many login attempts. Please try again in 55 seconds.', 55],
  ['1 s for “1 second”', 'Too many login attempts. Please try again in 1 second.', 1],
  ['120 s for “3600 seconds”', 'Too many login attempts. Please try again in 3600 seconds.', 120],
])(
  'for a log-in throttle message, classify returns “wait” and, despite a Retry-After of 20 s, a retryAfter of %s',
  (_length, message, retryAfter) => {
    const body = { message: 'The given data was invalid.', errors: { email: [message] } };
    expect(getError(answer(422, body, 20), 'login')).toMatchObject({
      kind: 'wait',
      retryAfter,
      fields: [],
    });
  },
);

test.each([
  ['resend', 'Too Many Attempts.', 429, 45, 'wait', 45],
  ['resend', 'Too Many Attempts.', 429, null, 'wait', 60],
  ['login', 'Too Many Attempts.', 429, 45, 'unpreventedError', 45],
  ['login', '', 429, null, 'unpreventedError', 60],
  ['login', 'Too Many Attempts.', 429, null, 'unpreventedError', 60],
  ['register', 'Too Many Attempts.', 429, null, 'unpreventedError', 60],
  ['forgot', 'Too Many Attempts.', 429, null, 'unpreventedError', 60],
  ['verify', 'Too Many Attempts.', 429, null, 'unpreventedError', 60],
  ['change', 'Too Many Attempts.', 429, null, 'unpreventedError', 60],
  ['register', 'Too many attempts. Please try again in 25 seconds.', 429, 45, 'unpreventedError', 25],
  ['change', 'Too many attempts, wait 1 second.', 429, null, 'unpreventedError', 1],
  ['verify', 'Demasiados intentos. Intenta de nuevo en 40 segundos.', 429, null, 'unpreventedError', 40],
  ['login', 'Too many login attempts. Please try again in 2 minutes.', 422, null, 'wait', 120],
  ['forgot', 'Please wait before retrying.', 422, 40, 'wait', 40],
  ['forgot', 'Please wait before retrying.', 429, null, 'wait', 60],
  ['login', 'Too many login attempts.', 422, null, 'wait', 60],
  ['login', '', 422, 45, 'unpreventedError', undefined],
] as const)(
  'for the call %s with “%s”, status %i and a Retry-After of %j s, classify returns “%s” with a retryAfter of %j',
  (endpoint, message, status, header, kind, retryAfter) => {
    const error = getError(answer(status, { message }, header), endpoint);
    expect([error?.kind, error?.retryAfter]).toEqual([kind, retryAfter]);
  },
);

test('the error of a write request has outcomeUnknown after 500 and 502, not after 503 or a 4xx', () => {
  const doubtful = [
    answer(500, {}),
    answer(502, '<html>'),
    answer(500, { message: 'Attempt to read property "id" on null' }),
    answer(500, { message: 'Connection Error' }),
  ];
  expect(doubtful.map((outcome) => getError(outcome, 'pool')?.outcomeUnknown)).toEqual(
    doubtful.map(() => true),
  );
  const certain = [401, 403, 404, 419, 422, 429, 503].map((status) => answer(status, {}));
  expect(certain.map((outcome) => getError(outcome, 'pool')?.outcomeUnknown)).toEqual(
    certain.map(() => false),
  );
});
