import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../messages.ts';
import { answer, getErrorKind } from './classify.test.helper.ts';
import { classify, type HttpOutcome } from './classify.ts';

describe('a classified error', () => {
  const getError = (outcome: HttpOutcome, endpoint: Endpoint, mayHaveChanged = true) =>
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
    'the classified error of the call %s with the message “%s” has an error for the form field %s (undefined: no form field)',
    (endpoint, message, field) => {
      const fields = getError(answer(422, { message }), endpoint)?.fields.map((one) => one.field);
      expect(fields).toEqual(field === undefined ? [] : [field]);
    },
  );

  test.each([
    ['Laravel 8', 'The given data was invalid.'],
    ['Laravel 9 or later', 'The email has already been taken. (and 1 more error)'],
  ])(
    'a classified error has one error for each field with a known message in a response of %s',
    (_version, message) => {
      const errors = {
        email: ['The email has already been taken.'],
        nickname: ['Too short.', 'The nickname has already been taken.'],
        phone: ['The phone field must be 10 digits.'],
      };
      expect(getError(answer(422, { message, errors }), 'register')?.fields).toEqual([
        { field: 'email', kind: 'email-exists' },
        { field: 'nickname', kind: 'nickname-taken' },
      ]);
    },
  );

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
    ['1 s for “0 seconds”', 'Too many login attempts. Please try again in 0 seconds.', 1],
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

  test('classify returns “unprevented” for the log-in throttle message in a response to the call forgot', () => {
    const message = 'Too many login attempts. Please try again in 55 seconds.';
    expect(getErrorKind(answer(422, { message }), 'forgot')).toBe('unprevented');
  });

  test('classify sets retryAfter of “Too Many Attempts.” from Retry-After, or to 30 s; the kind is “wait” for resend, “unprevented” for login', () => {
    expect(getError(answer(429, { message: 'Too Many Attempts.' }, 45), 'resend')).toMatchObject({
      kind: 'wait',
      retryAfter: 45,
    });
    expect(getError(answer(429, { message: 'Too Many Attempts.' }), 'resend')).toMatchObject({
      kind: 'wait',
      retryAfter: 30,
    });
    expect(getError(answer(429, { message: 'Too Many Attempts.' }, 45), 'login')).toMatchObject({
      kind: 'unprevented',
      retryAfter: 45,
    });
  });

  test.each([
    ['the 40 s of the Retry-After header', 40, 40],
    ['60 s when there is no Retry-After header', null, 60],
  ])(
    'for “Please wait before retrying.” in a response to the call forgot, classify returns “wait” with a retryAfter of %s',
    (_source, header, retryAfter) => {
      for (const status of [422, 429]) {
        expect(
          getError(answer(status, { message: 'Please wait before retrying.' }, header), 'forgot'),
        ).toMatchObject({ kind: 'wait', retryAfter });
      }
    },
  );

  test('classify sets retryAfter to 60 seconds for a log-in throttle message without seconds and without Retry-After', () => {
    expect(getError(answer(422, { message: 'Too many login attempts.' }), 'login')?.retryAfter).toBe(60);
  });

  test.each(['login', 'forgot'] as const)(
    'classify sets retryAfter to 30 seconds for a 429 of the call %s without a message and without Retry-After',
    (endpoint) => {
      expect(getError(answer(429, {}), endpoint)?.retryAfter).toBe(30);
    },
  );

  test('classify leaves retryAfter undefined for a 422 without a throttle message, even with a Retry-After header', () => {
    expect(getError(answer(422, {}, 45), 'login')?.retryAfter).toBeUndefined();
  });

  test('the error of a write request has outcomeUnknown after an abort, a lost or unreadable response, 500 and 502, not after 503 or a 4xx', () => {
    const doubtful: HttpOutcome[] = [
      { type: 'aborted' },
      { type: 'no-response', status: 0 },
      { type: 'undecodable', status: 200 },
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
});
