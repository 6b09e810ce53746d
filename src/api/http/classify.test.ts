import { describe, expect, test } from 'vitest';
import { type Endpoint, KNOWN_MESSAGES } from '../messages.ts';
import { classify, type HttpOutcome } from './classify.ts';
import { parseBody } from './json.ts';

const answer = (status: number, body: unknown, retryAfter: number | null = null): HttpOutcome => ({
  type: 'response',
  status,
  body: parseBody(typeof body === 'string' ? body : JSON.stringify(body)),
  retryAfter,
});
const kindOf = (outcome: HttpOutcome, endpoint: Endpoint, mayHaveChanged = false) =>
  classify(outcome, { endpoint, mayHaveChanged })?.kind ?? null;

describe('a known message', () => {
  const words = Object.entries(KNOWN_MESSAGES).flatMap(([endpoint, table]) =>
    Object.entries(table ?? {}).map(([text, kind]) => [endpoint as Endpoint, text, kind] as const),
  );

  test.each(words)('classify gives the known message of %s its error kind: %s', (endpoint, message, kind) => {
    expect(kindOf(answer(422, { message }), endpoint)).toBe(kind);
  });

  test.each(words)(
    'classify ignores Laravel’s count of further errors after the message of %s: %s',
    (endpoint, message, kind) => {
      expect(kindOf(answer(422, { message: `${message} (and 1 more error)` }), endpoint)).toBe(kind);
      expect(kindOf(answer(422, { message: `${message} (and 12 more errors)` }), endpoint)).toBe(kind);
    },
  );

  test.each(words)(
    'classify finds the message in `errors` of Laravel 8 for %s: %s',
    (endpoint, message, kind) => {
      const body = {
        message: 'The given data was invalid.',
        errors: { some: ['Too short.'], other: [message] },
      };
      expect(kindOf(answer(422, body), endpoint)).toBe(kind);
    },
  );

  test.each(words)(
    'classify prefers the known message of %s over any status: %s',
    (endpoint, message, kind) => {
      for (const status of [200, 400, 401, 404, 419, 500, 503]) {
        expect(kindOf(answer(status, { message }), endpoint)).toBe(kind);
      }
    },
  );
});

describe('the order of error rules', () => {
  test('classify returns “aborted” for an aborted request', () => {
    expect(kindOf({ type: 'aborted' }, 'weeks')).toBe('aborted');
  });

  test('classify returns “network” when there is no response body, whatever the status', () => {
    expect(kindOf({ type: 'no-response', status: 404, isDeadline: false }, 'zipcode')).toBe('network');
  });

  test('classify prefers `Unauthenticated.` over a known message', () => {
    const body = { message: 'Unauthenticated.', errors: { email: ['The email has already been taken.'] } };
    expect(kindOf(answer(422, body), 'register')).toBe('unauthenticated');
  });

  test('classify prefers the message of a field over the general message', () => {
    const body = { message: 'Invalid Credentials', errors: { email: ['The selected email is invalid.'] } };
    expect(kindOf(answer(422, body), 'login')).toBe('email-not-found');
  });

  test('classify returns “question-not-found” for a 404 with `Question Not Found`', () => {
    expect(kindOf(answer(404, { message: 'Question Not Found' }), 'trivia')).toBe('question-not-found');
  });

  test('classify returns “zipcode-not-found” for a 404 of the postal code call only', () => {
    expect(kindOf(answer(404, {}), 'zipcode')).toBe('zipcode-not-found');
    expect(kindOf(answer(404, {}), 'weeks')).toBe('connection');
  });

  test.each([
    ['a server error of the postal code', 500, 'zipcode'],
    ['a redirect of the password change', 302, 'change'],
    ['a status of 300', 300, 'weeks'],
  ] as const)('classify returns “unprevented” for %s', (_case, status, endpoint) => {
    expect(kindOf(answer(status, {}), endpoint)).toBe('unprevented');
  });

  test('classify returns “unprevented” for a body that cannot be decoded', () => {
    expect(kindOf({ type: 'undecodable', status: 200 }, 'weeks')).toBe('unprevented');
  });

  test('classify returns null for a successful response', () => {
    expect(classify(answer(200, []), { endpoint: 'weeks', mayHaveChanged: false })).toBeNull();
    expect(classify(answer(204, ''), { endpoint: 'logout', mayHaveChanged: true })).toBeNull();
  });
});

describe('messages', () => {
  test.each([
    ['in another language', { message: 'El correo ya está en uso.' }],
    ['in other letters', { message: 'invalid credentials' }],
    ['that are no text', { message: ['Invalid Credentials'] }],
    ['of another call', { message: 'No bet time' }],
    ['that name a property of every object', { message: 'constructor' }],
    ['that are missing', {}],
    ['in plain text', 'Invalid Credentials'],
    ['in a body that is null', null],
    ['beside errors that are null', { errors: null }],
    ['after fifty others', { errors: { email: [...Array(50).fill('No.'), 'Invalid Credentials'] } }],
  ])('classify returns “unprevented” for messages %s', (_, body) => {
    expect(kindOf(answer(422, body), 'login')).toBe('unprevented');
  });

  test('classify ignores spaces around a message', () => {
    expect(kindOf(answer(422, { message: '  Invalid Credentials\n' }), 'login')).toBe('password-invalid');
  });

  test.each([
    'Attempt to read property "email" on null',
    "Trying to get property 'email' of non-object",
    'Null User',
  ])('classify reads a null-user message with status 500 as a deleted account: %s', (message) => {
    expect(kindOf(answer(500, { message }), 'pools')).toBe('account-eliminated');
    expect(kindOf(answer(422, { message }), 'pools')).toBe('unprevented');
  });

  test('classify returns “unprevented” for a null-user message after a trivia answer', () => {
    expect(kindOf(answer(500, { message: 'Attempt to read property "id" on null' }), 'trivia')).toBe(
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
    'classify returns “unprevented” for a null error that does not name a property of the user: %s, %s',
    (endpoint, message) => {
      expect(kindOf(answer(500, { message }), endpoint)).toBe('unprevented');
    },
  );

  test.each(['id', 'email', 'nickname', 'name', 'token', 'last_name', 'email_verified_at'])(
    'classify reads a null error about the property %s as a deleted account on any call',
    (property) => {
      const message = `Attempt to read property "${property}" on null`;
      expect(kindOf(answer(500, { message }), 'current-week')).toBe('account-eliminated');
    },
  );

  test('classify reads a null error about a method of the user as a deleted account on any call', () => {
    const message = 'Call to a member function currentAccessToken() on null';
    expect(kindOf(answer(500, { message }), 'weeks')).toBe('account-eliminated');
  });

  test.each(['user', 'delete', 'logout', 'login'] as const)(
    'classify reads any null error of the account call %s as a deleted account',
    (endpoint) => {
      const message = 'Attempt to read property "number" on null';
      expect(kindOf(answer(500, { message }), endpoint)).toBe('account-eliminated');
    },
  );

  test('classify returns “change-password” for unknown 4xx messages of a password change, except for 404, 419 and 429', () => {
    const kinds = [400, 401, 403, 422, 404, 419, 429, 500].map((status) =>
      kindOf(answer(status, { message: 'No.' }), 'change'),
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

describe('a classified error', () => {
  const errorOf = (outcome: HttpOutcome, endpoint: Endpoint, mayHaveChanged = true) =>
    classify(outcome, { endpoint, mayHaveChanged });

  test.each([
    ['login', 'The selected email is invalid.', 'email'],
    ['register', 'The email has already been taken.', 'email'],
    ['register', 'The nickname has already been taken.', 'nickname'],
    ['login', 'Invalid Credentials', 'password'],
    ['verify', 'Invalid verification code', 'otp'],
    ['verify', 'The verification code has expired', 'otp'],
    ['zipcode', 'Zipcode Not Found', 'zipcode'],
    ['pool', 'No bet time', undefined],
  ] as const)(
    'a classified error of %s with the message “%s” has the field %s',
    (endpoint, message, field) => {
      const fields = errorOf(answer(422, { message }), endpoint)?.fields.map((one) => one.field);
      expect(fields).toEqual(field === undefined ? [] : [field]);
    },
  );

  test.each([
    ['Laravel 8', 'The given data was invalid.'],
    ['Laravel 9 or later', 'The email has already been taken. (and 1 more error)'],
  ])('a classified error keeps the message of each failing field, from %s', (_version, message) => {
    const errors = {
      email: ['The email has already been taken.'],
      nickname: ['Too short.', 'The nickname has already been taken.'],
      phone: ['The phone field must be 10 digits.'],
    };
    expect(errorOf(answer(422, { message, errors }), 'register')?.fields).toEqual([
      { field: 'email', kind: 'email-exists' },
      { field: 'nickname', kind: 'nickname-taken' },
    ]);
  });

  test('a classified error keeps the first of two known messages of one field', () => {
    const errors = { otp: ['The verification code has expired', 'Invalid verification code'] };
    expect(errorOf(answer(422, { message: '', errors }), 'verify')?.fields).toEqual([
      { field: 'otp', kind: 'code-expired' },
    ]);
  });

  test.each([
    ['of a few seconds', 'Too many login attempts. Please try again in 55 seconds.', 55],
    ['of one second', 'Too many login attempts. Please try again in 1 second.', 1],
    ['of an hour is capped', 'Too many login attempts. Please try again in 3600 seconds.', 120],
    ['of no time at all', 'Too many login attempts. Please try again in 0 seconds.', 1],
  ])(
    'classify takes retryAfter from a log-in throttle message that names a wait %s',
    (_length, message, retryAfter) => {
      const body = { message: 'The given data was invalid.', errors: { email: [message] } };
      expect(errorOf(answer(422, body, 20), 'login')).toMatchObject({ kind: 'wait', retryAfter, fields: [] });
    },
  );

  test('classify ignores the log-in throttle message on other calls', () => {
    const message = 'Too many login attempts. Please try again in 55 seconds.';
    expect(kindOf(answer(422, { message }), 'forgot')).toBe('unprevented');
  });

  test('classify sets retryAfter of “Too Many Attempts.” from the Retry-After header, or to 30 seconds', () => {
    expect(errorOf(answer(429, { message: 'Too Many Attempts.' }, 45), 'resend')).toMatchObject({
      kind: 'wait',
      retryAfter: 45,
    });
    expect(errorOf(answer(429, { message: 'Too Many Attempts.' }), 'resend')).toMatchObject({
      kind: 'wait',
      retryAfter: 30,
    });
    expect(errorOf(answer(429, { message: 'Too Many Attempts.' }, 45), 'login')).toMatchObject({
      kind: 'unprevented',
      retryAfter: 45,
    });
  });

  test.each([
    ['the seconds of Retry-After', 40, 40],
    ['60 s without Retry-After', null, 60],
  ])(
    'classify sets retryAfter of a “Please wait before retrying.” response to %s',
    (_source, header, retryAfter) => {
      for (const status of [422, 429]) {
        expect(
          errorOf(answer(status, { message: 'Please wait before retrying.' }, header), 'forgot'),
        ).toMatchObject({ kind: 'wait', retryAfter });
      }
    },
  );

  test('classify sets retryAfter to 60 seconds for a log-in throttle message without a number of seconds', () => {
    expect(errorOf(answer(422, { message: 'Too many login attempts.' }), 'login')?.retryAfter).toBe(60);
  });

  test.each(['login', 'forgot'] as const)(
    'classify sets retryAfter to 30 seconds for a 429 of %s with an unknown message',
    (endpoint) => {
      expect(errorOf(answer(429, {}), endpoint)?.retryAfter).toBe(30);
    },
  );

  test('classify leaves retryAfter undefined for a refusal that is not a throttle', () => {
    expect(errorOf(answer(422, {}, 45), 'login')?.retryAfter).toBeUndefined();
  });

  test('classify keeps the status 401 of an `Unauthenticated.` response', () => {
    expect(errorOf(answer(401, { message: 'Unauthenticated.' }), 'weeks')?.status).toBe(401);
  });

  test('a classified error of a change has outcomeUnknown when the server may have applied the change', () => {
    const doubtful: HttpOutcome[] = [
      { type: 'aborted' },
      { type: 'no-response', status: 0, isDeadline: true },
      { type: 'undecodable', status: 200 },
      answer(500, {}),
      answer(502, '<html>'),
      answer(500, { message: 'Attempt to read property "id" on null' }),
    ];
    expect(doubtful.map((outcome) => errorOf(outcome, 'pool')?.outcomeUnknown)).toEqual(
      doubtful.map(() => true),
    );
    const certain = [401, 403, 404, 419, 422, 429, 503].map((status) => answer(status, {}));
    expect(certain.map((outcome) => errorOf(outcome, 'pool')?.outcomeUnknown)).toEqual(
      certain.map(() => false),
    );
  });

  test('a classified error of a read never has outcomeUnknown', () => {
    expect(errorOf(answer(500, {}), 'weeks', false)?.outcomeUnknown).toBe(false);
  });
});
