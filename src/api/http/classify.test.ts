import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../messages.ts';
import { answer, getErrorKind } from './classify.test.helper.ts';

test.each([200, 401, 404, 503])(
  'classify returns “password-invalid” for a known message of the log-in with the status %i and “(and 12 more errors)” after it',
  (status) => {
    const message = 'Invalid Credentials (and 12 more errors)';
    expect(getErrorKind(answer(status, { message }), 'login')).toBe('password-invalid');
  },
);

test.each([
  ['Network Error', 'network'],
  ['Connection Error', 'connection'],
] as const)('classify passes the message %s of any call through as the error “%s”', (message, kind) => {
  const calls: Endpoint[] = ['login', 'weeks', 'pool', 'trivia', 'ranking', 'user'];
  for (const endpoint of calls) expect(getErrorKind(answer(500, { message }), endpoint)).toBe(kind);
});

describe('the order in which classify checks its rules', () => {
  test('classify returns “network” when the response body was lost, even after the status 404 of a postal code', () => {
    expect(getErrorKind({ type: 'no-response', status: 404 }, 'zipcode')).toBe('network');
  });

  test('classify prefers `Unauthenticated.` over a known message', () => {
    const body = { message: 'Unauthenticated.', errors: { email: ['The email has already been taken.'] } };
    expect(getErrorKind(answer(422, body), 'register')).toBe('unauthenticated');
  });

  test('classify prefers the message of a field over the general message', () => {
    const body = { message: 'Invalid Credentials', errors: { email: ['The selected email is invalid.'] } };
    expect(getErrorKind(answer(422, body), 'login')).toBe('email-not-found');
  });

  test('classify returns “zipcode-not-found” for a 404 of the postal code call and “connection” for a 404 of the weeks', () => {
    expect(getErrorKind(answer(404, {}), 'zipcode')).toBe('zipcode-not-found');
    expect(getErrorKind(answer(404, {}), 'weeks')).toBe('connection');
  });

  test.each([
    ['the status 500 of the postal code', 500, 'zipcode'],
    ['the status 302 of the password change', 302, 'change'],
    ['the status 300 of the weeks', 300, 'weeks'],
    ['the status 199 of the weeks', 199, 'weeks'],
  ] as const)('classify returns “unprevented” for %s', (_case, status, endpoint) => {
    expect(getErrorKind(answer(status, {}), endpoint)).toBe('unprevented');
  });
});

describe('unknown messages and PHP errors about null', () => {
  test.each([
    ['in another language', { message: 'El correo ya está en uso.' }],
    ['in lower case', { message: 'invalid credentials' }],
    ['an array', { message: ['Invalid Credentials'] }],
    ['the message of another call', { message: 'No bet time' }],
    ['the name of a property of every object', { message: 'constructor' }],
    ['missing', {}],
    ['in a body of plain text', 'Invalid Credentials'],
    ['missing because the body is null', null],
    ['missing and whose `errors` is null', { errors: null }],
    ['the 51st of a field', { errors: { email: [...Array(50).fill('No.'), 'Invalid Credentials'] } }],
  ])('classify returns “unprevented” for a 422 of the log-in whose message is %s', (_, body) => {
    expect(getErrorKind(answer(422, body), 'login')).toBe('unprevented');
  });

  test.each([
    'Attempt to read property "email" on null',
    "Trying to get property 'email' of non-object",
    'Null User',
  ])(
    'classify returns “account-eliminated” for a message about a null user with status 500, “unprevented” with 422: %s',
    (message) => {
      expect(getErrorKind(answer(500, { message }), 'pools')).toBe('account-eliminated');
      expect(getErrorKind(answer(422, { message }), 'pools')).toBe('unprevented');
    },
  );

  test('classify returns “unprevented” for a PHP error about the property id of null after a trivia answer', () => {
    expect(getErrorKind(answer(500, { message: 'Attempt to read property "id" on null' }), 'trivia')).toBe(
      'unprevented',
    );
  });

  test.each([
    ['current-week', 'Attempt to read property "number" on null'],
    ['games', 'Attempt to read property "short_name" on null'],
    ['pool', "Trying to get property 'before_hours_bet' of non-object"],
    ['ranking', 'Call to a member function format() on null'],
    ['weeks', 'Something on null'],
  ] as const)(
    'classify returns “unprevented” on the call %s for a PHP error about null that names no property or method of the user: %s',
    (endpoint, message) => {
      expect(getErrorKind(answer(500, { message }), endpoint)).toBe('unprevented');
    },
  );

  test.each(['id', 'email', 'nickname', 'name', 'token', 'last_name', 'email_verified_at'])(
    'classify returns “account-eliminated” on the call current-week for a PHP error about the user’s property %s of null',
    (property) => {
      const message = `Attempt to read property "${property}" on null`;
      expect(getErrorKind(answer(500, { message }), 'current-week')).toBe('account-eliminated');
    },
  );

  test('classify returns “account-eliminated” on the call weeks for a PHP error about a method of a null user', () => {
    const message = 'Call to a member function currentAccessToken() on null';
    expect(getErrorKind(answer(500, { message }), 'weeks')).toBe('account-eliminated');
  });

  test('classify returns “unprevented” for a registration with a PHP error about null, because a registration has no user yet', () => {
    const message = 'Attempt to read property "email" on null';
    expect(getErrorKind(answer(500, { message }), 'register')).toBe('unprevented');
  });

  test.each(['user', 'delete', 'logout', 'login'] as const)(
    'classify returns “account-eliminated” in the account call %s for a PHP error about null that names no property of the user',
    (endpoint) => {
      const message = 'Attempt to read property "number" on null';
      expect(getErrorKind(answer(500, { message }), endpoint)).toBe('account-eliminated');
    },
  );

  test('classify returns “change-password” for a 4xx of a password change with an unknown message, but not for 404, 419, 429 and 500', () => {
    const kinds = [400, 401, 403, 422, 404, 419, 429, 500].map((status) =>
      getErrorKind(answer(status, { message: 'No.' }), 'change'),
    );
    expect(kinds).toEqual([
      ...Array(4).fill('change-password'),
      'connection',
      'connection',
      'unprevented',
      'unprevented',
    ]);
  });
});
