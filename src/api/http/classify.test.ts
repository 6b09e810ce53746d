import { describe, expect, test } from 'vitest';
import { type Endpoint, KNOWN_MESSAGES } from '../messages.ts';
import { classify, type Raw } from './classify.ts';
import { parseBody } from './json.ts';

const answer = (status: number, body: unknown, retryAfter: number | null = null): Raw => ({
  type: 'response',
  status,
  body: parseBody(typeof body === 'string' ? body : JSON.stringify(body)),
  retryAfter,
});
const kindOf = (raw: Raw, endpoint: Endpoint, mayHaveChanged = false) =>
  classify(raw, { endpoint, mayHaveChanged })?.kind ?? null;

describe('each known message', () => {
  const words = Object.entries(KNOWN_MESSAGES).flatMap(([endpoint, table]) =>
    Object.entries(table ?? {}).map(([text, kind]) => [endpoint as Endpoint, text, kind] as const),
  );

  test.each(words)('of %s: %s', (endpoint, message, kind) => {
    expect(kindOf(answer(422, { message }), endpoint)).toBe(kind);
  });

  test.each(words)('of %s with other failing fields: %s', (endpoint, message, kind) => {
    expect(kindOf(answer(422, { message: `${message} (and 1 more error)` }), endpoint)).toBe(kind);
    expect(kindOf(answer(422, { message: `${message} (and 12 more errors)` }), endpoint)).toBe(kind);
  });

  test.each(words)('of %s in a field under an older Laravel: %s', (endpoint, message, kind) => {
    const body = {
      message: 'The given data was invalid.',
      errors: { some: ['Too short.'], other: [message] },
    };
    expect(kindOf(answer(422, body), endpoint)).toBe(kind);
  });

  test.each(words)('of %s beats any status: %s', (endpoint, message, kind) => {
    for (const status of [200, 400, 401, 404, 419, 500, 503]) {
      expect(kindOf(answer(status, { message }), endpoint)).toBe(kind);
    }
  });
});

describe('the order', () => {
  test('our own stop is silence', () => {
    expect(kindOf({ type: 'aborted' }, 'weeks')).toBe('aborted');
  });

  test('no answer is a lost connection, whatever its status was', () => {
    expect(kindOf({ type: 'no-response', status: 404, isDeadline: false }, 'zipcode')).toBe('network');
  });

  test('the end of the session beats a known message', () => {
    const body = { message: 'Unauthenticated.', errors: { email: ['The email has already been taken.'] } };
    expect(kindOf(answer(422, body), 'register')).toBe('unauthenticated');
  });

  test('a failing field beats the message', () => {
    const body = { message: 'Invalid Credentials', errors: { email: ['The selected email is invalid.'] } };
    expect(kindOf(answer(422, body), 'login')).toBe('email-not-found');
  });

  test('a question not found with 404 is no connection error', () => {
    expect(kindOf(answer(404, { message: 'Question Not Found' }), 'trivia')).toBe('question-not-found');
  });

  test('404 is an unknown postal code for that call alone', () => {
    expect(kindOf(answer(404, {}), 'zipcode')).toBe('zipcode-not-found');
    expect(kindOf(answer(404, {}), 'weeks')).toBe('connection');
  });

  test('a body that is not what was promised is unexpected', () => {
    expect(kindOf({ type: 'undecodable', status: 200 }, 'weeks')).toBe('unprevented');
  });

  test('a good answer is no error', () => {
    expect(classify(answer(200, []), { endpoint: 'weeks', mayHaveChanged: false })).toBeNull();
    expect(classify(answer(204, ''), { endpoint: 'logout', mayHaveChanged: true })).toBeNull();
  });
});

describe('words', () => {
  test.each([
    ['in another language', { message: 'El correo ya está en uso.' }],
    ['in other letters', { message: 'invalid credentials' }],
    ['that are no text', { message: ['Invalid Credentials'] }],
    ['of another call', { message: 'No bet time' }],
    ['that name a property of every object', { message: 'constructor' }],
    ['that are missing', {}],
    ['in plain text', 'Invalid Credentials'],
  ])('%s are unexpected', (_, body) => {
    expect(kindOf(answer(422, body), 'login')).toBe('unprevented');
  });

  test('may have spaces around them', () => {
    expect(kindOf(answer(422, { message: '  Invalid Credentials\n' }), 'login')).toBe('password-invalid');
  });

  test.each([
    'Attempt to read property "email" on null',
    "Trying to get property 'email' of non-object",
    'Null User',
  ])('about a null user mean an eliminated account: %s', (message) => {
    expect(kindOf(answer(500, { message }), 'pools')).toBe('account-eliminated');
    expect(kindOf(answer(422, { message }), 'pools')).toBe('unprevented');
  });

  test('about a null user are unexpected after a trivia', () => {
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
  ] as const)('about a null that is not the user mean no deleted account: %s, %s', (endpoint, message) => {
    expect(kindOf(answer(500, { message }), endpoint)).toBe('unprevented');
  });

  test.each(['id', 'email', 'nickname', 'name', 'token', 'last_name', 'email_verified_at'])(
    'about a null without %s mean a deleted account on any call',
    (property) => {
      const message = `Attempt to read property "${property}" on null`;
      expect(kindOf(answer(500, { message }), 'current-week')).toBe('account-eliminated');
    },
  );

  test('about a method that only the user has mean a deleted account on any call', () => {
    const message = 'Call to a member function currentAccessToken() on null';
    expect(kindOf(answer(500, { message }), 'weeks')).toBe('account-eliminated');
  });

  test.each(['user', 'delete', 'logout', 'login'] as const)(
    'about any null mean a deleted account when the call is about the user: %s',
    (endpoint) => {
      const message = 'Attempt to read property "number" on null';
      expect(kindOf(answer(500, { message }), endpoint)).toBe('account-eliminated');
    },
  );

  test('nobody knows are a failed change after a new password, except where the status says more', () => {
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

describe('what comes with the kind', () => {
  const errorOf = (raw: Raw, endpoint: Endpoint, mayHaveChanged = true) =>
    classify(raw, { endpoint, mayHaveChanged });

  test.each([
    ['login', 'The selected email is invalid.', 'email'],
    ['register', 'The email has already been taken.', 'email'],
    ['register', 'The nickname has already been taken.', 'nickname'],
    ['login', 'Invalid Credentials', 'password'],
    ['verify', 'Invalid verification code', 'otp'],
    ['verify', 'The verification code has expired', 'otp'],
    ['zipcode', 'Zipcode Not Found', 'zipcode'],
    ['pool', 'No bet time', undefined],
  ] as const)('for %s, %s: the field %s', (endpoint, message, field) => {
    const fields = errorOf(answer(422, { message }), endpoint)?.fields.map((one) => one.field);
    expect(fields).toEqual(field === undefined ? [] : [field]);
  });

  test.each([
    ['Laravel 8', 'The given data was invalid.'],
    ['Laravel 9 or later', 'The email has already been taken. (and 1 more error)'],
  ])('several failing fields each keep their own message, from %s', (_version, message) => {
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

  test('a field with two known messages keeps the first', () => {
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
  ])('a log-in throttle %s names its own wait', (_length, message, retryAfter) => {
    const body = { message: 'The given data was invalid.', errors: { email: [message] } };
    expect(errorOf(answer(422, body, 20), 'login')).toMatchObject({ kind: 'wait', retryAfter, fields: [] });
  });

  test('a log-in throttle means nothing to another call', () => {
    const message = 'Too many login attempts. Please try again in 55 seconds.';
    expect(kindOf(answer(422, { message }), 'forgot')).toBe('unprevented');
  });

  test('is the wait after too many attempts', () => {
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
  ])('after “Please wait before retrying.” is %s', (_source, header, retryAfter) => {
    for (const status of [422, 429]) {
      expect(
        errorOf(answer(status, { message: 'Please wait before retrying.' }, header), 'forgot'),
      ).toMatchObject({ kind: 'wait', retryAfter });
    }
  });

  test('is whether a change may have happened all the same', () => {
    const doubtful: Raw[] = [
      { type: 'aborted' },
      { type: 'no-response', status: 0, isDeadline: true },
      { type: 'undecodable', status: 200 },
      answer(500, {}),
      answer(502, '<html>'),
      answer(500, { message: 'Attempt to read property "id" on null' }),
    ];
    expect(doubtful.map((raw) => errorOf(raw, 'pool')?.outcomeUnknown)).toEqual(doubtful.map(() => true));
    const certain = [401, 403, 404, 419, 422, 429, 503].map((status) => answer(status, {}));
    expect(certain.map((raw) => errorOf(raw, 'pool')?.outcomeUnknown)).toEqual(certain.map(() => false));
  });

  test('is no doubt about what only reads', () => {
    expect(errorOf(answer(500, {}), 'weeks', false)?.outcomeUnknown).toBe(false);
  });
});
