import { expect, test } from 'vitest';
import type { Endpoint } from '../contract/schemas.ts';
import { answer } from './classify.test.helper.ts';
import { classify, type HttpOutcome } from './classify.ts';

const getError = (outcome: HttpOutcome, endpoint: Endpoint) =>
  classify(outcome, { endpoint, mayHaveChanged: true });
const getErrorKind = (outcome: HttpOutcome, endpoint: Endpoint) => getError(outcome, endpoint)?.kind ?? null;

test.each([200, 401, 404, 503])(
  'classify returns “password-invalid” for a known message of the log-in with the status %i and “(and 12 more errors)” after it',
  (status) => {
    const message = 'Invalid Credentials (and 12 more errors)';
    expect(getErrorKind(answer(status, { message }), 'login')).toBe('password-invalid');
  },
);

test.each([
  ['Network Error', 'networkError'],
  ['Connection Error', 'connectionError'],
] as const)('classify passes the message %s of any call through as the error “%s”', (message, kind) => {
  const calls: Endpoint[] = ['login', 'weeks', 'pool', 'trivia', 'ranking', 'user'];
  for (const endpoint of calls) expect(getErrorKind(answer(500, { message }), endpoint)).toBe(kind);
});

test('classify returns “networkError” when the response body was lost, even after the status 404 of a postal code', () => {
  expect(getErrorKind({ type: 'networkError', status: 404 }, 'zipcode')).toBe('networkError');
});

test('classify prefers `Unauthenticated.` over a known message', () => {
  const body = { message: 'Unauthenticated.', errors: { email: ['The email has already been taken.'] } };
  expect(getErrorKind(answer(422, body), 'register')).toBe('unauthenticated');
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

test.each([
  'Attempt to read property "email" on null',
  "Trying to get property 'email' of non-object",
  'Null User',
])(
  'classify returns “accountEliminated” for a message about a null user with status 500, “unpreventedError” with 422: %s',
  (message) => {
    expect(getErrorKind(answer(500, { message }), 'pools')).toBe('accountEliminated');
    expect(getErrorKind(answer(422, { message }), 'pools')).toBe('unpreventedError');
  },
);

test.each([
  ['current-week', 'Attempt to read property "number" on null'],
  ['pool', "Trying to get property 'before_hours_bet' of non-object"],
  ['ranking', 'Call to a member function format() on null'],
  ['weeks', 'Something on null'],
] as const)(
  'classify returns “unpreventedError” on the call %s for a PHP error about null that names no property or method of the user: %s',
  (endpoint, message) => {
    expect(getErrorKind(answer(500, { message }), endpoint)).toBe('unpreventedError');
  },
);

test.each(['id', 'email', 'nickname', 'name', 'token', 'last_name', 'email_verified_at'])(
  'classify returns “accountEliminated” on the call current-week for a PHP error about the user’s property %s of null',
  (property) => {
    const message = `Attempt to read property "${property}" on null`;
    expect(getErrorKind(answer(500, { message }), 'current-week')).toBe('accountEliminated');
  },
);

test('classify returns “changePasswordError” for a 4xx of a password change with an unknown message, but not for 404, 419, 429 and 500', () => {
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
  'for a log-in throttle message, classify returns “wait” without field errors and, despite a Retry-After of 20 s, a retryAfter of %s',
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
  ['resend', 'Too Many Attempts.', 429, null, 'wait', 30],
  ['login', 'Too Many Attempts.', 429, 45, 'unpreventedError', 45],
  ['login', '', 429, null, 'unpreventedError', 30],
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

test('the error of a write request has outcomeUnknown after an abort, a lost or unreadable response, 500 and 502, not after 503 or a 4xx', () => {
  const doubtful: HttpOutcome[] = [
    { type: 'aborted', status: 0 },
    { type: 'networkError', status: 0 },
    { type: 'unpreventedError', status: 200 },
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
