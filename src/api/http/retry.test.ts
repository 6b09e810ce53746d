import { expect, test, vi } from 'vitest';
import type { CallKind } from '../api.ts';
import { ApiError } from '../error.ts';
import { answer } from './classify.test.helper.ts';
import { planRetry } from './retry.ts';

/** The retry of a call that failed as with a lost connection, 20 seconds before its deadline. */
const plan = (kind: CallKind, attempt: number, retryAfter: number | null = null, isBackground = false) =>
  planRetry(
    { callKind: kind, options: { isBackground }, deadline: { timeLeft: () => 20_000 }, extensionLeft: 0 },
    attempt,
    new ApiError('networkError'),
    answer(503, {}, retryAfter),
  );

/** The retry of a session start after a 429, 20 seconds before its deadline. */
const planLimit = (retryAfter: number, extensionLeft: number) =>
  planRetry(
    { callKind: 'session-start', options: {}, deadline: { timeLeft: () => 20_000 }, extensionLeft },
    0,
    new ApiError('unpreventedError', { status: 429 }),
    answer(429, {}, retryAfter),
  );

const getRange = (kind: CallKind, attempt: number, retryAfter: number | null = null) =>
  [0, 0.5, 0.999].map((random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    return Math.round(plan(kind, attempt, retryAfter)?.pauseMs ?? Number.NaN);
  });

test.each([
  ['read', 0, [250, 500, 750]],
  ['read', 1, [750, 1_500, 2_249]],
  ['session-start', 0, [500, 1_000, 1_499]],
  ['session-start', 1, [1_000, 2_000, 2_998]],
  ['session-start', 4, [4_000, 8_000, 11_992]],
] as const)(
  'a call of kind “%s” is retried after attempt %i (from 0) after %j ms for random() = 0, 0.5 and 0.999',
  (kind, attempt, pauses) => {
    expect(getRange(kind, attempt)).toEqual(pauses);
  },
);

test('a session start waits for a `Retry-After` of 6 s and up to 5 s more', () => {
  expect(getRange('session-start', 0, 6)).toEqual([6_000, 8_500, 10_995]);
});

test.each([20, 30, 120])(
  'with 20 s left, a call of kind “session-start” is retried as if it had no Retry-After of %i s',
  (retryAfter) => {
    expect(getRange('session-start', 0, retryAfter)).toEqual([500, 1_000, 1_499]);
    expect(getRange('session-start', 2, retryAfter)).toEqual([2_000, 4_000, 5_996]);
  },
);

test.each([
  ['a call that changes state', 'write', 0, false],
  ['a read request that has been sent three times', 'read', 2, false],
  ['a read request in the background', 'read', 0, true],
  ['the request for the user in the background', 'session-start', 0, true],
] as const)('after a lost connection, %s is not sent again', (_call, kind, attempt, isBackground) => {
  expect(plan(kind, attempt, 5, isBackground)).toBeNull();
});

test('20 s before its deadline, a session start moves it by a rate limit of 30 s', () => {
  expect(planLimit(30, 60)).toMatchObject({ extraSeconds: 30 });
});

test('a session start with a fixed deadline in 20 s is not repeated after a rate limit of 20 s', () => {
  expect(planLimit(20, 0)).toBeNull();
});
