import { expect, test } from 'vitest';
import type { Endpoint } from '../contract/schemas.ts';
import { saysMissingUser } from './missing-user.ts';

const isMissing = (status: number, message: string, endpoint: Endpoint) =>
  saysMissingUser(status, [message], endpoint);

test.each([
  'Attempt to read property "email" on null',
  "Trying to get property 'email' of non-object",
  'Null User',
])('“%s” says with a 500 that the user is missing, not with a 422', (message) => {
  expect([isMissing(500, message, 'pools'), isMissing(422, message, 'pools')]).toEqual([true, false]);
});

test.each([
  ['current-week', 'Attempt to read property "number" on null'],
  ['pool', "Trying to get property 'before_hours_bet' of non-object"],
  ['ranking', 'Call to a member function format() on null'],
  ['weeks', 'Something on null'],
] as const)(
  'a PHP error of the call %s about null says nothing of the user if it names no member of one: %s',
  (endpoint, message) => {
    expect(isMissing(500, message, endpoint)).toBe(false);
  },
);

test.each([
  'Attempt to read property "email" on null',
  'Attempt to read property "nickname" on null',
  'Attempt to assign property "last_name" on null',
  "Trying to get property 'email_verified_at' of non-object",
  'Call to a member function currentAccessToken() on null',
  'Call to a member function hasVerifiedEmail() on null',
])('a PHP error that only a missing user causes says so on any call but the registration: %s', (message) => {
  const calls: Endpoint[] = ['current-week', 'pool', 'weeks', 'games', 'register'];
  expect(calls.filter((endpoint) => isMissing(500, message, endpoint))).toEqual(calls.slice(0, -1));
});

test.each([
  'Attempt to read property "id" on null',
  'Attempt to read property "name" on null',
  "Trying to get property 'id' of non-object",
  "Trying to get property 'name' of non-object",
  'Trying to get property of non-object',
  'Call to a member function pools() on null',
  'Call to a member function id() on null',
  'Attempt to read property "stats" on null',
])(
  'an ambiguous PHP error about null says that the user is missing only on calls about the user: %s',
  (message) => {
    const calls: Endpoint[] = [
      'ranking',
      'games',
      'weeks',
      'current-week',
      'pool',
      'pools',
      'zipcode',
      'user',
    ];
    expect(calls.filter((endpoint) => isMissing(500, message, endpoint))).toEqual(['user']);
  },
);

const NOT_FOUND_USER = 'No query results for model [App\\Models\\User]';

test.each([
  ['user', `${NOT_FOUND_USER}.`],
  ['login', `${NOT_FOUND_USER}.`],
  ['user', `${NOT_FOUND_USER} 12`],
  ['login', `${NOT_FOUND_USER} ana@correo.mx`],
  ['verify', 'No query results for model [App\\User].'],
  ['pools', 'No query results for model [Domain\\Account\\User] 12, 13'],
] as const)('a 404 of the call %s says that the user is missing: %s', (endpoint, message) => {
  expect(isMissing(404, message, endpoint)).toBe(true);
});

test.each([
  ['user', 'Not Found'],
  ['user', ''],
  ['login', 'The route api/auth/login could not be found.'],
  ['login', 'No query results for model [App\\Models\\UserPool] 12'],
  ['weeks', 'No query results for model [App\\Models\\Week].'],
  ['register', `${NOT_FOUND_USER}.`],
] as const)('a 404 of the call %s says nothing of a missing user: “%s”', (endpoint, message) => {
  expect(isMissing(404, message, endpoint)).toBe(false);
});
